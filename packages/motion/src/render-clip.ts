import path from 'node:path';
import type { ProviderCall, StagedScene, VideoRequest, VideoResult } from '@kinora/models';
import { filmFrameRate, joinFilm, LayeredSceneSchema, sceneFrames } from '@kinora/renderer';
import type { FrameRange, RenderPool, SegmentRequest } from '@kinora/renderer';
import { writeSoundscape } from '@kinora/sound';
import { frameSize } from './picture/cut-layers.ts';
import { clipSound } from './sound/clip-sound.ts';

interface StagedClip {
  readonly staged: StagedScene;
  readonly request: VideoRequest;
  readonly pool: Pick<RenderPool, 'renderSegment' | 'segmentsAtOnce'>;
  readonly profile: SegmentRequest['profile'];
}

/** A piece of a clip that is shorter is not worth the pictures that another process reads for it. */
const shortestPieceSeconds = 2;

/**
 * Renders a scene as a clip, with the sound of its place and effect made meanwhile; in as many pieces side by side as the
 * pool renders at once.
 */
export async function renderClip(
  { staged, request, pool, profile }: StagedClip,
  call: ProviderCall,
): Promise<VideoResult> {
  const scene = {
    id: 'clip',
    layers: LayeredSceneSchema.parse(staged.scene),
    narration: null,
    minimumSeconds: request.durationSeconds,
    exit: 'hold',
  } as const;
  const framesPerSecond = filmFrameRate;
  const count = sceneFrames(scene, framesPerSecond);
  const durationSeconds = count / framesPerSecond;
  const look = {
    ...frameSize(request),
    framesPerSecond,
    subtitles: 'none',
    language: 'en',
    showHand: false,
  } as const;
  const soundtrack = path.join(call.workFolder, 'sound.m4a');
  const { person } = call;
  const clip = { durationSeconds, madeBy: staged.madeBy };
  if (request.speech !== undefined) {
    const output = path.join(call.workFolder, 'picture.mp4');
    // Whoever asked lays the voice under it.
    await pool.renderSegment({ scene, look, profile, output }, { signal: call.signal, person });
    return { ...clip, file: output };
  }
  const most = Math.max(1, Math.floor(durationSeconds / shortestPieceSeconds));
  const pieces = dividedInto(Math.min(pool.segmentsAtOnce, most), count).map((frames, index) => ({
    frames,
    output: path.join(call.workFolder, `picture-${index}.mp4`),
  }));
  const sound = { soundscape: clipSound(request), seconds: durationSeconds, output: soundtrack };
  await sideBySide(call.signal, [
    ...pieces.map(
      (piece) => (signal: AbortSignal) =>
        pool.renderSegment({ scene, look, profile, ...piece }, { signal, person }),
    ),
    (signal) => writeSoundscape(sound, { signal }),
  ]);
  const file = path.join(call.workFolder, 'clip.mp4');
  const segments = pieces.map(({ output }) => output);
  await joinFilm({ segments, soundtrack, output: file }, { signal: call.signal });
  return { ...clip, file };
}

/** So many ranges of frames, as long as each other to a frame. */
function dividedInto(parts: number, count: number): FrameRange[] {
  const edge = (index: number): number => Math.round((index * count) / parts);
  return Array.from({ length: parts }, (_, index) => ({ from: edge(index), to: edge(index + 1) }));
}

/** What fails ends the others, and they have ended before it is thrown: their folder goes then. */
async function sideBySide(
  ended: AbortSignal,
  work: readonly ((signal: AbortSignal) => Promise<unknown>)[],
): Promise<void> {
  const stop = new AbortController();
  const signal = AbortSignal.any([ended, stop.signal]);
  const failures: unknown[] = [];
  const each = work.map(async (begin) => {
    try {
      await begin(signal);
    } catch (error) {
      failures.push(error);
      stop.abort(error);
    }
  });
  await Promise.all(each);
  if (failures.length > 0) {
    throw failures[0];
  }
}
