import path from 'node:path';
import type { ProviderCall, StagedScene, VideoRequest, VideoResult } from '@kinora/models';
import { filmFrameRate, joinFilm, LayeredSceneSchema, sceneFrames } from '@kinora/renderer';
import type { RenderPool, SegmentRequest } from '@kinora/renderer';
import { writeSoundscape } from '@kinora/sound';
import { frameSize } from './picture/cut-layers.ts';
import { clipSound } from './sound/clip-sound.ts';

interface StagedClip {
  readonly staged: StagedScene;
  readonly request: VideoRequest;
  readonly pool: Pick<RenderPool, 'renderSegment'>;
  readonly profile: SegmentRequest['profile'];
}

/** Renders a scene as a clip, with the sound of its place and effect made meanwhile. */
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
  const durationSeconds = sceneFrames(scene, framesPerSecond) / framesPerSecond;
  const look = {
    ...frameSize(request),
    framesPerSecond,
    subtitles: 'none',
    language: 'en',
    showHand: false,
  } as const;
  const picture = path.join(call.workFolder, 'picture.mp4');
  const soundtrack = path.join(call.workFolder, 'sound.m4a');
  const { person } = call;
  const clip = { durationSeconds, madeBy: staged.madeBy };
  const render = (signal: AbortSignal) =>
    pool.renderSegment({ scene, look, profile, output: picture }, { signal, person });
  if (request.speech !== undefined) {
    // Whoever asked lays the voice under it.
    await render(call.signal);
    return { ...clip, file: picture };
  }
  const sound = { soundscape: clipSound(request), seconds: durationSeconds, output: soundtrack };
  await sideBySide(call.signal, [render, (signal) => writeSoundscape(sound, { signal })]);
  const file = path.join(call.workFolder, 'clip.mp4');
  await joinFilm({ segments: [picture], soundtrack, output: file }, { signal: call.signal });
  return { ...clip, file };
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
