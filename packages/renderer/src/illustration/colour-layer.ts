import { createCanvas } from '@napi-rs/canvas';
import type { PixelBox } from '../draw/coverage.ts';
import { smoothNoise } from '../draw/seeded-random.ts';
import type { Rgb } from '../draw/sketch.ts';
import type { Picture } from './picture-shapes.ts';
import type { Placement } from './placement.ts';
import { fillWithPaint } from './svg-paint.ts';

/** Paints a picture's own colours into a box of the frame, as they are. */
export function paintPlaced(picture: Picture, placement: Placement, box: PixelBox): Uint8ClampedArray {
  const canvas = createCanvas(box.width, box.height);
  const context = canvas.getContext('2d');
  context.translate(placement.offsetX - box.x, placement.offsetY - box.y);
  context.scale(placement.isMirrored ? -placement.scale : placement.scale, placement.scale);
  for (const shape of picture.shapes) {
    fillWithPaint(context, shape);
  }
  return context.getImageData(0, 0, box.width, box.height).data;
}

export interface MarkerLook {
  /** The longer side of the picture in pixels; the hatching is measured in it. */
  readonly size: number;
  readonly paper: Rgb;
  readonly seed: number;
  /** Part of the colour left between the hatching, 0 to 1. */
  readonly wash: number;
  /** Part of the colour on a hatching line. */
  readonly line: number;
}

/**
 * Turns flat colours into felt-tip marker: a pale wash with denser lines across it. Dark colours keep most of their
 * depth, or black eyes would turn grey. Works in place.
 */
export function applyMarker(pixels: Uint8ClampedArray, box: PixelBox, look: MarkerLook): void {
  const hatch = hatching(box, look);
  for (let at = 0; at < hatch.length; at++) {
    const pixel = at * 4;
    if ((pixels[pixel + 3] ?? 0) === 0) {
      continue;
    }
    const red = pixels[pixel] ?? 0;
    const green = pixels[pixel + 1] ?? 0;
    const blue = pixels[pixel + 2] ?? 0;
    const darkness = 1 - (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
    const onLine = (hatch[at] ?? 0) / 255;
    const strength = Math.min(1, look.wash + (look.line - look.wash) * onLine + darkness * darkness * 0.45);
    pixels[pixel] = look.paper[0] + (red - look.paper[0]) * strength;
    pixels[pixel + 1] = look.paper[1] + (green - look.paper[1]) * strength;
    pixels[pixel + 2] = look.paper[2] + (blue - look.paper[2]) * strength;
  }
}

/** Rise of the hatching: how many pixels up for one to the right. */
const slope = 0.8;
/** What one pixel to the side is of a pixel straight away from such a line. */
const steepness = slope / Math.hypot(1, slope);
/** Lines next to each other waver differently: so far apart are their places in the same noise. */
const apart = 37.3;

/**
 * Parallel, slightly unsteady lines rising to the right over the whole box: how much of each pixel they cover, 0 to 255.
 * A line is one stretch of each row, worked out from its middle: a pen that draws it piece by piece visits each pixel
 * eight times.
 */
function hatching({ width, height }: PixelBox, look: MarkerLook): Uint8Array {
  const covered = new Uint8Array(width * height);
  const gap = Math.max(3, look.size * 0.036);
  const wavelength = look.size * 0.22;
  const wander = smoothNoise(look.seed);
  const pressure = smoothNoise(look.seed + 104729);
  let index = 0;
  for (let start = -height / slope; start < width + gap; start += gap) {
    for (let row = 0; row < height; row++) {
      const up = height - row - 0.5;
      const where = index * apart + up / steepness / wavelength;
      const middle = start + up / slope + (wander(where) * gap * 0.16) / steepness;
      const reach = gap * 0.25 * (1 + 0.1 * pressure(where * 1.7)) + 0.5;
      const from = Math.max(0, Math.ceil(middle - reach / steepness - 0.5));
      const to = Math.min(width - 1, Math.floor(middle + reach / steepness - 0.5));
      for (let column = from; column <= to; column++) {
        const inside = reach - Math.abs(column + 0.5 - middle) * steepness;
        covered[row * width + column] = inside >= 1 ? 255 : Math.round(inside * 255);
      }
    }
    index++;
  }
  return covered;
}
