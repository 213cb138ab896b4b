import { hex } from '../../canvas/colour.ts';
import type { Colour } from '../../canvas/colour.ts';
import type { CutSubject } from '../operations/before-place.ts';
import type { SubjectMask } from '../operations/subject-mask.ts';
import type { Raster } from '../raster.ts';
import { medianOf } from './colours-of.ts';
import type { HeadPlace } from './find-head.ts';

/** Rows of a head, as a part of its height, in which nothing is behind it: from the front a skull has no gaps. */
const skullPart = 0.5;
/** What is narrower than this part of the head is a fleck beside it. */
const solidPart = 0.03;
/** How far below the neck hair hangs that is kept, in heights of the head. */
const hangingPart = 0.8;
/** Hair and skin are seen in light and shade: colours this close to theirs are of them. */
const ownReach = 64;
/** Hair that hangs is told from clothes and skin where it differs by so much. */
const clearlyOther = 26;

/** A head without what is below it, and how far down its hair hangs. */
export interface HeadCut {
  readonly mask: SubjectMask;
  /** The last row of it. */
  readonly bottom: number;
}

interface Colours {
  readonly skin: Colour;
  readonly clothes: Colour;
  readonly hair: readonly Colour[];
}

/**
 * The head of somebody with the hair that hangs from it, without collar and shoulders: these are drawn anew in another pose, and what is
 * left of them stands out beside the neck.
 */
export function cutHead(
  { picture, mask }: Pick<CutSubject, 'picture' | 'mask'>,
  head: HeadPlace,
  told: { readonly skin: string; readonly clothes: string },
): HeadCut {
  const cut = new Uint8Array(mask);
  fillSkull(cut, picture, head);
  const skin = hex(told.skin);
  const clothes = hex(told.clothes);
  const colours = { skin, clothes, hair: hairOf(picture, mask, head) };
  dropCollar(cut, picture, { head, colours });
  return { mask: cut, bottom: hangHair(cut, picture, { head, colours }) };
}

function fillSkull(mask: SubjectMask, { width }: Raster, { left, right, top, neck }: HeadPlace): void {
  const solid = Math.max(2, Math.round((right - left) * solidPart));
  for (let y = top; y < top + (neck - top) * skullPart; y++) {
    const row = mask.subarray(y * width + left, y * width + right + 1);
    const isSolid = (from: number): boolean =>
      from >= 0 && row.subarray(from, from + solid).every((part) => part > 128);
    const first = row.findIndex((_, x) => isSolid(x));
    const last = row.findLastIndex((_, x) => isSolid(x - solid + 1));
    if (first >= 0 && last > first) {
      row.fill(0, 0, first).fill(255, first, last);
      row.fill(0, last + 1);
    }
  }
}

/** Parts of a head where hair is, as parts of its breadth and height: the crown, and both sides at the ears. */
const hairy = [
  [0.36, 0.64, 0.03, 0.1],
  [0.02, 0.1, 0.45, 0.7],
  [0.9, 0.98, 0.45, 0.7],
] as const;

/** The colours of somebody's hair. */
function hairOf({ width, data }: Raster, mask: SubjectMask, { left, right, top, neck }: HeadPlace): Colour[] {
  const [wide, tall] = [right - left, neck - top];
  return hairy.flatMap(([from, until, high, low]) => {
    const seen: Colour[] = [];
    for (let y = Math.round(top + tall * high); y < top + tall * low; y += 2) {
      for (let x = Math.round(left + wide * from); x < left + wide * until; x += 2) {
        const at = y * width + x;
        if ((mask[at] ?? 0) > 200) {
          seen.push(colourAt(data, at));
        }
      }
    }
    const middle = medianOf(seen);
    return middle === undefined ? [] : [middle];
  });
}

const colourAt = (data: Uint8ClampedArray, at: number): Colour => [
  data[at * 4] ?? 0,
  data[at * 4 + 1] ?? 0,
  data[at * 4 + 2] ?? 0,
];

const away = (one: Colour, other: Colour): number =>
  Math.sqrt((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2);

interface Below {
  readonly head: HeadPlace;
  readonly colours: Colours;
}

/** Takes away what is reached from the foot of a head without crossing skin or hair. */
function dropCollar(mask: SubjectMask, { width, data }: Raster, { head, colours }: Below): void {
  const { left, right, top, neck } = head;
  const { skin, clothes, hair } = colours;
  const isOther = (at: number): boolean => {
    const own = colourAt(data, at);
    const near = Math.min(away(own, skin), ...hair.map((each) => away(own, each)));
    return near > ownReach || away(own, clothes) < near;
  };
  const ends = top + (neck - top) * skullPart;
  const waiting = Array.from({ length: right - left + 1 }, (_, index) => neck * width + left + index).filter(
    isOther,
  );
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    mask[at] = 0;
    for (const next of [at - 1, at + 1, at - width]) {
      const x = next % width;
      if (x >= left && x <= right && next / width > ends && (mask[next] ?? 0) > 0 && isOther(next)) {
        mask[next] = 0;
        waiting.push(next);
      }
    }
  }
}

/** Keeps of what is below the neck the hair that hangs from the head. @returns the last row of it */
function hangHair(mask: SubjectMask, { width, height, data }: Raster, { head, colours }: Below): number {
  const { left, right, top, neck } = head;
  const { skin, clothes } = colours;
  const hair = colours.hair.filter(
    (each) => away(each, skin) > clearlyOther && away(each, clothes) > clearlyOther,
  );
  const end = Math.min(height, Math.round(neck + (neck - top) * hangingPart));
  const solid = Math.max(2, Math.round((right - left) * solidPart));
  let bottom = neck;
  for (let y = neck; y < end; y++) {
    const isHair = (x: number): boolean => {
      const at = y * width + x;
      const above = Math.max(mask[at - width] ?? 0, mask[at - width - 1] ?? 0, mask[at - width + 1] ?? 0);
      const own = colourAt(data, at);
      const near = Math.min(255, ...hair.map((each) => away(own, each)));
      return above > 0 && near < ownReach && near < Math.min(away(own, skin), away(own, clothes));
    };
    const kept = Array.from({ length: right - left + 1 }, (_, index) => isHair(left + index));
    for (let x = left; x <= right; x++) {
      const at = y * width + x;
      mask[at] = isInRun(kept, x - left, solid) ? (mask[at] ?? 0) : 0;
      bottom = (mask[at] ?? 0) > 128 ? y : bottom;
    }
  }
  return bottom;
}

/** Whether as many as said in a row are such, this one among them: a few alone are a shadow on a shoulder. */
function isInRun(row: readonly boolean[], at: number, least: number): boolean {
  if (row[at] !== true) {
    return false;
  }
  const first = row.lastIndexOf(false, at);
  const last = row.indexOf(false, at);
  return (last < 0 ? row.length : last) - first - 1 >= least;
}
