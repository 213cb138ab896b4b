import type { Point } from '../timeline/drawing.ts';

/** A line through points, in whatever unit its owner works in. */
export type Polyline = readonly Point[];

export function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

export function polylineLength(line: Polyline): number {
  let length = 0;
  for (let index = 1; index < line.length; index++) {
    length += distance(pointAt(line, index - 1), pointAt(line, index));
  }
  return length;
}

/** The point of an index known to exist; outside it, the end of the line. */
export function pointAt(line: Polyline, index: number): Point {
  return line[index] ?? line[line.length - 1] ?? { x: 0, y: 0 };
}

/** The same line with a point every `step` and at both ends. */
export function resample(line: Polyline, step: number): Point[] {
  if (line.length < 2) {
    return [...line];
  }
  const result: Point[] = [pointAt(line, 0)];
  let untilNext = step;
  for (let index = 1; index < line.length; index++) {
    const from = pointAt(line, index - 1);
    const to = pointAt(line, index);
    const length = distance(from, to);
    let walked = untilNext;
    while (walked < length) {
      const part = walked / length;
      result.push({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
      walked += step;
    }
    untilNext = walked - length;
  }
  const last = pointAt(line, line.length - 1);
  if (distance(pointAt(result, result.length - 1), last) > step * 0.2) {
    result.push(last);
  }
  return result;
}

/** Points on a cubic Bézier curve after its start, about one per `step`. */
export function cubicPoints(curve: readonly [Point, Point, Point, Point], step: number): Point[] {
  const [a, b, c, d] = curve;
  const rough = distance(a, b) + distance(b, c) + distance(c, d);
  const count = Math.max(2, Math.min(80, Math.ceil(rough / step)));
  const points: Point[] = [];
  for (let index = 1; index <= count; index++) {
    const t = index / count;
    const u = 1 - t;
    const wa = u * u * u;
    const wb = 3 * u * u * t;
    const wc = 3 * u * t * t;
    const wd = t * t * t;
    points.push({
      x: wa * a.x + wb * b.x + wc * c.x + wd * d.x,
      y: wa * a.y + wb * b.y + wc * c.y + wd * d.y,
    });
  }
  return points;
}
