import type { PixelBox } from '../draw/coverage.ts';
import type { FrameScale } from '../draw/frame-scale.ts';
import { parseHex } from '../draw/sketch.ts';
import { seededRandom } from '../draw/seeded-random.ts';

/** A whiteboard as pixels of our own: a canvas of this size costs 2-25 ms for every readback, an array nothing. */
export interface Board {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue, row by row. */
  readonly rgb: Uint8Array;
}

/** Grain of the paper, in levels up and down. */
const grain = 1.5;
/** How much darker the corners are. */
const vignette = 0.075;

/**
 * Clean paper: a warm white with a fine grain and slightly darker corners. The grain has a fixed seed and never moves,
 * so the video encoder can skip it in every frame but the first.
 */
export function createPaper(scale: FrameScale, paperColour: string): Board {
  const { width, height } = scale;
  const rgb = new Uint8Array(width * height * 3);
  const [red, green, blue] = parseHex(paperColour);
  const random = seededRandom(7);
  const halfWidth = width / 2;
  const halfHeight = height / 2;
  let at = 0;
  for (let row = 0; row < height; row++) {
    const dy = (row - halfHeight) / halfHeight;
    for (let column = 0; column < width; column++) {
      const dx = (column - halfWidth) / halfWidth;
      const fromCentre = Math.max(0, (dx * dx + dy * dy) * 0.5 - 0.16) / 0.84;
      const shade = 1 - vignette * fromCentre;
      const noise = (random() - 0.5) * 2 * grain;
      rgb[at] = clamp(red * shade + noise);
      rgb[at + 1] = clamp(green * shade + noise);
      rgb[at + 2] = clamp(blue * shade + noise);
      at += 3;
    }
  }
  return { width, height, rgb };
}

function clamp(value: number): number {
  return Math.max(0, Math.min(255, Math.round(value)));
}

/** A copy of a box of the board. */
export function copyBox(board: Board, box: PixelBox): Uint8Array {
  const copy = new Uint8Array(box.width * box.height * 3);
  for (let row = 0; row < box.height; row++) {
    const start = ((box.y + row) * board.width + box.x) * 3;
    copy.set(board.rgb.subarray(start, start + box.width * 3), row * box.width * 3);
  }
  return copy;
}
