import type { PixelBox } from '../draw/coverage.ts';
import type { BoardView } from '../timing/board-view.ts';
import { copyYuvBox } from './yuv.ts';
import type { YuvFrame } from './yuv.ts';

/** Shows a finished board nearer and nearer. */
export interface CloserView {
  /** Brings a frame from the view before to this one. @returns where it changed */
  show(frame: YuvFrame, view: BoardView): PixelBox[];
}

/** The frame is gone over in squares of the encoder's size: most of a board is paper, of which nothing need be done. */
const cell = 16;

/** A plane's ink, and how it lies in the frame. */
interface InkPlane {
  readonly name: 'y' | 'u' | 'v';
  readonly width: number;
  readonly height: number;
  /** What differs from the paper; a row and a pixel more than the plane, for the neighbours of the last. */
  readonly ink: Int16Array;
  /** Pixels of the frame to one of the plane. */
  readonly step: 1 | 2;
}

/**
 * Only the ink comes nearer, over paper that stays as it is: the grain need not be sent again. Sampled bilinearly with 16
 * bits of fraction.
 */
export function createCloserView(page: YuvFrame, paper: YuvFrame): CloserView {
  const planes = (['y', 'u', 'v'] as const).map((name) => inkPlane(name, { page, paper }));
  const columns = Math.ceil(page.width / cell);
  const rows = Math.ceil(page.height / cell);
  const inked = inkedCells(planes, columns, rows);
  const shown = Uint8Array.from(inked);
  return {
    show(frame, view) {
      const boxes: PixelBox[] = [];
      const { window = { x: 0, y: 0, width: page.width, height: page.height } } = view;
      const [left, right] = cellsOver(window.x, window.width);
      const [top, bottom] = cellsOver(window.y, window.height);
      for (let row = top; row < bottom; row++) {
        let from = -1;
        let to = -1;
        for (let column = left; column < right; column++) {
          const at = row * columns + column;
          const isInked = seesInk({ inked, columns, rows }, { column, row, view });
          const box = within(cellBox(page, column, row), window);
          if (isInked) {
            planes.forEach((plane) => {
              sampleBox(frame, { plane, paper }, { box, view });
            });
          } else if (shown[at] === 1) {
            copyYuvBox(paper, frame, box);
          }
          if (isInked || shown[at] === 1) {
            from = from < 0 ? column : from;
            to = column;
          }
          shown[at] = isInked ? 1 : 0;
        }
        if (from >= 0) {
          const [first, last] = [cellBox(page, from, row), cellBox(page, to, row)];
          boxes.push(within({ ...first, width: last.x + last.width - first.x }, window));
        }
      }
      return boxes;
    },
  };
}

function cellBox({ width, height }: YuvFrame, column: number, row: number): PixelBox {
  const [x, y] = [column * cell, row * cell];
  return { x, y, width: Math.min(cell, width - x), height: Math.min(cell, height - y) };
}

/** The cells, from the first to behind the last, that lie over a stretch of the frame. */
function cellsOver(start: number, length: number): readonly [number, number] {
  return [Math.floor(start / cell), Math.ceil((start + length) / cell)];
}

function within({ x, y, width, height }: PixelBox, window: PixelBox): PixelBox {
  const [left, top] = [Math.max(x, window.x), Math.max(y, window.y)];
  const right = Math.min(x + width, window.x + window.width);
  const bottom = Math.min(y + height, window.y + window.height);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function inkPlane(name: InkPlane['name'], { page, paper }: { page: YuvFrame; paper: YuvFrame }): InkPlane {
  const step = name === 'y' ? 1 : 2;
  const [width, height] = [page.width / step, page.height / step];
  const ink = new Int16Array(width * (height + 1) + 1);
  const [drawn, clean] = [page[name], paper[name]];
  for (let at = 0; at < width * height; at++) {
    ink[at] = (drawn[at] ?? 0) - (clean[at] ?? 0);
  }
  return { name, width, height, ink, step };
}

function inkedCells(planes: readonly InkPlane[], columns: number, rows: number): Uint8Array {
  const inked = new Uint8Array(columns * rows);
  for (const { ink, width, height, step } of planes) {
    const size = cell / step;
    for (let y = 0; y < height; y++) {
      const row = Math.floor(y / size) * columns;
      for (let x = 0; x < width; x++) {
        if (ink[y * width + x] !== 0) {
          inked[row + Math.floor(x / size)] = 1;
        }
      }
    }
  }
  return inked;
}

function seesInk(
  { inked, columns, rows }: { inked: Uint8Array; columns: number; rows: number },
  { column, row, view }: { column: number; row: number; view: BoardView },
): boolean {
  const first = (at: number, from: number): number =>
    Math.max(0, Math.floor((from + (at * cell - 2) / view.scale) / cell));
  const last = (at: number, from: number, count: number): number =>
    Math.min(count - 1, Math.floor((from + ((at + 1) * cell + 2) / view.scale) / cell));
  for (let y = first(row, view.y); y <= last(row, view.y, rows); y++) {
    for (let x = first(column, view.x); x <= last(column, view.x, columns); x++) {
      if (inked[y * columns + x] === 1) {
        return true;
      }
    }
  }
  return false;
}

/** A box of one plane, no larger than a cell: the paper of the place, and the ink of where the view looks. */
function sampleBox(
  frame: YuvFrame,
  { plane, paper }: { plane: InkPlane; paper: YuvFrame },
  { box, view }: { box: PixelBox; view: BoardView },
): void {
  const { ink, width, step } = plane;
  const [target, ground] = [frame[plane.name], paper[plane.name]];
  const [left, top] = [box.x / step, box.y / step];
  const [right, bottom] = [left + box.width / step, top + box.height / step];
  const stride = Math.round(65536 / view.scale);
  // Centres of pixels lie on centres: half a pixel of the frame, less half of one of the board.
  const start = (from: number, at: number): number =>
    Math.max(0, Math.round((from / step + (at + 0.5) / view.scale - 0.5) * 65536));
  for (let row = top; row < bottom; row++) {
    const down = start(view.y, row);
    const above = (down >> 16) * width;
    const lower = (down >> 8) & 255;
    let across = start(view.x, left);
    for (let column = left; column < right; column++) {
      const at = above + (across >> 16);
      const part = (across >> 8) & 255;
      const upperInk = (ink[at] ?? 0) * (256 - part) + (ink[at + 1] ?? 0) * part;
      const lowerInk = (ink[at + width] ?? 0) * (256 - part) + (ink[at + width + 1] ?? 0) * part;
      const moved = (upperInk * (256 - lower) + lowerInk * lower + 32768) >> 16;
      const value = (ground[row * width + column] ?? 0) + moved;
      target[row * width + column] = value < 0 ? 0 : Math.min(255, value);
      across += stride;
    }
  }
}
