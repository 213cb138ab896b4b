import type { Sketch } from '../draw/sketch.ts';
import { hidesPlace } from '../hand/hidden-places.ts';
import type { Point } from '../timeline/drawing.ts';
import type { HandPlace } from './hand-place.ts';
import type { TimedStep } from './plan-drawing.ts';
import type { SpokenElement } from './spoken-elements.ts';

/** Of a picture's ink so much is hidden before it counts as covered. */
export const coveredPart = 1 / 3;

/** A place of an element's ink, in pixels, and the frame from which on it is there. */
interface InkPlace extends Point {
  readonly frame: number;
}

/** Every so many points of a line are looked at. */
const lineStride = 10;
const rowSamples = 24;

/** For every frame whether the hand covers what is spoken of in it. */
export function coveredFrames(
  places: readonly HandPlace[],
  spoken: readonly SpokenElement[],
  drawing: { steps: readonly TimedStep[]; sketches: readonly (Sketch | null)[]; pixelsPerUnit: number },
): boolean[] {
  const covered = places.map(() => false);
  for (const { element, from, to } of spoken) {
    const ink = inkPlaces(element, drawing);
    for (let frame = Math.max(0, from); frame < Math.min(to, places.length); frame++) {
      const hand = places[frame] ?? null;
      if (hand !== null && covered[frame] === false) {
        covered[frame] =
          hiddenCount(ink, hand, { frame, unit: drawing.pixelsPerUnit }) >= ink.length * coveredPart;
      }
    }
  }
  return covered;
}

function hiddenCount(
  ink: readonly InkPlace[],
  hand: NonNullable<HandPlace>,
  { frame, unit }: { frame: number; unit: number },
): number {
  return ink.filter(
    (place) =>
      place.frame <= frame &&
      hidesPlace(hand.pose, { x: (place.x - hand.x) / unit, y: (place.y - hand.y) / unit }),
  ).length;
}

function inkPlaces(
  element: number,
  { steps, sketches }: { steps: readonly TimedStep[]; sketches: readonly (Sketch | null)[] },
): InkPlace[] {
  return steps
    .filter((timed) => timed.element === element)
    .flatMap((timed) => {
      const step = sketches[element]?.steps[timed.step];
      if (step === undefined || step.kind === 'fill') {
        return [];
      }
      const at = (part: number): number => timed.start + (timed.end - timed.start) * part;
      if (step.kind === 'write') {
        const { left, right, top, bottom } = step.row;
        return Array.from({ length: rowSamples }, (_, index) => {
          const part = (index + 0.5) / rowSamples;
          return { x: left + (right - left) * part, y: (top + bottom) / 2, frame: at(part) };
        });
      }
      const { x, y } = step.line;
      const count = Math.ceil(x.length / lineStride);
      return Array.from({ length: count }, (_, index) => {
        const point = index * lineStride;
        return { x: x[point] ?? 0, y: y[point] ?? 0, frame: at(point / x.length) };
      });
    });
}
