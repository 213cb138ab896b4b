import { sampleRateHz } from '../wav/wav-format.ts';
import { levelDb } from './signals.ts';

/** How loud one frequency is in decibels of its peak, by a single term of Fourier's sum. */
export function toneLevelDb(samples: Float32Array, frequencyHz: number): number {
  const turn = (2 * Math.PI * frequencyHz) / sampleRateHz;
  let [real, imaginary] = [0, 0];
  samples.forEach((sample, at) => {
    real += sample * Math.cos(turn * at);
    imaginary += sample * Math.sin(turn * at);
  });
  return levelDb(Float32Array.of((2 * Math.hypot(real, imaginary)) / samples.length));
}
