import { createCanvas } from '@napi-rs/canvas';
import type { Path2D } from '@napi-rs/canvas';
import type { Sheet } from './frame.ts';

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One pixel while it is made: red, green, blue and alpha from 0 to 255. */
export type Pixel = [number, number, number, number];

/** Fills one pixel in; given its place in the frame. */
export type FieldShade = (x: number, y: number, pixel: Pixel) => void;

export interface FieldOptions {
  readonly area: Area;
  /** Pixels of the picture along one pixel of the field: soft things need few. */
  readonly step: number;
  /** Only what is inside is painted. */
  readonly clip?: Path2D;
  readonly alpha?: number;
}

/** Paints an area pixel by pixel: `shade` is given the place in the frame and fills the pixel in. */
export function paintField(sheet: Sheet, options: FieldOptions, shade: FieldShade): void {
  const { step } = options;
  const area = within(sheet, options.area, step);
  const columns = Math.ceil(area.width / step);
  const rows = Math.ceil(area.height / step);
  if (columns < 1 || rows < 1) {
    return;
  }
  const canvas = createCanvas(columns, rows);
  const context = canvas.getContext('2d');
  const image = context.createImageData(columns, rows);
  const { data } = image;
  const pixel: Pixel = [0, 0, 0, 255];
  let at = 0;
  for (let row = 0; row < rows; row++) {
    const y = area.y + (row + 0.5) * step;
    for (let column = 0; column < columns; column++) {
      shade(area.x + (column + 0.5) * step, y, pixel);
      data[at] = pixel[0];
      data[at + 1] = pixel[1];
      data[at + 2] = pixel[2];
      data[at + 3] = pixel[3];
      at += 4;
    }
  }
  context.putImageData(image, 0, 0);
  const target = sheet.context;
  target.save();
  if (options.clip !== undefined) {
    target.clip(options.clip);
  }
  target.globalAlpha = options.alpha ?? 1;
  target.imageSmoothingQuality = 'medium';
  target.drawImage(canvas, area.x, area.y, columns * step, rows * step);
  target.restore();
}

/** The part of an area that the sheet holds, on whole steps from the frame's corner so that a bleed changes no pixel. */
function within(sheet: Sheet, area: Area, step: number): Area {
  const { bleed, width, height } = sheet.frame;
  const x = Math.floor(Math.max(area.x, -bleed) / step) * step;
  const y = Math.floor(Math.max(area.y, -bleed) / step) * step;
  const right = Math.min(area.x + area.width, width + bleed);
  const bottom = Math.min(area.y + area.height, height + bleed);
  return { x, y, width: right - x, height: bottom - y };
}
