import { blendSprite } from '../compositor/sprite.ts';
import { createYuvFrame } from '../compositor/yuv.ts';
import type { YuvFrame } from '../compositor/yuv.ts';
import { frameScale } from '../draw/frame-scale.ts';
import type { FrameScale } from '../draw/frame-scale.ts';
import { openSceneSubtitles } from '../film/scene-subtitles.ts';
import type { SegmentFrames } from '../film/segment-frames.ts';
import { createSceneFrameMaker } from '../motion/frame-maker.ts';
import type { LayeredScene } from '../motion/scene/layered-scene.ts';
import type { PlacedSprite } from '../subtitles/subtitle-sprite.ts';
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
  const overlay =
    scene.overlay === null || laysNothing(scene.overlay)
      ? null
      : await createSceneFrameMaker(scene.overlay, film);
  const subtitles = openSceneSubtitles(scene, { look, scale, aspect: scene.aspect });
  const shots = timedShots(scene, seconds);
  // One is composed while the encoder reads the other.
  let picture = createYuvFrame(scale.width, scale.height);
  let other = createYuvFrame(scale.width, scale.height);
  let current: { index: number; frames: ShotFrames } | null = null;
  let shown: { picture: object | null; subtitle: PlacedSprite | null } | null = null;
  return {
    count,
    content: 'moving',
    penStrokes: [],
    async compose(frame) {
      const at = frame / framesPerSecond;
      const index = shots.findLastIndex(({ startSeconds }) => startSeconds <= at + 1e-6);
      if (current?.index !== index) {
        await current?.frames.close();
        current = { index, frames: await openShot(shots[index], { scale, framesPerSecond }) };
      }
      const since = at - (shots[index]?.startSeconds ?? 0);
      const seen = overlay === null ? await current.frames.pictureAt(since) : null;
      const subtitle = subtitles?.at(at) ?? null;
      if (seen !== null && shown?.picture === seen && shown.subtitle === subtitle) {
        // A clip of fewer frames a second than the film: what was painted is shown again.
        return { bytes: picture.bytes, changed: [] };
      }
      shown = { picture: seen, subtitle };
      [picture, other] = [other, picture];
      await current.frames.paint(since, picture);
      overlay?.lay(at, picture);
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

/** Of a scene that is laid over another only the titles and the glass before it are seen. */
function laysNothing({ layers, grade }: LayeredScene): boolean {
  const { vignette, grain, letterbox, exposure } = grade;
  const isClear = vignette === 0 && grain === 0 && letterbox === 0 && exposure.length === 0;
  return isClear && layers.every(({ space }) => space !== 'screen');
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
    pictureAt: () => Promise.resolve(null),
    paint(at: number, frame: YuvFrame) {
      maker.make(at, frame);
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
}
