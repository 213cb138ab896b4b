import type { PixelBox } from '../draw/coverage.ts';
import type { Sketch } from '../draw/sketch.ts';
import type { Opening } from '../timing/opening.ts';
import type { Board } from './board.ts';
import { createSketchPainter } from './sketch-painter.ts';

/** Draws what stands on a board when its scene opens. @returns what changed */
export function paintOpening(
  board: Board,
  sketches: readonly (Sketch | null)[],
  { whole, part }: Opening,
): PixelBox[] {
  return sketches.slice(0, whole + 1).flatMap((sketch, index) => {
    if (sketch === null) {
      return [];
    }
    return paintPart(board, sketch, index < whole ? 1 : part);
  });
}

/** Draws the first strokes of a sketch, up to a part of its cost. */
function paintPart(board: Board, sketch: Sketch, part: number): PixelBox[] {
  const painter = createSketchPainter(board, sketch);
  let left = part * sketch.steps.reduce((sum, { cost }) => sum + cost, 0);
  return sketch.steps.flatMap(({ cost }, index) => {
    const done = part >= 1 ? 1 : Math.min(1, Math.max(0, left / Math.max(1e-9, cost)));
    left -= cost;
    const changed = done > 0 ? painter.advance(index, done).changed : null;
    return changed === null ? [] : [changed];
  });
}
