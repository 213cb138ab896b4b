import { rename, rm } from 'node:fs/promises';
import { createPaper } from '../board/board.ts';
import { createSketchPainter } from '../board/sketch-painter.ts';
import type { SketchPainter } from '../board/sketch-painter.ts';
import { sketchElement } from '../board/sketch-element.ts';
import { createFrameComposer } from '../compositor/frame-composer.ts';
import { frameScale } from '../draw/frame-scale.ts';
import type { FrameScale } from '../draw/frame-scale.ts';
import type { Sketch } from '../draw/sketch.ts';
import { createAvFrameEncoder } from '../encoder/av-frame-encoder.ts';
import type { EncoderProfile, FrameEncoder } from '../encoder/frame-encoder.ts';
import { createHandSprite } from '../hand/hand-sprite.ts';
import { createIconReader } from '../illustration/icon-set.ts';
import { buildSubtitleCues } from '../subtitles/subtitle-cues.ts';
import { createSubtitleTrack } from '../subtitles/subtitle-track.ts';
import type { SubtitleTrack } from '../subtitles/subtitle-track.ts';
import type { FilmLook, SceneTimeline } from '../timeline/film-timeline.ts';
import { leadInSeconds, sceneFrames } from '../timeline/scene-clock.ts';
import { planHandPath } from '../timing/hand-path.ts';
import type { HandPlace } from '../timing/hand-path.ts';
import { planDrawing } from '../timing/plan-drawing.ts';
import type { SceneClock, TimedStep } from '../timing/plan-drawing.ts';

export interface SegmentRequest {
  readonly scene: SceneTimeline;
  readonly look: FilmLook;
  /** `film` for what people watch, `test` for tiny quick films. */
  readonly profile: EncoderProfile;
  /** Path of the MP4 to write; it appears only when it is whole. */
  readonly output: string;
}

export interface SegmentRun {
  readonly signal?: AbortSignal;
  /** Called after every frame with the part done, 0 to 1. */
  readonly onProgress?: (fraction: number) => void;
}

export interface RenderedSegment {
  readonly frames: number;
  readonly seconds: number;
}

/** The board is wiped in this long. */
const exitSeconds = 0.4;

/**
 * Draws one scene and encodes it: a closed, silent H.264 segment of a whole number of frames. Same request, same pixels.
 * Memory does not grow with the scene's length. @throws with the signal's reason when it is aborted
 */
export async function renderSegment(request: SegmentRequest, run: SegmentRun = {}): Promise<RenderedSegment> {
  const { look, profile, output } = request;
  const stage = setStage(request);
  const temporary = `${output}.part`;
  const { width, height, framesPerSecond } = look;
  const encoder = await createAvFrameEncoder({ width, height, framesPerSecond, profile, output: temporary });
  try {
    await encodeFrames(stage, encoder, run);
    await encoder.finish();
  } catch (error) {
    await encoder.abandon();
    await rm(temporary, { force: true });
    throw error;
  }
  await rename(temporary, output);
  return { frames: stage.clock.frames, seconds: stage.clock.frames / framesPerSecond };
}

/** A scene made ready: what is drawn when, where the hand is, what is read below. */
interface Stage {
  readonly request: SegmentRequest;
  readonly scale: FrameScale;
  readonly clock: SceneClock;
  readonly sketches: readonly (Sketch | null)[];
  readonly steps: readonly TimedStep[];
  readonly hand: readonly HandPlace[];
  readonly subtitles: SubtitleTrack | null;
}

