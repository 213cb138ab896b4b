import { createCanvas } from '@napi-rs/canvas';
import { asCanvas } from '../raster.ts';
import type { Raster } from '../raster.ts';
import type { Outline } from '../thumbnail/subject-outline.ts';
import type { SubjectMask } from './subject-mask.ts';

/** Words that a scene's place begins with, behind who or what it shows. */
const placing =
  /^(?:in|on|at|by|beside|near|under|above|behind|among|before|inside|outside|beyond|between|deep|high)\s/iu;

/** The part of a scene's prompt that tells its place and light; undefined where none of it begins with a place. */
export function placeInPrompt(prompt: string): string | undefined {
  const parts = prompt.split(/,\s+/u);
  const first = parts.findIndex((part, index) => index > 0 && placing.test(part));
  return first < 0 ? undefined : parts.slice(first).join(', ');
}

/** Whether a subject can leave its picture: one thing with a clear edge, neither a dot nor nearly all of it. */
export function canBeMoved({ share, raggedness, contrast }: Outline): boolean {
  return share > 0.03 && share < 0.6 && raggedness < 3 && contrast > 0.75;
}

/** What was found in a picture, and where. */
export interface CutSubject {
  readonly picture: Raster;
  readonly mask: SubjectMask;
  readonly outline: Outline;
}

/** How high a subject is shown that stands free, and one that its picture cuts off below. */
const heights = { free: 0.52, cut: 0.86 } as const;
/** Where what stands free has its foot, above a film's subtitles. */
const footing = 0.8;

/** A picture's subject before another place, as bright as it is there; `roll` says how far from the middle, and on which side. */
export function setBeforePlace(place: Raster, moved: CutSubject, roll: number): Raster {
  const { picture, outline } = moved;
  const { width, height } = place;
  const tall = outline.bottom - outline.top;
  const isCut = outline.bottom > picture.height * 0.93;
  const scale = Math.min(
    (height * (isCut ? heights.cut : heights.free)) / tall,
    (width * 0.6) / (outline.right - outline.left),
  );
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.drawImage(asCanvas(place), 0, 0);
  const centre = width * (0.36 + 0.28 * roll);
  const foot = isCut ? height : height * footing;
  const x = centre - ((outline.left + outline.right) / 2) * scale;
  const y = foot - outline.bottom * scale;
  const cut = asCanvas(cutOut(moved, lightOf(place)));
  context.imageSmoothingQuality = 'high';
  context.drawImage(cut, x, y, picture.width * scale, picture.height * scale);
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}

/** The subject alone, in the light of where it is set: how much of each colour is left. */
export function cutOut({ picture, mask }: CutSubject, light: readonly number[] = [1, 1, 1]): Raster {
  const data = new Uint8ClampedArray(picture.data);
  for (let at = 0; at < mask.length; at++) {
    for (let channel = 0; channel < 3; channel++) {
      data[at * 4 + channel] = (data[at * 4 + channel] ?? 0) * (light[channel] ?? 1);
    }
    data[at * 4 + 3] = sureness(mask, at, picture);
  }
  return { width: picture.width, height: picture.height, data };
}

/** What was around a subject shines through its edge: the edge is drawn in by a little, and is narrower. */
function sureness(mask: SubjectMask, at: number, { width }: Raster): number {
  const reach = Math.max(1, Math.round(width / 420));
  const least = Math.min(
    mask[at] ?? 0,
    mask[at - reach] ?? 255,
    mask[at + reach] ?? 255,
    mask[at - reach * width] ?? 255,
    mask[at + reach * width] ?? 255,
  );
  return Math.max(0, Math.min(255, ((least - 140) / 100) * 255));
}

/** How much of each colour a place's light leaves: a night takes some of it, and no face goes dark. */
function lightOf({ data }: Raster): number[] {
  const sums = [0, 0, 0];
  for (let at = 0; at < data.length; at += 4 * 31) {
    for (let channel = 0; channel < 3; channel++) {
      sums[channel] = (sums[channel] ?? 0) + (data[at + channel] ?? 0);
    }
  }
  const count = Math.ceil(data.length / (4 * 31));
  const means = sums.map((sum) => sum / count);
  const mean = means.reduce((sum, value) => sum + value, 0) / 3;
  const brightness = Math.min(1, 0.62 + mean / 300);
  return means.map((value) => brightness * (0.8 + 0.2 * Math.min(1.4, value / Math.max(1, mean))));
}
