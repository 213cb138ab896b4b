import { fromDecibels } from '../effects/decibel.ts';
import { sampleRateHz } from '../wav/wav-format.ts';

/** A sine of a given peak level; `phase` is in parts of a turn. */
export function sine(shape: {
  readonly frequencyHz: number;
  readonly levelDb: number;
  readonly seconds: number;
  readonly phase?: number;
}): Float32Array {
  const amplitude = fromDecibels(shape.levelDb);
  const turn = 2 * Math.PI;
  return Float32Array.from({ length: Math.round(shape.seconds * sampleRateHz) }, (_, index) => {
    return amplitude * Math.sin(turn * ((shape.frequencyHz * index) / sampleRateHz + (shape.phase ?? 0)));
  });
}

/** Syllables of a voice-like buzz with pauses between them: 4 per second, about a third of the time silent. */
export function babble(seconds: number, pitchHz = 140): Float32Array {
  return Float32Array.from({ length: Math.round(seconds * sampleRateHz) }, (_, index) => {
    const time = index / sampleRateHz;
    const syllable = Math.max(0, Math.sin(2 * Math.PI * 4 * time)) ** 0.5;
    let buzz = 0;
    for (let harmonic = 1; harmonic <= 20; harmonic += 1) {
      buzz += Math.sin(2 * Math.PI * pitchHz * harmonic * time) / harmonic;
    }
    return 0.15 * syllable * buzz;
  });
}

/** One signal after the other. */
export function chain(...parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let position = 0;
  for (const part of parts) {
    whole.set(part, position);
    position += part.length;
  }
  return whole;
}

/** Root mean square in decibels. */
export function levelDb(samples: Float32Array): number {
  return 10 * Math.log10(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}

/** Largest absolute sample. */
export function largest(samples: Float32Array): number {
  return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
}
