/**
 * Interpolation filter of the true-peak meter: four phases of twelve taps, so that peaks between samples are seen at
 * 192 kHz. Numbers from Recommendation ITU-R BS.1770-4, Annex 2; phases 2 and 3 mirror 1 and 0.
 */
const phase0 = [
  0.001708984375, 0.010986328125, -0.0196533203125, 0.033203125, -0.0594482421875, 0.1373291015625,
  0.97216796875, -0.102294921875, 0.047607421875, -0.026611328125, 0.014892578125, -0.00830078125,
];
const phase1 = [
  -0.0291748046875, 0.029296875, -0.0517578125, 0.089111328125, -0.16650390625, 0.465087890625, 0.77978515625,
  -0.2003173828125, 0.1015625, -0.0582275390625, 0.0330810546875, -0.0189208984375,
];
const tapCount = 12;
const phases = [phase0, phase1, phase1.toReversed(), phase0.toReversed()].map((taps) =>
  Float64Array.from(taps),
);

/** No phase can answer more than this times the largest of its twelve inputs (the largest sum of absolute taps). */
const largestGain = Math.max(...phases.map((taps) => taps.reduce((sum, tap) => sum + Math.abs(tap), 0)));

/** Highest absolute value of one channel, sample by sample, as a 4x oversampled meter sees it. */
export class TruePeakDetector {
  /** The last twelve inputs twice over, so that the newest twelve always lie side by side. */
  readonly #history = new Float64Array(tapCount * 2);
  #cursor = 0;
  /** For so many more samples a loud one is among the twelve. */
  #loudFor = 0;

  /**
   * Takes one sample and answers the peak of the four points about six samples back. Below `floor`, which never falls, the
   * exact value is of no interest: 0 is then allowed, which spares most of the work.
   */
  push(sample: number, floor: number): number {
    const history = this.#history;
    history[this.#cursor] = sample;
    history[this.#cursor + tapCount] = sample;
    this.#cursor = this.#cursor + 1 === tapCount ? 0 : this.#cursor + 1;
    this.#loudFor = Math.abs(sample) * largestGain > floor ? tapCount : this.#loudFor - 1;
    return this.#loudFor > 0 ? this.#interpolated(this.#cursor) : 0;
  }

  /** The larger of `floor` and the highest point of these samples and those before them. */
  highest(samples: Float32Array, floor: number): number {
    let peak = floor;
    for (const sample of samples) {
      const point = this.push(sample, peak);
      peak = point > peak ? point : peak;
    }
    return peak;
  }

  #interpolated(start: number): number {
    // The sample itself counts too: the filter's phases lie beside it, not on it.
    let peak = Math.abs(this.#history[start + tapCount / 2 - 1] ?? 0);
    for (const taps of phases) {
      let sum = 0;
      for (let tap = 0; tap < tapCount; tap += 1) {
        // Newest sample meets the first tap.
        sum += (taps[tap] ?? 0) * (this.#history[start + tapCount - 1 - tap] ?? 0);
      }
      peak = Math.max(peak, Math.abs(sum));
    }
    return peak;
  }
}
