import { describe, expect, it } from 'vitest';
import { frameScale } from '../draw/frame-scale.ts';
import { boardAspects } from '../timeline/language.ts';
import { handPoseNames } from './hand-pose.ts';
import { createHandSprite } from './hand-sprite.ts';
import { hidesPlace } from './hidden-places.ts';

const kinds = boardAspects.flatMap((aspect) => handPoseNames.map((pose) => ({ aspect, pose })));

describe('the hand', () => {
  it.each(kinds)('WORD-12 has no sleeve that ends inside a frame ($aspect, $pose)', ({ aspect, pose }) => {
    const scale = frameScale(aspect, 384);
    const { sprite, tipX, tipY } = createHandSprite(scale, pose);
    const { width, height } = sprite.planes;
    // With the tip at the upper left corner most of the arm is in the frame.
    const edge = { right: width - tipX, below: height - tipY };
    expect(edge.below).toBeGreaterThanOrEqual(scale.height);
    const rows = Math.min(height, Math.ceil(tipY) + scale.height);
    const lastColumn = Array.from({ length: rows }, (_, row) => sprite.alpha[row * width + width - 1] ?? 0);
    const isOutside = edge.right >= scale.width;
    expect(isOutside || lastColumn.every((alpha) => alpha === 0)).toBe(true);
  });

  it.each(handPoseNames)('hides what it is thought to hide (%s)', (pose) => {
    const scale = frameScale('16:9', 384);
    const { sprite, tipX, tipY } = createHandSprite(scale, pose);
    const { width, height } = sprite.planes;
    let both = 0;
    let hidden = 0;
    for (let row = 0; row < height; row += 3) {
      for (let column = 0; column < width; column += 3) {
        const point = { x: (column - tipX) / scale.pixelsPerUnit, y: (row - tipY) / scale.pixelsPerUnit };
        const isSolid = (sprite.alpha[row * width + column] ?? 0) > 200;
        hidden += Number(isSolid);
        both += Number(isSolid && hidesPlace(pose, point));
      }
    }
    expect(both / hidden).toBeGreaterThan(0.85);
  });
});
