import process from 'node:process';
import { setImmediate } from 'node:timers/promises';
import type { SoundtrackSegment } from '@kinora/sound/mix';
import { giveHeapBack } from '../crew/give-heap-back.ts';
import { UnletterableTextError } from '../text/unletterable-text-error.ts';
import type { DrawnScene, SceneTimeline } from '../timeline/film-timeline.ts';
import type { PenStroke } from './pen-strokes.ts';
import { RenderOrderSchema } from './segment-message.ts';
import type {
  MusicOrder,
  RenderOrder,
  RenderReport,
  SegmentOrder,
  SoundtrackOrder,
} from './segment-message.ts';
import type { SegmentStudio } from './segment-studio.ts';

/** Progress is told about this often, in parts of the whole. */
const progressStep = 0.02;

/** What is kept from one piece of work to the next. */
interface Workshop {
  studio: SegmentStudio | null;
}

function tell(report: RenderReport): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(report, undefined, undefined, () => {
      resolve();
    });
  });
}

// What a piece of work needs is loaded for the first one that needs it.
function make(order: RenderOrder, workshop: Workshop): Promise<RenderReport> {
  switch (order.kind) {
    case 'segment':
      return makeSegment(order, workshop);
    case 'soundtrack':
      return makeSoundtrack(order, workshop);
    case 'music':
      return makeMusic(order);
  }
}

async function makeMusic(order: MusicOrder): Promise<RenderReport> {
  const { writeMusic } = await import('@kinora/sound/music');
  // Whoever does not want it any more ends the process.
  const { signal } = new AbortController();
  const made = await writeMusic(order, { signal });
  return { kind: 'music', id: order.id, made, residentBytes: process.memoryUsage().rss };
}

async function makeSegment(order: SegmentOrder, workshop: Workshop): Promise<RenderReport> {
  const { renderSegment } = await import('./render-segment.ts');
  const { createSegmentStudio } = await import('./segment-studio.ts');
  const studio = (workshop.studio ??= createSegmentStudio());
  let told = 0;
  const made = await renderSegment(order, {
    threads: order.threads,
    studio,
    onProgress(fraction) {
      if (fraction - told < progressStep) {
        return;
      }
      told = fraction;
      const { rss } = process.memoryUsage();
      if (rss > order.memoryLimitBytes) {
        throw new Error(`The scene needs ${Math.round(rss / 1e6)} MB, more than a scene may take.`);
      }
      void tell({ kind: 'progress', id: order.id, fraction });
    },
  });
  return { kind: 'segment', id: order.id, made, residentBytes: process.memoryUsage().rss };
}

async function makeSoundtrack(order: SoundtrackOrder, { studio }: Workshop): Promise<RenderReport> {
  const { mixSoundtrack } = await import('@kinora/sound/mix');
  const segments: SoundtrackSegment[] = [];
  for (const { scene, ...segment } of order.segments) {
    if (scene === undefined) {
      segments.push(segment);
      continue;
    }
    const clips = segment.clipSounds ?? (await planClips(scene, order));
    const pen = segment.penStrokes ?? ('drawing' in scene ? await planPen(scene, order, studio) : []);
    segments.push({ ...segment, clipSounds: clips, penStrokes: pen });
  }
  // Whoever does not want it any more ends the process.
  const { signal } = new AbortController();
  const made = await mixSoundtrack({ ...order, segments }, { signal });
  return { kind: 'soundtrack', id: order.id, made, residentBytes: process.memoryUsage().rss };
}

async function planClips(
  scene: SceneTimeline,
  { framesPerSecond }: SoundtrackOrder,
): Promise<SoundtrackSegment['clipSounds']> {
  const { clipSounds } = await import('../clip/clip-sounds.ts');
  return await clipSounds(scene, framesPerSecond);
}

/** Sketches a scene to know when its pen is on the board. Other work goes on between two scenes. */
async function planPen(
  scene: DrawnScene,
  { framesPerSecond }: SoundtrackOrder,
  studio: SegmentStudio | null,
): Promise<PenStroke[]> {
  const { penStrokes } = await import('./pen-strokes.ts');
  const { createIconReader } = await import('../illustration/icon-set.ts');
  await setImmediate();
  return penStrokes(scene, framesPerSecond, studio?.icons ?? createIconReader());
}

function failure(id: number, error: unknown): RenderReport {
  const message = error instanceof Error ? error.message : String(error);
  const isUnletterable = error instanceof UnletterableTextError;
  return { kind: 'failed', id, message, ...(isUnletterable ? { letters: [...error.letters] } : {}) };
}

async function work(message: unknown, workshop: Workshop): Promise<void> {
  const order = RenderOrderSchema.parse(message);
  const report = await make(order, workshop).catch((error: unknown) => failure(order.id, error));
  await tell(report);
  // Frames lie outside the heap, where nothing presses for their collection before the next piece of work.
  giveHeapBack();
}

/** Takes orders from the process that forked this one until it goes away. */
export function serveOrders({ afterFirstOrder }: { readonly afterFirstOrder: () => void }): void {
  const workshop: Workshop = { studio: null };
  let isFirst = true;
  // Nobody is left to take the result.
  process.on('disconnect', () => process.exit(1));
  process.on('message', (message) => {
    const done = work(message, workshop);
    if (isFirst) {
      isFirst = false;
      void done.then(afterFirstOrder);
    }
  });
}
