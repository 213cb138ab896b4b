import { blendSprite } from '../compositor/sprite.ts';
import { createYuvFrame } from '../compositor/yuv.ts';
import { frameScale } from '../draw/frame-scale.ts';
import { openSceneSubtitles } from '../film/scene-subtitles.ts';
import type { SegmentFrames } from '../film/segment-frames.ts';
import type { FilmLook, MovingScene } from '../timeline/film-timeline.ts';
import { sceneFrames } from '../timeline/scene-clock.ts';
import { createSceneFrameMaker } from './frame-maker.ts';

/**
 * The frames of a layered scene, subtitles lying still over all movement. @throws RangeError when scene and film differ in
 * shape, and when a picture cannot be read
 */
export async function movingFrames(scene: MovingScene, look: FilmLook): Promise<SegmentFrames> {
  const { aspect } = scene.layers;
  const { framesPerSecond } = look;
  const scale = frameScale(aspect, Math.max(look.width, look.height));
  if (scale.width !== look.width || scale.height !== look.height) {
    throw new RangeError(`A ${aspect} scene does not fit a frame of ${look.width} x ${look.height}.`);
  }
  const count = sceneFrames(scene, framesPerSecond);
  const film = { scale, framesPerSecond, seconds: count / framesPerSecond };
  const maker = await createSceneFrameMaker(scene.layers, film);
  const subtitles = openSceneSubtitles(scene, { look, scale, aspect });
  // One is painted while the encoder reads the other.
  let picture = createYuvFrame(scale.width, scale.height);
  let other = createYuvFrame(scale.width, scale.height);
  return {
    count,
    content: 'moving',
    penStrokes: [],
    compose(frame) {
      [picture, other] = [other, picture];
      const seconds = frame / framesPerSecond;
      maker.make(seconds, picture);
      const subtitle = subtitles?.at(seconds) ?? null;
      if (subtitle !== null) {
        blendSprite(picture, subtitle.sprite, subtitle);
      }
      return { bytes: picture.bytes, changed: undefined };
    },
  };
}
