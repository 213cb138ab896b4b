import { createCanvas } from '@napi-rs/canvas';
import type { PixelBox } from '../draw/coverage.ts';
import { parseHex } from '../draw/sketch.ts';
import { pathContours } from './path-lines.ts';
import type { Picture } from './picture-shapes.ts';
import type { Placement } from './placement.ts';
import type { InkLine } from './visible-ink.ts';

/** The strokes of a line drawing, as they are. */
export function lineIconInk(picture: Picture): InkLine[] {
  return picture.lines.flatMap((line) =>
    pathContours(line.path, picture.grid / 120).map((contour) => ({ ...contour, weight: 1 })),
  );
}

/** Cells along each side of the grid on which enclosed areas are found. */
const cells = 512;
/** What belongs to a line: its edge is soft. */
const lineAlpha = 100;

/**
 * Colours the areas a line drawing encloses, so that it carries weight beside coloured pictures. Enclosed is what cannot
 * be reached from outside without crossing a line: many drawings close an area with several strokes.
 */
export function tintLineIcon(input: {
  picture: Picture;
  placement: Placement;
  box: PixelBox;
  colour: string;
}): Uint8ClampedArray {
  const { picture, placement, box, colour } = input;
  const enclosed = enclosedCells(picture);
  const [red, green, blue] = parseHex(colour);
  const pixels = new Uint8ClampedArray(box.width * box.height * 4);
  const perCell = cells / picture.grid;
  for (let at = 0; at < box.width * box.height; at++) {
    const x = ((at % box.width) + 0.5 + box.x - placement.offsetX) / placement.scale;
    const y = (Math.floor(at / box.width) + 0.5 + box.y - placement.offsetY) / placement.scale;
    const column = Math.floor((placement.isMirrored ? -x : x) * perCell);
    const row = Math.floor(y * perCell);
    if (column >= 0 && row >= 0 && column < cells && row < cells && enclosed[row * cells + column] === 1) {
      pixels.set([red, green, blue, 255], at * 4);
    }
  }
  return pixels;
}

function enclosedCells(picture: Picture): Uint8Array {
  const context = createCanvas(cells, cells).getContext('2d');
  context.scale(cells / picture.grid, cells / picture.grid);
  context.lineCap = 'round';
  context.strokeStyle = '#000';
  for (const line of picture.lines) {
    context.lineWidth = picture.grid / 40;
    context.stroke(line.path);
  }
  const drawn = context.getImageData(0, 0, cells, cells).data;
  // Under the lines themselves there is no colour, or it would show beside the thinner ink.
  const enclosed = Uint8Array.from({ length: cells * cells }, (_, at) =>
    (drawn[at * 4 + 3] ?? 0) < lineAlpha ? 1 : 0,
  );
  const waiting: number[] = [];
  const visit = (column: number, row: number): void => {
    const at = row * cells + column;
    const isInside = column >= 0 && row >= 0 && column < cells && row < cells;
    if (isInside && enclosed[at] === 1) {
      enclosed[at] = 0;
      waiting.push(at);
    }
  };
  for (let edge = 0; edge < cells; edge++) {
    visit(edge, 0);
    visit(edge, cells - 1);
    visit(0, edge);
    visit(cells - 1, edge);
  }
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const column = at % cells;
    const row = Math.floor(at / cells);
    visit(column - 1, row);
    visit(column + 1, row);
    visit(column, row - 1);
    visit(column, row + 1);
  }
  return enclosed;
}
