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
  const k = 1 / quality;
  // Numbers that change with every sample lie in an array: in variables each would be a new object.
  const held = new Float64Array(2);
  let [tunedHz, g, a1] = [Number.NaN, 0, 0];
  return (frequencyHz) => {
    if (frequencyHz !== tunedHz) {
      tunedHz = frequencyHz;
      g = Math.tan((Math.PI * Math.min(frequencyHz, sampleRateHz * 0.45)) / sampleRateHz);
      a1 = 1 / (1 + g * (g + k));
    }
    const first = held[0] ?? 0;
    const second = held[1] ?? 0;
    const band = a1 * first + g * a1 * (noise() - second);
    const low = second + g * band;
    held[0] = 2 * band - first;
    held[1] = 2 * low - second;
    return band * k;
  };
}

/** How long what changes slowly stays as it is: 32 samples. */
const slowSeconds = 32 / sampleRateHz;

/** Works a slow change out 1,500 times a second instead of for every sample, of which nothing is heard. */
export function slowly(change: Voice): Voice {
  let [value, until] = [0, 0];
  return (seconds) => {
    if (seconds >= until) {
      value = change(seconds);
      until = seconds + slowSeconds;
    }
    return value;
  };
}

/** Wanders slowly between 0 and 1, so many times a second, never twice alike. */
export function wandering(seed: number, hertz: number): Voice {
  const random = seededRandom(seed);
  const waves = [1, 1.73, 0.41].map((times) => ({ turns: hertz * times, phase: random() }));
  return slowly(
    (seconds) =>
      0.5 +
      waves.reduce((sum, { turns, phase }) => sum + Math.sin((seconds * turns + phase) * 2 * Math.PI) / 6, 0),
  );
}
