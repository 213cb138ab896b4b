import { boxBlurred, createField } from './field.ts';
import type { Field } from './field.ts';
import { closed, matteOf, withoutHoles } from './mask-shape.ts';
import { connectedRegions, otsuThreshold } from './regions.ts';
import { resizedImage } from './rgb-image.ts';
import type { RgbImage } from './rgb-image.ts';
import { standingFree } from './standing-free.ts';

/** The subject is looked for in a small copy: its longer side in pixels. */
const searchSide = 320;
/** Smaller or larger parts of the picture are no subject before a background. */
const [leastArea, mostArea] = [0.015, 0.62];
/** By how much a subject must stand out more than what is around it, and how much of the box round it it must fill. */
const leastStep = 0.38;
const leastSolidity = 0.3;
/** The largest piece is at least this part of a subject: a row of windows is none. */
const leastMain = 0.75;
/** Pieces with this part of the largest one's weight belong to the subject too: a head apart from its body. */
const companionShare = 0.06;
/** How far below the subject's own clearness what belongs to it may be; the first that does not run over is taken. */
const growthParts = [0.22, 0.32, 0.45, 0.6];
const mostGrowth = 7;
/** Pieces further from the main one than this part of the picture's longer side are other things. */
const companionDistance = 0.06;

/**
 * Guesses what a picture is about: what stands out from the border's colours, near the middle, with skin counting more. A
 * soft matte, 1 on the subject; null when nothing stands out clearly.
 */
