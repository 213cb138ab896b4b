/** Two channels of equal length, samples from -1 to 1. */
export interface StereoBlock {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

/** A silent block whose channels lie side by side in memory, the left one first. */
export function silentBlock(frames: number): StereoBlock {
  const samples = new Float32Array(frames * 2);
  return { left: samples.subarray(0, frames), right: samples.subarray(frames) };
}
