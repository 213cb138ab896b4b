import type { FilmTimeline } from '@kinora/renderer';
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { familyOf, residentBytes } from './process-family.ts';
import { withClips } from './clip-film.ts';
import { sampleFilm } from './sample-film.ts';

/** A film of ten scenes, rendered in a process of its own. */
async function startFilm(folder: string, sentencesPerScene: number): Promise<ChildProcess> {
  return await startTimeline(await sampleFilm({ scenes: 10, sentencesPerScene, folder }), folder);
}

async function startTimeline(timeline: FilmTimeline, folder: string): Promise<ChildProcess> {
  const input = join(folder, 'timeline.json');
  await writeFile(input, JSON.stringify(timeline));
  return fork(new URL('./film-process.ts', import.meta.url), [input, join(folder, 'film.mp4')]);
}

async function peakBytes(process: ChildProcess): Promise<number> {
  let peak = 0;
  let isRunning = true;
  const ended = once(process, 'exit').then(() => {
    isRunning = false;
  });
  while (isRunning) {
    peak = Math.max(peak, await residentBytes(process.pid ?? 0));
    await Promise.race([ended, setTimeout(100)]);
  }
  return peak;
}

async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-resources-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Peak memory of the renderer's process and its children together, for a film of about one minute and of about ten. */
export async function measureMemory(): Promise<string[]> {
  const rows: string[] = [];
  for (const [name, sentences] of [
    ['about one minute', 1],
    ['about ten minutes', 11],
  ] as const) {
    const peak = await inFolder(async (folder) => peakBytes(await startFilm(folder, sentences)));
    rows.push(
      `| peak memory of the renderer and its child processes, film of ${name} | ${Math.round(peak / 1e6)} MB |`,
    );
  }
  return rows;
}

/** The same of a film of ten scenes with six decoded clips, one of each kind. */
export async function measureClipMemory(): Promise<string> {
  const peak = await inFolder(async (folder) => {
    const timeline = await withClips(await sampleFilm({ scenes: 10, sentencesPerScene: 1, folder }), folder);
    return await peakBytes(await startTimeline(timeline, folder));
  });
  return `| peak memory of the renderer and its child processes, film of ten scenes, six of them clips of 1080p of every kind | ${Math.round(peak / 1e6)} MB |`;
}

/** From the wish to stop to the last process of the rendering being gone. */
export async function measureCancel(): Promise<string[]> {
  const seconds = await inFolder(async (folder) => {
    const film = await startFilm(folder, 2);
    await once(film, 'message');
    const family = await familyOf(film.pid ?? 0);
    const started = performance.now();
    film.send('stop');
    await once(film, 'exit');
    const alive = family.filter(isAlive);
    if (alive.length > 0) {
      throw new Error(`${alive.length} processes outlived their film.`);
    }
    return (performance.now() - started) / 1000;
  });
  return [`| cancel to silence: no process of the rendering left | ${seconds.toFixed(2)} s |`];
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    // No such process: that is the answer.
    return false;
  }
}
