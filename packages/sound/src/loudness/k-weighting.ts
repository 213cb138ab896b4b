import type { BiquadCoefficients } from '../effects/biquad.ts';

/**
 * The K-weighting of Recommendation ITU-R BS.1770-4, Annex 1, tables 1 and 2: a shelf for the head's effect, then a
 * high-pass. The numbers hold at 48 kHz only.
 */
const headShelf: BiquadCoefficients = {
  b0: 1.53512485958697,
  b1: -2.69169618940638,
  b2: 1.19839281085285,
  a1: -1.69065929318241,
  a2: 0.73248077421585,
};
const lowCut = { a1: -1.99004745483398, a2: 0.99007225036621 };

/** Smaller than any sample's last bit by far: a filter that rings out below it would slow the processor down. */
const silence = 1e-20;

/** Weights one channel as the ear hears level, and answers only what is asked of it: energy. */
export class KWeighting {
  #shelf1 = 0;
  #shelf2 = 0;
  #cut1 = 0;
  #cut2 = 0;

  /** Sum of squares of the next samples, weighted. The filters are written out: a call for each sample took four times as long. */
  energy(samples: Float32Array): number {
    const { b0, b1, b2, a1, a2 } = headShelf;
    let shelf1 = this.#shelf1;
    let shelf2 = this.#shelf2;
    let cut1 = this.#cut1;
    let cut2 = this.#cut2;
    let sum = 0;
    for (let index = 0; index < samples.length; index += 1) {
      const sample = samples[index] ?? 0;
      const shelved = b0 * sample + shelf1;
      shelf1 = b1 * sample - a1 * shelved + shelf2;
      shelf2 = b2 * sample - a2 * shelved;
      const weighted = shelved + cut1;
      cut1 = -2 * shelved - lowCut.a1 * weighted + cut2;
      cut2 = shelved - lowCut.a2 * weighted;
      sum += weighted * weighted;
    }
    this.#shelf1 = settled(shelf1);
    this.#shelf2 = settled(shelf2);
    this.#cut1 = settled(cut1);
    this.#cut2 = settled(cut2);
    return sum;
  }
}

function settled(state: number): number {
  return Math.abs(state) < silence ? 0 : state;
}
