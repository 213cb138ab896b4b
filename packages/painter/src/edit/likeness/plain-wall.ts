import type { Colour } from '../../canvas/colour.ts';
import type { SubjectMask } from '../operations/subject-mask.ts';
import type { Raster } from '../raster.ts';

/** What is behind somebody, as far as it is one wall or sky in its own light: the colour that it has anywhere. */
export interface PlainWall {
  /** How far its own pixels are from that, 0 to 441. */
  readonly spread: number;
  /** Its colours along a row of the picture, three numbers for each pixel. */
  row(y: number): Float32Array;
}

/** Every so many pixels of a picture's width one is looked at. */
const samples = 80;
/** The surest part of what is no subject; what is further from the wall than this is something before it. */
const [clearlyOutside, mostSpread] = [6, 26];
/** A wall is plain where nearly all that is behind somebody is of it, and this close to it. */
const [leastShare, plainSpread] = [0.84, 9];
/** Each time it is found anew from what was close to it before. */
const passes = 4;

interface Sample {
  readonly terms: readonly number[];
  readonly colour: Colour;
}

/** The wall behind a subject; undefined where there is more than a wall. */
export function plainWall({ width, height, data }: Raster, mask: SubjectMask): PlainWall | undefined {
  const stride = Math.max(1, Math.round(width / samples));
  const seen: Sample[] = [];
  const termsAt = (x: number, y: number): number[] => terms(x / width, y / height);
  for (let y = 0; y < height; y += stride) {
    for (let x = 0; x < width; x += stride) {
      const at = y * width + x;
      if ((mask[at] ?? 0) < clearlyOutside) {
        const colour: Colour = [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0];
        seen.push({ terms: termsAt(x, y), colour });
      }
    }
  }
  let [close, weights] = [seen, fitted(seen)];
  for (let pass = 0; pass < passes && close.length > 0; pass++) {
    const reach = Math.min(mostSpread, Math.max(6, spreadOf(close, weights) * 2.5));
    close = seen.filter((each) => distanceOf(each, weights) <= reach);
    weights = fitted(close);
  }
  const spread = spreadOf(close, weights);
  return close.length < seen.length * leastShare || spread > plainSpread || close.length < samples
    ? undefined
    : { spread, row: (y) => rowOf(weights, width, y / height) };
}

/** A lamp's glow on a wall is a curved surface of this order over the picture. */
const order = 4;
const exponents = Array.from({ length: order + 1 }, (_, across) =>
  Array.from({ length: order + 1 - across }, (__, down) => [across, down] as const),
).flat();

function terms(x: number, y: number): number[] {
  const [u, v] = [x * 2 - 1, y * 2 - 1];
  return exponents.map(([across, down]) => u ** across * v ** down);
}

type Weights = readonly (readonly number[])[];

const valueOf = (own: readonly number[], weights: Weights): Colour => {
  const channel = (index: number): number =>
    (weights[index] ?? []).reduce((sum, weight, term) => sum + weight * (own[term] ?? 0), 0);
  return [channel(0), channel(1), channel(2)];
};

/** A whole row of the surface: along it only the powers across change. */
function rowOf(weights: Weights, width: number, y: number): Float32Array {
  const down = y * 2 - 1;
  const result = new Float32Array(width * 3);
  weights.forEach((channel, index) => {
    const powers = Array.from({ length: order + 1 }, (_, power) =>
      exponents.reduce(
        (sum, [across, fall], term) =>
          across === power ? sum + (channel[term] ?? 0) * Math.pow(down, fall) : sum,
        0,
      ),
    ).toReversed();
    for (let x = 0; x < width; x++) {
      const along = (x / width) * 2 - 1;
      let value = 0;
      for (const power of powers) {
        value = value * along + power;
      }
      result[x * 3 + index] = value;
    }
  });
  return result;
}

function distanceOf({ terms: own, colour }: Sample, weights: Weights): number {
  const [red, green, blue] = valueOf(own, weights);
  return Math.hypot(colour[0] - red, colour[1] - green, colour[2] - blue);
}

function spreadOf(all: readonly Sample[], weights: Weights): number {
  return all.reduce((sum, each) => sum + distanceOf(each, weights), 0) / Math.max(1, all.length);
}

/** The surface that is closest to all samples, one for each channel: least squares. */
function fitted(all: readonly Sample[]): Weights {
  const count = terms(0, 0).length;
  const rows = Array.from({ length: count }, () => new Float64Array(count + 3));
  for (const { terms: own, colour } of all) {
    rows.forEach((row, one) => {
      for (let other = 0; other < count; other++) {
        row[other] = (row[other] ?? 0) + (own[one] ?? 0) * (own[other] ?? 0);
      }
      colour.forEach((value, channel) => {
        row[count + channel] = (row[count + channel] ?? 0) + (own[one] ?? 0) * value;
      });
    });
  }
  eliminate(rows);
  return [0, 1, 2].map((channel) => rows.map((row) => row[count + channel] ?? 0));
}

/** Solves equations in place, by Gauss and Jordan: what is known stands behind each row. */
function eliminate(rows: Float64Array[]): void {
  rows.forEach((_, column) => {
    const best = rows.reduce(
      (found, row, at) =>
        at >= column && Math.abs(row[column] ?? 0) > Math.abs(rows[found]?.[column] ?? 0) ? at : found,
      column,
    );
    const [one, other] = [rows[column], rows[best]];
    if (one === undefined || other === undefined) {
      return;
    }
    [rows[column], rows[best]] = [other, one];
    const pivot = other[column] ?? 0;
    const lead = Math.abs(pivot) < 1e-9 ? 1 : pivot;
    other.forEach((value, at) => {
      other[at] = value / lead;
    });
    rows.forEach((row, at) => {
      const times = row[column] ?? 0;
      if (at !== column) {
        row.forEach((value, place) => {
          row[place] = value - times * (other[place] ?? 0);
        });
      }
    });
  });
}