export async function findSubject(image: RgbImage): Promise<Field | null> {
  const scale = searchSide / Math.max(image.width, image.height);
  const size = { width: Math.round(image.width * scale), height: Math.round(image.height * scale) };
  const small = await resizedImage(image, size);
  const prior = createField(size, (at) => centreWeight(at, size));
  const free = standingFree(small);
  const skin = skinTones(small);
  const chance = createField(size, (at) => {
    const centred = 0.25 + 0.75 * (prior.values[at] ?? 0);
    return Math.min(1, (free.values[at] ?? 0) * centred * (1 + 0.4 * (skin.values[at] ?? 0)));
  });
  const heart = largestPieces(chance);
  const whole = heart === null ? null : grown(heart, free);
  const mask = whole === null ? null : closed(whole);
  if (mask === null || !isSubject(mask) || !isClearCut(mask, free)) {
    return null;
  }
  return matteOf(small, mask);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function centreWeight(at: number, { width, height }: Size): number {
  const x = ((at % width) / width - 0.5) / 0.3;
  // Whoever stands in a picture stands a little below its middle.
  const y = (Math.floor(at / width) / height - 0.54) / 0.36;
  return Math.exp(-0.5 * (x * x + y * y));
}

/** Ranges of skin in YCbCr, from D. Chai and K. N. Ngan, "Face Segmentation Using Skin-Color Map" (1999). */
function skinTones(image: RgbImage): Field {
  const { data } = image;
  return createField(image, (at) => {
    const [r, g, b] = [data[at * 3] ?? 0, data[at * 3 + 1] ?? 0, data[at * 3 + 2] ?? 0];
    const blue = 128 - 0.168736 * r - 0.331264 * g + 0.5 * b;
    const red = 128 + 0.5 * r - 0.418688 * g - 0.081312 * b;
    return blue > 77 && blue < 127 && red > 133 && red < 173 ? 1 : 0;
  });
}

/** Adds what hangs together with the subject and stands out less clearly: dark hair before a dark sky. Null when it has no end. */
function grown(heart: Field, free: Field): Field | null {
  let [sum, area] = [0, 0];
  heart.values.forEach((value, at) => {
    sum += value * (free.values[at] ?? 0);
    area += value;
  });
  const mean = sum / Math.max(1, area);
  for (const part of growthParts) {
    const { labels } = connectedRegions(free, Math.max(0.06, mean * part));
    const touched = new Set<number>();
    heart.values.forEach((value, at) => {
      if (value > 0) {
        touched.add(labels[at] ?? -1);
      }
    });
    touched.delete(-1);
    const whole = createField(heart, (at) =>
      (heart.values[at] ?? 0) > 0 || touched.has(labels[at] ?? -1) ? 1 : 0,
    );
    const size = whole.values.reduce((total, value) => total + value, 0);
    if (size < area * mostGrowth && size < whole.values.length * mostArea) {
      return whole;
    }
  }
  return null;
}

/** The piece that weighs most, those close to it that weigh something too, and the holes in them. */
function largestPieces(chance: Field): Field | null {
  const { labels, weights, areas } = connectedRegions(chance, Math.max(0.25, otsuThreshold(chance)));
  const heaviest = Math.max(0, ...weights);
  if (heaviest === 0) {
    return null;
  }
  const main = weights.indexOf(heaviest);
  const boxes = pieceBoxes(labels, weights.length, chance.width);
  const own = boxes[main];
  const reach = Math.max(chance.width, chance.height) * companionDistance;
  const least = chance.values.length * 0.0015;
  const isKept = weights.map((weight, label) => {
    const box = boxes[label];
    const isNear = own !== undefined && box !== undefined && gapBetween(own, box) <= reach;
    return isNear && weight >= heaviest * companionShare && (areas[label] ?? 0) > least;
  });
  return withoutHoles(createField(chance, (at) => (isKept[labels[at] ?? -1] === true ? 1 : 0)));
}

interface PieceBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function pieceBoxes(labels: Int32Array, count: number, width: number): PieceBox[] {
  const boxes = Array.from({ length: count }, () => ({ left: Infinity, right: 0, top: Infinity, bottom: 0 }));
  labels.forEach((label, at) => {
    const box = boxes[label];
    if (box !== undefined) {
      const [column, row] = [at % width, Math.floor(at / width)];
      box.left = Math.min(box.left, column);
      box.right = Math.max(box.right, column);
      box.top = Math.min(box.top, row);
      box.bottom = Math.max(box.bottom, row);
    }
  });
  return boxes;
}

function gapBetween(one: PieceBox, other: PieceBox): number {
  const across = Math.max(0, other.left - one.right, one.left - other.right);
  const down = Math.max(0, other.top - one.bottom, one.top - other.bottom);
  return Math.hypot(across, down);
}

function isSubject(mask: Field): boolean {
  const { width, height, values } = mask;
  let [area, rim, length] = [0, 0, 0];
  values.forEach((value, at) => {
    area += value;
    const isSide = at % width === 0 || at % width === width - 1 || at < width;
    rim += isSide ? value : 0;
    length += isSide ? 1 : 0;
  });
  const share = area / (width * height);
  return share > leastArea && share < mostArea && rim / length < 0.25;
}

/** Whether a mask parts what stands out from what does not, and is a thing rather than an outline. */
function isClearCut(mask: Field, free: Field): boolean {
  const around = boxBlurred(mask, 9);
  let [inside, insideArea, outside, outsideArea] = [0, 0, 0, 0];
  mask.values.forEach((value, at) => {
    const clear = free.values[at] ?? 0;
    if (value > 0) {
      inside += clear;
      insideArea += 1;
    } else if ((around.values[at] ?? 0) > 0.02) {
      outside += clear;
      outsideArea += 1;
    }
  });
  const step = inside / Math.max(1, insideArea) - outside / Math.max(1, outsideArea);
  const [box] = pieceBoxes(
    Int32Array.from(mask.values, (value) => (value > 0 ? 0 : -1)),
    1,
    mask.width,
  );
  const boxArea = box === undefined ? 1 : (box.right - box.left + 1) * (box.bottom - box.top + 1);
  const { areas } = connectedRegions(mask, 0.5);
  const isOne = Math.max(0, ...areas) > insideArea * leastMain;
  return step > leastStep && insideArea / boxArea > leastSolidity && isOne;
}
