import type { Mesh } from './mesh.ts';

/** Longer runs gain nothing, and their steps would no longer be fine enough. */
const longest = 8;
/**
 * Steps of cells that are taken together may differ by so much over a cell, in pixels times 65536: 1/64 of a pixel, and a
 * quarter in what flows anyway.
 */
const bends = { rigid: 1024, flowing: 16_384 };

/**
 * How many of `most` cells from a corner on can be painted as one, because the picture's lines run straight through them.
 * Every loop over pixels has to be set up, so that few long ones are faster than many short ones.
 */
export function runLength(mesh: Mesh, corner: number, most: number): number {
  const bend = mesh.isFlowing ? bends.flowing : bends.rigid;
  const { u, v, across } = mesh;
  const isStraight = (plane: Int32Array, at: number, from: number): boolean =>
    Math.abs((plane[at + 1] ?? 0) - (plane[at] ?? 0) - ((plane[from + 1] ?? 0) - (plane[from] ?? 0))) <= bend;
  const limit = Math.min(longest, most);
  for (let count = 1; count < limit; count++) {
    const [upper, lower] = [corner + count, corner + across + count];
    const continues =
      isStraight(u, upper, corner) &&
      isStraight(v, upper, corner) &&
      isStraight(u, lower, corner + across) &&
      isStraight(v, lower, corner + across);
    if (!continues) {
      return count;
    }
  }
  return limit;
}
