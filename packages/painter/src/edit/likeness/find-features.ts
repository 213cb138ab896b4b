import type { Colour } from '../../canvas/colour.ts';
import type { Raster } from '../raster.ts';
import type { HeadPlace } from './find-head.ts';

/** Where eyes and mouth are in a face that is seen from the front, in pixels. */
export interface FeaturePlaces {
  /** The row of the eyes. */
  readonly eyes: number;
  readonly mouth: { readonly x: number; readonly y: number; readonly halfWidth: number };
}

/** Rows of a head, as parts of its height, where eyes and mouth are looked for, and columns to both sides of its middle. */
const eyeRows = [0.34, 0.72] as const;
const mouthRows = [0.58, 0.97] as const;
const [eyesAside, mouthAside] = [0.26, 0.17] as const;
/** A mouth is below the eyes by a part of the head's height between these. */
const [leastApart, mostApart] = [0.12, 0.42];
/** Lips are redder than the skin around them by this part of their light, at least in so much of a row. */
const redder = 0.035;
const leastLips = 0.12;

/** Eyes by their edges, a mouth by its red; undefined where they are not found where a face has them. */
export function findFeatures(picture: Raster, head: HeadPlace, skin: Colour): FeaturePlaces | undefined {
  const { top, neck, left, right } = head;
  const [tall, wide] = [neck - top, right - left];
  const middle = (head.neckLeft + head.neckRight) / 2;
  const rowsOf = ([from, until]: readonly [number, number]): number[] =>
    Array.from({ length: Math.round(tall * (until - from)) }, (_, index) =>
      Math.round(top + tall * from + index),
    );
  const columns = (aside: number): [number, number] => [
    Math.round(middle - wide * aside),
    Math.round(middle + wide * aside),
  ];
  const window = Math.max(1, Math.round(tall * 0.02));
  const eyes = peakOf(rowsOf(eyeRows), (y) => edgesIn(picture, y, columns(eyesAside)), window);
  const isBelow = (y: number): boolean => y > eyes + tall * leastApart && y < eyes + tall * mostApart;
  const rows = rowsOf(mouthRows).filter(isBelow);
  const mouth = mouthIn(picture, { rows, columns: columns(mouthAside), redness: rednessOf(skin) + redder });
  return mouth === undefined
    ? undefined
    : { eyes, mouth: { ...mouth, halfWidth: Math.max(wide * 0.07, mouth.halfWidth) } };
}

interface MouthRoom {
  readonly rows: readonly number[];
  readonly columns: readonly [number, number];
  /** Lips are at least so red. */
  readonly redness: number;
}

/** The lips in a part of a picture: who looks aside has them beside its middle. */
function mouthIn(picture: Raster, { rows, columns, redness }: MouthRoom): FeaturePlaces['mouth'] | undefined {
  const wide = columns[1] - columns[0];
  const window = Math.max(1, Math.round(wide * 0.06));
  const lips = (y: number, from: number): number[] =>
    Array.from({ length: wide }, (_, index) => from + index).filter(
      (x) => rednessOf(colourAt(picture, x, y)) > redness,
    );
  const y = rows.length === 0 ? 0 : peakOf(rows, (row) => lips(row, columns[0]).length, window);
  const seenFrom = (from: number): number[] =>
    [y - window, y, y + window].flatMap((row) => lips(row, from)).toSorted((one, other) => one - other);
  const first = seenFrom(columns[0]);
  const centre = first[first.length >> 1] ?? (columns[0] + columns[1]) / 2;
  const found = seenFrom(Math.round(centre - wide / 2));
  if (y === 0 || found.length < wide * 3 * leastLips) {
    return undefined;
  }
  // A few red spots beside it are no lips; a corner in the shade is lost.
  const [left = 0, right = 0] = [
    found[Math.floor(found.length * 0.03)],
    found[Math.floor(found.length * 0.97)],
  ];
  return { x: (left + right) / 2, y, halfWidth: (right - left) * 0.56 };
}

/** The row around which most is found. */
function peakOf(rows: readonly number[], amount: (y: number) => number, window: number): number {
  const amounts = rows.map(amount);
  const around = amounts.map((_, at) =>
    amounts.slice(Math.max(0, at - window), at + window + 1).reduce((sum, each) => sum + each, 0),
  );
  return rows[around.indexOf(Math.max(...around))] ?? 0;
}

/** How much light and dark change along a row. */
function edgesIn(picture: Raster, y: number, [from, until]: readonly [number, number]): number {
  let sum = 0;
  for (let x = from; x < until; x += 2) {
    const [one, other] = [colourAt(picture, x, y), colourAt(picture, x + 2, y)];
    sum += Math.abs(one[0] + one[1] + one[2] - other[0] - other[1] - other[2]);
  }
  return sum;
}

/** How much more red than all else there is in a colour, whatever its light. */
function rednessOf([red, green, blue]: Colour): number {
  return (red - (green + blue) / 2) / Math.max(60, red + green + blue);
}

function colourAt({ width, data }: Raster, x: number, y: number): Colour {
  const at = (y * width + x) * 4;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}
