import { boxBlurred } from './field.ts';
import type { Field } from './field.ts';

/**
 * Makes a rough mask follow the edges of a picture. Algorithm: K. He, J. Sun, X. Tang, "Guided Image Filtering" (ECCV
 * 2010): in every neighbourhood the mask becomes a linear function of the picture. @param softness what counts as an edge
 */
export function guidedMatte(mask: Field, guide: Field, filter: { radius: number; softness: number }): Field {
  const { radius, softness } = filter;
  const blur = (values: Float32Array): Float32Array => boxBlurred({ ...mask, values }, radius).values;
  const product = (one: Float32Array, other: Float32Array): Float32Array =>
    one.map((value, at) => value * (other[at] ?? 0));
  const meanGuide = blur(guide.values);
  const meanMask = blur(mask.values);
  const meanBoth = blur(product(guide.values, mask.values));
  const meanSquare = blur(product(guide.values, guide.values));
  const slope = meanBoth.map((both, at) => {
    const mean = meanGuide[at] ?? 0;
    return (both - mean * (meanMask[at] ?? 0)) / ((meanSquare[at] ?? 0) - mean * mean + softness);
  });
  const offset = meanMask.map((mean, at) => mean - (slope[at] ?? 0) * (meanGuide[at] ?? 0));
  const [meanSlope, meanOffset] = [blur(slope), blur(offset)];
  const values = guide.values.map((value, at) =>
    Math.max(0, Math.min(1, (meanSlope[at] ?? 0) * value + (meanOffset[at] ?? 0))),
  );
  return { ...mask, values };
}
