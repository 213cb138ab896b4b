/** Half the filter's length in input samples: -80 dB of aliasing with the window below. */
const halfTaps = 16;
/** Kaiser's shape parameter for about 80 dB of stop band (J. F. Kaiser, 1974: 0.1102 x (80 - 8.7)). */
const kaiserShape = 7.86;
/** Where the pass band ends, as a part of the lower of the two Nyquist rates. */
const passBand = 0.94;

/** Changes the sample rate of one channel by a polyphase windowed sinc; streams, and never changes the timing. */
export class Resampler {
  readonly #up: number;
  readonly #down: number;
  /** One filter per position between two input samples. */
  readonly #phases: readonly Float64Array[];
  /** Input not used up yet; begins with zeros so that the first output sits on the first input. */
  #waiting: Float32Array = new Float32Array(halfTaps - 1);
  /** Position of the next output in steps of 1/up of an input sample, counted from the first waiting sample's filter. */
  #step = 0;
  #inputs = 0;
  #outputs = 0;

  constructor(rates: { readonly fromHz: number; readonly toHz: number }) {
    const divisor = greatestCommonDivisor(rates.fromHz, rates.toHz);
    this.#up = rates.toHz / divisor;
    this.#down = rates.fromHz / divisor;
    const cutoff = passBand * Math.min(1, this.#up / this.#down);
    this.#phases = Array.from({ length: this.#up }, (_, phase) => filterTaps(phase / this.#up, cutoff));
  }

  /** The output that the input so far determines. */
  push(samples: Float32Array): Float32Array {
    this.#inputs += samples.length;
    return this.#convert(samples);
  }

  /** What is left at the end: the whole output is as long as the input, rounded up to a sample. */
  finish(): Float32Array {
    const total = Math.ceil((this.#inputs * this.#up) / this.#down);
    const missing = total - this.#outputs;
    return this.#convert(new Float32Array(2 * halfTaps)).subarray(0, missing);
  }

  #convert(samples: Float32Array): Float32Array {
    const input = new Float32Array(this.#waiting.length + samples.length);
    input.set(this.#waiting);
    input.set(samples, this.#waiting.length);
    const usable = Math.max(0, input.length - 2 * halfTaps + 1);
    const count = Math.max(0, Math.ceil((usable * this.#up - this.#step) / this.#down));
    const output = new Float32Array(count);
    for (let index = 0; index < count; index += 1) {
      const first = Math.floor(this.#step / this.#up);
      output[index] = this.#filtered(input, first);
      this.#step += this.#down;
    }
    const used = Math.min(Math.floor(this.#step / this.#up), input.length);
    this.#step -= used * this.#up;
    this.#waiting = input.slice(used);
    this.#outputs += count;
    return output;
  }

  #filtered(input: Float32Array, first: number): number {
    const taps = this.#phases[this.#step % this.#up];
    if (taps === undefined) {
      throw new RangeError('There is a filter for every position.');
    }
    let sum = 0;
    for (let tap = 0; tap < taps.length; tap += 1) {
      sum += (taps[tap] ?? 0) * (input[first + tap] ?? 0);
    }
    return sum;
  }
}

/** Taps that read the signal `fraction` of a sample after the middle one; their sum is 1, so a constant stays itself. */
function filterTaps(fraction: number, cutoff: number): Float64Array {
  const taps = Float64Array.from({ length: 2 * halfTaps }, (_, tap) => {
    const distance = tap - (halfTaps - 1) - fraction;
    return sinc(distance * cutoff) * kaiser(distance / halfTaps);
  });
  const sum = taps.reduce((total, tap) => total + tap, 0);
  return taps.map((tap) => tap / sum);
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

function kaiser(position: number): number {
  return Math.abs(position) > 1
    ? 0
    : bessel0(kaiserShape * Math.sqrt(1 - position * position)) / bessel0(kaiserShape);
}

/** Modified Bessel function of the first kind, order 0, by its power series. */
function bessel0(x: number): number {
  let sum = 1;
  let term = 1;
  for (let order = 1; term > 1e-12 * sum; order += 1) {
    term *= (x / (2 * order)) ** 2;
    sum += term;
  }
  return sum;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
