/** Mean of the last `length` values; ones at first. */
export class MovingAverage {
  readonly #values: Float64Array;
  #cursor = 0;
  /** How many of the values are below 1: when none is, the sum is set afresh, so rounding cannot add up. */
  #lowered = 0;
  #sum: number;

  constructor(length: number) {
    this.#values = new Float64Array(length).fill(1);
    this.#sum = length;
  }

  push(value: number): number {
    const oldest = this.#values[this.#cursor] ?? 1;
    this.#values[this.#cursor] = value;
    this.#cursor = (this.#cursor + 1) % this.#values.length;
    this.#lowered += Number(value < 1) - Number(oldest < 1);
    this.#sum = this.#lowered === 0 ? this.#values.length : this.#sum + value - oldest;
    return this.#sum / this.#values.length;
  }
}
