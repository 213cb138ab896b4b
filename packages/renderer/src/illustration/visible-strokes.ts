import { resample } from '../draw/polyline.ts';
import type { Point, StrokeShape } from '../timeline/drawing.ts';

/** A shape of a picture with its places read. */
export interface ReadShape {
  readonly shape: StrokeShape;
  readonly points: readonly Point[];
  readonly bounds: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
}

/** A line of a picture that nothing hides, in grid units. */
export interface VisibleLine {
  readonly points: readonly Point[];
  readonly isClosed: boolean;
  /** Width beside the picture's ink. */
  readonly weight: number;
}

/** Reads `x,y x,y …`. */
export function readOutline(outline: string): Point[] {
  return outline.split(' ').map((place) => {
    const comma = place.indexOf(',');
    return { x: Number(place.slice(0, comma)), y: Number(place.slice(comma + 1)) };
  });
}

export function readShapes(shapes: readonly StrokeShape[]): ReadShape[] {
  return shapes.map((shape) => {
    const points = readOutline(shape.outline);
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const bounds = {
      left: Math.min(...xs),
      top: Math.min(...ys),
      right: Math.max(...xs),
      bottom: Math.max(...ys),
    };
    return { shape, points, bounds };
  });
}

/** Whether a closed shape covers a place (even-odd rule). */
function covers({ points, bounds }: ReadShape, { x, y }: Point): boolean {
  if (x < bounds.left || x > bounds.right || y < bounds.top || y > bounds.bottom) {
    return false;
  }
  let isInside = false;
  let before = points[points.length - 1] ?? { x: 0, y: 0 };
  for (const here of points) {
    if (here.y > y !== before.y > y) {
      const crossing = here.x + ((y - here.y) / (before.y - here.y)) * (before.x - here.x);
      isInside = x < crossing ? !isInside : isInside;
    }
    before = here;
  }
  return isInside;
}

/** Shorter gaps in a line are drawn over, shorter pieces of one are left out: both in steps. */
const bridge = 2;
const leastSteps = 4;

/**
 * The lines of a picture that a hand draws: of every inked outline what no nearer shape hides, and, where a shape flows
 * into those behind it, what does not lie on them. `step` is the distance of the places looked at.
 */
export function visibleStrokes(shapes: readonly ReadShape[], step: number): VisibleLine[] {
  return shapes.flatMap((own, index): VisibleLine[] => {
    if (own.shape.ink === 0) {
      return [];
    }
    const isOpen = own.shape.isOpen === true;
    const first = own.points[0];
    const line = isOpen || first === undefined ? own.points : [...own.points, first];
    const points = resample(line, step);
    const nearer = shapes.slice(index + 1).filter((other) => hides(other, own));
    const behind =
      own.shape.isJoined === true ? shapes.slice(0, index).filter((other) => hides(other, own)) : [];
    const isSeen = points.map((point) => ![...nearer, ...behind].some((other) => covers(other, point)));
    return runsOf(points, isSeen, { isClosed: !isOpen, weight: own.shape.ink });
  });
}

function hides({ shape, bounds }: ReadShape, { bounds: of }: ReadShape): boolean {
  return (
    shape.fill !== undefined &&
    shape.isOpen !== true &&
    bounds.left < of.right &&
    bounds.right > of.left &&
    bounds.top < of.bottom &&
    bounds.bottom > of.top
  );
}

function runsOf(
  points: readonly Point[],
  isSeen: readonly boolean[],
  { isClosed, weight }: { isClosed: boolean; weight: number },
): VisibleLine[] {
  if (isSeen.every(Boolean)) {
    return [{ points, isClosed, weight }];
  }
  // A closed line is read from where it is hidden, so that no run is cut at its first place.
  const start = isClosed ? isSeen.indexOf(false) : 0;
  const count = points.length;
  const lines: VisibleLine[] = [];
  let run: Point[] = [];
  let gap: Point[] = [];
  const finish = (): void => {
    if (run.length >= leastSteps) {
      lines.push({ points: run, isClosed: false, weight });
    }
    run = [];
    gap = [];
  };
  for (let offset = 0; offset < count; offset++) {
    const at = (start + offset) % count;
    const point = points[at];
    if (point === undefined) {
      continue;
    }
    if (isSeen[at] === true) {
      // One place of the hidden part goes with the line, so that it reaches what hides it.
      run.push(...(run.length === 0 ? gap.slice(-1) : gap), point);
      gap = [];
    } else {
      gap.push(point);
      if (gap.length > bridge && run.length > 0) {
        run.push(...gap.slice(0, 1));
        finish();
        gap = [point];
      }
    }
  }
  finish();
  return lines;
}
