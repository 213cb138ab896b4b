import type { Stroke } from '@kinora/contract/api';

/** A place along a stroke, from its beginning, in scene units. */
export interface PathPoint {
  readonly x: number;
  readonly y: number;
}

/** Points at even distances along a stroke, relative to its first, smoothed: hands shake. */
export function evenPath(
  { points }: Pick<Stroke, 'points'>,
  frame: { width: number; height: number },
  count: number,
): PathPoint[] {
  const placed = points.map(({ x, y }) => ({ x: x * frame.width, y: y * frame.height }));
  const lengths = [0];
  placed.slice(1).forEach((point, index) => {
    const before = placed[index] ?? point;
    lengths.push((lengths[index] ?? 0) + Math.hypot(point.x - before.x, point.y - before.y));
  });
  const total = lengths.at(-1) ?? 0;
  const even = Array.from({ length: count }, (_, index) =>
    pointAt({ placed, lengths }, (total * index) / Math.max(1, count - 1)),
  );
  const start = even[0] ?? { x: 0, y: 0 };
  return smoothed(smoothed(even)).map(({ x, y }) => ({ x: x - start.x, y: y - start.y }));
}

function pointAt(
  path: { placed: readonly PathPoint[]; lengths: readonly number[] },
  length: number,
): PathPoint {
  const { placed, lengths } = path;
  const after = Math.max(
    1,
    lengths.findIndex((each) => each >= length - 1e-9),
  );
  const [from, to] = [placed[after - 1], placed[after]];
  if (from === undefined || to === undefined) {
    return placed[0] ?? { x: 0, y: 0 };
  }
  const [before, end] = [lengths[after - 1] ?? 0, lengths[after] ?? 0];
  const part = (length - before) / Math.max(1e-9, end - before);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** Both ends stay where they are. */
function smoothed(points: readonly PathPoint[]): PathPoint[] {
  return points.map((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    return before === undefined || after === undefined
      ? point
      : { x: (before.x + 2 * point.x + after.x) / 4, y: (before.y + 2 * point.y + after.y) / 4 };
  });
}
