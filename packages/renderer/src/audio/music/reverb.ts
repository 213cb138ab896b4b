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
    for (let index = 0; index < left.length; index += 1) {
      left[index] = this.#left.process(left[index] ?? 0);
      right[index] = this.#right.process(right[index] ?? 0);
    }
  }
}

class Side {
  readonly #combs: readonly Comb[];
  readonly #allPasses: readonly AllPass[];

  constructor(spread: number) {
    this.#combs = combDelays.map((delay) => new Comb(delay + spread));
    this.#allPasses = allPassDelays.map((delay) => new AllPass(delay + spread));
  }

  process(sample: number): number {
    let sum = 0;
    for (const comb of this.#combs) {
      sum += comb.process(sample);
    }
    for (const allPass of this.#allPasses) {
      sum = allPass.process(sum);
    }
    return sum / combDelays.length;
  }
}

class Comb {
  readonly #line: Float32Array;
  #cursor = 0;
  #damped = 0;

  constructor(delay: number) {
    this.#line = new Float32Array(delay);
  }

  process(sample: number): number {
    const delayed = this.#line[this.#cursor] ?? 0;
    this.#damped += (delayed - this.#damped) * (1 - damping);
    this.#line[this.#cursor] = sample + this.#damped * feedback;
    this.#cursor = this.#cursor + 1 === this.#line.length ? 0 : this.#cursor + 1;
    return delayed;
  }
}

class AllPass {
  readonly #line: Float32Array;
  #cursor = 0;

  constructor(delay: number) {
    this.#line = new Float32Array(delay);
  }

  process(sample: number): number {
    const delayed = this.#line[this.#cursor] ?? 0;
    const fed = sample + delayed * allPassGain;
    this.#line[this.#cursor] = fed;
    this.#cursor = this.#cursor + 1 === this.#line.length ? 0 : this.#cursor + 1;
    return delayed - fed * allPassGain;
  }
}
