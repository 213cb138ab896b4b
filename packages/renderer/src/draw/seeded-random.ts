/**
 * Numbers from 0 (inclusive) to 1 (exclusive), the same for the same seed on every machine.
 * Algorithm: mulberry32 by Tommy Ettinger (public domain).
 */
export type SeededRandom = () => number;

export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A smooth random curve from -1 to 1: value noise over a line, for slow wobble. */
export function smoothNoise(seed: number): (position: number) => number {
  const knots = new Float32Array(256);
  const random = seededRandom(seed);
  for (let index = 0; index < knots.length; index++) {
    knots[index] = random() * 2 - 1;
  }
  return (position) => {
    const floor = Math.floor(position);
    const fraction = position - floor;
    const eased = fraction * fraction * (3 - 2 * fraction);
    const before = knots[floor & 255] ?? 0;
    const after = knots[(floor + 1) & 255] ?? 0;
    return before + (after - before) * eased;
  };
}
