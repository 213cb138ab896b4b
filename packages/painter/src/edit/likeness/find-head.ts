import type { Colour } from '../../canvas/colour.ts';
import type { Raster } from '../raster.ts';
import type { SubjectMask } from '../operations/subject-mask.ts';
import type { Outline } from '../thumbnail/subject-outline.ts';
import { isSkin, medianOf } from './colours-of.ts';

/** Where a head is in a picture, in its pixels. */
export interface HeadPlace {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** The narrowest place of the neck. */
  readonly neck: number;
  readonly neckLeft: number;
  readonly neckRight: number;
}

/** A neck is so much narrower than the head above it and the shoulders below it. */
const narrower = { head: 1.22, shoulders: 1.45 } as const;
/** Width of a head with its hair beside its height down to the neck. */
const [slimmest, broadest] = [0.45, 1.35];

interface Row {
  readonly left: number;
  readonly right: number;
}

/**
 * The head of somebody who is seen from the front: what is above the neck, or above the chin where hair or cloth falls over it.
 * Undefined where there is neither: it is nobody.
 */
export function findHead(mask: SubjectMask, picture: Raster, outline: Outline): HeadPlace | undefined {
  const neck = narrowNeck(mask, picture, outline) ?? skinNeck(mask, picture, outline);
  if (neck === undefined) {
    return undefined;
  }
  const { left, right, top } = outline;
  const above = Array.from({ length: neck.at - top }, (_, index) =>
    rowAt(mask, { from: (top + index) * picture.width, left, right }),
  ).flatMap((row) => row ?? []);
  return {
    left: Math.min(...above.map((row) => row.left)),
    right: Math.max(...above.map((row) => row.right)),
    top,
    neck: neck.at,
    neckLeft: neck.left,
    neckRight: neck.right,
  };
}

interface Neck extends Row {
  /** Its row in the picture. */
  readonly at: number;
}

/** Where somebody's outline is narrow between head and shoulders. */
function narrowNeck(
  mask: SubjectMask,
  { width }: Raster,
  { left, right, top, bottom }: Outline,
): Neck | undefined {
  const rows = Array.from({ length: bottom - top + 1 }, (_, index) =>
    rowAt(mask, { from: (top + index) * width, left, right }),
  );
  const widths = rows.map((row) => (row === undefined ? 0 : row.right - row.left + 1));
  let [best, found] = [0, -1];
  for (let at = Math.round(widths.length * 0.1); at < widths.length * 0.9; at++) {
    const own = widths[at] ?? 0;
    const head = Math.max(...widths.slice(0, at));
    const shoulders = Math.max(...widths.slice(at, at * 2));
    const shape = head / at;
    const isNeck =
      own > 0 &&
      head > own * narrower.head &&
      shoulders > own * narrower.shoulders &&
      shape > slimmest &&
      shape < broadest;
    const score = Math.min(head, shoulders) / Math.max(1, own);
    if (isNeck && score > best) {
      [best, found] = [score, at];
    }
  }
  const neck = rows[found];
  return neck === undefined ? undefined : { ...neck, at: top + found };
}

/** A face is at least so broad beside who has it. */
const leastFace = 0.14;
/** A chin is where a face is so far narrowed on the way to its neck. */
const chinPart = 0.3;
/** The lowest row of a face that is about as broad as it is anywhere, and where its neck is looked for, in breadths of it below. */
const broadPart = 0.84;
const [neckFrom, neckUntil] = [0.2, 0.45];
/** So far below the chin, as a part of the face's height, a head is cut. */
const belowChin = 0.14;
/** Height from the hair to the neck beside the face's breadth. */
const [flattest, tallest] = [0.9, 3.6];

/** A little below where the skin of a face grows narrow. */
function skinNeck(mask: SubjectMask, picture: Raster, outline: Outline): Neck | undefined {
  const { left, right, top } = outline;
  const rows = skinRows(mask, picture, outline);
  const upper = rows.slice(0, Math.round(rows.length * 0.65)).map(({ length }) => length);
  const face = Math.max(...upper);
  const broadest = upper.findLastIndex((count) => count > face * broadPart);
  if (face < (right - left) * leastFace) {
    return undefined;
  }
  const below = rows.slice(Math.round(broadest + face * neckFrom), Math.round(broadest + face * neckUntil));
  const throat =
    below.map(({ length }) => length).toSorted((one, other) => one - other)[below.length >> 1] ?? 0;
  const least = throat + (face - throat) * chinPart;
  const brow = upper.findIndex((count) => count > face * 0.5);
  const chin = rows.findIndex((row, at) => at > broadest && row.length < least);
  const at = Math.round(chin + (chin - brow) * belowChin);
  const shape = at / face;
  if (chin < 0 || shape < flattest || shape > tallest) {
    return undefined;
  }
  // Shaded necks are lost: a neck is below the middle of its face.
  const centres = rows.slice(brow, chin).map((row) => row[row.length >> 1] ?? left);
  const centre = centres.toSorted((one, other) => one - other)[centres.length >> 1] ?? left;
  return { at: top + at, left: centre, right: centre };
}

/** Brown hair is of the colours of skin too: no further from the face's own than this is skin. */
const skinReach = 42;

/** Where each row of somebody has the colour of their face. */
function skinRows(
  mask: SubjectMask,
  { width, data }: Raster,
  { left, right, top, bottom }: Outline,
): number[][] {
  const colourAt = (at: number): Colour => [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0];
  const rows = Array.from({ length: bottom - top + 1 }, (_, index) => {
    const found: number[] = [];
    for (let x = left; x <= right; x++) {
      const at = (top + index) * width + x;
      if ((mask[at] ?? 0) > 128 && isSkin(colourAt(at))) {
        found.push(x);
      }
    }
    return found;
  });
  const [from, until] = [left + (right - left) * 0.36, right - (right - left) * 0.36];
  const middle = rows
    .slice(0, Math.round(rows.length * 0.55))
    .flatMap((row, index) =>
      row.filter((x) => x > from && x < until && x % 3 === 0).map((x) => colourAt((top + index) * width + x)),
    );
  const own = medianOf(middle);
  return own === undefined
    ? rows
    : rows.map((row, index) => row.filter((x) => away(colourAt((top + index) * width + x), own) < skinReach));
}

const away = (one: Colour, other: Colour): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/** From the first to the last pixel of the subject in a row. */
function rowAt(
  mask: SubjectMask,
  { from, left, right }: { from: number; left: number; right: number },
): Row | undefined {
  let [first, last] = [right + 1, left - 1];
  for (let x = left; x <= right; x++) {
    if ((mask[from + x] ?? 0) > 128) {
      first = Math.min(first, x);
      last = x;
    }
  }
  return last < first ? undefined : { left: first, right: last };
}