function setStage(request: SegmentRequest): Stage {
  const { scene, look } = request;
  const { drawing } = scene;
  const scale = frameScale(drawing.aspect, Math.max(look.width, look.height));
  if (scale.width !== look.width || scale.height !== look.height) {
    throw new RangeError(
      `A ${drawing.aspect} drawing does not fit a frame of ${look.width} x ${look.height}.`,
    );
  }
  const frames = sceneFrames(scene, look.framesPerSecond);
  const exitFrames =
    scene.exit === 'wipe' ? Math.min(frames, Math.round(exitSeconds * look.framesPerSecond)) : 0;
  const clock: SceneClock = { frames, framesPerSecond: look.framesPerSecond, exitFrames };
  const icons = createIconReader();
  const { palette, language } = drawing;
  const setting = { palette, language, scale, icons };
  const sketches = drawing.elements.map((element) => sketchElement(element, setting));
  const steps = planDrawing({ sketches, scene, clock, pixelsPerUnit: scale.pixelsPerUnit });
  const hand = planHandPath(steps, sketches, { frames, width: scale.width, height: scale.height });
  return { request, scale, clock, sketches, steps, hand, subtitles: subtitlesOf(request, scale) };
}

function subtitlesOf({ scene, look }: SegmentRequest, scale: FrameScale): SubtitleTrack | null {
  if (look.subtitles === 'none' || scene.narration === null) {
    return null;
  }
  const { aspect } = scene.drawing;
  const setting = { language: look.language, aspect };
  const cues = buildSubtitleCues({ ...setting, narration: scene.narration, offsetSeconds: leadInSeconds });
  return createSubtitleTrack(cues, { ...setting, scale });
}

async function encodeFrames(stage: Stage, encoder: FrameEncoder, run: SegmentRun): Promise<void> {
  const { clock, scale, subtitles, request } = stage;
  const board = createPaper(scale, request.scene.drawing.palette.paper);
  const composer = createFrameComposer(board, request.look.showHand ? createHandSprite(scale) : null);
  const pen = createPen(stage, (element) => createSketchPainter(board, element));
  const exitStart = clock.frames - clock.exitFrames;
  const handedOver = Buffer.alloc(composer.frame.bytes.length);
  let pending: Promise<void> = Promise.resolve();
  for (let frame = 0; frame < clock.frames; frame++) {
    run.signal?.throwIfAborted();
    for (const box of pen.drawUntil(frame + 1)) {
      composer.update(box);
    }
    if (frame >= exitStart) {
      composer.wipe(
        eased((frame - exitStart) / clock.exitFrames),
        eased((frame + 1 - exitStart) / clock.exitFrames),
      );
    }
    composer.compose(stage.hand[frame] ?? null, subtitles?.at(frame / clock.framesPerSecond) ?? null);
    // The encoder works on the last frame while this one is made, and reads the buffer it was given until it is done.
    await pending;
    composer.frame.bytes.copy(handedOver);
    pending = encoder.write(handedOver);
    // Awaited above or below; without this a failure in between would end the process first.
    pending.catch(() => undefined);
    run.onProgress?.((frame + 1) / clock.frames);
  }
  await pending;
}

function eased(part: number): number {
  return part * part * (3 - 2 * part);
}

/** Draws whatever the plan has for each frame. Elements follow each other, so one painter is at work at a time. */
function createPen(stage: Stage, paint: (sketch: Sketch) => SketchPainter) {
  let at = 0;
  let current: { element: number; painter: SketchPainter } | null = null;
  const painterOf = (element: number): SketchPainter | null => {
    const sketch = stage.sketches[element] ?? null;
    if (current?.element !== element && sketch !== null) {
      current = { element, painter: paint(sketch) };
    }
    return sketch === null ? null : (current?.painter ?? null);
  };
  return {
    /** Brings the board to the state of this frame. @returns what changed */
    *drawUntil(frame: number) {
      for (;;) {
        const timed = stage.steps[at];
        if (timed === undefined || timed.start >= frame) {
          return;
        }
        const part = Math.min(1, (frame - timed.start) / Math.max(1e-6, timed.end - timed.start));
        const changed = painterOf(timed.element)?.advance(timed.step, part).changed ?? null;
        if (changed !== null) {
          yield changed;
        }
        if (part < 1) {
          return;
        }
        at += 1;
      }
    },
  };
}
