import type { Box, DrawingElement, Point } from '../timeline/drawing.ts';

/** Free room is looked for in steps of this many board units. */
const step = 20;
/** Room that stays free around what stands on a board. */
const margin = 26;

/** A part as good as this further to the right is taken instead. */
const nearlyAll = 0.8;

/** The largest free part of a room, as far as it is of use: wider or higher than `enough` it is no better. */
export function freeRoom(
  room: Box,
  taken: readonly Box[],
  wanted: {
    readonly least: { width: number; height: number };
    readonly enough: { width: number; height: number };
  },
): Box | undefined {
  const columns = Math.floor(room.width / step);
  const rows = Math.floor(room.height / step);
  const runs = runsBelow(room, taken, { columns, rows });
  let best: Box | undefined;
  let most = 0;
  for (let top = 0; top < rows; top++) {
    for (let left = 0; left < columns; left++) {
      let high = Infinity;
      for (let right = left; right < columns; right++) {
        high = Math.min(high, runs[top * columns + right] ?? 0);
        const size = { width: (right - left + 1) * step, height: high * step };
        if (size.height < wanted.least.height) {
          break;
        }
        const worth = Math.min(size.width, wanted.enough.width) * Math.min(size.height, wanted.enough.height);
        const x = room.x + left * step;
        // As much use in less room would be a part of a larger one; what is told later stands rather on the right.
        const isLarger = worth === most && best !== undefined && areaOf(size) > areaOf(best);
        const isFurther = worth >= most * nearlyAll && best !== undefined && x >= best.x + best.width;
        const isBetter = worth > most || isLarger || isFurther;
        if (size.width >= wanted.least.width && isBetter) {
          most = Math.max(most, worth);
          best = { x, y: room.y + top * step, ...size };
        }
      }
    }
  }
  return best;
}

function areaOf({ width, height }: { width: number; height: number }): number {
  return width * height;
}

/** How many steps are free from every place downwards. */
function runsBelow(
  room: Box,
  taken: readonly Box[],
  { columns, rows }: { columns: number; rows: number },
): Uint16Array {
  const runs = new Uint16Array(columns * rows);
  for (let row = rows - 1; row >= 0; row--) {
    for (let column = 0; column < columns; column++) {
      const cell = { x: room.x + column * step, y: room.y + row * step, width: step, height: step };
      const isTaken = taken.some((box) => meets(box, cell));
      const below = row === rows - 1 ? 0 : (runs[(row + 1) * columns + column] ?? 0);
      runs[row * columns + column] = isTaken ? 0 : below + 1;
    }
  }
  return runs;
}

function meets(one: Box, other: Box): boolean {
  return (
    one.x - margin < other.x + other.width &&
    one.x + one.width + margin > other.x &&
    one.y - margin < other.y + other.height &&
    one.y + one.height + margin > other.y
  );
}

/** The box that an element's ink lies in. */
export function boxOfElement(element: DrawingElement): Box {
  if ('box' in element) {
    return element.box;
  }
  const { from, to, width } = element;
  const bulge = 'bend' in element ? Math.abs(element.bend) * Math.hypot(to.x - from.x, to.y - from.y) : 0;
  return between(from, to, width / 2 + bulge);
}

function between(from: Point, to: Point, reach: number): Box {
  const [x, y] = [Math.min(from.x, to.x) - reach, Math.min(from.y, to.y) - reach];
  return {
    x,
    y,
    width: Math.abs(to.x - from.x) + reach * 2,
    height: Math.abs(to.y - from.y) + reach * 2,
  };
}
