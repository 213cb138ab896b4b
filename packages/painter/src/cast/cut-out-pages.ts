import { createCanvas } from '@napi-rs/canvas';
import type { Canvas, ImageData } from '@napi-rs/canvas';
import { createIconReader, drawStageCanvases } from '@kinora/renderer';
import type { Drawing } from '@kinora/renderer';
import { cutPaper, paperAround } from './paper-pieces.ts';
import type { Paper, PieceBox } from './paper-pieces.ts';

/** Pixels of a cell that is cut: scissors need not be finer. */
const cellPixels = 2;
/** How much another than the paper's colour something drawn is, of 255. */
const inkDifference = 14;
/** Scene units of paper left around what is cut out. */
const margin = 16;
const shadow = { reach: 30, drop: 10, colour: 'rgba(14, 16, 28, 0.5)' } as const;

/** A piece of a board, cut out of its paper. */
export interface CutPiece {
  /** Where it is with its shadow, in scene units of the page. */
  readonly box: PieceBox;
  /** Something is pictured on it; else it is words and lines. */
  readonly isPicture: boolean;
  /** What it looks like from each of the stages on that changes it, all of one size. */
  readonly looks: readonly { readonly stage: number; readonly canvas: Canvas }[];
}

/**
 * What is drawn on a board, cut out of its paper with a margin, each piece with its shadow. Its stages are drawings of which each
 * only adds to the one before; a page is as large as the scene.
 */
export function cutOutStages(stages: readonly Drawing[], pixelsPerUnit: number): CutPiece[] {
  const longSide = 2 * Math.round((1920 * pixelsPerUnit) / 2);
  const icons = createIconReader();
  const [first] = stages;
  if (first === undefined) {
    return [];
  }
  const [paper, ...pages] = drawStageCanvases([{ ...first, elements: [] }, ...stages], longSide, icons);
  if (paper === undefined) {
    return [];
  }
  const empty = pixelsOf(paper);
  const reach = (margin * pixelsPerUnit) / cellPixels;
  const cut = pages.map((page): CutStage => {
    const pixels = pixelsOf(page);
    const cells = cellsOf(pixels, empty);
    return { page, pixels, cells, coverage: paperAround(cells, reach) };
  });
  const last = cut.at(-1);
  const wholes = boxesIn(stages.at(-1), pixelsPerUnit / cellPixels);
  const pieces = last === undefined ? undefined : cutPaper(last.cells, { ...last, wholes });
  const pictures = wholes.filter(({ isPicture }) => isPicture);
  return (pieces?.boxes ?? []).map((box, index) => {
    // What is a piece when all is told is the same piece before.
    const piece = { box, isOfPiece: (cell: number) => pieces?.pieceOf[cell] === index, pixelsPerUnit };
    return {
      box: shadowed(box, pixelsPerUnit),
      isPicture: pictures.some((picture) => isMiddleIn(picture, box)),
      looks: cut.flatMap((stage, at) =>
        isChanged(stage.pixels, cut[at - 1]?.pixels ?? empty, piece)
          ? [{ stage: at, canvas: cutPiece(stage, piece) }]
          : [],
      ),
    };
  });
}

interface CutStage {
  readonly page: Canvas;
  readonly pixels: ImageData;
  readonly cells: Paper;
  readonly coverage: Uint8ClampedArray;
}

/** A piece, as cells of its page. */
interface PieceCells {
  readonly box: PieceBox;
  readonly isOfPiece: (cell: number) => boolean;
  readonly pixelsPerUnit: number;
}

type ThingBox = PieceBox & { readonly isPicture: boolean };

/** Pictures and words: each is one thing, in however many parts it is drawn. */
function boxesIn(drawing: Drawing | undefined, cellsPerUnit: number): ThingBox[] {
  return (drawing?.elements ?? []).flatMap((element): ThingBox[] =>
    element.kind === 'text' || element.kind === 'illustration' || element.kind === 'strokes'
      ? [
          {
            x: element.box.x * cellsPerUnit,
            y: element.box.y * cellsPerUnit,
            width: element.box.width * cellsPerUnit,
            height: element.box.height * cellsPerUnit,
            isPicture: element.kind !== 'text',
          },
        ]
      : [],
  );
}

