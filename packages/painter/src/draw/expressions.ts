import type { Feeling } from '../plan/scene-plan.ts';
import type { BrowLook, EyeLook } from './eyes.ts';
import type { MouthForm } from './mouth.ts';

/** What a face does: each differs from every other so far that it is told from them on a small still. */
export interface Expression {
  readonly eyes: EyeLook;
  readonly brows: BrowLook;
  readonly mouth: MouthForm;
  /** How far the head hangs to the side it looks to, in radians. */
  readonly hang: number;
}

const closed = { open: 0, teeth: 'none', hasTongue: false } as const;
const ahead = { openness: 1, aside: 0, up: 0 } as const;

/** Faces of what is felt; `sober` is nobody's smile, where a scene is dark or grave and no more is told. */
export const expressions: Readonly<Record<Feeling | 'sober', Expression>> = {
  sad: {
    eyes: { openness: 0.56, aside: 0, up: -0.42 },
    brows: { lift: -4, slant: -20 },
    mouth: { ...closed, width: 0.86, smile: -12, lips: 0.94 },
    hang: 0.18,
  },
  worried: {
    eyes: { openness: 1.04, aside: 0.2, up: 0.04 },
    brows: { lift: -7, slant: -17 },
    mouth: { ...closed, width: 0.7, smile: -5, lips: 0.86 },
    hang: 0.03,
  },
  startled: {
    eyes: { openness: 1.3, aside: 0.05, up: 0.06 },
    brows: { lift: -22, slant: -5 },
    mouth: { width: 0.6, open: 24, smile: -1, lips: 1.08, teeth: 'none', hasTongue: true },
    hang: -0.03,
  },
  glad: {
    eyes: ahead,
    brows: { lift: -9, slant: -4 },
    mouth: { width: 1.16, open: 18, smile: 7, lips: 0.95, teeth: 'upper', hasTongue: true },
    hang: 0,
  },
  set: {
    eyes: { openness: 0.66, aside: 0.08, up: 0 },
    brows: { lift: 6, slant: 14 },
    mouth: { ...closed, width: 0.8, smile: -4, lips: 0.66 },
    hang: 0.05,
  },
  asleep: {
    eyes: { openness: 0.06, aside: 0, up: 0 },
    brows: { lift: 2, slant: -3 },
    mouth: { ...closed, width: 0.8, smile: 2, lips: 0.94 },
    hang: 0.16,
  },
  sober: {
    eyes: { openness: 0.88, aside: 0.06, up: 0 },
    brows: { lift: 0, slant: 0 },
    mouth: { ...closed, width: 0.9, smile: -1, lips: 0.92 },
    hang: 0,
  },
};
