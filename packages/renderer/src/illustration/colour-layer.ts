import { createCanvas } from '@napi-rs/canvas';
import type { PixelBox } from '../draw/coverage.ts';
import type { Rgb } from '../draw/sketch.ts';
import type { Picture } from './picture-shapes.ts';
import { hatching } from './hatching.ts';
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
