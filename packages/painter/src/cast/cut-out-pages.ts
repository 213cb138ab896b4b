import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import { createIconReader, drawStillCanvas } from '@kinora/renderer';
import type { Drawing } from '@kinora/renderer';
import { cutPaper } from './paper-pieces.ts';
import type { PieceBox } from './paper-pieces.ts';

/** Pixels of a cell that is cut: scissors need not be finer. */
const cellPixels = 2;
/** How much another than the paper's colour something drawn is, of 255. */
const inkDifference = 14;
/** Scene units of paper left around what is cut out. */
const margin = 16;
const shadow = { reach: 30, drop: 10, colour: 'rgba(14, 16, 28, 0.5)' } as const;

/** A piece of a page, cut out of its paper. */
export interface CutPiece {
  readonly canvas: Canvas;
  /** Where it is with its shadow, in scene units of the page. */
  readonly box: PieceBox;
}

/** What is drawn on a page, cut out of its paper with a margin, each piece with its shadow; the page is as large as the scene. */
export function cutOutPage(drawing: Drawing, pixelsPerUnit: number): CutPiece[] {
  const longSide = 2 * Math.round((1920 * pixelsPerUnit) / 2);
  const icons = createIconReader();
  const drawn = drawStillCanvas(drawing, longSide, icons);
  const empty = drawStillCanvas({ ...drawing, elements: [] }, longSide, icons);
  const { width, height } = drawn;
  const [ink, paper] = [drawn, empty].map((canvas) =>
    canvas.getContext('2d').getImageData(0, 0, width, height),
  );
  const [columns, rows] = [Math.floor(width / cellPixels), Math.floor(height / cellPixels)];
  const isDrawn = (cell: number): boolean => {
    const x = (cell % columns) * cellPixels;
    const y = Math.floor(cell / columns) * cellPixels;
    const at = (y * width + x) * 4;
    return [0, 1, 2].some(
      (channel) =>
        Math.abs((ink?.data[at + channel] ?? 0) - (paper?.data[at + channel] ?? 0)) > inkDifference,
    );
  };
  const cells = { width: columns, height: rows, isDrawn };
  const { coverage, boxes } = cutPaper(cells, (margin * pixelsPerUnit) / cellPixels);
  const mask = maskOf(coverage, columns, rows);
  return boxes.map((box) => cutPiece(drawn, mask, { box, pixelsPerUnit }));
}

function maskOf(coverage: Uint8ClampedArray, width: number, height: number): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  for (const [cell, amount] of coverage.entries()) {
    image.data[cell * 4 + 3] = amount;
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

function cutPiece(
  page: Canvas,
  mask: Canvas,
  { box, pixelsPerUnit }: { box: PieceBox; pixelsPerUnit: number },
): CutPiece {
  const [width, height] = [box.width * cellPixels, box.height * cellPixels];
  const cut = createCanvas(width, height);
  const inside = cut.getContext('2d');
  inside.drawImage(mask, box.x, box.y, box.width, box.height, 0, 0, width, height);
  inside.globalCompositeOperation = 'source-in';
  inside.drawImage(page, box.x * cellPixels, box.y * cellPixels, width, height, 0, 0, width, height);
  const reach = Math.round(shadow.reach * pixelsPerUnit);
  const canvas = createCanvas(2 * Math.ceil(width / 2 + reach), 2 * Math.ceil(height / 2 + reach));
  const context = canvas.getContext('2d');
  context.shadowColor = shadow.colour;
  context.shadowBlur = reach * 0.7;
  context.shadowOffsetY = shadow.drop * pixelsPerUnit;
  context.drawImage(cut, reach, reach);
  return {
    canvas,
    box: {
      x: (box.x * cellPixels - reach) / pixelsPerUnit,
      y: (box.y * cellPixels - reach) / pixelsPerUnit,
      width: canvas.width / pixelsPerUnit,
      height: canvas.height / pixelsPerUnit,
    },
  };
}
