/** Two channels of equal length, samples from -1 to 1. */
export interface StereoBlock {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

/** A silent block. */
export function silentBlock(frames: number): StereoBlock {
  return { left: new Float32Array(frames), right: new Float32Array(frames) };
}
