import FFT from 'fft.js';

/** How often sound is looked at. */
export const framesPerSecond = 100;
/** Numbers that describe a moment of sound. */
export const featureCount = 13;

const windowSeconds = 0.025;
const bandCount = 26;
const lowestHz = 80;
const highestHz = 7000;
/** Below this energy is silence, whatever its colour. */
const silence = 1e-7;

/** Moments of sound, one behind the other, {@link featureCount} numbers each. */
export interface SpectralFrames {
  readonly count: number;
  readonly features: Float32Array;
}

/**
 * What a sound is like every hundredth of a second: mel-frequency cepstral coefficients 1 to 12 and the loudness, each with
 * its mean over the sound taken off and its spread made 1, so that speakers and loudness differ little and sounds much.
 * The bands and their number are those of S. Davis and P. Mermelstein, "Comparison of parametric representations for
 * monosyllabic word recognition", 1980, with the 26 bands and 25 ms that are usual since.
 */
export function spectralFrames(samples: Float32Array, sampleRateHz: number): SpectralFrames {
  const windowLength = Math.round(windowSeconds * sampleRateHz);
  const size = 2 ** Math.ceil(Math.log2(windowLength));
  const fft = new FFT(size);
  const [input, output] = [new Array<number>(size).fill(0), fft.createComplexArray()];
  const shape = hann(windowLength);
  const bands = melBands(size, sampleRateHz);
  const hop = sampleRateHz / framesPerSecond;
  const count = Math.max(1, Math.ceil(samples.length / hop));
  const features = new Float32Array(count * featureCount);
  const energies = new Float64Array(bandCount);
  for (let frame = 0; frame < count; frame += 1) {
    const from = Math.round(frame * hop - windowLength / 2);
    for (let index = 0; index < windowLength; index += 1) {
      input[index] = (samples[from + index] ?? 0) * (shape[index] ?? 0);
    }
    fft.realTransform(output, input);
    sumBands(output, bands, energies);
    describe(energies, features.subarray(frame * featureCount, (frame + 1) * featureCount));
  }
  normalize(features, count);
  return { count, features };
}

function hann(length: number): Float64Array {
  return Float64Array.from({ length }, (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / length));
}

/** Weight of a frequency in a band. */
interface BandPart {
  readonly bin: number;
  readonly band: number;
  readonly weight: number;
}

const melOf = (hz: number): number => 2595 * Math.log10(1 + hz / 700);

/** Triangles of equal width on the mel scale, each reaching to its neighbours' middles. */
function melBands(size: number, sampleRateHz: number): BandPart[] {
  const step = (melOf(highestHz) - melOf(lowestHz)) / (bandCount + 1);
  return Array.from({ length: size / 2 }, (_, bin) => bin).flatMap((bin) => {
    const position = (melOf((bin * sampleRateHz) / size) - melOf(lowestHz)) / step;
    const below = Math.floor(position);
    return [
      { bin, band: below - 1, weight: below + 1 - position },
      { bin, band: below, weight: position - below },
    ].filter(({ band, weight }) => band >= 0 && band < bandCount && weight > 0);
  });
}

function sumBands(spectrum: readonly number[], bands: readonly BandPart[], energies: Float64Array): void {
  energies.fill(silence);
  for (const { bin, band, weight } of bands) {
    const [real = 0, imaginary = 0] = [spectrum[2 * bin], spectrum[2 * bin + 1]];
    energies[band] = (energies[band] ?? 0) + weight * (real * real + imaginary * imaginary);
  }
}

/** The waves of the cosine transform, a row for each coefficient. */
const waves = Float64Array.from({ length: featureCount * bandCount }, (_, index) => {
  const [order, band] = [Math.floor(index / bandCount), index % bandCount];
  return Math.cos((Math.PI * order * (band + 0.5)) / bandCount);
});

/** Turns energies into loudness and cepstral coefficients, by a cosine transform. */
function describe(energies: Float64Array, into: Float32Array): void {
  const logs = energies.map(Math.log);
  for (let order = 0; order < featureCount; order += 1) {
    let sum = 0;
    for (let band = 0; band < bandCount; band += 1) {
      sum += (logs[band] ?? 0) * (waves[order * bandCount + band] ?? 0);
    }
    into[order] = sum;
  }
}

function normalize(features: Float32Array, count: number): void {
  for (let order = 0; order < featureCount; order += 1) {
    let [sum, squares] = [0, 0];
    for (let at = order; at < features.length; at += featureCount) {
      const value = features[at] ?? 0;
      sum += value;
      squares += value * value;
    }
    const mean = sum / count;
    const spread = Math.sqrt(Math.max(squares / count - mean * mean, 1e-9));
    for (let at = order; at < features.length; at += featureCount) {
      features[at] = ((features[at] ?? 0) - mean) / spread;
    }
  }
}
