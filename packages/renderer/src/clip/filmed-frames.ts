import { blendSprite } from '../compositor/sprite.ts';
import { createYuvFrame } from '../compositor/yuv.ts';
import type { YuvFrame } from '../compositor/yuv.ts';
import { frameScale } from '../draw/frame-scale.ts';
import type { FrameScale } from '../draw/frame-scale.ts';
import { openSceneSubtitles } from '../film/scene-subtitles.ts';
import type { SegmentFrames } from '../film/segment-frames.ts';
import { createSceneFrameMaker } from '../motion/frame-maker.ts';
import type { FilmedScene, FilmLook } from '../timeline/film-timeline.ts';
import { sceneFrames } from '../timeline/scene-clock.ts';
import { openClipShot } from './open-clip-shot.ts';
import type { ShotFrames } from './open-clip-shot.ts';
import { timedShots } from './timed-shots.ts';
import type { TimedShot } from './timed-shots.ts';

/**
 * The frames of a scene of clips: shots cut hard against each other, titles and grade over all of them, subtitles lying
 * still on top. @throws UnusableClipError, and RangeError when scene and film differ in shape
 */
export async function filmedFrames(scene: FilmedScene, look: FilmLook): Promise<SegmentFrames> {
  const { framesPerSecond } = look;
  const scale = frameScale(scene.aspect, Math.max(look.width, look.height));
  if (scale.width !== look.width || scale.height !== look.height) {
    throw new RangeError(`A ${scene.aspect} scene does not fit a frame of ${look.width} x ${look.height}.`);
  }
  const count = sceneFrames(scene, framesPerSecond);
  const seconds = count / framesPerSecond;
  const film = { scale, framesPerSecond, seconds };
  const overlay = scene.overlay === null ? null : await createSceneFrameMaker(scene.overlay, film);
  const subtitles = openSceneSubtitles(scene, { look, scale, aspect: scene.aspect });
  const shots = timedShots(scene, seconds);
  // One is composed while the encoder reads the other.
  let picture = createYuvFrame(scale.width, scale.height);
  let other = createYuvFrame(scale.width, scale.height);
  let current: { index: number; frames: ShotFrames } | null = null;
  return {
    count,
    content: 'moving',
    penStrokes: [],
    async compose(frame) {
      [picture, other] = [other, picture];
      const at = frame / framesPerSecond;
      const index = shots.findLastIndex(({ startSeconds }) => startSeconds <= at + 1e-6);
      if (current?.index !== index) {
        await current?.frames.close();
        current = { index, frames: await openShot(shots[index], { scale, framesPerSecond }) };
      }
      await current.frames.paint(at - (shots[index]?.startSeconds ?? 0), picture);
      overlay?.lay(at, picture);
      const subtitle = subtitles?.at(at) ?? null;
      if (subtitle !== null) {
        blendSprite(picture, subtitle.sprite, subtitle);
      }
      return { bytes: picture.bytes, changed: undefined };
    },
    async close() {
      await current?.frames.close();
    },
  };
}

async function openShot(
  timed: TimedShot | undefined,
  { scale, framesPerSecond }: { scale: FrameScale; framesPerSecond: number },
): Promise<ShotFrames> {
  if (timed === undefined) {
    throw new RangeError('A scene of clips has no shot');
  }
  const { shot, seconds } = timed;
  if ('clip' in shot) {
    return await openClipShot(shot.clip, { scale, framesPerSecond, seconds });
  }
  const maker = await createSceneFrameMaker(shot.layers, { scale, framesPerSecond, seconds });
  return {
    paint(at: number, frame: YuvFrame) {
      maker.make(at, frame);
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
}
