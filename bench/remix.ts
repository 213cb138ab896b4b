import { createRenderPool, leadInSeconds, musicCues, sceneFrames } from '@kinora/renderer';
import type { FilmTimeline } from '@kinora/renderer';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processorSeconds } from './process-family.ts';
import { sampleFilm } from './sample-film.ts';

/** Strokes as a board of middling fullness has them: what they sound like is of no interest here. */
const penStrokes = Array.from({ length: 6 }, (_, at) => ({ startSeconds: at, endSeconds: at + 0.7 }));
/** In the middle of the film. */
const changed = 3;

interface Taken<Result> {
  readonly result: Result;
  readonly seconds: number;
  readonly processorSeconds: number;
}

async function timed<Result>(work: () => Promise<Result>): Promise<Taken<Result>> {
  const [started, used] = [performance.now(), await processorSeconds(process.pid)];
  const result = await work();
  return {
    result,
    seconds: (performance.now() - started) / 1000,
    processorSeconds: (await processorSeconds(process.pid)) - used,
  };
}

async function mixTwice({ scenes, framesPerSecond, music: brief }: FilmTimeline, folder: string) {
  const pool = createRenderPool();
  try {
    const music = brief === null ? null : join(folder, 'music.m4a');
    if (brief !== null && music !== null) {
      await pool.writeMusic({ brief, cues: musicCues(scenes, framesPerSecond), output: music });
    }
    const segments = scenes.map((scene) => ({
      frames: sceneFrames(scene, framesPerSecond),
      narrationFile: scene.narration?.file ?? null,
      leadInSeconds,
      penStrokes,
    }));
    const [file, output] = [join(folder, 'sound.m4a'), join(folder, 'edited.m4a')];
    // The first piece of work starts the process; that is measured by nobody.
    await pool.mixSoundtrack({ segments: segments.slice(0, 1), framesPerSecond, music, output: file });
    const whole = await timed(() => pool.mixSoundtrack({ segments, framesPerSecond, music, output: file }));
    const { truePeakDb, mastering } = whole.result;
    const edited = segments.map((segment, at) => (at === changed ? { ...segment, penStrokes: [] } : segment));
    const standing = { file, truePeakDb, mastering, changed: { from: changed, until: changed + 1 } };
    const part = await timed(() =>
      pool.mixSoundtrack({ segments: edited, framesPerSecond, music, standing, output }),
    );
    return { whole, part };
  } finally {
    pool.close();
  }
}

/** The sound of a film of seven scenes, then with one of them heard otherwise. */
export async function measureRemix(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-remix-'));
  try {
    const timeline = await sampleFilm({ scenes: 7, sentencesPerScene: 2, folder });
    const { whole, part } = await mixTwice(timeline, folder);
    const told = ({ seconds, processorSeconds: used }: Taken<unknown>): string =>
      `${seconds.toFixed(1)} s (${used.toFixed(1)} s of a processor)`;
    const percent = (one: number, other: number): string => `${((one / other) * 100).toFixed(0)} %`;
    const loudness = part.result.integratedLufs.toFixed(2);
    return [
      `| mixing ${whole.result.seconds.toFixed(0)} s of seven scenes, then with one of them heard otherwise | ${told(whole)}, then ${told(part)}: ${percent(part.seconds, whole.seconds)} by the clock, ${percent(part.processorSeconds, whole.processorSeconds)} by processor time; ${loudness} LUFS |`,
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
