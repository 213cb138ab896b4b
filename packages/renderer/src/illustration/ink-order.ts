import type { Point } from '../timeline/drawing.ts';
import { distance, pointAt, polylineLength } from '../draw/polyline.ts';

export interface OrderedLine {
  readonly points: readonly Point[];
  readonly isClosed: boolean;
}

/**
 * The order in which a person would draw lines: the longest first, then always a long one near where the pen is, drawn
 * from its nearer end.
 */
export function drawingOrder<Line extends OrderedLine>(lines: readonly Line[]): Line[] {
  const rest = lines.map((line) => ({ line, length: polylineLength(line.points) }));
  rest.sort((a, b) => b.length - a.length);
  const ordered: Line[] = [];
  let pen: Point | null = null;
  while (rest.length > 0) {
    const index: number = pen === null ? 0 : nextIndex(rest, pen);
    const [chosen] = rest.splice(index, 1);
    if (chosen === undefined) {
      break;
    }
    const line: Line = pen === null ? chosen.line : fromNearerEnd(chosen.line, pen);
    ordered.push(line);
    pen = pointAt(line.points, line.points.length - 1);
  }
  return ordered;
}

function nextIndex(rest: readonly { line: OrderedLine; length: number }[], pen: Point): number {
  let best = 0;
  let bestScore = Number.POSITIVE_INFINITY;
  rest.forEach(({ line, length }, index) => {
    const travel = Math.min(
      distance(pen, pointAt(line.points, 0)),
      distance(pen, pointAt(line.points, line.points.length - 1)),
    );
    const score = travel - length * 0.35;
    if (score < bestScore) {
      best = index;
      bestScore = score;
    }
  });
  return best;
}

function fromNearerEnd<Line extends OrderedLine>(line: Line, pen: Point): Line {
  const { points } = line;
  const isTurned = distance(pen, pointAt(points, points.length - 1)) < distance(pen, pointAt(points, 0));
  return isTurned && !line.isClosed ? { ...line, points: points.toReversed() } : line;
}
