import type { Narration, SceneTimeline } from './film-timeline.ts';

/** Silence before the first word of a scene: a breath. The picture is there already, see `openingOf`. */
export const leadInSeconds = 0.15;

/** Time after the last word, in which the page makes room for the next. */
export const tailSeconds = 0.6;

/** All that decides how long a scene lasts. */
export interface TimedScene extends Pick<SceneTimeline, 'minimumSeconds' | 'tailSeconds'> {
  readonly narration: Pick<Narration, 'durationSeconds'> | null;
}

/** How many frames a scene lasts at `framesPerSecond`: always whole, and never less than its narration needs. */
export function sceneFrames(scene: TimedScene, framesPerSecond: number): number {
  const tail = scene.tailSeconds ?? tailSeconds;
  const spokenSeconds = scene.narration === null ? 0 : leadInSeconds + scene.narration.durationSeconds + tail;
  return Math.max(1, Math.ceil(Math.max(scene.minimumSeconds, spokenSeconds) * framesPerSecond - 1e-6));
}
