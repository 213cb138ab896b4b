import { createRenderPool, inspectFilm, joinFilm, leadInSeconds, sceneFrames } from '@kinora/renderer';
import type { FilmTimeline, RenderPool } from '@kinora/renderer';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { respeak, sampleFilm } from './sample-film.ts';

/** A film in the making, with what is kept of it for the next time. */
interface Making {
  readonly timeline: FilmTimeline;
  readonly folder: string;
  readonly pool: RenderPool;
}

/** Renders these scenes, mixes the whole sound, joins and inspects: what a product does after an edit. */
async function makeFilm({ timeline, folder, pool }: Making, scenes: readonly number[]): Promise<number> {
  const segmentFile = (index: number): string => join(folder, `segment-${index}.mp4`);
  for (const index of scenes) {
    const scene = timeline.scenes[index];
    if (scene !== undefined) {
      await pool.renderSegment({ scene, look: timeline, profile: 'film', output: segmentFile(index) });
    }
  }
  const sound = join(folder, 'sound.m4a');
  const soundtrack = await pool.mixSoundtrack({
    segments: timeline.scenes.map((scene) => ({
      frames: sceneFrames(scene, timeline.framesPerSecond),
      narrationFile: scene.narration?.file ?? null,
      leadInSeconds,
    })),
    framesPerSecond: timeline.framesPerSecond,
    music: timeline.music,
    output: sound,
  });
  const file = join(folder, 'film.mp4');
  const segments = timeline.scenes.map((_, index) => segmentFile(index));
  const facts = await joinFilm({ segments, soundtrack: sound, output: file });
  const inspected = timeline.scenes.map((scene) => ({ ...scene, drawing: null }));
  await inspectFilm({ file, facts, scenes: inspected, look: timeline, soundtrack });
  return facts.durationSeconds;
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; seconds: number }> {
  const started = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - started) / 1000 };
}

/** Ten scenes from words to a film, then one word of one scene changed. Each begins with no process running. */
export async function measureFilm(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-film-'));
  try {
    const whole = await timed(async () => {
      const timeline = await sampleFilm({ scenes: 10, sentencesPerScene: 2, folder });
      const pool = createRenderPool();
      const seconds = await makeFilm({ timeline, folder, pool }, [...timeline.scenes.keys()]);
      pool.close();
      return { timeline, seconds };
    });
    const { timeline, seconds } = whole.result;
    const edit = await timed(async () => {
      const edited = await respeak(timeline, { scene: 4, folder });
      const pool = createRenderPool();
      await makeFilm({ timeline: edited, folder, pool }, [4]);
      pool.close();
    });
    const part = (edit.seconds / whole.seconds) * 100;
    return [
      `| end to end: words to a film of ten scenes with voice, drawing, subtitles, music and report | ${seconds.toFixed(1)} s of film in ${whole.seconds.toFixed(1)} s, ${(seconds / whole.seconds).toFixed(2)} x realtime |`,
      `| one word changed in one of the ten scenes | ${edit.seconds.toFixed(1)} s, ${part.toFixed(0)} % of the whole |`,
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
