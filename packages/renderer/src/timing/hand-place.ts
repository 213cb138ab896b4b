import type { HandPose } from '../hand/hand-pose.ts';

/** Where the pen's tip is in a frame and how it is held, on the board or lifted; null while the hand is away. */
export type HandPlace = { readonly x: number; readonly y: number; readonly pose: HandPose } | null;
