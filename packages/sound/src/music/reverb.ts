import type { StereoBlock } from '../effects/stereo-block.ts';

/** Delays of the parallel combs and of the serial all-passes in samples at 48 kHz: mutually prime, so no pitch stands out. */
const combDelays = [1427, 1597, 1753, 1901, 2039, 2161] as const;
const allPassDelays = [557, 443, 241] as const;
/** The right side's delays are this much longer: that is what makes the room wide. */
const spreadSamples = 23;
const feedback = 0.8;
const damping = 0.35;
const allPassGain = 0.5;

/** A hall for the music, after M. R. Schroeder (1962) with the damped combs of J. A. Moorer (1979). */
export class Reverb {
  readonly #left = new Side(0);
  readonly #right = new Side(spreadSamples);

  /** Replaces the block by its reverberation alone. */
  process({ left, right }: StereoBlock): void {
    this.#left.process(left);
    this.#right.process(right);
  }
}

/** One channel, filter by filter: a loop over a block takes a third of the time of a call for each sample. */
class Side {
  readonly #combs: readonly Comb[];
  readonly #allPasses: readonly AllPass[];
  #sums = new Float64Array(0);

  constructor(spread: number) {
    this.#combs = combDelays.map((delay) => new Comb(delay + spread));
    this.#allPasses = allPassDelays.map((delay) => new AllPass(delay + spread));
  }

  process(samples: Float32Array): void {
    const sums = this.#cleared(samples.length);
    for (const comb of this.#combs) {
      comb.addTo(sums, samples);
    }
    for (const allPass of this.#allPasses) {
      allPass.process(sums);
    }
    for (let index = 0; index < samples.length; index += 1) {
      samples[index] = (sums[index] ?? 0) / combDelays.length;
    }
  }

  #cleared(length: number): Float64Array {
    if (this.#sums.length !== length) {
      this.#sums = new Float64Array(length);
    }
    return this.#sums.fill(0);
  }
}

class Comb {
  readonly #line: Float32Array;
  #cursor = 0;
  #damped = 0;

  constructor(delay: number) {
    this.#line = new Float32Array(delay);
  }

  addTo(sums: Float64Array, samples: Float32Array): void {
    const line = this.#line;
    let cursor = this.#cursor;
    let damped = this.#damped;
    for (let index = 0; index < samples.length; index += 1) {
      const delayed = line[cursor] ?? 0;
      damped += (delayed - damped) * (1 - damping);
      line[cursor] = (samples[index] ?? 0) + damped * feedback;
      cursor = cursor + 1 === line.length ? 0 : cursor + 1;
      sums[index] = (sums[index] ?? 0) + delayed;
    }
    this.#cursor = cursor;
    this.#damped = damped;
  }
}

class AllPass {
  readonly #line: Float32Array;
  #cursor = 0;

  constructor(delay: number) {
    this.#line = new Float32Array(delay);
  }

  process(samples: Float64Array): void {
    const line = this.#line;
    let cursor = this.#cursor;
    for (let index = 0; index < samples.length; index += 1) {
      const delayed = line[cursor] ?? 0;
      const fed = (samples[index] ?? 0) + delayed * allPassGain;
      line[cursor] = fed;
      cursor = cursor + 1 === line.length ? 0 : cursor + 1;
      samples[index] = delayed - fed * allPassGain;
    }
    this.#cursor = cursor;
  }
}
