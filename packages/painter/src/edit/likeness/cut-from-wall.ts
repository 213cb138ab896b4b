import sharp from 'sharp';
import type { CutSubject } from '../operations/before-place.ts';
import type { SubjectMask } from '../operations/subject-mask.ts';
import { through } from '../raster.ts';
import type { Raster } from '../raster.ts';
import type { Outline } from '../thumbnail/subject-outline.ts';
import { plainWall } from './plain-wall.ts';
import type { PlainWall } from './plain-wall.ts';

/** The longer side of the copy that is looked at: a head in it is as large as a film shows it. */
const workSide = 1080;
/** Pixels of that copy. */
const edgeBlur = 1.6;
/** Colours closer to the wall than this are the wall; those further away are somebody, between them is an edge. */
const [wallReach, bodyReach] = [10, 24];
/** A wall goes over into its own glow by no more than this from pixel to pixel. */
const leastStep = 3;
/** So far around what was found somebody may reach, as a part of the breadth of it: hair that was left out. */
const aroundPart = 0.14;
/** A shadow on a wall is the wall's colour in less light. */
const [darkest, tinge] = [0.55, 0.06];

/**
 * Where somebody ends who stands before a plain wall, pixel by pixel: a finder looks at a small copy, bridges what lies between hair and
 * shoulders, and takes grey hair for the wall. Undefined before anything but a wall.
 */
export async function cutFromWall({ picture, mask, outline }: CutSubject): Promise<SubjectMask | undefined> {
  const { width, height } = picture;
  const scale = Math.min(1, workSide / Math.max(width, height));
  const size = { width: Math.round(width * scale), height: Math.round(height * scale), fit: 'fill' } as const;
  const small = await through(picture, (each) => each.resize(size));
  const rough = await resized(mask, { from: { width, height }, to: size });
  const { left, right, top, bottom } = outline;
  const around = { left: left * scale, right: right * scale, top: top * scale, bottom: bottom * scale };
  const cut = cutSmall(rough, small, around);
  return cut === undefined
    ? undefined
    : await resized(cut, { from: size, to: { width, height }, isSmooth: true });
}

interface Size {
  readonly width: number;
  readonly height: number;
}

async function resized(
  mask: SubjectMask,
  { from, to, isSmooth = false }: { readonly from: Size; readonly to: Size; readonly isSmooth?: boolean },
): Promise<SubjectMask> {
  const picture = sharp(mask, { raw: { width: from.width, height: from.height, channels: 1 } });
  // What a JPEG leaves around an edge makes it ragged.
  return (isSmooth ? picture.blur(edgeBlur) : picture)
    .resize({ width: to.width, height: to.height, fit: 'fill', kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer();
}

type Edges = Pick<Outline, 'left' | 'right' | 'top' | 'bottom'>;

function cutSmall(mask: SubjectMask, picture: Raster, outline: Edges): SubjectMask | undefined {
  const wall = plainWall(picture, mask);
  if (wall === undefined) {
    return undefined;
  }
  const { width, height } = picture;
  const reach = Math.round((outline.right - outline.left) * aroundPart);
  const box = {
    left: Math.max(0, Math.floor(outline.left) - reach),
    right: Math.min(width - 1, Math.ceil(outline.right) + reach),
    top: Math.max(0, Math.floor(outline.top) - reach),
    bottom: Math.min(height - 1, Math.ceil(outline.bottom) + 2),
  };
  const away = distances(picture, { wall, box });
  const low = Math.max(wallReach, wall.spread * 3);
  const high = Math.max(bodyReach, wall.spread * 3 + 14);
  const step = Math.max(leastStep, wall.spread * 1.5);
  const isWall = reached({ width, box }, wallAround(box, width), (at, from) => {
    const own = away[at] ?? 0;
    return own < low || (own < high && stepBetween(picture, at, from) <= step);
  });
  const isOfBody = reached({ width, box }, heartOf(mask), (at) => isWall[at] !== 1);
  // The wall's colour in somebody's eyes or on a shirt is theirs.
  return new Uint8Array(mask.length).map((_, at) => (isOfBody[at] === 1 ? 255 : 0));
}

type Box = Edges;

/** How far each pixel of a box is from the wall behind it: not far where somebody's shadow lies on it, which begins softly. */
function distances(
  { width, height, data }: Raster,
  { wall, box }: { readonly wall: PlainWall; readonly box: Box },
): Float32Array {
  const found = new Float32Array(width * height);
  for (let y = box.top; y <= box.bottom; y++) {
    const behind = wall.row(y);
    for (let x = box.left; x <= box.right; x++) {
      const at = y * width + x;
      const [red, green, blue] = [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0];
      const [wallRed, wallGreen, wallBlue] = [
        behind[x * 3] ?? 0,
        behind[x * 3 + 1] ?? 0,
        behind[x * 3 + 2] ?? 0,
      ];
      const [r, g, b] = [red / wallRed, green / wallGreen, blue / wallBlue];
      const [least, most] = [Math.min(r, g, b), Math.max(r, g, b)];
      const isShadow = least > darkest && most < 1 && most - least < tinge;
      const distance = Math.sqrt((red - wallRed) ** 2 + (green - wallGreen) ** 2 + (blue - wallBlue) ** 2);
      found[at] = isShadow ? Math.min(distance, wallReach + 1) : distance;
    }
  }
  return found;
}

function stepBetween({ data }: Raster, one: number, other: number): number {
  return Math.max(
    Math.abs((data[one * 4] ?? 0) - (data[other * 4] ?? 0)),
    Math.abs((data[one * 4 + 1] ?? 0) - (data[other * 4 + 1] ?? 0)),
    Math.abs((data[one * 4 + 2] ?? 0) - (data[other * 4 + 2] ?? 0)),
  );
}

/** What hangs together with some of a box's pixels by pixels of a kind. */
function reached(
  { width, box }: { readonly width: number; readonly box: Box },
  from: readonly number[],
  isSuch: (at: number, from: number) => boolean,
): Uint8Array {
  const found = new Uint8Array(width * (box.bottom + 1));
  const waiting: number[] = [];
  const reach = (x: number, y: number, from: number): void => {
    const at = y * width + x;
    const isInBox = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    if (isInBox && found[at] === 0 && isSuch(at, from)) {
      found[at] = 1;
      waiting.push(at);
    }
  };
  for (const at of from) {
    reach(at % width, Math.floor(at / width), at);
  }
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const [x, y] = [at % width, Math.floor(at / width)];
    reach(x - 1, y, at);
    reach(x + 1, y, at);
    reach(x, y - 1, at);
    reach(x, y + 1, at);
  }
  return found;
}

/** The rim of a box, but for its foot: there somebody goes on. */
function wallAround({ left, right, top, bottom }: Box, width: number): number[] {
  const rows = Array.from({ length: bottom - top + 1 }, (_, index) => (top + index) * width);
  const across = Array.from({ length: right - left + 1 }, (_, index) => top * width + left + index);
  return [...across, ...rows.flatMap((row) => [row + left, row + right])];
}

/** Pixels that surely are somebody: every so many, since they hang together. */
function heartOf(mask: SubjectMask): number[] {
  const found: number[] = [];
  for (let at = 0; at < mask.length; at += 7) {
    if ((mask[at] ?? 0) > 250) {
      found.push(at);
    }
  }
  return found;
}
