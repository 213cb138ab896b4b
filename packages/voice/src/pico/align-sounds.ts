import { featureCount, framesPerSecond, spectralFrames } from './spectral-frames.ts';
import type { SpectralFrames } from './spectral-frames.ts';

/** Samples from -1 to 1. */
export interface Sound {
  readonly samples: Float32Array;
  readonly sampleRateHz: number;
}

/** How far one reading may run ahead of the other, as a part of the whole, and at least in moments. */
const reach = 0.2;
const leastReach = 60;

const [together, firstWaits, secondWaits] = [0, 1, 2] as const;

/**
 * Where each moment of one reading is heard in another reading of the same words, by dynamic time warping (H. Sakoe and
 * S. Chiba, "Dynamic programming algorithm optimization for spoken word recognition", 1978): the way through both that
 * keeps like sounds together. Answers a function from seconds of the first to seconds of the second; it never runs backwards.
 */
export function alignSounds(first: Sound, second: Sound): (seconds: number) => number {
  const one = spectralFrames(first.samples, first.sampleRateHz);
  const other = spectralFrames(second.samples, second.sampleRateHz);
  const partners = cheapestWay(one, other);
  return (seconds) => {
    const position = Math.min(Math.max(seconds * framesPerSecond, 0), one.count - 1);
    const before = Math.floor(position);
    const [from = 0, to = from] = [partners[before], partners[before + 1]];
    return (from + (to - from) * (position - before)) / framesPerSecond;
  };
}

/** For each moment of the first the middle of those of the second that belong to it. */
function cheapestWay(one: SpectralFrames, other: SpectralFrames): Float32Array {
  const band = bandOf(one.count, other.count);
  const steps = new Uint8Array(one.count * band.width);
  let above = new Float32Array(band.width).fill(Infinity);
  let current = new Float32Array(band.width);
  for (let row = 0; row < one.count; row += 1) {
    const [start, startAbove] = [band.startOf(row), band.startOf(row - 1)];
    const moment = one.features.subarray(row * featureCount, (row + 1) * featureCount);
    for (let offset = 0; offset < band.width; offset += 1) {
      const column = start + offset;
      if (column < 0 || column >= other.count) {
        current[offset] = Infinity;
        continue;
      }
      const cost = distance(moment, other.features, column * featureCount);
      const diagonal = above[column - 1 - startAbove] ?? Infinity;
      const up = above[column - startAbove] ?? Infinity;
      const left = offset > 0 ? (current[offset - 1] ?? Infinity) : Infinity;
      const isFirst = row === 0 && column === 0;
      const least = isFirst ? 0 : Math.min(diagonal, up, left);
      const waits = least === up ? secondWaits : firstWaits;
      steps[row * band.width + offset] = least === diagonal ? together : waits;
      current[offset] = least + cost;
    }
    [above, current] = [current, above];
  }
  return walkBack(steps, band, { rows: one.count, columns: other.count });
}

interface Band {
  readonly width: number;
  /** The first column that is looked at in a row. */
  readonly startOf: (row: number) => number;
}

/** A stripe along the straight line from the beginnings to the ends. */
function bandOf(rows: number, columns: number): Band {
  const half = Math.max(leastReach, Math.ceil(reach * columns), Math.ceil(columns / rows) + 1);
  return {
    width: 2 * half + 1,
    startOf: (row) => Math.round((row * (columns - 1)) / Math.max(rows - 1, 1)) - half,
  };
}

function distance(moment: Float32Array, features: Float32Array, at: number): number {
  let sum = 0;
  for (let order = 0; order < featureCount; order += 1) {
    const difference = (moment[order] ?? 0) - (features[at + order] ?? 0);
    sum += difference * difference;
  }
  return Math.sqrt(sum);
}

function walkBack(
  steps: Uint8Array,
  band: Band,
  { rows, columns }: { rows: number; columns: number },
): Float32Array {
  const partners = new Float32Array(rows);
  let [row, column, last] = [rows - 1, columns - 1, columns - 1];
  while (row >= 0) {
    const step = steps[row * band.width + column - band.startOf(row)];
    if (step === firstWaits && column > 0) {
      column -= 1;
      continue;
    }
    partners[row] = (column + last) / 2;
    row -= 1;
    column = Math.max(0, step === together ? column - 1 : column);
    last = column;
  }
  return partners;
}
