import { rename, rm } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ClipSound } from '@kinora/sound';
import { clipSounds } from '../clip/clip-sounds.ts';
import { filmedFrames } from '../clip/filmed-frames.ts';
import { createAvFrameEncoder } from '../encoder/av-frame-encoder.ts';
import type { EncoderProfile, FrameEncoder } from '../encoder/frame-encoder.ts';
import { movingFrames } from '../motion/moving-frames.ts';
import type { FilmLook, SceneTimeline } from '../timeline/film-timeline.ts';
import { drawnFrames } from './drawn-frames.ts';
import type { PenStroke } from './pen-strokes.ts';
import type { SegmentFrames } from './segment-frames.ts';
import { createSegmentStudio } from './segment-studio.ts';
import type { SegmentStudio } from './segment-studio.ts';

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
  /** Threads the encoder may keep busy, 2 when left out; one each where several segments are rendered at once. */
  readonly threads?: number;
  /** Shared by the segments of one process; each gets its own when left out. */
  readonly studio?: SegmentStudio;
}

export interface RenderedSegment {
  readonly frames: number;
  readonly seconds: number;
  /** When the pen is on the board, for the soundtrack; none where nothing is drawn. */
  readonly penStrokes: readonly PenStroke[];
  /** What is heard of its clips, for the soundtrack. */
  readonly clipSounds: readonly ClipSound[];
}

/**
 * Makes one scene's pictures and encodes them: a closed, silent H.264 segment of a whole number of frames. Same request,
 * same pixels. Memory does not grow with the scene's length. @throws with the signal's reason when it is aborted
 */
export async function renderSegment(request: SegmentRequest, run: SegmentRun = {}): Promise<RenderedSegment> {
  const { scene, look, profile, output } = request;
  const frames = await framesOf(scene, look, run);
  const temporary = `${output}.part`;
  const { width, height, framesPerSecond } = look;
  const encoder = await createAvFrameEncoder({
    width,
    height,
    framesPerSecond,
    profile,
    content: frames.content,
    threads: run.threads ?? 2,
    output: temporary,
  });
  try {
    await encodeFrames(frames, encoder, run);
    await encoder.finish();
  } catch (error) {
    await encoder.abandon();
    await rm(temporary, { force: true });
    throw error;
  } finally {
    await frames.close?.();
  }
  await rename(temporary, output);
  return {
    frames: frames.count,
    seconds: frames.count / framesPerSecond,
    penStrokes: frames.penStrokes,
    clipSounds: await clipSounds(scene, framesPerSecond),
  };
}

async function framesOf(scene: SceneTimeline, look: FilmLook, run: SegmentRun): Promise<SegmentFrames> {
  if ('shots' in scene) {
    return await filmedFrames(scene, look);
  }
  return 'layers' in scene
    ? await movingFrames(scene, look)
    : drawnFrames(scene, look, run.studio ?? createSegmentStudio());
}

/** Each frame is made while the encoder works on the one before. */
async function encodeFrames(frames: SegmentFrames, encoder: FrameEncoder, run: SegmentRun): Promise<void> {
  let pending: Promise<void> = Promise.resolve();
  for (let index = 0; index < frames.count; index++) {
    run.signal?.throwIfAborted();
    const composed = frames.compose(index);
    const frame = composed instanceof Promise ? await composed : composed;
    await pending;
    pending = encoder.write(frame.bytes, frame.changed);
    // Awaited above or below; without this a failure in between would end the process first.
    pending.catch(() => undefined);
    // The library takes a few turns before it hands the frame to the encoder, which would wait for the next picture.
    await nextTurn();
    run.onProgress?.((index + 1) / frames.count);
  }
  await pending;
}
