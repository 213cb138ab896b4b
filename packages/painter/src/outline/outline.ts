import type { StrokePicture, StrokeShape } from '@kinora/renderer';

export type Place = readonly [number, number];

/** What of a place may be said not to be there. */
export type PlacePart = 'flower' | 'tree' | 'house';

/** A shape before its places are rounded to the grid of a picture. */
export interface OutlineShape extends Omit<StrokeShape, 'outline' | 'marks' | 'flow'> {
  readonly points: readonly Place[];
  readonly flow?: OutlineFlow;
  readonly marks?: readonly OutlineMark[];
  readonly part?: PlacePart;
  /** Of a drawing that explains: drawn when the words of this step are told; with the first ones when left out. */
  readonly step?: number;
}

/** Something that goes along the outline, or along a way of its own. */
export interface OutlineFlow {
  readonly width: number;
  readonly fill: string;
  readonly way?: readonly Place[];
  readonly isGrowing?: boolean;
  readonly isRound?: boolean;
}

export interface OutlineMark {
  readonly points: readonly Place[];
  readonly fill: string;
  readonly width?: number;
}

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function boundsOf(shapes: readonly { readonly points: readonly Place[] }[]): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of shapes.flatMap(({ points }) => points)) {
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y);
  }
  return bounds;
}

/** The same shapes moved, scaled, mirrored, turned about their foot. */
export function movedShapes(
  shapes: readonly OutlineShape[],
  to: { x?: number; y?: number; scale?: number; isMirrored?: boolean; degrees?: number },
): OutlineShape[] {
  const { x = 0, y = 0, scale = 1, isMirrored = false, degrees = 0 } = to;
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const move = ([px, py]: Place): Place => {
    const mx = (isMirrored ? -px : px) * scale;
    const my = py * scale;
    return [x + mx * cos - my * sin, y + mx * sin + my * cos];
  };
  return shapes.map((shape) => ({
    ...shape,
    points: shape.points.map(move),
    ...(shape.flow === undefined ? {} : { flow: movedFlow(shape.flow, { scale, move }) }),
    ...(shape.marks === undefined
      ? {}
      : {
          marks: shape.marks.map((mark) => ({
            ...mark,
            points: mark.points.map(move),
            ...(mark.width === undefined ? {} : { width: mark.width * scale }),
          })),
        }),
  }));
}

function movedFlow(
  flow: OutlineFlow,
  { scale, move }: { scale: number; move: (place: Place) => Place },
): OutlineFlow {
  const { way } = flow;
  return { ...flow, width: flow.width * scale, ...(way === undefined ? {} : { way: way.map(move) }) };
}

/** Grid units of the longer side of a picture. */
const gridSize = 1000;
/** How far a place may lie from the line it is left out of, in grid units. */
const tolerance = 0.7;

/** The shapes as a picture for a board. @returns the picture and the box it fills, in the shapes' units */
export function pictureOf(shapes: readonly OutlineShape[]): { picture: StrokePicture; bounds: Bounds } {
  const bounds = boundsOf(shapes);
  const [width, height] = [
    Math.max(1e-6, bounds.right - bounds.left),
    Math.max(1e-6, bounds.bottom - bounds.top),
  ];
  const unit = gridSize / Math.max(width, height);
  const write = (points: readonly Place[], isOpen: boolean): string =>
    simplified(
      points.map(([x, y]): Place => [(x - bounds.left) * unit, (y - bounds.top) * unit]),
      isOpen,
    )
      .map(([x, y]) => `${Math.round(x)},${Math.round(y)}`)
      .join(' ');
  const writtenFlow = ({ width: across, way, ...flow }: OutlineFlow): NonNullable<StrokeShape['flow']> => ({
    ...flow,
    width: Math.round(across * unit * 10) / 10,
    ...(way === undefined ? {} : { way: write(way, true) }),
  });
  const drawn = shapes.map(({ points, marks, flow, part: _part, step: _step, ...others }): StrokeShape => ({
    ...others,
    outline: write(points, others.isOpen === true),
    ...(flow === undefined ? {} : { flow: writtenFlow(flow) }),
    ...(marks === undefined || marks.length === 0
      ? {}
      : {
          marks: marks.map((mark) => ({
            outline: write(mark.points, mark.width !== undefined),
            fill: mark.fill,
            ...(mark.width === undefined ? {} : { width: Math.round(mark.width * unit * 10) / 10 }),
          })),
        }),
  }));
  const grid = {
    width: Math.max(1, Math.round(width * unit)),
    height: Math.max(1, Math.round(height * unit)),
  };
  return { picture: { grid, shapes: drawn }, bounds };
}

/** Leaves out places that lie on the line between their neighbours (Douglas and Peucker). */
function simplified(points: readonly Place[], isOpen: boolean): readonly Place[] {
  if (points.length < 4) {
    return points;
  }
  const middle = Math.floor(points.length / 2);
  return isOpen
    ? [...reduced(points), ...points.slice(-1)]
    : [...reduced(points.slice(0, middle + 1)), ...reduced([...points.slice(middle), ...points.slice(0, 1)])];
}

/** All that is kept but the last place. */
function reduced(points: readonly Place[]): Place[] {
  const [first] = points;
  const last = points[points.length - 1];
  if (first === undefined || last === undefined || points.length < 3) {
    return points.slice(0, -1);
  }
  const [ax, ay] = first;
  const [dx, dy] = [last[0] - ax, last[1] - ay];
  const length = Math.hypot(dx, dy) || 1;
  let farthest = 0;
  let most = 0;
  points.forEach(([x, y], index) => {
    const away =
      dx === 0 && dy === 0 ? Math.hypot(x - ax, y - ay) : Math.abs((x - ax) * dy - (y - ay) * dx) / length;
    if (away > most) {
      most = away;
      farthest = index;
    }
  });
  return most <= tolerance
    ? [first]
    : [...reduced(points.slice(0, farthest + 1)), ...reduced(points.slice(farthest))];
}
