import { emptyCoverage, evenBox } from '../draw/coverage.ts';
import type { Coverage, PixelBox } from '../draw/coverage.ts';
import type { PenLine } from '../draw/pen-line.ts';
import { addPenPieces } from '../draw/rasterise.ts';
import type { PieceSpan } from '../draw/rasterise.ts';
import type { LetteringRow, Sketch, SketchStep } from '../draw/sketch.ts';
import type { Point } from '../timeline/drawing.ts';
import { copyBox } from './board.ts';
import type { Board } from './board.ts';

/** Draws one sketch on a board, as far as it is told. */
export interface SketchPainter {
  /**
   * Brings a step to a part of it (0 to 1; never back). Returns where the pen is and which box of the board changed.
   * However the way to 1 is cut into calls, the finished pixels are the same.
   */
  advance(stepIndex: number, part: number): { tip: Point; changed: PixelBox | null };
}

interface Progress {
  readonly board: Board;
  readonly sketch: Sketch;
  readonly under: Uint8Array;
  readonly ink: Coverage;
  readonly fill: Coverage | null;
  /** How far each step is: pieces of a line, or the edge of lettering in pixels. */
  readonly reached: Float64Array;
}

/** To bring this step to this part of it. */
interface Move {
  readonly stepIndex: number;
  readonly part: number;
}

/** How far the slanted edge of lettering leans, as a part of the row's height. */
const lean = 0.3;

export function createSketchPainter(board: Board, sketch: Sketch): SketchPainter {
  const progress: Progress = {
    board,
    sketch,
    under: copyBox(board, sketch.box),
    ink: emptyCoverage(sketch.box),
    fill: sketch.colours === null ? null : emptyCoverage(sketch.box),
    reached: new Float64Array(sketch.steps.length),
  };
  return {
    advance(stepIndex, part) {
      const step = sketch.steps[stepIndex];
      if (step === undefined) {
        throw new RangeError(`The sketch has no step ${stepIndex}`);
      }
      return step.kind === 'write'
        ? write(progress, step.row, { stepIndex, part })
        : drawLine(progress, step, { stepIndex, part });
    },
  };
}

function drawLine(
  progress: Progress,
  step: Exclude<SketchStep, { kind: 'write' }>,
  { stepIndex, part }: Move,
): { tip: Point; changed: PixelBox | null } {
  const { line } = step;
  const last = Math.max(1, line.x.length - 1);
  const from = progress.reached[stepIndex] ?? 0;
  const to = Math.min(last, Math.round(part * last));
  const tipAt = Math.min(line.x.length - 1, to);
  const tip = { x: line.x[tipAt] ?? 0, y: line.y[tipAt] ?? 0 };
  if (to <= from) {
    return { tip, changed: null };
  }
  const target = step.kind === 'ink' ? progress.ink : progress.fill;
  progress.reached[stepIndex] = to;
  if (step.kind === 'fill' && step.isLast && to === last) {
    // All of the colour is there, wherever the marker went.
    target?.values.fill(255);
    compose(progress, progress.sketch.box);
    return { tip, changed: progress.sketch.box };
  }
  if (target !== null) {
    addPenPieces(target, line, { from, to });
  }
  const changed = boxOfPieces(line, { from, to }, progress.sketch.box);
  if (changed !== null) {
    compose(progress, changed);
  }
  return { tip, changed };
}

function boxOfPieces(line: PenLine, { from, to }: PieceSpan, limit: PixelBox): PixelBox | null {
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (let index = from; index <= Math.min(to, line.x.length - 1); index++) {
    const reach = (line.radius[index] ?? 0) + 1;
    left = Math.min(left, (line.x[index] ?? 0) - reach);
    right = Math.max(right, (line.x[index] ?? 0) + reach);
    top = Math.min(top, (line.y[index] ?? 0) - reach);
    bottom = Math.max(bottom, (line.y[index] ?? 0) + reach);
  }
  return boxWithin({ left, top, right, bottom }, limit);
}

function boxWithin(
  edges: { left: number; top: number; right: number; bottom: number },
  limit: PixelBox,
): PixelBox | null {
  const inside = {
    left: Math.max(edges.left, limit.x),
    top: Math.max(edges.top, limit.y),
    right: Math.min(edges.right, limit.x + limit.width),
    bottom: Math.min(edges.bottom, limit.y + limit.height),
  };
  return evenBox(inside, { width: limit.x + limit.width, height: limit.y + limit.height });
}

