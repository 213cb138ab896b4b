/** A moment of somebody who lives in a picture. */
export interface Moment {
  /** How far through a movement: 0 as they are in the picture at rest, 1 at its other end. */
  readonly beat: number;
  readonly isBlinking: boolean;
}

/**
 * What is painted of everybody who lives in a picture beside the picture at rest: a movement drawn on a few frames and shown
 * to and fro, as limited animation does it, and a blink at either end.
 */
export const livingMoments: readonly Moment[] = [
  { beat: 0.25, isBlinking: false },
  { beat: 0.5, isBlinking: false },
  { beat: 0.75, isBlinking: false },
  { beat: 1, isBlinking: false },
  { beat: 0, isBlinking: true },
  { beat: 1, isBlinking: true },
];
