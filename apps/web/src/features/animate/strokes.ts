import { limits } from '@kinora/contract/limits';
import type { Stroke, StrokeKind } from '@kinora/contract/api';
import { animateLabels } from '../../labels/animate.ts';

export interface Point {
  /** Fractions of the image's width and height, from the top left. */
  x: number;
  y: number;
}

/** A stroke on the stage: what is sent, and an id for the screen. */
export interface DrawnStroke extends Stroke {
  id: string;
}

export interface Drawing {
  strokes: readonly DrawnStroke[];
  past: readonly (readonly DrawnStroke[])[];
  future: readonly (readonly DrawnStroke[])[];
}

export type DrawingChange =
  | { type: 'add'; stroke: DrawnStroke }
  | { type: 'remove'; id: string }
  | { type: 'nudge'; id: string; dx: number; dy: number }
  /** Moves the end of a stroke while its beginning stays. */
  | { type: 'stretch'; id: string; dx: number; dy: number }
  | { type: 'clear' }
  | { type: 'undo' }
  | { type: 'redo' };

export const emptyDrawing: Drawing = { strokes: [], past: [], future: [] };

/** Strokes that one picture may carry: more than a motion model follows confuses it and the eye. */
export const STROKE_LIMIT = Math.min(6, limits.counts.strokes);
const PAST_LIMIT = 100;

/** The drawing after a change; every change but undo and redo can be undone. */
export function changeDrawing(drawing: Drawing, change: DrawingChange): Drawing {
  switch (change.type) {
    case 'undo':
      return stepBack(drawing);
    case 'redo':
      return stepForward(drawing);
    case 'add':
      return drawing.strokes.length >= STROKE_LIMIT
        ? drawing
        : withStrokes(drawing, [...drawing.strokes, change.stroke]);
    case 'remove':
      return withStrokes(
        drawing,
        drawing.strokes.filter(({ id }) => id !== change.id),
      );
    case 'clear':
      return drawing.strokes.length === 0 ? drawing : withStrokes(drawing, []);
    case 'nudge':
    case 'stretch': {
      const apply = change.type === 'nudge' ? moved : stretched;
      return withStrokes(
        drawing,
        drawing.strokes.map((stroke) =>
          stroke.id === change.id ? apply(stroke, change.dx, change.dy) : stroke,
        ),
      );
    }
  }
}

function withStrokes(drawing: Drawing, strokes: readonly DrawnStroke[]): Drawing {
  return { strokes, past: [...drawing.past, drawing.strokes].slice(-PAST_LIMIT), future: [] };
}

function stepBack({ strokes, past, future }: Drawing): Drawing {
  const last = past.at(-1);
  return last === undefined
    ? { strokes, past, future }
    : { strokes: last, past: past.slice(0, -1), future: [strokes, ...future] };
}

function stepForward({ strokes, past, future }: Drawing): Drawing {
  const next = future[0];
  return next === undefined
    ? { strokes, past, future }
    : { strokes: next, past: [...past, strokes], future: future.slice(1) };
}

/** The stroke moved as far as the picture allows, so that its shape stays. */
function moved(stroke: DrawnStroke, dx: number, dy: number): DrawnStroke {
  const right = stroke.points.map(({ x }) => x);
  const down = stroke.points.map(({ y }) => y);
  const stepX = Math.min(Math.max(dx, -Math.min(...right)), 1 - Math.max(...right));
  const stepY = Math.min(Math.max(dy, -Math.min(...down)), 1 - Math.max(...down));
  return { ...stroke, points: stroke.points.map(({ x, y }) => ({ x: x + stepX, y: y + stepY })) };
}

/** The stroke with its end moved and its beginning kept; what holds still grows around its middle. */
function stretched({ points, ...stroke }: DrawnStroke, dx: number, dy: number): DrawnStroke {
  const middle = {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  };
  return {
    ...stroke,
    points: points.map(({ x, y }, index) => {
      const share = index / Math.max(points.length - 1, 1);
      const [wayX, wayY] =
        stroke.kind === 'hold'
          ? [Math.sign(x - middle.x) * dx, Math.sign(y - middle.y) * dy]
          : [share * dx, share * dy];
      return { x: within(x + wayX), y: within(y + wayY) };
    }),
  };
}

function within(value: number): number {
  return Math.min(Math.max(value, 0), 1);
}

const RING_POINTS = 24;
const RING_RADIUS = 0.12;

/** What the keyboard draws: a line from the middle to the right, or a ring around the middle. */
export function plainStroke(kind: StrokeKind): readonly Point[] {
  if (kind !== 'hold') {
    return [0, 0.25, 0.5, 0.75, 1].map((share) => ({ x: 0.4 + share * 0.2, y: 0.5 }));
  }
  return Array.from({ length: RING_POINTS + 1 }, (_, index) => {
    const angle = (index / RING_POINTS) * 2 * Math.PI;
    return { x: 0.5 + RING_RADIUS * Math.cos(angle), y: 0.5 + RING_RADIUS * Math.sin(angle) };
  });
}

/** Nearer points than this, as a fraction of the picture, say nothing more. */
const NEAR = 0.004;

/** A stroke's points without those that stand on each other, and no more than may be sent. */
export function thinned(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    const last = kept.at(-1);
    if (last === undefined || Math.hypot(point.x - last.x, point.y - last.y) >= NEAR) {
      kept.push(point);
    }
  }
  const step = Math.ceil(kept.length / limits.counts.pointsPerStroke);
  return step <= 1 ? kept : kept.filter((_, index) => index % step === 0);
}

/** The point a share (0 to 1) of the way along the stroke. */
export function pointAlong(points: readonly Point[], share: number): Point {
  const first = points[0] ?? { x: 0.5, y: 0.5 };
  const pieces = points.slice(1).map((point, index) => {
    const from = points[index] ?? point;
    return { from, point, length: Math.hypot(point.x - from.x, point.y - from.y) };
  });
  let left = pieces.reduce((sum, { length }) => sum + length, 0) * Math.min(Math.max(share, 0), 1);
  for (const { from, point, length } of pieces) {
    if (left <= length && length > 0) {
      const part = left / length;
      return { x: from.x + (point.x - from.x) * part, y: from.y + (point.y - from.y) * part };
    }
    left -= length;
  }
  return points.at(-1) ?? first;
}

export function kindName(kind: StrokeKind): string {
  return animateLabels.tools[kind].name;
}

/** What a stroke says, for the list and for screen readers: `To the right, 24 % of the picture`. */
export function describeStroke({ kind, points }: Pick<Stroke, 'kind' | 'points'>): string {
  if (kind === 'hold') {
    return animateLabels.staysStill;
  }
  const from = points[0];
  const to = points.at(-1);
  if (from === undefined || to === undefined) {
    return '';
  }
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const eighth = Math.round(Math.atan2(dy, dx) / (Math.PI / 4) + 8) % 8;
  const percent = Math.round(Math.hypot(dx, dy) * 100);
  const direction = animateLabels.directions[eighth] ?? animateLabels.directions[0];
  return kind === 'camera'
    ? animateLabels.looks(direction, percent)
    : animateLabels.moves(direction, percent);
}
