import { createCanvas } from '@napi-rs/canvas';
import type { Canvas, Image } from '@napi-rs/canvas';
import type { Look } from '../../draw/full-figure.ts';
import type { Features } from '../../plan/scene-plan.ts';

/** How a photographed face is bent to show something: the mouth's corners down, the brows' inner ends up, whole brows up. */
interface Bend {
  readonly corners: number;
  readonly inner: number;
  readonly lift: number;
}

/** Portraits smile: what is felt bends them by no more than a face bends itself. */
const bends: Partial<Record<Look, Bend>> = {
  sad: { corners: 1, inner: 1, lift: 0 },
  worried: { corners: 0.84, inner: 0.9, lift: 0.2 },
  startled: { corners: 0.74, inner: 0.2, lift: 1 },
  set: { corners: 0.8, inner: -0.7, lift: 0 },
  sober: { corners: 0.66, inner: 0, lift: 0 },
  asleep: { corners: 0.5, inner: 0, lift: 0 },
};

/** How far a mouth's corners go down and its middle goes up, and how far brows go, in halves of the mouth's width. */
const [cornersDown, middleUp, browsUp] = [0.38, 0.15, 0.24];
/** How far around a mouth its skin goes with it, in halves of its width. */
const [mouthAcross, mouthDown] = [2.3, 1];
/** Where brows are above the eyes, and how far from the middle their inner and outer ends, in halves of the mouth's width. */
const [browsAbove, browsReach, browsAside, browsAcross] = [0.72, 0.62, 1.15, 2.1];

/** A photographed head as it looks with something felt: bent where a face bends. The same picture where nothing is. */
export function bentHead(image: Image, features: Features, look: Look | undefined): Image | Canvas {
  const bend = look === undefined ? undefined : bends[look];
  if (bend === undefined) {
    return image;
  }
  const { width, height } = image;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const before = context.getImageData(0, 0, width, height);
  const after = context.createImageData(width, height);
  after.data.set(before.data);
  const down = fallOf(features, { width, height }, bend);
  const unit = features.mouth.halfWidth * width;
  const top = Math.max(1, Math.floor(features.eyes * height - unit * 2));
  const bottom = Math.min(height - 1, Math.ceil(features.mouth.y * height + unit * 1.5));
  for (let y = top; y < bottom; y++) {
    for (let x = 0; x < width; x++) {
      const fall = down(x, y);
      if (fall !== 0) {
        copyPixel({ from: before.data, to: after.data, width, height }, { x, y, source: y - fall });
      }
    }
  }
  context.putImageData(after, 0, 0);
  return canvas;
}

/** By how many pixels what is seen at a place comes from above it. */
function fallOf(
  { eyes, mouth }: Features,
  { width, height }: { readonly width: number; readonly height: number },
  { corners, inner, lift }: Bend,
): (x: number, y: number) => number {
  const unit = mouth.halfWidth * width;
  const [mouthX, mouthY, browY] = [mouth.x * width, mouth.y * height, eyes * height - unit * browsAbove];
  return (x, y) => {
    const across = (x - mouthX) / unit;
    const lips = plateau(across, mouthAcross) * hill((y - mouthY) / unit / mouthDown);
    const smile = across * across * (cornersDown + middleUp) - middleUp;
    const brows = hill(across / browsAcross) * hill((y - browY) / unit / browsReach);
    const slant = (Math.abs(across) / browsAside - 1) * inner;
    return unit * (lips * corners * Math.min(smile, cornersDown) + brows * browsUp * (slant - lift));
  };
}

/** One as far as one to either side, and smoothly down to nothing at the reach. */
function plateau(part: number, reach: number): number {
  return hill(Math.max(0, Math.abs(part) - 1) / (reach - 1));
}

/** One at nothing, and smoothly down to nothing at one to either side. */
function hill(part: number): number {
  return Math.abs(part) >= 1 ? 0 : (1 - part * part) ** 2;
}

interface Copying {
  readonly from: Uint8ClampedArray;
  readonly to: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Between the two rows that it lies between. */
function copyPixel(
  { from, to, width, height }: Copying,
  { x, y, source }: { readonly x: number; readonly y: number; readonly source: number },
): void {
  const low = Math.max(0, Math.min(height - 2, Math.floor(source)));
  const part = Math.max(0, Math.min(1, source - low));
  const [one, other] = [(low * width + x) * 4, ((low + 1) * width + x) * 4];
  const at = (y * width + x) * 4;
  for (let channel = 0; channel < 4; channel++) {
    to[at + channel] = (from[one + channel] ?? 0) * (1 - part) + (from[other + channel] ?? 0) * part;
  }
}
