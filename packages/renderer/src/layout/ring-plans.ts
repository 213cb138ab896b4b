import type { Box, Point } from '../timeline/drawing.ts';
import type { BoardAspect } from '../timeline/language.ts';

/** Where one picture of a ring stands with its label, as parts of the room. */
export interface Station {
  readonly box: Box;
  readonly label: 'beside' | 'below';
}

/** Boxes and arrows of a ring, clockwise from the top; all as parts of the room. */
export interface RingPlan {
  readonly stations: readonly Station[];
  /** From each station to the next, the last back to the first. */
  readonly arrows: readonly { readonly from: Point; readonly to: Point; readonly bend: number }[];
  /** What is free inside the ring. */
  readonly middle: Box;
}

const box = ([x, y, width, height]: readonly [number, number, number, number]): Box => ({
  x,
  y,
  width,
  height,
});
const arrow = (
  from: readonly [number, number],
  to: readonly [number, number],
  bend: number,
): RingPlan['arrows'][number] => ({ from: { x: from[0], y: from[1] }, to: { x: to[0], y: to[1] }, bend });

const wideFour: RingPlan = {
  stations: [
    { box: box([0.31, 0, 0.38, 0.36]), label: 'beside' },
    { box: box([0.74, 0.2, 0.26, 0.6]), label: 'below' },
    { box: box([0.31, 0.64, 0.38, 0.36]), label: 'beside' },
    { box: box([0, 0.2, 0.26, 0.6]), label: 'below' },
  ],
  arrows: [
    arrow([0.71, 0.06], [0.85, 0.17], 0.24),
    arrow([0.85, 0.84], [0.71, 0.94], 0.24),
    arrow([0.29, 0.94], [0.15, 0.84], 0.24),
    arrow([0.15, 0.17], [0.29, 0.06], 0.24),
  ],
  middle: box([0.28, 0.39, 0.44, 0.22]),
};

const wideThree: RingPlan = {
  stations: [
    { box: box([0.325, 0, 0.35, 0.42]), label: 'beside' },
    { box: box([0.68, 0.34, 0.32, 0.66]), label: 'below' },
    { box: box([0, 0.34, 0.32, 0.66]), label: 'below' },
  ],
  arrows: [
    arrow([0.71, 0.14], [0.84, 0.31], 0.26),
    arrow([0.66, 0.86], [0.34, 0.86], 0.08),
    arrow([0.16, 0.31], [0.29, 0.14], 0.26),
  ],
  middle: box([0.34, 0.46, 0.32, 0.32]),
};

const uprightFour: RingPlan = {
  stations: [
    { box: box([0.27, 0, 0.46, 0.31]), label: 'below' },
    { box: box([0.65, 0.33, 0.35, 0.34]), label: 'below' },
    { box: box([0.27, 0.69, 0.46, 0.31]), label: 'below' },
    { box: box([0, 0.33, 0.35, 0.34]), label: 'below' },
  ],
  arrows: [
    arrow([0.75, 0.12], [0.86, 0.31], 0.24),
    arrow([0.86, 0.7], [0.75, 0.88], 0.24),
    arrow([0.25, 0.88], [0.14, 0.7], 0.24),
    arrow([0.14, 0.31], [0.25, 0.12], 0.24),
  ],
  middle: box([0.36, 0.35, 0.28, 0.3]),
};

const uprightThree: RingPlan = {
  stations: [
    { box: box([0.22, 0, 0.56, 0.4]), label: 'below' },
    { box: box([0.56, 0.55, 0.44, 0.45]), label: 'below' },
    { box: box([0, 0.55, 0.44, 0.45]), label: 'below' },
  ],
  arrows: [
    arrow([0.8, 0.2], [0.86, 0.52], 0.24),
    arrow([0.545, 0.76], [0.455, 0.76], 0.1),
    arrow([0.14, 0.52], [0.2, 0.2], 0.24),
  ],
  middle: box([0.22, 0.42, 0.56, 0.12]),
};

/** Rings of three and of four pictures for both shapes of board. */
export const ringPlans: Readonly<Record<BoardAspect, Readonly<Record<3 | 4, RingPlan>>>> = {
  '16:9': { 3: wideThree, 4: wideFour },
  '9:16': { 3: uprightThree, 4: uprightFour },
};
