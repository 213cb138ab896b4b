import type { FilmedScene } from '../timeline/film-timeline.ts';

export interface TimedShot {
  readonly shot: FilmedScene['shots'][number];
  readonly startSeconds: number;
  readonly seconds: number;
}

/** Each shot with its place; the last one takes what is left. */
export function timedShots({ shots }: FilmedScene, sceneSeconds: number): TimedShot[] {
  let startSeconds = 0;
  return shots.map((shot) => {
    const seconds = Math.max(0, Math.min(shot.seconds ?? Infinity, sceneSeconds - startSeconds));
    const timed = { shot, startSeconds, seconds };
    startSeconds += seconds;
    return timed;
  });
}
