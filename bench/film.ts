import {
  createRenderPool,
  inspectFilm,
  joinFilm,
  leadInSeconds,
  musicCues,
  sceneFrames,
} from '@kinora/renderer';
import type { FilmTimeline, RenderedSegment, RenderPool } from '@kinora/renderer';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { respeak, sampleFilm } from './sample-film.ts';

/** A film in the making, with what is kept of it for the next time. */
interface Making {
  readonly timeline: FilmTimeline;
  readonly folder: string;
  readonly pool: RenderPool;
  /** When the pen is heard in each scene that was rendered before. */
  readonly strokes: Map<number, RenderedSegment['penStrokes']>;
}

function segmentFile({ folder }: Making, index: number): string {
  return join(folder, `segment-${index}.mp4`);
}

async function renderScenes(making: Making, scenes: readonly number[]): Promise<void> {
  const { timeline, pool, strokes } = making;
  for (const index of scenes) {
    const scene = timeline.scenes[index];
    if (scene !== undefined) {
      const request = { scene, look: timeline, profile: 'film', output: segmentFile(making, index) } as const;
      strokes.set(index, (await pool.renderSegment(request)).penStrokes);
    }
  }
}

/** The strokes of a scene that is being rendered are not known yet: it is sketched for them. */
async function mixSound({ timeline, folder, pool, strokes }: Making, scenes: readonly number[]) {
  const { framesPerSecond, music: brief } = timeline;
  const known = new Map([...strokes].filter(([index]) => !scenes.includes(index)));
  const segments = timeline.scenes.map((scene, index) => {
    const penStrokes = known.get(index);
    return {
      frames: sceneFrames(scene, framesPerSecond),
      narrationFile: scene.narration?.file ?? null,
      leadInSeconds,
      ...(penStrokes === undefined ? { scene } : { penStrokes }),
    };
  });
  const music = join(folder, 'music.m4a');
  if (brief !== null) {
    await pool.writeMusic({ brief, cues: musicCues(timeline.scenes, framesPerSecond), output: music });
  }
  const output = join(folder, 'sound.m4a');
  return await pool.mixSoundtrack({ segments, framesPerSecond, music: brief && music, output });
}

/** Renders these scenes and mixes the whole sound beside them, joins and inspects: what is done after an edit. */
async function makeFilm(making: Making, scenes: readonly number[]): Promise<number> {
  const { timeline, folder } = making;
  const [soundtrack] = await Promise.all([mixSound(making, scenes), renderScenes(making, scenes)]);
  const file = join(folder, 'film.mp4');
  const segments = timeline.scenes.map((_, index) => segmentFile(making, index));
  const facts = await joinFilm({ segments, soundtrack: join(folder, 'sound.m4a'), output: file });
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
  const strokes: Making['strokes'] = new Map();
  try {
    const whole = await timed(async () => {
      const timeline = await sampleFilm({ scenes: 10, sentencesPerScene: 2, folder });
      const pool = createRenderPool({ isOneProcess: true });
      const seconds = await makeFilm({ timeline, folder, pool, strokes }, [...timeline.scenes.keys()]);
      pool.close();
      return { timeline, seconds };
    });
    const { timeline, seconds } = whole.result;
    const edit = await timed(async () => {
      const edited = await respeak(timeline, { scene: 4, folder });
      const pool = createRenderPool({ isOneProcess: true });
      await makeFilm({ timeline: edited, folder, pool, strokes }, [4]);
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
