import type { Path2D } from '@napi-rs/canvas';
import type { Point } from '../timeline/drawing.ts';
import { cubicPoints } from '../draw/polyline.ts';

/** One contour of a path as a line of points. */
export interface Contour {
  readonly points: readonly Point[];
  readonly isClosed: boolean;
}

/**
 * The contours of a path, with a point about every `step`. Skia writes every path with absolute M, L, Q, C and Z alone,
 * whatever commands it was made from, so no other command is read here.
 */
export function pathContours(path: Path2D, step: number): Contour[] {
  const contours: Contour[] = [];
  let points: Point[] = [];
  const finish = (isClosed: boolean): void => {
    if (points.length > 1) {
      contours.push({ points, isClosed });
    }
    points = [];
  };
  for (const [, command = '', list = ''] of path.toSVGString().matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const numbers = (list.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
    const to = pairs(numbers);
    const first = points[0];
    const last = points[points.length - 1];
    const [p = { x: 0, y: 0 }, q = p, r = q] = to;
    if (command === 'M') {
      finish(false);
      points.push(p);
    } else if (command === 'L') {
      points.push(p);
    } else if (command === 'Q' && last !== undefined) {
      const control1 = { x: last.x + (p.x - last.x) * (2 / 3), y: last.y + (p.y - last.y) * (2 / 3) };
      const control2 = { x: q.x + (p.x - q.x) * (2 / 3), y: q.y + (p.y - q.y) * (2 / 3) };
      points.push(...cubicPoints([last, control1, control2, q], step));
    } else if (command === 'C' && last !== undefined) {
      points.push(...cubicPoints([last, p, q, r], step));
    } else if (command === 'Z' && first !== undefined) {
      points.push(first);
      finish(true);
    }
  }
  finish(false);
  return contours;
}

function pairs(numbers: readonly number[]): Point[] {
  const result: Point[] = [];
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    result.push({ x: numbers[index] ?? 0, y: numbers[index + 1] ?? 0 });
  }
  return result;
}
