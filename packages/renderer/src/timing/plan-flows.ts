import type { SceneClock, TimedStep } from './plan-drawing.ts';
import type { CameraMove } from './plan-camera.ts';
import { restsOf } from './rests.ts';
import type { FrameSpan } from './rests.ts';

/** When something goes along the ways of an element. */
export interface TimedFlow extends FrameSpan {
  readonly element: number;
}

/** An element along whose ways something can go, and how large it is. */
export interface FlowingElement {
  readonly element: number;
  readonly area: number;
}

/** What is smaller than this part of the largest is hardly seen to move: it comes after those. */
const smallPart = 0.3;
/** In seconds: what is drawn is looked at, then it moves; then the board rests before it moves again. */
const times = { look: 0.5, shortest: 1.3, longest: 3.6, rest: 1.4, before: 0.25 } as const;

/**
 * Fills the time in which nothing is drawn: what was drawn last and has ways moves, and where there is time for more, what
 * was drawn before it by turns. Once the camera has come nearer nothing moves.
 */
export function planFlows(
  flowing: readonly FlowingElement[],
  { steps, camera, clock }: { steps: readonly TimedStep[]; camera: CameraMove | null; clock: SceneClock },
): TimedFlow[] {
  const seconds = (count: number): number => Math.round(count * clock.framesPerSecond);
  return restsOf(steps, camera, clock)
    .filter(({ from }) => (camera?.at(from) ?? null) === null)
    .flatMap(({ from, to }) => {
      const drawn = largeFirst(finishedBy(from, steps, flowing));
      const flows: TimedFlow[] = [];
      let at = from + seconds(times.look);
      for (let turn = 0; drawn.length > 0 && to - at >= seconds(times.shortest + times.before); turn++) {
        const end = Math.min(to - seconds(times.before), at + seconds(times.longest));
        flows.push({ element: drawn[turn % drawn.length] ?? 0, from: at, to: end });
        at = end + seconds(times.rest);
      }
      return flows;
    });
}

/** The elements that are finished by a frame, the last one first. */
function finishedBy(
  frame: number,
  steps: readonly TimedStep[],
  flowing: readonly FlowingElement[],
): FlowingElement[] {
  const endOf = ({ element }: FlowingElement): number =>
    steps.reduce((last, step) => (step.element === element ? Math.max(last, step.end) : last), 0);
  return flowing.filter((each) => endOf(each) <= frame).toSorted((one, other) => endOf(other) - endOf(one));
}

function largeFirst(drawn: readonly FlowingElement[]): number[] {
  const largest = Math.max(...drawn.map(({ area }) => area));
  const isLarge = ({ area }: FlowingElement): boolean => area >= largest * smallPart;
  return [...drawn.filter(isLarge), ...drawn.filter((each) => !isLarge(each))].map(({ element }) => element);
}
