import { z } from 'zod';

/** What goes with any word. */
export const anyWords = ['offer', 'beat', 'open'] as const;

/** What somebody's hands do at a word. */
export const gestures = [
  ...anyWords,
  'ask',
  'greet',
  'one',
  'two',
  'three',
  'four',
  'five',
  'big',
  'small',
  'shrug',
  'heart',
  'no',
  'board',
] as const;
export type Gesture = (typeof gestures)[number];

/** A gesture, and after which part of the scene's words it is made. */
export const GestureCueSchema = z.strictObject({
  from: z.number().min(0).max(1),
  gesture: z.enum(gestures),
});
export type GestureCue = z.infer<typeof GestureCueSchema>;

export const handShapes = ['fist', 'open', 'point', 'two', 'three', 'four', 'none'] as const;
export type HandShape = (typeof handShapes)[number];

/** Which way the parts of an arm go and what its hand does: degrees from the trunk outward, 90 is down, 270 up. */
export interface ArmTurn {
  readonly upper: number;
  readonly fore: number;
  readonly hand: HandShape;
}

/** A gesture's leading arm, and the other where it takes part. */
interface GesturePose {
  readonly lead: ArmTurn;
  readonly other?: ArmTurn;
}

/** Hands come up to the shoulders: in half a figure they are seen above the words. Forearms go up on the inside past 180. */
export const gesturePoses: Readonly<Record<Gesture, GesturePose>> = {
  offer: { lead: { upper: 48, fore: -42, hand: 'open' } },
  beat: { lead: { upper: 56, fore: -72, hand: 'point' } },
  open: {
    lead: { upper: 46, fore: -40, hand: 'open' },
    other: { upper: 54, fore: -30, hand: 'open' },
  },
  ask: { lead: { upper: 44, fore: -56, hand: 'open' } },
  greet: { lead: { upper: 36, fore: -82, hand: 'open' } },
  one: { lead: { upper: 56, fore: -80, hand: 'point' } },
  two: { lead: { upper: 56, fore: -80, hand: 'two' } },
  three: { lead: { upper: 56, fore: -80, hand: 'three' } },
  four: { lead: { upper: 56, fore: -80, hand: 'four' } },
  five: { lead: { upper: 56, fore: -80, hand: 'open' } },
  big: {
    lead: { upper: 34, fore: -40, hand: 'open' },
    other: { upper: 34, fore: -40, hand: 'open' },
  },
  small: {
    lead: { upper: 70, fore: 232, hand: 'point' },
    other: { upper: 70, fore: 232, hand: 'point' },
  },
  shrug: {
    lead: { upper: 46, fore: -24, hand: 'open' },
    other: { upper: 46, fore: -24, hand: 'open' },
  },
  heart: { lead: { upper: 68, fore: 216, hand: 'open' } },
  no: { lead: { upper: 46, fore: -74, hand: 'open' } },
  board: { lead: { upper: 34, fore: -38, hand: 'point' } },
};
