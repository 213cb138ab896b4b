import type { HandSprite } from '../compositor/frame-composer.ts';
import type { FrameScale } from '../draw/frame-scale.ts';
import { createHandSprite } from '../hand/hand-sprite.ts';
import { createIconReader } from '../illustration/icon-set.ts';
import type { IconReader } from '../illustration/icon-set.ts';

/** What segments of any film share and is dear to make: kept between them by whoever renders several. */
export interface SegmentStudio {
  readonly icons: IconReader;
  handSprite(scale: FrameScale): HandSprite;
}

export function createSegmentStudio(): SegmentStudio {
  let hand: { key: string; sprite: HandSprite } | null = null;
  return {
    icons: createIconReader(),
    handSprite(scale) {
      const key = `${scale.width} ${scale.height} ${scale.pixelsPerUnit}`;
      if (hand?.key !== key) {
        hand = { key, sprite: createHandSprite(scale) };
      }
      return hand.sprite;
    },
  };
}
