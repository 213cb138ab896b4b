/** Rows and columns are of the same power of two. */
interface Spectrum {
  readonly real: Float64Array;
  readonly imaginary: Float64Array;
}

/** The most salient tenth decides. */
const SALIENT_PART = 0.1;
/** How much the middle counts beside what stands out: cameras are pointed at what matters. */
const MIDDLE_WEIGHT = 0.35;

/**
 * Where small grey pictures have what stands out, as parts of their width and height: the weighted middle of the most
 * salient pixels, pulled toward the middle of the picture. Saliency by the spectral residual: X. Hou and L. Zhang, Saliency
 * Detection: A Spectral Residual Approach, CVPR 2007 (log spectrum less its mean over 3 x 3, back with the same phase,
 * squared and smoothed).
 */
export function findFocus(pictures: readonly Uint8Array[], side: number): { x: number; y: number } {
  const salience = new Float64Array(side * side);
  for (const picture of pictures) {
    const map = smoothed(residual(picture, side), side);
    map.forEach((value, at) => {
      salience[at] = (salience[at] ?? 0) + value;
    });
  }
  const sorted = salience.toSorted((one, other) => other - one);
  const least = sorted[Math.floor(sorted.length * SALIENT_PART)] ?? 0;
  let [sum, x, y] = [0, 0, 0];
  salience.forEach((value, at) => {
    if (value > least) {
      sum += value;
      x += value * ((at % side) + 0.5);
      y += value * (Math.floor(at / side) + 0.5);
    }
  });
  if (sum === 0) {
    return { x: 0.5, y: 0.5 };
  }
  const pulled = (place: number): number => place * (1 - MIDDLE_WEIGHT) + 0.5 * MIDDLE_WEIGHT;
  return { x: pulled(x / sum / side), y: pulled(y / sum / side) };
}

function residual(picture: Uint8Array, side: number): Float64Array {
  const spectrum: Spectrum = { real: Float64Array.from(picture), imaginary: new Float64Array(side * side) };
  transform(spectrum, side, 1);
  const { real, imaginary } = spectrum;
  const log = real.map((value, at) => Math.log(Math.hypot(value, imaginary[at] ?? 0) + 1e-9));
  const mean = smoothed(log, side);
  real.forEach((value, at) => {
    const phase = Math.atan2(imaginary[at] ?? 0, value);
    const size = Math.exp((log[at] ?? 0) - (mean[at] ?? 0));
    real[at] = size * Math.cos(phase);
    imaginary[at] = size * Math.sin(phase);
  });
  transform(spectrum, side, -1);
  return real.map((value, at) => value * value + (imaginary[at] ?? 0) ** 2);
}

/** Means over 3 x 3, the picture going on at the other side. */
function smoothed(values: Float64Array, side: number): Float64Array {
  return values.map((_, at) => {
    const [column, row] = [at % side, Math.floor(at / side)];
    let sum = 0;
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        sum += values[((row + dy + side) % side) * side + ((column + dx + side) % side)] ?? 0;
      }
    }
    return sum / 9;
  });
}

/** Fourier's transform of rows, then of columns, in place. */
function transform(spectrum: Spectrum, side: number, sign: 1 | -1): void {
  for (let line = 0; line < side; line++) {
    transformLine(spectrum, { start: line * side, step: 1, side, sign });
  }
  for (let line = 0; line < side; line++) {
    transformLine(spectrum, { start: line, step: side, side, sign });
  }
}

interface Line {
  readonly start: number;
  readonly step: number;
  readonly side: number;
  readonly sign: 1 | -1;
}

/** Each value as a sum over all: lines are 64 long, and three pictures are looked at. */
function transformLine({ real, imaginary }: Spectrum, { start, step, side, sign }: Line): void {
  const lineReal = new Float64Array(side);
  const lineImaginary = new Float64Array(side);
  for (let k = 0; k < side; k++) {
    let [sumReal, sumImaginary] = [0, 0];
    for (let n = 0; n < side; n++) {
      const angle = (-2 * Math.PI * sign * ((k * n) % side)) / side;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const at = start + n * step;
      const [re, im] = [real[at] ?? 0, imaginary[at] ?? 0];
      sumReal += re * cos - im * sin;
      sumImaginary += re * sin + im * cos;
    }
    lineReal[k] = sumReal;
    lineImaginary[k] = sumImaginary;
  }
  for (let k = 0; k < side; k++) {
    real[start + k * step] = lineReal[k] ?? 0;
    imaginary[start + k * step] = lineImaginary[k] ?? 0;
  }
}
