import { createRenderPool } from '@kinora/renderer';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { familyOf, processorSeconds, residentBytes } from './process-family.ts';

const filmSeconds = 120;
const sceneSeconds = 12;
/** Of eight: one of the lightest, the heaviest, and the one with the most notes. */
const moods = ['calm', 'wonder', 'playful'] as const;

/** A narrated film of ten scenes. */
function cuesOfFilm() {
  const scenes = Array.from({ length: filmSeconds / sceneSeconds }, (_, index) => {
    const startSeconds = index * sceneSeconds;
    return { startSeconds, firstWord: { startSeconds: startSeconds + 0.4, endSeconds: startSeconds + 0.8 } };
  });
  const lastWord = { startSeconds: filmSeconds - 1.7, endSeconds: filmSeconds - 1.2 };
  return { seconds: filmSeconds, scenes, lastWord };
}

/** What the processes that this one has started hold, at its highest, until some work is done. */
async function peakWhile(work: Promise<unknown>): Promise<number> {
  let peak = 0;
  let isDone = false;
  const ended = work.then(() => {
    isDone = true;
  });
  while (!isDone) {
    const [, child] = await familyOf(process.pid);
    peak = Math.max(peak, child === undefined ? 0 : await residentBytes(child));
    await Promise.race([ended, setTimeout(100)]);
  }
  return peak;
}

async function measureMood(mood: (typeof moods)[number], folder: string): Promise<string> {
  const pool = createRenderPool({ isOneProcess: true });
  const [usedBefore, started] = [await processorSeconds(process.pid), performance.now()];
  const output = join(folder, `${mood}.m4a`);
  const peak = await peakWhile(pool.writeMusic({ brief: { seed: 7, mood }, cues: cuesOfFilm(), output }));
  const seconds = (performance.now() - started) / 1000;
  const used = (await processorSeconds(process.pid)) - usedBefore;
  pool.close();
  return `| music of two minutes (${mood}), from its brief to its file in a fresh process | ${seconds.toFixed(1)} s, ${(filmSeconds / seconds).toFixed(0)} x realtime; ${used.toFixed(1)} s of one processor; ${Math.round(peak / 1e6)} MB |`;
}

/** The music of a film of two minutes, each in a process of its own. */
export async function measureMusic(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-music-'));
  const rows: string[] = [];
  try {
    for (const mood of moods) {
      rows.push(await measureMood(mood, folder));
    }
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
