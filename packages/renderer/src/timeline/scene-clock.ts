import type { Narration, SceneTimeline } from './film-timeline.ts';

/** Silence before the first word, so that the pen is on the board when the voice begins. */
export const leadInSeconds = 0.4;

/** Time after the last word: the finished board is looked at, then wiped. */
export const tailSeconds = 1.2;

/** How many frames a scene lasts at `framesPerSecond`: always whole, and never less than its narration needs. */
export function sceneFrames(
  scene: {
    readonly narration: Pick<Narration, 'durationSeconds'> | null;
    readonly minimumSeconds: SceneTimeline['minimumSeconds'];
  },
  framesPerSecond: number,
): number {
  const spokenSeconds =
    scene.narration === null ? 0 : leadInSeconds + scene.narration.durationSeconds + tailSeconds;
  return Math.max(1, Math.ceil(Math.max(scene.minimumSeconds, spokenSeconds) * framesPerSecond - 1e-6));
}
