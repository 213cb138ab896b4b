import { TruePeakDetector } from '../loudness/true-peak.ts';
import { sampleRateHz } from '../wav/wav-format.ts';
import { DelayLine } from './delay-line.ts';
import { MovingAverage } from './moving-average.ts';
import { SlidingMinimum } from './sliding-minimum.ts';
import type { StereoBlock } from './stereo-block.ts';

/** How far ahead the limiter looks: it is down before the peak comes, without a click. */
const lookAheadSamples = 240;
/** The true-peak detector answers this much later than the sample goes in (half of its twelve taps). */
const detectorDelaySamples = 6;
const releaseSeconds = 0.12;

/**
 * Holds true peaks under a ceiling. Gain = the smallest the coming 5 ms ask for (a sliding minimum), released slowly,
 * smoothed by an average as long as the look-ahead: so it never arrives late. Both channels get the same gain.
 */
export class Limiter {
  /** Samples by which the output is later than the input. */
  static readonly delaySamples = lookAheadSamples + detectorDelaySamples;
  readonly #ceiling: number;
  readonly #detectors = [new TruePeakDetector(), new TruePeakDetector()] as const;
  readonly #minimum = new SlidingMinimum(lookAheadSamples + 2 * detectorDelaySamples);
  readonly #average = new MovingAverage(lookAheadSamples);
  readonly #delayedLeft = new DelayLine(Limiter.delaySamples);
  readonly #delayedRight = new DelayLine(Limiter.delaySamples);
  readonly #releaseStep = 1 - Math.exp(-1 / (releaseSeconds * sampleRateHz));
  #released = 1;

  /** `ceiling` is an amplitude: 1 is 0 dBTP. */
  constructor(ceiling: number) {
    this.#ceiling = ceiling;
  }

  /** Limits the block in place; what comes out is {@link Limiter.delaySamples} old. */
  process({ left, right }: StereoBlock): void {
    for (let index = 0; index < left.length; index += 1) {
      const inLeft = left[index] ?? 0;
      const inRight = right[index] ?? 0;
      const gain = this.#gainFor(inLeft, inRight);
      left[index] = this.#delayedLeft.push(inLeft) * gain;
      right[index] = this.#delayedRight.push(inRight) * gain;
    }
  }

  #gainFor(left: number, right: number): number {
    const peak = Math.max(
      this.#detectors[0].push(left, this.#ceiling),
      this.#detectors[1].push(right, this.#ceiling),
    );
    const asked = this.#minimum.push(peak > this.#ceiling ? this.#ceiling / peak : 1);
    this.#released = Math.min(asked, this.#released + (1 - this.#released) * this.#releaseStep);
    return this.#average.push(this.#released);
  }
}
