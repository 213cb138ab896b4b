import { toDecibels } from '../effects/decibel.ts';
import { sampleRateHz } from '../wav/wav-format.ts';
import { KWeighting } from './k-weighting.ts';
import { TruePeakDetector } from './true-peak.ts';

/** The absolute gate of BS.1770: quieter is silence, and silence measures exactly this. */
export const silenceLufs = -70;
const relativeGateLu = -10;
/** Offset of the loudness formula; makes a 997 Hz sine at 0 dBFS in one channel read -3.01 LUFS. */
const formulaOffset = -0.691;
/** A quarter of the 400 ms gating block: blocks overlap by 75 %. */
export const stepSamples = sampleRateHz / 10;
const stepsPerBlock = 4;

/** Level of a sound over its whole length. */
export interface Loudness {
  /** Gated programme loudness in LUFS; {@link silenceLufs} when nothing is louder than the gate. */
  readonly integratedLufs: number;
  /** Highest true peak in dBTP; {@link silencePeakDb} for silence and where no peaks were asked for. */
  readonly truePeakDb: number;
}

/** Stands for the level of digital silence, which has none. */
export const silencePeakDb = -144;

/**
 * Programme loudness and true peak by Recommendation ITU-R BS.1770-4 (gating in Annex 1, true peak in Annex 2) for one
 * or two channels at 48 kHz. Keeps one number per 100 ms: an hour is 36,000 numbers.
 */
export class LoudnessMeter {
  readonly #filters: readonly KWeighting[];
  /** None when peaks are of no interest, which halves the work. */
  readonly #peaks: readonly TruePeakDetector[];
  readonly #stepEnergies: number[] = [];
  #energy = 0;
  #samplesInStep = 0;
  #peak = 0;

  constructor(channels: number, { hasPeaks = true }: { readonly hasPeaks?: boolean } = {}) {
    this.#filters = Array.from({ length: channels }, () => new KWeighting());
    this.#peaks = hasPeaks ? Array.from({ length: channels }, () => new TruePeakDetector()) : [];
  }

  /** Takes the next samples, one array per channel, all of one length. */
  push(channels: readonly Float32Array[]): void {
    const length = channels[0]?.length ?? 0;
    for (let start = 0; start < length;) {
      const end = Math.min(length, start + stepSamples - this.#samplesInStep);
      for (const [index, samples] of channels.entries()) {
        this.#measure(index, samples.subarray(start, end));
      }
      this.#samplesInStep += end - start;
      this.#closeStep();
      start = end;
    }
  }

  /** The result so far; the meter may go on. */
  read(): Loudness {
    return {
      integratedLufs: gatedLoudness(blockEnergies(this.#stepEnergies)),
      truePeakDb: Math.max(silencePeakDb, toDecibels(this.#peak)),
    };
  }

  /** The level of each 100 ms that is over, in hundredths of LUFS. */
  steps(): number[] {
    return this.#stepEnergies.map((energy) => Math.round(100 * Math.max(silenceLufs, loudnessOf(energy))));
  }

  #measure(channel: number, samples: Float32Array): void {
    const filter = this.#filters[channel];
    if (filter === undefined) {
      throw new RangeError(`This meter has no channel ${channel}.`);
    }
    this.#energy += filter.energy(samples);
    this.#peak = this.#peaks[channel]?.highest(samples, this.#peak) ?? 0;
  }

  #closeStep(): void {
    if (this.#samplesInStep === stepSamples) {
      this.#stepEnergies.push(this.#energy / stepSamples);
      this.#energy = 0;
      this.#samplesInStep = 0;
    }
  }
}

/** Programme loudness of a sound that is known by its {@link LoudnessMeter.steps}, which may be those of several sounds. */
export function loudnessOfSteps(steps: readonly number[]): number {
  return gatedLoudness(blockEnergies(steps.map((step) => 10 ** ((step / 100 - formulaOffset) / 10))));
}

/** Mean squares of the overlapping 400 ms blocks; what is left at the end without filling a block is not counted. */
function blockEnergies(steps: readonly number[]): number[] {
  const energies: number[] = [];
  for (let last = stepsPerBlock - 1; last < steps.length; last += 1) {
    let sum = 0;
    for (let step = last - stepsPerBlock + 1; step <= last; step += 1) {
      sum += steps[step] ?? 0;
    }
    energies.push(sum / stepsPerBlock);
  }
  return energies;
}

function gatedLoudness(energies: readonly number[]): number {
  const audible = energies.filter((energy) => loudnessOf(energy) > silenceLufs);
  if (audible.length === 0) {
    return silenceLufs;
  }
  const gate = loudnessOf(mean(audible)) + relativeGateLu;
  return loudnessOf(mean(audible.filter((energy) => loudnessOf(energy) > gate)));
}

function loudnessOf(energy: number): number {
  return formulaOffset + 10 * Math.log10(energy);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
