import type { Sketch } from '../draw/sketch.ts';
import type { HandPose } from '../hand/hand-pose.ts';
import type { Point } from '../timeline/drawing.ts';
import { boardLongSide } from '../timeline/language.ts';
import { coveredFrames } from './hidden-ink.ts';
import type { HandPlace } from './hand-place.ts';
import type { TimedStep } from './plan-drawing.ts';
import type { SpokenElement } from './spoken-elements.ts';

type HeldPoint = NonNullable<HandPlace>;

/** Frames without drawing after which the hand goes away instead of waiting: it crosses to the next stroke, no more. */
const patienceFrames = 9;
/** Frames it takes to come and to go. */
const comingFrames = 8;
/** Shorter ways are crossed without lifting the hand. */
const shortestLiftFrames = 3;

/** So long the hand may cover what is spoken of; then it goes, and the lines go on without it. */
const coveringFrames = { longest: 16, beforeLeaving: 6 } as const;
/** It does not come for less. */
const shortestVisitFrames = 10;

/**
 * The hand's way through a scene: it follows the pen a little behind, moves lifted from stroke to stroke, and leaves the
 * picture as soon as a group of strokes is done: colours come without it. What is spoken of it never covers for more than
 * a second.
 */
export function planHandPath(
  steps: readonly TimedStep[],
  sketches: readonly (Sketch | null)[],
  frame: {
    readonly frames: number;
    readonly width: number;
    readonly height: number;
    readonly spoken?: readonly SpokenElement[];
    /** A scene that follows another begins without the hand, which comes to what is begun. */
    readonly isComing?: boolean;
  },
): HandPlace[] {
  const places: HandPlace[] = Array.from({ length: frame.frames }, () => null);
  for (const timed of steps) {
    const step = sketches[timed.element]?.steps[timed.step];
    if (step?.kind === 'fill') {
      continue;
    }
    for (
      let at = Math.max(0, Math.ceil(timed.start));
      step !== undefined && at <= timed.end && at < frame.frames;
      at++
    ) {
      const part = (at - timed.start) / Math.max(1e-6, timed.end - timed.start);
      const pose = step.kind === 'write' ? 'write' : 'draw';
      places[at] = { ...tipOf(step, Math.min(1, part)), pose };
    }
  }
  const pixelsPerUnit = Math.max(frame.width, frame.height) / boardLongSide;
  const moving = bridge(places, frame);
  const covered = coveredFrames(moving, frame.spoken ?? [], { steps, sketches, pixelsPerUnit });
  const path = smooth(bridge(withdrawn(places, covered), frame));
  return frame.isComing === true ? comingFrom(awayFrom(frame), path) : path;
}

/** Lets the hand come in from outside to where the pen is at work already. */
function comingFrom(away: Point, path: readonly HandPlace[]): HandPlace[] {
  return path.map((place, at) => {
    if (place === null || at >= comingFrames || path.slice(0, at).includes(null)) {
      return place;
    }
    const left = (1 - at / comingFrames) ** 2;
    const y = place.y + (away.y - place.y) * left;
    return { x: place.x + away.x * left, y, pose: 'lift' };
  });
}

/** How far to the side the hand is while it is away, and how low. */
function awayFrom(frame: { width: number; height: number }): Point {
  return { x: frame.width * 0.25, y: frame.height * 1.34 };
}

/** Takes the hand away where it has covered what is spoken of for too long, and where it would come for a moment only. */
function withdrawn(places: readonly HandPlace[], covered: readonly boolean[]): HandPlace[] {
  const seen = [...places];
  for (const { from, to } of runsOf(covered, (isCovered) => isCovered)) {
    if (to - from > coveringFrames.longest) {
      seen.fill(null, from + coveringFrames.beforeLeaving, to);
    }
  }
  if (seen.every((place, at) => place === places[at])) {
    return seen;
  }
  for (const { from, to } of runsOf(seen, (place) => place !== null)) {
    if (from > 0 && to - from < shortestVisitFrames) {
      seen.fill(null, from, to);
    }
  }
  return seen;
}

/** Stretches of a list whose items all pass, the end exclusive. */
function runsOf<Item>(
  items: readonly Item[],
  passes: (item: Item) => boolean,
): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  items.forEach((item, at) => {
    const last = runs[runs.length - 1];
    if (!passes(item)) {
      return;
    }
    if (last?.to === at) {
      last.to = at + 1;
    } else {
      runs.push({ from: at, to: at + 1 });
    }
  });
  return runs;
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
  const away = awayFrom(frame);
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
  for (let at = Math.max(0, Math.floor(span.from) + 1); at < Math.min(places.length, span.to); at++) {
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
  const room = gap.next - gap.last;
  const frames =
    ends.before === null || ends.after === null ? comingFrames : Math.min(comingFrames, room / 2);
  if (ends.before !== null) {
    fillFrames(places, { from: gap.last, to: gap.last + frames }, [ends.before, out(ends.before)]);
  }
  if (ends.after !== null) {
    fillFrames(places, { from: gap.next - frames, to: gap.next }, [out(ends.after), ends.after]);
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
