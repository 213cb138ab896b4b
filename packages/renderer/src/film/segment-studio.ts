import type { HandSprite, HandSprites } from '../compositor/frame-composer.ts';
import type { FrameScale } from '../draw/frame-scale.ts';
import type { HandPose } from '../hand/hand-pose.ts';
import { createHandSprite } from '../hand/hand-sprite.ts';
import { createIconReader } from '../illustration/icon-set.ts';
import type { IconReader } from '../illustration/icon-set.ts';

/** What segments of any film share and is dear to make: kept between them by whoever renders several. */
export interface SegmentStudio {
  readonly icons: IconReader;
  /** The hand in all its poses at one size of frame; a pose is drawn when it is first asked for. */
  handSprites(scale: FrameScale): HandSprites;
}

export function createSegmentStudio(): SegmentStudio {
  let hand: { key: string; sprites: Map<HandPose, HandSprite> } | null = null;
  return {
    icons: createIconReader(),
    handSprites(scale) {
      const key = `${scale.width} ${scale.height} ${scale.pixelsPerUnit}`;
      if (hand?.key !== key) {
        hand = { key, sprites: new Map() };
      }
      const { sprites } = hand;
      return (pose) => {
        const sprite = sprites.get(pose) ?? createHandSprite(scale, pose);
        sprites.set(pose, sprite);
        return sprite;
      };
    },
  };
}
