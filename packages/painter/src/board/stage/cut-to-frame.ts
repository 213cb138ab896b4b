import type { OutlineShape, Place } from '../../outline/index.ts';

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** One side of a frame: how far inside of it a place is. */
type Side = (place: Place) => number;

const sidesOf = ({ left, top, right, bottom }: Frame): Side[] => [
  ([x]) => x - left,
  ([x]) => right - x,
  ([, y]) => y - top,
  ([, y]) => bottom - y,
];

/** What is inside of a frame. The edge at which something is cut off has no line. */
export function cutToFrame(shapes: readonly OutlineShape[], frame: Frame): OutlineShape[] {
  return shapes.flatMap((shape) => cutShape(shape, sidesOf(frame)));
}

function cutShape(shape: OutlineShape, sides: readonly Side[]): OutlineShape[] {
  const { points } = shape;
  if (points.every((point) => sides.every((side) => side(point) >= 0))) {
    return [shape];
  }
  if (shape.isOpen === true) {
    return lineWithin(points, sides).map((own) => ({ ...shape, points: own }));
  }
  const inside = sides.reduce(areaWithin, points);
  if (inside.length < 3) {
    return [];
  }
  const { ink, ...others } = shape;
  // What flows into something else has its line only where it leaves it: cut, it keeps what it has.
  if (shape.isJoined === true || ink === 0) {
    return [{ ...shape, points: inside }];
  }
  const outline = lineWithin([...points, ...points.slice(0, 1)], sides);
  return [
    { ...others, ink: 0, points: inside },
    ...outline.map((own): OutlineShape => ({ points: own, isOpen: true, ink })),
  ];
}

/** Sutherland and Hodgman: the part of an area on the inner side. */
function areaWithin(points: readonly Place[], side: Side): readonly Place[] {
  return points.flatMap((point, index): Place[] => {
    const before = points[(index + points.length - 1) % points.length] ?? point;
    const [was, is] = [side(before), side(point)];
    const crossing = was >= 0 === is >= 0 ? [] : [between(before, point, was / (was - is))];
    return is >= 0 ? [...crossing, point] : crossing;
  });
}

/** The pieces of a line that are inside of all sides. */
function lineWithin(points: readonly Place[], sides: readonly Side[]): Place[][] {
  const pieces: Place[][] = [];
  points.slice(1).forEach((point, index) => {
    const before = points[index] ?? point;
    const cut = segmentWithin([before, point], sides);
    if (cut === undefined) {
      return;
    }
    const last = pieces.at(-1);
    const [from, to] = cut;
    if (last?.at(-1)?.[0] === from[0] && last.at(-1)?.[1] === from[1]) {
      last.push(to);
    } else {
      pieces.push([from, to]);
    }
  });
  return pieces;
}

function segmentWithin(
  [from, to]: readonly [Place, Place],
  sides: readonly Side[],
): readonly [Place, Place] | undefined {
  let [start, end] = [0, 1];
  for (const side of sides) {
    const [was, is] = [side(from), side(to)];
    if (was < 0 && is < 0) {
      return undefined;
    }
    if (was < 0) {
      start = Math.max(start, was / (was - is));
    } else if (is < 0) {
      end = Math.min(end, was / (was - is));
    }
  }
  return start >= end
    ? undefined
    : [start === 0 ? from : between(from, to, start), end === 1 ? to : between(from, to, end)];
}

function between([ax, ay]: Place, [bx, by]: Place, part: number): Place {
  return [ax + (bx - ax) * part, ay + (by - ay) * part];
}
