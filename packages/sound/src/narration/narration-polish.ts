import { Biquad, highPass, peaking } from '../effects/biquad.ts';
import { Compressor } from '../effects/compressor.ts';
import { EarlyReflections } from '../effects/early-reflections.ts';
import { sampleRateHz } from '../wav/wav-format.ts';

/**
 * Makes a synthetic voice easier to listen to: rumble out, less boom, more presence and air, evener level, a small room.
 * One channel at 48 kHz, streamed; adds no delay, but the room rings for {@link NarrationPolish.tailSamples}.
 */
export class NarrationPolish {
  static readonly tailSamples = Math.round(0.027 * sampleRateHz);
  readonly #equalizer = [
    new Biquad(highPass({ frequencyHz: 80, quality: Math.SQRT1_2, sampleRateHz })),
    new Biquad(peaking({ frequencyHz: 250, quality: 1, gainDb: -2, sampleRateHz })),
    new Biquad(peaking({ frequencyHz: 3200, quality: 1, gainDb: 3, sampleRateHz })),
    new Biquad(peaking({ frequencyHz: 7500, quality: 0.8, gainDb: 2, sampleRateHz })),
  ];
  readonly #compressor = new Compressor({
    thresholdDb: -20,
    ratio: 3,
    attackSeconds: 0.008,
    releaseSeconds: 0.12,
  });
  readonly #room = new EarlyReflections([
    { delaySeconds: 0.018, levelDb: -18 },
    { delaySeconds: 0.027, levelDb: -21 },
  ]);

  /** Polishes the block in place. */
  process(samples: Float32Array): void {
    for (let index = 0; index < samples.length; index += 1) {
      let sample = samples[index] ?? 0;
      for (const filter of this.#equalizer) {
        sample = filter.process(sample);
      }
      samples[index] = softClip(this.#room.process(this.#compressor.process(sample)));
    }
  }
}

/** Straight up to 0.8, then bent so that the rare peak the compressor let through stays under 1 without a corner. */
function softClip(sample: number): number {
  const knee = 0.8;
  const size = Math.abs(sample);
  if (size <= knee) {
    return sample;
  }
  return Math.sign(sample) * (knee + (1 - knee) * Math.tanh((size - knee) / (1 - knee)));
}
