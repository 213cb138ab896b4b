import type { Raster } from '../raster.ts';
import type { SubjectMask } from '../operations/subject-mask.ts';
import type { Outline } from '../thumbnail/subject-outline.ts';
import { isSkin } from './colours-of.ts';

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

/** A face is at least so broad beside who has it, and a chin is where it is no more than this part as broad. */
const [leastFace, chinPart] = [0.14, 0.5];
/** So far below the chin, as a part of the face's height, a head is cut. */
const belowChin = 0.14;
/** Height from the hair to the neck beside the face's breadth. */
const [flattest, tallest] = [0.9, 3.6];

/** A little below where the skin of a face grows narrow. */
function skinNeck(
  mask: SubjectMask,
  { width, data }: Raster,
  { left, right, top, bottom }: Outline,
): Neck | undefined {
  const rows = Array.from({ length: bottom - top + 1 }, (_, index) => {
    const found: number[] = [];
    for (let x = left; x <= right; x++) {
      const at = (top + index) * width + x;
      const colour = [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0] as const;
      if ((mask[at] ?? 0) > 128 && isSkin(colour)) {
        found.push(x);
      }
    }
    return found;
  });
  const upper = rows.slice(0, Math.round(rows.length * 0.65)).map(({ length }) => length);
  const face = Math.max(...upper);
  const broadest = upper.indexOf(face);
  if (face < (right - left) * leastFace) {
    return undefined;
  }
  const brow = upper.findIndex((count) => count > face * chinPart);
  const chin = rows.findIndex((row, at) => at > broadest && row.length < face * chinPart);
  const at = Math.round(chin + (chin - brow) * belowChin);
  const shape = at / face;
  const skin = rows[Math.max(0, chin - 1)] ?? [];
  const [first, last] = [skin[0], skin.at(-1)];
  if (chin < 0 || first === undefined || last === undefined || shape < flattest || shape > tallest) {
    return undefined;
  }
  return { at: top + at, left: first, right: last };
}

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
