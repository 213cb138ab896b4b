import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FilmTimeline, SceneTimeline } from '@kinora/renderer';
import { createAvFrameEncoder } from '../packages/renderer/src/encoder/av-frame-encoder.ts';
import { drawnFrames } from '../packages/renderer/src/film/drawn-frames.ts';
import { renderSegment } from '../packages/renderer/src/film/render-segment.ts';
import type { DrawnFrames } from '../packages/renderer/src/film/segment-frames.ts';
import { createSegmentStudio } from '../packages/renderer/src/film/segment-studio.ts';
import { sampleFilm } from './sample-film.ts';

const rounds = 3;
const threads = 2;

export interface EncoderFigures {
  readonly filmSeconds: number;
  /** Medians of the rounds. */
  readonly rendering: Spent;
  readonly encoding: Spent;
}

interface Spent {
  readonly wallSeconds: number;
  readonly processorSeconds: number;
}

/** The scene's frames as the renderer makes them, held in memory with what each of them changed. */
function recordFrames(scene: SceneTimeline, look: FilmTimeline): DrawnFrames {
  if (!('drawing' in scene)) {
    throw new Error('The sample is drawn.');
  }
  const made = drawnFrames(scene, look, createSegmentStudio());
  const recorded = Array.from({ length: made.count }, (_, index) => {
    const { bytes, changed } = made.compose(index);
    return { bytes: Buffer.from(bytes), changed };
  });
  const none = { bytes: Buffer.alloc(0), changed: [] };
  return { ...made, compose: (index) => recorded[index] ?? none };
}

async function spend(work: () => Promise<void>): Promise<Spent> {
  const cpu = process.cpuUsage();
  const started = performance.now();
  await work();
  const { user, system } = process.cpuUsage(cpu);
  return {
    wallSeconds: (performance.now() - started) / 1000,
    processorSeconds: (user + system) / 1e6,
  };
}

function median(spent: readonly Spent[]): Spent {
  const middle = spent.toSorted((one, other) => one.wallSeconds - other.wallSeconds)[spent.length >> 1];
  if (middle === undefined) {
    throw new RangeError('Nothing was measured.');
  }
  return middle;
}

/**
 * One scene through the whole renderer, and its very frames from memory through the encoder alone with the same settings,
 * in turn, in this process. Both write a file; the renderer's time includes laying out and sketching the scene.
 */
export async function measureEncoderLimit(): Promise<EncoderFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-encoder-'));
  try {
    const look = await sampleFilm({ scenes: 2, sentencesPerScene: 2, folder });
    const [scene] = look.scenes;
    if (scene === undefined) {
      throw new Error('The sample has scenes.');
    }
    const studio = createSegmentStudio();
    const output = join(folder, 'scene.mp4');
    const render = async (): Promise<void> => {
      await renderSegment({ scene, look, profile: 'film', output }, { threads, studio });
    };
    // Warm: a film's first scene pays for loading fonts, pictures and code.
    await render();
    const frames = recordFrames(scene, look);
    const { width, height, framesPerSecond } = look;
    const settings = { width, height, framesPerSecond, profile: 'film', content: 'drawn', threads } as const;
    const encode = async (): Promise<void> => {
      const encoder = await createAvFrameEncoder({ ...settings, output });
      for (let index = 0; index < frames.count; index++) {
        const { bytes, changed } = frames.compose(index);
        await encoder.write(bytes, changed);
      }
      await encoder.finish();
    };
    const rendering: Spent[] = [];
    const encoding: Spent[] = [];
    for (let round = 0; round < rounds; round++) {
      encoding.push(await spend(encode));
      rendering.push(await spend(render));
    }
    return {
      filmSeconds: frames.count / framesPerSecond,
      rendering: median(rendering),
      encoding: median(encoding),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The figures as rows of the results. */
export function encoderRows({ filmSeconds, rendering, encoding }: EncoderFigures): string[] {
  const speed = ({ wallSeconds }: Spent): string => (filmSeconds / wallSeconds).toFixed(2);
  const ratio = encoding.wallSeconds / rendering.wallSeconds;
  const work = encoding.processorSeconds / rendering.processorSeconds;
  return [
    `| video alone: one drawn scene with hand and subtitles, 1920x1080 | ${speed(rendering)} x realtime |`,
    `| the encoder alone on the same frames from memory | ${speed(encoding)} x realtime |`,
    `| video alone as a part of the encoder's speed | ${ratio.toFixed(2)} by the clock, ${work.toFixed(2)} by processor time |`,
  ];
}
