import { seededRandom } from '../music/seeded-random.ts';
import { sampleRateHz } from '../wav/wav-format.ts';

/** A sound of one channel, sample by sample. `seconds` is the time of the sample. */
export type Voice = (seconds: number) => number;

/** White noise from -1 to 1. */
export function whiteNoise(...keys: readonly number[]): () => number {
  const random = seededRandom(...keys);
  return () => random() * 2 - 1;
}

/**
 * A band of noise whose middle may move: a state-variable filter (A. Simper, "Linear Trapezoidal Integrated State Variable
 * Filter", 2013). @param quality 0.7 is wide, 8 whistles
 */
export function bandNoise(noise: () => number, quality: number): (frequencyHz: number) => number {
  let [first, second] = [0, 0];
  return (frequencyHz) => {
    const g = Math.tan((Math.PI * Math.min(frequencyHz, sampleRateHz * 0.45)) / sampleRateHz);
    const k = 1 / quality;
    const a1 = 1 / (1 + g * (g + k));
    const v3 = noise() - second;
    const band = a1 * first + g * a1 * v3;
    const low = second + g * band;
    first = 2 * band - first;
    second = 2 * low - second;
    return band * k;
  };
}

/** Wanders slowly between 0 and 1, so many times a second, never twice alike. */
export function wandering(seed: number, hertz: number): Voice {
  const random = seededRandom(seed);
  const waves = [1, 1.73, 0.41].map((times) => ({ turns: hertz * times, phase: random() }));
  return (seconds) =>
    0.5 +
    waves.reduce((sum, { turns, phase }) => sum + Math.sin((seconds * turns + phase) * 2 * Math.PI) / 6, 0);
}
