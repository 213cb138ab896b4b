import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import { frameScale } from '../draw/frame-scale.ts';
import type { FrameScale } from '../draw/frame-scale.ts';
import { createIconReader } from '../illustration/icon-set.ts';
import type { IconReader } from '../illustration/icon-set.ts';
import { letterableDrawing } from '../text/lettering-door.ts';
import type { Drawing } from '../timeline/drawing.ts';
import { paperLike } from './kept-paper.ts';
import type { Board } from './board.ts';
import { sketchElement } from './sketch-element.ts';
import { createSketchPainter } from './sketch-painter.ts';

export interface StillOptions {
  /** Pixels of the longer side. */
  readonly longSide: number;
  readonly format: 'png' | 'webp';
  /** Reads the pictures; a new reader when left out. One reader for many stills reads each set once. */
  readonly icons?: IconReader;
}

/** A finished board as an image file. */
export interface Still {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  readonly contentType: 'image/png' | 'image/webp';
}

/** The finished board, through the very steps the film takes: the still is the film's last drawn frame. */
export function drawFinishedBoard(drawing: Drawing, longSide: number, icons: IconReader): Board {
  const scale = frameScale(drawing.aspect, longSide);
  const board = paperLike(scale, drawing);
  drawElements(board, letterableDrawing(drawing), { scale, icons });
  return board;
}

function drawElements(
  board: Board,
  { palette, language, style, elements }: Drawing,
  { scale, icons }: { readonly scale: FrameScale; readonly icons: IconReader },
): void {
  for (const element of elements) {
    const sketch = sketchElement(element, { palette, language, style, scale, icons });
    if (sketch !== null) {
      const painter = createSketchPainter(board, sketch);
      sketch.steps.forEach((_, index) => painter.advance(index, 1));
    }
  }
}

/**
 * Draws the finished board of a scene: what the user reviews, and what the scene's film ends on, without subtitles.
 * @throws UnletterableTextError
 */
export async function drawStill(drawing: Drawing, options: StillOptions): Promise<Still> {
  const board = drawFinishedBoard(drawing, options.longSide, options.icons ?? createIconReader());
  return encodeBoard(board, options.format);
}

/**
 * The stills of a board that is told stage by stage, to be painted into another picture. Each stage only adds to the one before:
 * what is there is not drawn again.
 * @throws UnletterableTextError
 */
export function* drawStageCanvases(
  stages: readonly Drawing[],
  longSide: number,
  icons: IconReader,
): Generator<Canvas> {
  const [first] = stages;
  if (first === undefined) {
    return;
  }
  const scale = frameScale(first.aspect, longSide);
  const board = paperLike(scale, first);
  const drawn = new Set<string>();
  for (const stage of stages) {
    const elements = stage.elements.filter((element) => !drawn.has(JSON.stringify(element)));
    drawElements(board, letterableDrawing({ ...stage, elements }), { scale, icons });
    for (const element of elements) {
      drawn.add(JSON.stringify(element));
    }
    yield canvasOf(board);
  }
}

/** Encodes a board as PNG (exact) or WebP (quality 90). */
export async function encodeBoard(
  { rgb, width, height }: Board,
  format: StillOptions['format'],
): Promise<Still> {
  // The processes that render films encode no stills: they are spared the library.
  const { default: sharp } = await import('sharp');
  const image = sharp(rgb, { raw: { width, height, channels: 3 } });
  // Half of the default effort's time for a thirtieth more bytes.
  const encoded = format === 'png' ? image.png() : image.webp({ quality: 90, effort: 2 });
  return { bytes: await encoded.toBuffer(), width, height, contentType: `image/${format}` };
}

function canvasOf({ width, height, rgb }: Board): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  for (let at = 0; at < width * height; at++) {
    image.data[at * 4] = rgb[at * 3] ?? 0;
    image.data[at * 4 + 1] = rgb[at * 3 + 1] ?? 0;
    image.data[at * 4 + 2] = rgb[at * 3 + 2] ?? 0;
    image.data[at * 4 + 3] = 255;
  }
  context.putImageData(image, 0, 0);
  return canvas;
}
