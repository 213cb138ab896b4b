import type { OutlineShape, Place } from '../../outline/index.ts';

interface Cover {
  readonly points: readonly Place[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * A place's lines without what lies behind others that are drawn later, so that nobody's outline is drawn over: areas keep
 * their colour, which is covered, and give their line to pieces.
 */
export function hiddenBehind(
  place: readonly OutlineShape[],
  others: readonly OutlineShape[],
): OutlineShape[] {
  const covers = others.filter(({ fill, isOpen }) => fill !== undefined && isOpen !== true).map(coverOf);
  return place.flatMap((shape): OutlineShape[] => {
    if (shape.ink === 0) {
      return [shape];
    }
    const closed = shape.isOpen === true ? shape.points : [...shape.points, ...shape.points.slice(0, 1)];
    const dense = densified(closed);
    const seen = dense.map((point) => !covers.some((cover) => isUnder(point, cover)));
    if (seen.every(Boolean)) {
      return [shape];
    }
    const bare: OutlineShape[] = shape.fill === undefined ? [] : [{ ...shape, ink: 0 }];
    return [...bare, ...piecesOf(dense, seen, shape.ink)];
  });
}

function coverOf({ points }: OutlineShape): Cover {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    points,
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

function isUnder([x, y]: Place, { points, left, right, top, bottom }: Cover): boolean {
  if (x < left || x > right || y < top || y > bottom) {
    return false;
  }
  let isInside = false;
  let before = points[points.length - 1] ?? [0, 0];
  for (const here of points) {
    if (
      here[1] > y !== before[1] > y &&
      x < here[0] + ((y - here[1]) / (before[1] - here[1])) * (before[0] - here[0])
    ) {
      isInside = !isInside;
    }
    before = here;
  }
  return isInside;
}

const densest = 7;

function densified(points: readonly Place[]): Place[] {
  return points.flatMap((point, index): Place[] => {
    const next = points[index + 1];
    if (next === undefined) {
      return [point];
    }
    const count = Math.max(1, Math.ceil(Math.hypot(next[0] - point[0], next[1] - point[1]) / densest));
    return Array.from({ length: count }, (_, step): Place => [
      point[0] + ((next[0] - point[0]) * step) / count,
      point[1] + ((next[1] - point[1]) * step) / count,
    ]);
  });
}

/** Shorter pieces are dust. */
const leastPlaces = 4;

function piecesOf(points: readonly Place[], seen: readonly boolean[], ink: number): OutlineShape[] {
  const pieces: Place[][] = [[]];
  points.forEach((point, index) => {
    if (seen[index] === true) {
      pieces.at(-1)?.push(point);
    } else if ((pieces.at(-1)?.length ?? 0) > 0) {
      pieces.push([]);
    }
  });
  return pieces
    .filter((piece) => piece.length >= leastPlaces)
    .map((piece) => ({ points: piece, isOpen: true, ink }));
}
