import type { PixelBox } from '../draw/coverage.ts';
import type { FrameScale } from '../draw/frame-scale.ts';
import { parseHex } from '../draw/sketch.ts';
import { seededRandom } from '../draw/seeded-random.ts';
import type { Drawing } from '../timeline/drawing.ts';
import { styleLook } from '../timeline/drawing-style.ts';

/** A whiteboard as pixels of our own: a canvas of this size costs 2-25 ms for every readback, an array nothing. */
export interface Board {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue, row by row. */
  readonly rgb: Uint8Array;
}

/** Grain of the paper, in levels up and down. */
const grain = 1.5;

/**
 * Clean paper: its colour with a fine grain and slightly darker corners. The grain has a fixed seed and never moves,
 * so the video encoder can skip it in every frame but the first.
 */
export function createPaper(scale: FrameScale, drawing: Pick<Drawing, 'palette' | 'style'>): Board {
  const { width, height } = scale;
  const rgb = new Uint8Array(width * height * 3);
  // Rounds and limits what is stored, which costs a third of doing so by hand.
  const rounded = new Uint8ClampedArray(rgb.buffer);
  const [red, green, blue] = parseHex(drawing.palette.paper);
  const { vignette } = styleLook(drawing.style);
  const random = seededRandom(7);
  const acrossSquared = Float32Array.from({ length: width }, (_, column) => (column / (width / 2) - 1) ** 2);
  let at = 0;
  for (let row = 0; row < height; row++) {
    const downSquared = (row / (height / 2) - 1) ** 2;
    for (let column = 0; column < width; column++) {
      const fromCentre = ((acrossSquared[column] ?? 0) + downSquared) * 0.5 - 0.16;
      const shade = fromCentre <= 0 ? 1 : 1 - (vignette / 0.84) * fromCentre;
      const noise = (random() - 0.5) * 2 * grain;
      rounded[at] = red * shade + noise;
      rounded[at + 1] = green * shade + noise;
      rounded[at + 2] = blue * shade + noise;
      at += 3;
    }
  }
  return { width, height, rgb };
}

/** Equal for drawings that lie on the same paper. */
export function paperKey(scale: FrameScale, drawing: Pick<Drawing, 'palette' | 'style'>): string {
  return [scale.width, scale.height, drawing.palette.paper, drawing.style].join(' ');
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
