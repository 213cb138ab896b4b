/** Returns what was pushed `length` samples ago; zeros at first. */
export class DelayLine {
  readonly #samples: Float32Array;
  #cursor = 0;

  constructor(length: number) {
    this.#samples = new Float32Array(length);
  }

  push(sample: number): number {
    const delayed = this.#samples[this.#cursor] ?? 0;
    this.#samples[this.#cursor] = sample;
    this.#cursor = this.#cursor + 1 === this.#samples.length ? 0 : this.#cursor + 1;
    return delayed;
  }
}