function write(
  progress: Progress,
  row: LetteringRow,
  { stepIndex, part }: Move,
): { tip: Point; changed: PixelBox | null } {
  const { ink, sketch } = progress;
  const height = row.bottom - row.top;
  const travel = row.right - row.left + height * lean;
  const from = progress.reached[stepIndex] ?? 0;
  const to = part >= 1 ? travel : Math.floor(part * travel);
  const { box } = sketch;
  const letters = sketch.lettering?.values;
  if (to > from && letters !== undefined) {
    for (let y = Math.max(row.top, box.y); y < Math.min(row.bottom, box.y + box.height); y++) {
      const shift = row.left - ((y - row.top) / height) * height * lean;
      const start = Math.max(box.x, Math.floor(shift + from));
      const end = part >= 1 ? row.right : Math.min(row.right, Math.floor(shift + to));
      const offset = (y - box.y) * box.width - box.x;
      for (let x = start; x < Math.min(end, box.x + box.width); x++) {
        ink.values[offset + x] = Math.max(ink.values[offset + x] ?? 0, letters[offset + x] ?? 0);
      }
    }
    progress.reached[stepIndex] = to;
  }
  const tipX = Math.min(row.right, row.left + to - height * lean * 0.5);
  const tip = { x: tipX, y: letterHeight(progress, row, tipX) };
  const edges = { left: row.left + from - height * lean - 2, right: row.left + to + 2 };
  const changed = to > from ? boxWithin({ ...edges, top: row.top, bottom: row.bottom }, box) : null;
  if (changed !== null) {
    compose(progress, changed);
  }
  return { tip, changed };
}

/** Where the pen would be in a column of lettering: it swings between the top and the foot of what is written there. */
function letterHeight(progress: Progress, row: LetteringRow, x: number): number {
  const height = row.bottom - row.top;
  const swing = 0.5 + 0.22 * Math.sin((x - row.left) * (14 / height));
  return row.top + height * (0.25 + swing * 0.6);
}

/** What is seen of a pen's colour over another. */
const meetings = {
  cover: (pen: number): number => pen,
  darken: (pen: number, beneath: number): number => Math.min(pen, beneath),
  lighten: (pen: number, beneath: number): number => Math.max(pen, beneath),
} as const satisfies Record<Sketch['blend'], unknown>;
type Meeting = (pen: number, beneath: number) => number;

/** Computes the pixels of a box anew from what lies beneath, the colour uncovered so far and the ink so far. */
function compose(progress: Progress, changed: PixelBox): void {
  const { board, sketch, under, ink, fill } = progress;
  const { box, colours } = sketch;
  const [penRed, penGreen, penBlue] = sketch.penColour;
  const { rgb } = board;
  const met: Meeting = meetings[sketch.blend];
  for (let row = changed.y; row < changed.y + changed.height; row++) {
    let at = (row - box.y) * box.width + (changed.x - box.x);
    let out = (row * board.width + changed.x) * 3;
    for (let column = 0; column < changed.width; column++) {
      const coloured = fill === null || colours === null ? 0 : (colours[at * 4 + 3] ?? 0);
      const filled = coloured === 0 ? 0 : (fill?.values[at] ?? 0);
      const inked = ink.values[at] ?? 0;
      if (filled === 0 && inked === 0) {
        // Nothing has come here: the board shows what lies beneath, or what has been drawn there since.
        at++;
        out += 3;
        continue;
      }
      let red = under[at * 3] ?? 0;
      let green = under[at * 3 + 1] ?? 0;
      let blue = under[at * 3 + 2] ?? 0;
      if (filled > 0 && colours !== null) {
        const alpha = (filled * coloured) / 65025;
        red += ((colours[at * 4] ?? 0) - red) * alpha;
        green += ((colours[at * 4 + 1] ?? 0) - green) * alpha;
        blue += ((colours[at * 4 + 2] ?? 0) - blue) * alpha;
      }
      if (inked > 0) {
        const alpha = inked / 255;
        red += (met(penRed, red) - red) * alpha;
        green += (met(penGreen, green) - green) * alpha;
        blue += (met(penBlue, blue) - blue) * alpha;
      }
      rgb[out] = red + 0.5;
      rgb[out + 1] = green + 0.5;
      rgb[out + 2] = blue + 0.5;
      at++;
      out += 3;
    }
  }
}
