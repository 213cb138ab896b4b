import type { Colour } from '../canvas/colour.ts';
import type { HandShape } from '../plan/gesture.ts';
import { paintForm, smoothPath } from './form.ts';
import type { Easel } from './form.ts';
import { limb } from './limb.ts';
import type { Point } from './limb.ts';

/** Knuckle and tip of the fingers one sees, for a hand that points along x. */
const fingersOf: Readonly<Record<HandShape, readonly (readonly [Point, Point])[]>> = {
  none: [],
  fist: [],
  point: [
    [
      [40, -14],
      [112, -20],
    ],
  ],
  two: [
    [
      [44, -20],
      [110, -34],
    ],
    [
      [46, -4],
      [114, -2],
    ],
  ],
  three: [
    [
      [44, -24],
      [106, -40],
    ],
    [
      [48, -8],
      [116, -10],
    ],
    [
      [48, 10],
      [108, 20],
    ],
  ],
  four: [
    [
      [48, -26],
      [102, -42],
    ],
    [
      [52, -10],
      [114, -15],
    ],
    [
      [52, 6],
      [112, 10],
    ],
    [
      [46, 22],
      [96, 34],
    ],
  ],
  open: [
    [
      [52, -26],
      [104, -44],
    ],
    [
      [58, -10],
      [118, -15],
    ],
    [
      [58, 7],
      [114, 13],
    ],
    [
      [50, 22],
      [96, 38],
    ],
  ],
};

const awayThumb: readonly Point[] = [
  [20, 14],
  [52, 46],
];
/** Where fingers count, the thumb lies before the palm. */
const countingThumb: readonly Point[] = [
  [20, 8],
  [50, 18],
];
const thumbs: Readonly<Partial<Record<HandShape, readonly Point[]>>> = {
  two: countingThumb,
  three: countingThumb,
  four: countingThumb,
};

interface PlacedHand {
  readonly hand: HandShape;
  /** Which way it points. */
  readonly handDegrees: number;
  readonly wrist: Point;
  readonly size: number;
  readonly skin: Colour;
}

export function paintHand(easel: Easel, { hand, handDegrees, wrist, size, skin }: PlacedHand): void {
  const { context } = easel;
  context.save();
  context.translate(...wrist);
  context.rotate((handDegrees * Math.PI) / 180);
  context.scale(size, size);
  for (const [from, to] of fingersOf[hand]) {
    paintForm(easel, { path: limb([from, to], [11.5, 9]), colour: skin, turn: 6 });
  }
  paintForm(easel, { path: limb(thumbs[hand] ?? awayThumb, [13, 10]), colour: skin, turn: 6 });
  const palm = hand === 'open' ? 66 : 60;
  paintForm(easel, {
    path: smoothPath([
      [-10, -22],
      [26, -34],
      [palm, -30],
      [palm + 8, 0],
      [palm - 4, 30],
      [22, 32],
      [-10, 22],
    ]),
    colour: skin,
    turn: 12,
  });
  context.restore();
}
