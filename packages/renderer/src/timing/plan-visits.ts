import { closerView, isPicture, viewTowards } from './board-view.ts';
import type { BoardView } from './board-view.ts';
import type { CameraMove, CameraPlan } from './plan-camera.ts';
import type { FrameSpan } from './rests.ts';

interface Visit extends FrameSpan {
  readonly target: BoardView;
}

/** In seconds: shorter waits need no visit; the hand is gone before it, and it is over before the hand comes. */
const times = { shortest: 5.5, before: 0.4, move: 1.3, longestLook: 2.4, after: 0.3 } as const;

/**
 * Where the pen waits long and nothing goes on in what is drawn, the camera comes nearer to the picture that was drawn last,
 * and is back before the pen is: a look from near is soon as still as one from afar. Null where there is no such wait, or no
 * room.
 */
export function planVisits(plan: CameraPlan, rests: readonly FrameSpan[]): CameraMove | null {
  const { clock, scene } = plan;
  const frames = (seconds: number): number => Math.round(seconds * clock.framesPerSecond);
  const visits = rests.flatMap(({ from, to }): Visit[] => {
    const isLong = to - from >= frames(times.shortest);
    const target = isLong ? closerView(drawnBy(from, plan), pictureBefore(from, plan)) : null;
    const begin = from + frames(times.before);
    const end = Math.min(to - frames(times.after), begin + frames(times.move * 2 + times.longestLook));
    return target === null ? [] : [{ from: begin, to: end, target }];
  });
  if (visits.length === 0 || scene.camera === undefined) {
    return null;
  }
  const move = frames(times.move);
  return {
    at(frame) {
      const visit = visits.find(({ from, to }) => frame >= from && frame < to);
      return visit === undefined
        ? null
        : viewTowards(visit.target, Math.min(1, (frame + 1 - visit.from) / move, (visit.to - frame) / move));
    },
  };
}

/** The board as it is then: what comes later is in nobody's way. */
function drawnBy(frame: number, plan: CameraPlan): CameraPlan {
  const later = new Set(plan.steps.filter(({ end }) => end > frame).map(({ element }) => element));
  return { ...plan, sketches: plan.sketches.map((sketch, index) => (later.has(index) ? null : sketch)) };
}

/** The picture that was finished last. */
function pictureBefore(frame: number, { steps, scene }: CameraPlan): number | undefined {
  return steps.findLast(({ element, end }) => end <= frame && isPicture(scene.drawing.elements[element]))
    ?.element;
}
