import { createCanvas } from '@napi-rs/canvas';
import type { Picture } from './picture-shapes.ts';
import { fillWithPaint } from './svg-paint.ts';

/** A picture's colours as pixels: red, green, blue and alpha, not multiplied by alpha. */
export interface Artwork {
  /** Pixels along each side. */
  readonly size: number;
  /** Units of the picture's grid along each side. */
  readonly grid: number;
  readonly pixels: Uint8ClampedArray;
}

/** Paints a picture's areas on nothing, back to front. */
export function paintArtwork(picture: Picture, size: number): Artwork {
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  const scale = size / picture.grid;
  context.scale(scale, scale);
  for (const shape of picture.shapes) {
    fillWithPaint(context, shape);
  }
  return { size, grid: picture.grid, pixels: context.getImageData(0, 0, size, size).data };
}
