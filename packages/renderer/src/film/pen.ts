import type { Board } from '../board/board.ts';
import { createSketchPainter } from '../board/sketch-painter.ts';
import type { SketchPainter } from '../board/sketch-painter.ts';
import type { PixelBox } from '../draw/coverage.ts';
import type { Sketch } from '../draw/sketch.ts';
import type { TimedStep } from '../timing/plan-drawing.ts';

export interface Pen {
  /** Brings the board to the state of this frame. @returns what changed */
  drawUntil(frame: number): Iterable<PixelBox>;
}

/** Draws whatever the plan has for each frame. A picture whose colours come later is kept at hand until it is whole. */
export function createPen(
  steps: readonly TimedStep[],
  sketches: readonly (Sketch | null)[],
  board: Board,
): Pen {
  let at = 0;
  const begun = new Map<number, SketchPainter>();
  const painterOf = (element: number): SketchPainter | null => {
    const sketch = sketches[element] ?? null;
    if (sketch === null) {
      return null;
    }
    const painter = begun.get(element) ?? createSketchPainter(board, sketch);
    begun.set(element, painter);
    return painter;
  };
  const left = sketches.map((sketch) => sketch?.steps.length ?? 0);
  return {
    *drawUntil(frame: number): Generator<PixelBox> {
      for (;;) {
        const timed = steps[at];
        if (timed === undefined || timed.start >= frame) {
          return;
        }
        const part = Math.min(1, (frame - timed.start) / Math.max(1e-6, timed.end - timed.start));
        const changed = painterOf(timed.element)?.advance(timed.step, part).changed ?? null;
        if (changed !== null) {
          yield changed;
        }
        if (part < 1) {
          return;
        }
        at += 1;
        left[timed.element] = (left[timed.element] ?? 0) - 1;
        if (left[timed.element] === 0) {
          begun.delete(timed.element);
        }
      }
    },
  };
}
