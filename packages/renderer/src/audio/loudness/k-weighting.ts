import { Biquad } from '../effects/biquad.ts';

/**
 * The K-weighting of Recommendation ITU-R BS.1770-4, Annex 1, tables 1 and 2: a shelf for the head's effect, then a
 * high-pass. The numbers hold at 48 kHz only.
 */
const headShelf = {
  b0: 1.53512485958697,
  b1: -2.69169618940638,
  b2: 1.19839281085285,
  a1: -1.69065929318241,
  a2: 0.73248077421585,
};
const lowCut = { b0: 1, b1: -2, b2: 1, a1: -1.99004745483398, a2: 0.99007225036621 };

/** Weights one channel sample by sample as the ear hears level. */
export class KWeighting {
  readonly #shelf = new Biquad(headShelf);
  readonly #lowCut = new Biquad(lowCut);

  process(sample: number): number {
    return this.#lowCut.process(this.#shelf.process(sample));
  }
}
