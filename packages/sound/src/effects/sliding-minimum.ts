/** Smallest of the last `length` values, in constant time per value (a queue that only ever rises). */
export class SlidingMinimum {
  readonly #length: number;
  readonly #values: Float64Array;
  readonly #times: Float64Array;
  #head = 0;
  #size = 0;
  #time = 0;

  constructor(length: number) {
    this.#length = length;
    this.#values = new Float64Array(length + 1);
    this.#times = new Float64Array(length + 1);
  }

  push(value: number): number {
    while (this.#size > 0 && (this.#values[this.#slot(this.#size - 1)] ?? 0) >= value) {
      this.#size -= 1;
    }
    const slot = this.#slot(this.#size);
    this.#values[slot] = value;
    this.#times[slot] = this.#time;
    this.#size += 1;
    if ((this.#times[this.#head] ?? 0) <= this.#time - this.#length) {
      this.#head = this.#slot(1);
      this.#size -= 1;
    }
    this.#time += 1;
    return this.#values[this.#head] ?? 1;
  }

  #slot(offset: number): number {
    return (this.#head + offset) % this.#values.length;
  }
}
