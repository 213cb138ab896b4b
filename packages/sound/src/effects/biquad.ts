/** Coefficients of a second-order section, normalised so that a0 is 1. */
export interface BiquadCoefficients {
  readonly b0: number;
  readonly b1: number;
  readonly b2: number;
  readonly a1: number;
  readonly a2: number;
}

/** One second-order filter (transposed direct form II) with its state. */
export class Biquad {
  readonly #coefficients: BiquadCoefficients;
  #state1 = 0;
  #state2 = 0;

  constructor(coefficients: BiquadCoefficients) {
    this.#coefficients = coefficients;
  }

  process(input: number): number {
    const { b0, b1, b2, a1, a2 } = this.#coefficients;
    const output = b0 * input + this.#state1;
    this.#state1 = b1 * input - a1 * output + this.#state2;
    this.#state2 = b2 * input - a2 * output;
    return output;
  }
}

interface Corner {
  readonly frequencyHz: number;
  /** Quality; 0.7071 is the flattest second-order high- or low-pass. */
  readonly quality: number;
  readonly sampleRateHz: number;
}

function angle({ frequencyHz, quality, sampleRateHz }: Corner): { cosine: number; alpha: number } {
  const omega = (2 * Math.PI * frequencyHz) / sampleRateHz;
  return { cosine: Math.cos(omega), alpha: Math.sin(omega) / (2 * quality) };
}

// The two designs below are the formulas of R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients".

export function highPass(corner: Corner): BiquadCoefficients {
  const { cosine, alpha } = angle(corner);
  const a0 = 1 + alpha;
  const edge = (1 + cosine) / 2 / a0;
  return { b0: edge, b1: -2 * edge, b2: edge, a1: (-2 * cosine) / a0, a2: (1 - alpha) / a0 };
}

/** Lifts (`gainDb` above 0) or lowers a band round the corner. */
export function peaking(corner: Corner & { readonly gainDb: number }): BiquadCoefficients {
  const { cosine, alpha } = angle(corner);
  const amplitude = 10 ** (corner.gainDb / 40);
  const a0 = 1 + alpha / amplitude;
  return {
    b0: (1 + alpha * amplitude) / a0,
    b1: (-2 * cosine) / a0,
    b2: (1 - alpha * amplitude) / a0,
    a1: (-2 * cosine) / a0,
    a2: (1 - alpha / amplitude) / a0,
  };
}
