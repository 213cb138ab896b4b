/** Amplitude factor of a level in decibels. */
export function fromDecibels(decibels: number): number {
  return 10 ** (decibels / 20);
}

/** Level in decibels of an amplitude; `-Infinity` for 0. */
export function toDecibels(amplitude: number): number {
  return 20 * Math.log10(amplitude);
}
