import { createRenderPool } from '@kinora/renderer';
import type { RenderPool } from '@kinora/renderer';
import { FairQueue } from './platform/fair-queue.ts';

/**
 * What one segment keeps busy: the encoder's threads. Fewer segments with two threads each take a little longer than twice
 * as many with one, in half the memory.
 */
const processorsPerSegment = 2;

/** Behind the worker itself, which draws single pictures and keeps what vendors made: a film is long anyway. */
const NICENESS = 4;

/**
 * The one pool of rendering processes of a process of ours, for films and for clips alike: no more segments are rendered at
 * once than there are processors for, which also bounds the memory, and people share their time evenly. No process is there before the first
 * work, and none a quarter of a minute after the last.
 */
export function openRenderPool(processors: number): RenderPool {
  const pool = createRenderPool({ niceness: NICENESS });
  const queue = new FairQueue({ running: Math.max(1, Math.floor(processors / processorsPerSegment)) });
  // One at a time: each holds a sound font.
  const players = new FairQueue({ running: 1 });
  const never = new AbortController().signal;
  return {
    ...pool,
    renderSegment: (request, run = {}) =>
      queue.run({ person: run.person ?? '', signal: run.signal ?? never }, () =>
        pool.renderSegment(request, { threads: processorsPerSegment, ...run }),
      ),
    writeMusic: (request, run = {}) =>
      players.run({ person: '', signal: run.signal ?? never }, () => pool.writeMusic(request, run)),
  };
}
