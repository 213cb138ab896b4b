import type { PixelBox } from '../draw/coverage.ts';
import { smoothNoise } from '../draw/seeded-random.ts';

/** Rise of the hatching: how many pixels up for one to the right. */
export const slope = 0.8;
/** What one pixel to the side is of a pixel straight away from such a line. */
const steepness = slope / Math.hypot(1, slope);
/** Lines next to each other waver differently: so far apart are their places in the same noise. */
const apart = 37.3;

/**
 * Parallel, slightly unsteady lines rising to the right over the whole box: how much of each pixel they cover, 0 to 255.
 * A line is one stretch of each row, worked out from its middle: a pen that draws it piece by piece visits each pixel
 * eight times.
 */
export function hatching(
  { width, height }: PixelBox,
  look: { readonly size: number; readonly seed: number },
): Uint8Array {
  const covered = new Uint8Array(width * height);
  const gap = Math.max(3, look.size * 0.036);
  const wavelength = look.size * 0.22;
  const wander = smoothNoise(look.seed);
  const pressure = smoothNoise(look.seed + 104729);
  let index = 0;
  for (let start = -height / slope; start < width + gap; start += gap) {
    for (let row = 0; row < height; row++) {
      const up = height - row - 0.5;
      const where = index * apart + up / steepness / wavelength;
      const middle = start + up / slope + (wander(where) * gap * 0.16) / steepness;
      const reach = gap * 0.25 * (1 + 0.1 * pressure(where * 1.7)) + 0.5;
      const from = Math.max(0, Math.ceil(middle - reach / steepness - 0.5));
      const to = Math.min(width - 1, Math.floor(middle + reach / steepness - 0.5));
      for (let column = from; column <= to; column++) {
        const inside = reach - Math.abs(column + 0.5 - middle) * steepness;
        covered[row * width + column] = inside >= 1 ? 255 : Math.round(inside * 255);
      }
    }
    index++;
  }
  return covered;
}
