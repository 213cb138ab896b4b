import type { Point } from './limb.ts';

/** How somebody stands on the ground; `walk` steps to the right. */
export type Step =
  | 'stand'
  | 'lean'
  | 'walk'
  | 'run'
  | 'sit'
  | 'crouch'
  | 'climb'
  | 'leap'
  | 'dance'
  | 'slide'
  /** Knees a little bent, for who works. */
  | 'stoop'
  /** One foot far before the other, the weight on it. */
  | 'lunge'
  /** On one knee. */
  | 'kneel'
  /** Through water: knees high, the shins down in it. */
  | 'wade';

/** Where the soles are, in figure units below the eyes. */
export const soleY = 1900;

/** How far down the soles are in steps that stand on no straight leg. */
const lowSoles: Partial<Record<Step, number>> = {
  run: 1776,
  crouch: 1724,
  leap: 1620,
  stoop: 1856,
  lunge: 1780,
  kneel: 1404,
  wade: 1820,
};

/** Where the lower sole of a step is, in figure units below the eyes. */
export function soleOf(step: Step): number {
  return lowSoles[step] ?? soleY;
}

/** Hip, knee and ankle of the left and the right leg for hips of 166. */
export const steps: Readonly<
  Record<Step, readonly [readonly [Point, Point, Point], readonly [Point, Point, Point]]>
> = {
  stand: [
    [
      [-84, 830],
      [-92, 1330],
      [-98, 1820],
    ],
    [
      [84, 830],
      [92, 1330],
      [98, 1820],
    ],
  ],
  lean: [
    [
      [-80, 830],
      [-84, 1330],
      [-76, 1822],
    ],
    [
      [84, 830],
      [128, 1318],
      [150, 1806],
    ],
  ],
  run: [
    [
      [-60, 830],
      [-60, 1290],
      [-430, 1440],
    ],
    [
      [60, 830],
      [300, 1190],
      [330, 1690],
    ],
  ],
  sit: [
    [
      [-76, 840],
      [-150, 1010],
      [-150, 1480],
    ],
    [
      [76, 840],
      [200, 1010],
      [214, 1480],
    ],
  ],
  crouch: [
    [
      [-80, 830],
      [-270, 1170],
      [-250, 1640],
    ],
    [
      [80, 830],
      [300, 1150],
      [290, 1640],
    ],
  ],
  climb: [
    [
      [-70, 830],
      [-110, 1330],
      [-130, 1820],
    ],
    [
      [70, 830],
      [300, 1030],
      [230, 1420],
    ],
  ],
  leap: [
    [
      [-64, 830],
      [-190, 1220],
      [-520, 1330],
    ],
    [
      [64, 830],
      [330, 1080],
      [430, 1500],
    ],
  ],
  dance: [
    [
      [-60, 830],
      [-66, 1330],
      [-60, 1820],
    ],
    [
      [70, 830],
      [340, 1120],
      [130, 1430],
    ],
  ],
  slide: [
    [
      [-64, 830],
      [-230, 1240],
      [-560, 1560],
    ],
    [
      [64, 830],
      [170, 1300],
      [120, 1820],
    ],
  ],
  stoop: [
    [
      [-84, 830],
      [-54, 1320],
      [-150, 1776],
    ],
    [
      [84, 830],
      [214, 1290],
      [140, 1776],
    ],
  ],
  lunge: [
    [
      [-60, 830],
      [-190, 1270],
      [-440, 1690],
    ],
    [
      [60, 830],
      [290, 1180],
      [260, 1700],
    ],
  ],
  kneel: [
    [
      [-50, 830],
      [-40, 1318],
      [-430, 1326],
    ],
    [
      [60, 830],
      [340, 990],
      [300, 1324],
    ],
  ],
  wade: [
    [
      [-88, 830],
      [-128, 1290],
      [-232, 1740],
    ],
    [
      [80, 830],
      [262, 1190],
      [206, 1650],
    ],
  ],
  walk: [
    [
      [-66, 830],
      [-78, 1322],
      [-236, 1764],
    ],
    [
      [66, 830],
      [170, 1300],
      [214, 1812],
    ],
  ],
};
