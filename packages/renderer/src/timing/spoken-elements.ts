import type { DrawnScene } from '../timeline/film-timeline.ts';
import { sceneFrames } from '../timeline/scene-clock.ts';
import { cueSeconds } from './plan-drawing.ts';

/** An element of a drawing and the frames during which it is spoken of. */
export interface SpokenElement {
  readonly element: number;
  readonly from: number;
  readonly to: number;
}

/** Nothing is spoken of for longer without being named again. */
const longestSeconds = 4;

/** What a scene's narration speaks of when: every element from its cue to the next one's. */
export function spokenElements(scene: DrawnScene, framesPerSecond: number): SpokenElement[] {
  const named = scene.drawing.elements
    .flatMap(({ cue }, element) => (cue === undefined ? [] : [{ element, seconds: cueSeconds(cue, scene) }]))
    .sort((one, other) => one.seconds - other.seconds);
  const end = sceneFrames(scene, framesPerSecond) / framesPerSecond;
  return named.map(({ element, seconds }) => {
    const next = named.find((other) => other.seconds > seconds)?.seconds ?? end;
    const until = Math.min(next, seconds + longestSeconds);
    return {
      element,
      from: Math.floor(seconds * framesPerSecond),
      to: Math.ceil(until * framesPerSecond),
    };
  });
}
