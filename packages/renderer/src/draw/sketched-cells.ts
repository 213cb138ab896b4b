import type { Sketch } from './sketch.ts';

/** A frame is looked at in squares of so many board units: it is the same at every size. */
const cellUnits = 12;
/** Squares side by side in a row: more than any frame has. */
const across = 4096;

/** Where in the frame something of a sketch will be: squares of it, as numbers. */
export function sketchedCells(sketch: Sketch, pixelsPerUnit: number): Set<number> {
  const { box, colours, lettering, steps } = sketch;
  const cell = cellUnits * pixelsPerUnit;
  const stride = Math.max(1, Math.floor(cell / 2));
  const cells = new Set<number>();
  const add = (x: number, y: number): void => {
    cells.add(Math.floor(y / cell) * across + Math.floor(x / cell));
  };
  const isSeen = (at: number): boolean =>
    (colours?.[at * 4 + 3] ?? 0) > 0 || (lettering?.values[at] ?? 0) > 0;
  for (let y = 0; y < box.height; y += stride) {
    for (let x = 0; x < box.width; x += stride) {
      if (isSeen(y * box.width + x)) {
        add(box.x + x, box.y + y);
      }
    }
  }
  for (const step of steps) {
    if (step.kind === 'ink') {
      const { x, y, radius } = step.line;
      x.forEach((middle, at) => {
        const [down, reach] = [y[at] ?? 0, (radius[at] ?? 0) + 1];
        addBox(
          { left: middle - reach, right: middle + reach, top: down - reach, bottom: down + reach },
          { cell, add },
        );
      });
    }
  }
  return cells;
}

function addBox(
  { left, right, top, bottom }: { left: number; right: number; top: number; bottom: number },
  { cell, add }: { cell: number; add: (x: number, y: number) => void },
): void {
  for (let y = top; y < bottom + cell; y += cell) {
    for (let x = left; x < right + cell; x += cell) {
      add(Math.min(x, right), Math.min(y, bottom));
    }
  }
}
