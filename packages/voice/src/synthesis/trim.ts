/** Quieter than -60 dB is silence between words of the engine. */
const audible = 0.001;
const marginSeconds = 0.01;
const fadeSeconds = 0.004;

/** The audible part of an utterance, faded at both ends so that a joint never clicks. */
export interface TrimmedUtterance {
  readonly samples: Float32Array;
  /** How much was cut away before the first sample. */
  readonly skippedSeconds: number;
}

/** Cuts the silence round an utterance: what stays below `threshold`. */
export function trimSilence(
  samples: Float32Array,
  sampleRateHz: number,
  threshold = audible,
): TrimmedUtterance {
  const first = samples.findIndex((sample) => Math.abs(sample) > threshold);
  if (first === -1) {
    return { samples: new Float32Array(0), skippedSeconds: 0 };
  }
  const last = samples.findLastIndex((sample) => Math.abs(sample) > threshold);
  const margin = Math.round(marginSeconds * sampleRateHz);
  const from = Math.max(0, first - margin);
  const kept = samples.slice(from, Math.min(samples.length, last + 1 + margin));
  fade(kept, Math.round(fadeSeconds * sampleRateHz));
  return { samples: kept, skippedSeconds: from / sampleRateHz };
}

function fade(samples: Float32Array, length: number): void {
  const last = samples.length - 1;
  for (let index = 0; index < Math.min(length, samples.length); index += 1) {
    const gain = index / length;
    samples[index] = (samples[index] ?? 0) * gain;
    samples[last - index] = (samples[last - index] ?? 0) * gain;
  }
}
