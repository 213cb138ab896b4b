import type { Sheet } from '../../canvas/frame.ts';
import { paintedBounds } from '../../canvas/painted-bounds.ts';
import type { PixelBounds } from '../../canvas/painted-bounds.ts';
import type { Noise } from '../../canvas/noise.ts';
import type { Scene } from '../scene.ts';

/** Moves the pixels of a sheet as a hand's medium does. */
export type Medium = (sheet: Sheet) => void;

const cell = 3;

/**
 * A hand's medium: strokes that follow a slowly turning field (oil, gouache), edges that bleed and pool (water colour), or
 * the unrest of a press (print). The moves are worked out once for all sheets, on a coarse grid placed by the frame.
 */
export function openMedium(scene: Scene, canvas: { width: number; height: number }): Medium {
  const { width, height } = canvas;
  const moves = workOutMoves(scene, canvas);
  const { medium } = scene.style;
  const reach = Math.max(2, Math.round(3.4 * scene.frame.unit));
  // One for all sheets: ten megabytes a sheet would be collected again and again.
  const source = new Uint32Array(width * height);
  return ({ context }) => {
    const image = context.getImageData(0, 0, width, height);
    const target = new Uint32Array(image.data.buffer);
    const bounds = paintedBounds(target, canvas);
    if (bounds === null) {
      return;
    }
    source.set(target);
    const painted = withMargin(bounds, { width, height, margin: reach + 6 });
    for (let y = painted.top; y < painted.bottom; y++) {
      moveLine({ target, source, width, height, moves }, painted, y);
    }
    if (medium === 'wash') {
      poolEdges(image.data, { width, height, reach }, painted);
    }
    context.putImageData(image, 0, 0);
  };
}

interface Moving {
  readonly target: Uint32Array;
  readonly source: Uint32Array;
  readonly width: number;
  readonly height: number;
  readonly moves: Moves;
}

/** Moves the pixels of one line, cell by cell: all pixels of a cell come from equally far away. */
function moveLine({ target, source, width, height, moves }: Moving, painted: PixelBounds, y: number): void {
  const row = Math.floor(y / cell) * moves.columns;
  const line = y * width;
  for (let column = Math.floor(painted.left / cell); column * cell < painted.right; column++) {
    const dx = moves.x[row + column] ?? 0;
    const sy = Math.max(0, Math.min(height - 1, y + (moves.y[row + column] ?? 0))) * width;
    const from = Math.max(painted.left, column * cell);
    const to = Math.min(painted.right, (column + 1) * cell);
    if (from + dx >= 0 && to + dx <= width) {
      for (let x = from; x < to; x++) {
        target[line + x] = source[sy + x + dx] ?? 0;
      }
      continue;
    }
    for (let x = from; x < to; x++) {
      target[line + x] = source[sy + Math.max(0, Math.min(width - 1, x + dx))] ?? 0;
    }
  }
}

/** What may hold paint once it has moved. */
function withMargin(
  { left, top, right, bottom }: PixelBounds,
  { width, height, margin }: { width: number; height: number; margin: number },
): PixelBounds {
  return {
    left: Math.max(0, left - margin),
    top: Math.max(0, top - margin),
    right: Math.min(width, right + margin),
    bottom: Math.min(height, bottom + margin),
  };
}

interface Moves {
  readonly columns: number;
  readonly x: Int8Array;
  readonly y: Int8Array;
}

function workOutMoves(scene: Scene, canvas: { width: number; height: number }): Moves {
  const noise = scene.noise('medium');
  const { medium } = scene.style;
  const { unit, bleed } = scene.frame;
  const columns = Math.ceil(canvas.width / cell);
  const rows = Math.ceil(canvas.height / cell);
  const moves = { columns, x: new Int8Array(columns * rows), y: new Int8Array(columns * rows) };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      const place = { x: (column * cell - bleed) / unit, y: (row * cell - bleed) / unit, medium };
      const { dx, dy } = displacement(noise, place);
      moves.x[at] = Math.round(dx * unit);
      moves.y[at] = Math.round(dy * unit);
    }
  }
  return moves;
}

interface Displacement {
  readonly dx: number;
  readonly dy: number;
}

function displacement(
  noise: Noise,
  { x, y, medium }: { x: number; y: number; medium: Scene['style']['medium'] },
): Displacement {
  if (medium === 'wash') {
    return { dx: noise.sum(x / 26, y / 26, 2) * 6, dy: noise.sum(x / 26 + 40, y / 26 + 9, 2) * 6 };
  }
  if (medium === 'print') {
    return { dx: noise.at(x / 9, y / 9) * 1.6, dy: noise.at(x / 9 + 31, y / 9) * 1.6 };
  }
  const isOil = medium === 'oil';
  const angle = noise.at(x / 240, y / 240) * 3 + 0.5;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const along = (x * cos + y * sin) / (isOil ? 34 : 22);
  const across = (-x * sin + y * cos) / (isOil ? 7 : 5);
  const push = noise.at(along * 1.3 + 7, Math.floor(across) * 3.1) * (isOil ? 6 : 4);
  const drift = (across - Math.floor(across) - 0.5) * (isOil ? 3.4 : 2.2);
  return { dx: cos * push + sin * drift, dy: sin * push - cos * drift };
}

/** Pigment gathers where a wash ends: a darker rim inside every edge of what is painted. */
function poolEdges(
  data: Uint8ClampedArray,
  size: { width: number; height: number; reach: number },
  painted: PixelBounds,
): void {
  const { width, height, reach } = size;
  const step = reach * 4;
  for (let y = Math.max(reach, painted.top); y < Math.min(height - reach, painted.bottom); y++) {
    for (let x = Math.max(reach, painted.left); x < Math.min(width - reach, painted.right); x++) {
      const at = (y * width + x) * 4;
      if ((data[at + 3] ?? 0) < 200) {
        continue;
      }
      const up = data[at + 3 - step * width] ?? 0;
      if (
        up < 60 ||
        (data[at + 3 - step] ?? 0) < 60 ||
        (data[at + 3 + step] ?? 0) < 60 ||
        (data[at + 3 + step * width] ?? 0) < 60
      ) {
        data[at] = (data[at] ?? 0) * 0.86;
        data[at + 1] = (data[at + 1] ?? 0) * 0.88;
        data[at + 2] = (data[at + 2] ?? 0) * 0.92;
      }
    }
  }
}
