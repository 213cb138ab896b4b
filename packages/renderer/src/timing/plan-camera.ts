import { closerView, isPicture, viewTowards } from './board-view.ts';
import type { BoardView, DrawnBoard } from './board-view.ts';
import type { SceneClock, TimedStep } from './plan-drawing.ts';
import { spokenElements } from './spoken-elements.ts';

export interface CameraMove {
  /** The view of a frame; null while the whole board is seen as it is drawn. */
  at(frame: number): BoardView | null;
}

/** The move begins when the hand is gone, takes its time, and is over before the page goes. */
const handGoneSeconds = 0.35;
const lastLookSeconds = 1;
const moveSeconds = { shortest: 0.9, longest: 1.6 } as const;

export interface CameraPlan extends DrawnBoard {
  readonly steps: readonly TimedStep[];
  readonly clock: SceneClock;
  /** Something goes on in what is drawn: the camera waits for its end. */
  readonly isFlowing?: boolean;
}

/**
 * The camera's way: when everything is drawn it goes nearer to what was spoken of last, so far that no lettering is cut and
 * nothing comes under the subtitles. Null where there is no time or no room for it.
 */
export function planCamera(plan: CameraPlan): CameraMove | null {
  const { scene, steps, clock, isFlowing = false } = plan;
  const { framesPerSecond } = clock;
  const drawn = steps.reduce((end, step) => Math.max(end, step.end), 0);
  const first = Math.ceil(drawn + handGoneSeconds * framesPerSecond);
  const room = clock.frames - clock.exitFrames - first;
  const target = scene.camera === 'closer' ? closerView(plan, lastSpoken(plan)) : null;
  if (target === null || room < moveSeconds.shortest * framesPerSecond) {
    return null;
  }
  const length = Math.min(room, moveSeconds.longest * framesPerSecond);
  // A long look at a finished board is parted by the move, or ends with it.
  const look = (room - length) * (isFlowing ? 1 : 0.5) - lastLookSeconds * framesPerSecond;
  const start = first + Math.max(0, Math.round(look));
  return {
    at: (frame) => (frame < start ? null : viewTowards(target, Math.min(1, (frame + 1 - start) / length))),
  };
}

/** The picture that is spoken of last. */
function lastSpoken({ scene, clock }: CameraPlan): number | undefined {
  const { elements } = scene.drawing;
  const named = spokenElements(scene, clock.framesPerSecond);
  return named.findLast(({ element }) => isPicture(elements[element]))?.element;
}
