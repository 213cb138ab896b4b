import { sampleRateHz } from '../wav/wav-format.ts';
import { fromDecibels } from './decibel.ts';

/** How a compressor acts. */
export interface CompressorSettings {
  readonly thresholdDb: number;
  /** 3 means: 3 dB over the threshold come out as 1. */
  readonly ratio: number;
  readonly attackSeconds: number;
  readonly releaseSeconds: number;
}

/**
 * Evens out the level of one channel: a peak follower in front of a hard-knee gain curve (D. Giannoulis et al.,
 * "Digital Dynamic Range Compressor Design", JAES 60(6), 2012, feed-forward form).
 */
export class Compressor {
  readonly #threshold: number;
  readonly #exponent: number;
  readonly #attackStep: number;
  readonly #releaseStep: number;
  #level = 0;

  constructor({ thresholdDb, ratio, attackSeconds, releaseSeconds }: CompressorSettings) {
    this.#threshold = fromDecibels(thresholdDb);
    this.#exponent = 1 / ratio - 1;
    this.#attackStep = 1 - Math.exp(-1 / (attackSeconds * sampleRateHz));
    this.#releaseStep = 1 - Math.exp(-1 / (releaseSeconds * sampleRateHz));
  }

  process(sample: number): number {
    const rectified = Math.abs(sample);
    this.#level +=
      (rectified - this.#level) * (rectified > this.#level ? this.#attackStep : this.#releaseStep);
    if (this.#level <= this.#threshold) {
      return sample;
    }
    return sample * (this.#level / this.#threshold) ** this.#exponent;
  }
}
