import type { Sketch } from '../draw/sketch.ts';
import type { HandPose } from '../hand/hand-pose.ts';
import type { Point } from '../timeline/drawing.ts';
import type { TimedStep } from './plan-drawing.ts';

/** Where the pen's tip is in a frame and how it is held, on the board or lifted; null while the hand is away. */
export type HandPlace = { readonly x: number; readonly y: number; readonly pose: HandPose } | null;
type HeldPoint = NonNullable<HandPlace>;

/** Frames without drawing after which the hand goes away instead of waiting. */
const patienceFrames = 16;
/** Frames it takes to come and to go. */
const comingFrames = 8;
/** Shorter ways are crossed without lifting the hand. */
const shortestLiftFrames = 3;

/**
 * The hand's way through a scene: it follows the pen a little behind, moves lifted from stroke to stroke, and leaves the
 * picture in every longer pause, so that the finished board is seen whole.
 */
export function planHandPath(
  steps: readonly TimedStep[],
  sketches: readonly (Sketch | null)[],
  frame: { frames: number; width: number; height: number },
): HandPlace[] {
  const places: HandPlace[] = Array.from({ length: frame.frames }, () => null);
  for (const timed of steps) {
    const step = sketches[timed.element]?.steps[timed.step];
    for (let at = Math.ceil(timed.start); step !== undefined && at <= timed.end && at < frame.frames; at++) {
      const part = (at - timed.start) / Math.max(1e-6, timed.end - timed.start);
      const pose = step.kind === 'write' ? 'write' : 'draw';
      places[at] = { ...tipOf(step, Math.min(1, part)), pose };
    }
  }
  return smooth(bridge(places, frame));
}

function tipOf(step: NonNullable<Sketch['steps'][number]>, part: number): Point {
  if (step.kind === 'write') {
    const { row } = step;
    const height = row.bottom - row.top;
    const x = row.left + (row.right - row.left) * part;
    const swing = Math.sin(((x - row.left) / height) * 9) * 0.24;
    return { x, y: row.top + height * (0.54 + swing) };
  }
  const at = Math.min(step.line.x.length - 1, Math.round(part * (step.line.x.length - 1)));
  return { x: step.line.x[at] ?? 0, y: step.line.y[at] ?? 0 };
}

/** Fills the frames in which nothing is drawn: a short gap is crossed, a long one spent outside the picture. */
function bridge(places: readonly HandPlace[], frame: { width: number; height: number }): HandPlace[] {
  const away = { x: frame.width * 0.25, y: frame.height * 1.34 };
  const bridged: HandPlace[] = [...places];
  let last = -1;
  for (let at = 0; at <= places.length; at++) {
    const isEnd = at === places.length;
    if (!isEnd && places[at] === null) {
      continue;
    }
    const before = last >= 0 ? (places[last] ?? null) : null;
    const after = isEnd ? null : (places[at] ?? null);
    const gap = at - last - 1;
    if (before !== null && after !== null && gap <= patienceFrames) {
      fillFrames(bridged, { from: last, to: at }, [before, after]);
    } else if (gap > 0) {
      leave(bridged, { last, next: at }, { before, after, away });
    }
    last = at;
  }
  return bridged;
}

function fillFrames(
  places: HandPlace[],
  span: { from: number; to: number },
  [before, after]: readonly [HeldPoint, HeldPoint],
): void {
  for (let at = Math.max(0, span.from + 1); at < Math.min(places.length, span.to); at++) {
    const part = (at - span.from) / (span.to - span.from);
    const eased = part * part * (3 - 2 * part);
    const x = before.x + (after.x - before.x) * eased;
    places[at] = { x, y: before.y + (after.y - before.y) * eased, pose: poseBetween(span, before, after) };
  }
}

/** The hand is lifted on its way, unless the way is over before one sees it. */
function poseBetween(span: { from: number; to: number }, before: HeldPoint, after: HeldPoint): HandPose {
  const isSeen = span.to - span.from > shortestLiftFrames;
  return isSeen || before.pose !== after.pose ? 'lift' : after.pose;
}

function leave(
  places: HandPlace[],
  gap: { last: number; next: number },
  ends: { before: HandPlace; after: HandPlace; away: Point },
): void {
  const out = (point: Point): HeldPoint => ({ x: point.x + ends.away.x, y: ends.away.y, pose: 'lift' });
  if (ends.before !== null) {
    fillFrames(places, { from: gap.last, to: gap.last + comingFrames }, [ends.before, out(ends.before)]);
  }
  if (ends.after !== null) {
    fillFrames(places, { from: gap.next - comingFrames, to: gap.next }, [out(ends.after), ends.after]);
  }
}

/** A hand has weight: it rounds off what the pen does. */
function smooth(places: readonly HandPlace[]): HandPlace[] {
  let previous: HandPlace = null;
  return places.map((place) => {
    previous =
      place === null || previous === null
        ? place
        : {
            x: previous.x + (place.x - previous.x) * 0.6,
            y: previous.y + (place.y - previous.y) * 0.6,
            pose: place.pose,
          };
    return previous;
  });
}
