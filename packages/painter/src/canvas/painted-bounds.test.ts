import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paintedBounds } from './painted-bounds.ts';

const sides = { min: 1, max: 12 };

describe('paintedBounds', () => {
  it('is the smallest rectangle around what is painted', () => {
    fc.assert(
      fc.property(
        fc.integer(sides),
        fc.integer(sides),
        fc.array(fc.record({ x: fc.nat(11), y: fc.nat(11) }), { maxLength: 5 }),
        (width, height, dots) => {
          const inside = dots.filter(({ x, y }) => x < width && y < height);
          const pixels = new Uint32Array(width * height);
          for (const { x, y } of inside) {
            pixels[y * width + x] = 0xff00_00ff;
          }
          const [across, down] = [inside.map(({ x }) => x), inside.map(({ y }) => y)];
          const expected = {
            left: Math.min(...across),
            top: Math.min(...down),
            right: Math.max(...across) + 1,
            bottom: Math.max(...down) + 1,
          };
          expect(paintedBounds(pixels, { width, height })).toEqual(inside.length === 0 ? null : expected);
        },
      ),
    );
  });
});