function isMiddleIn({ x, y, width, height }: PieceBox, outer: PieceBox): boolean {
  const [across, down] = [x + width / 2 - outer.x, y + height / 2 - outer.y];
  return across > 0 && across < outer.width && down > 0 && down < outer.height;
}

function pixelsOf(canvas: Canvas): ImageData {
  return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
}

function cellsOf(ink: ImageData, paper: ImageData): Paper {
  const [columns, rows] = [Math.floor(ink.width / cellPixels), Math.floor(ink.height / cellPixels)];
  const isDrawn = (cell: number): boolean => {
    const x = (cell % columns) * cellPixels;
    const y = Math.floor(cell / columns) * cellPixels;
    return isOther(ink, paper, (y * ink.width + x) * 4);
  };
  return { width: columns, height: rows, isDrawn };
}

function isOther(one: ImageData, other: ImageData, at: number): boolean {
  for (let channel = at; channel < at + 3; channel++) {
    if (Math.abs((one.data[channel] ?? 0) - (other.data[channel] ?? 0)) > inkDifference) {
      return true;
    }
  }
  return false;
}

/** Whether anything is drawn in a piece's place that was not there before. */
function isChanged(now: ImageData, before: ImageData, { box, isOfPiece }: PieceCells): boolean {
  const columns = Math.floor(now.width / cellPixels);
  for (let y = box.y; y < box.y + box.height; y++) {
    for (let x = box.x; x < box.x + box.width; x++) {
      const at = (y * cellPixels * now.width + x * cellPixels) * 4;
      if (isOfPiece(y * columns + x) && isOther(now, before, at)) {
        return true;
      }
    }
  }
  return false;
}

/** How much of each cell of a piece is paper. */
function maskOf({ coverage, cells }: CutStage, { box, isOfPiece }: PieceCells): Canvas {
  const canvas = createCanvas(box.width, box.height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(box.width, box.height);
  for (let y = 0; y < box.height; y++) {
    for (let x = 0; x < box.width; x++) {
      const cell = (box.y + y) * cells.width + box.x + x;
      image.data[(y * box.width + x) * 4 + 3] = isOfPiece(cell) ? (coverage[cell] ?? 0) : 0;
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

const reachOf = (pixelsPerUnit: number): number => Math.round(shadow.reach * pixelsPerUnit);

/** A piece's room with its shadow, in pixels. */
function roomOf({ width, height }: PieceBox, pixelsPerUnit: number): { width: number; height: number } {
  const reach = reachOf(pixelsPerUnit);
  const side = (cells: number): number => 2 * Math.ceil((cells * cellPixels) / 2 + reach);
  return { width: side(width), height: side(height) };
}

function shadowed(box: PieceBox, pixelsPerUnit: number): PieceBox {
  const reach = reachOf(pixelsPerUnit);
  const { width, height } = roomOf(box, pixelsPerUnit);
  return {
    x: (box.x * cellPixels - reach) / pixelsPerUnit,
    y: (box.y * cellPixels - reach) / pixelsPerUnit,
    width: width / pixelsPerUnit,
    height: height / pixelsPerUnit,
  };
}

function cutPiece(stage: CutStage, piece: PieceCells): Canvas {
  const { box, pixelsPerUnit } = piece;
  const [width, height] = [box.width * cellPixels, box.height * cellPixels];
  const cut = createCanvas(width, height);
  const inside = cut.getContext('2d');
  inside.drawImage(maskOf(stage, piece), 0, 0, box.width, box.height, 0, 0, width, height);
  inside.globalCompositeOperation = 'source-in';
  inside.drawImage(stage.page, box.x * cellPixels, box.y * cellPixels, width, height, 0, 0, width, height);
  const reach = reachOf(pixelsPerUnit);
  const room = roomOf(box, pixelsPerUnit);
  const canvas = createCanvas(room.width, room.height);
  const context = canvas.getContext('2d');
  context.shadowColor = shadow.colour;
  context.shadowBlur = reach * 0.7;
  context.shadowOffsetY = shadow.drop * pixelsPerUnit;
  context.drawImage(cut, reach, reach);
  return canvas;
}
