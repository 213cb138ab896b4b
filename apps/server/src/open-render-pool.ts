import { createRenderPool } from '@kinora/renderer';
import type { RenderPool } from '@kinora/renderer';
import { FairQueue } from './platform/fair-queue.ts';

/** What a segment of 1080p takes with its encoder, at most. */
const segmentBytes = 600e6;
/** What everything else of a machine takes: PostgreSQL, the processes that serve and paint, the system. */
const restBytes = 1_500e6;
/** A segment by itself: one draws frames, two encode. */
const threadsAlone = 2;

/**
 * How many segments are rendered at once: one for each processor where the memory is there, which keeps all of them busy; else
 * half as many, with two threads each, which takes a fifth longer.
 */
export function segmentsAtOnce({ processors, memoryBytes, most = null }: Machine): number {
  const fitting = Math.floor((memoryBytes - restBytes) / segmentBytes);
  return most ?? Math.max(1, Math.floor(processors / threadsAlone), Math.min(processors, fitting));
}

/** What segments are rendered on. */
interface Machine {
  readonly processors: number;
  readonly memoryBytes: number;
  /** What its operator says: so many at once, whatever there is. */
  readonly most?: number | null;
}

/** Behind the worker itself, which draws single pictures and keeps what vendors made: a film is long anyway. */
const NICENESS = 4;

/**
 * The one pool of rendering processes of a process of ours, for films and for clips alike: no more segments are rendered at
 * once than the machine is made for, and people share their time evenly. No process is there before the first work, and none
 * a few seconds after the last.
 */
export function openRenderPool(machine: Machine): RenderPool {
  const pool = createRenderPool({ niceness: NICENESS });
  const running = segmentsAtOnce(machine);
  const queue = new FairQueue({ running });
  // One at a time: each holds a sound font.
  const players = new FairQueue({ running: 1 });
  const never = new AbortController().signal;
  const threads = (): number => {
    const share = Math.floor(machine.processors / Math.min(running, queue.underWay));
    return Math.max(1, Math.min(threadsAlone, share));
  };
  return {
    ...pool,
    renderSegment: (request, run = {}) =>
      queue.run({ person: run.person ?? '', signal: run.signal ?? never }, () =>
        pool.renderSegment(request, { threads: threads(), ...run }),
      ),
    writeMusic: (request, run = {}) =>
      players.run({ person: '', signal: run.signal ?? never }, () => pool.writeMusic(request, run)),
  };
}
