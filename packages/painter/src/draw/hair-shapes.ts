import type { PersonPlan } from '../plan/person-plan.ts';
import type { FaceShape } from './face-shape.ts';

/** A point in figure units. */
export type Point = readonly [number, number];
type Hairstyle = PersonPlan['hairstyle'];

/** What hangs behind head and shoulders. */
export const backShapes: Partial<Record<Hairstyle, readonly Point[]>> = {
  bob: [
    [0, -178],
    [96, -160],
    [142, -70],
    [146, 50],
    [126, 140],
    [70, 158],
    [0, 120],
    [-70, 158],
    [-126, 140],
    [-146, 50],
    [-142, -70],
    [-96, -160],
  ],
  long: [
    [0, -180],
    [100, -160],
    [146, -66],
    [152, 90],
    [160, 260],
    [132, 352],
    [66, 330],
    [0, 250],
    [-66, 330],
    [-132, 352],
    [-160, 260],
    [-152, 90],
    [-146, -66],
    [-100, -160],
  ],
  wavy: [
    [0, -184],
    [108, -164],
    [156, -76],
    [146, 20],
    [176, 110],
    [154, 190],
    [178, 270],
    [128, 338],
    [60, 300],
    [0, 230],
    [-60, 300],
    [-128, 338],
    [-178, 270],
    [-154, 190],
    [-176, 110],
    [-146, 20],
    [-156, -76],
    [-108, -164],
  ],
  ponytail: [
    [0, -174],
    [92, -158],
    [126, -80],
    [112, 30],
    [70, 90],
    [0, 80],
    [-70, 90],
    [-112, 30],
    [-126, -80],
    [-92, -158],
  ],
  bun: [
    [0, -172],
    [90, -156],
    [122, -80],
    [106, 20],
    [60, 60],
    [0, 60],
    [-60, 60],
    [-106, 20],
    [-122, -80],
    [-90, -156],
  ],
  wig: [
    [0, -178],
    [98, -160],
    [140, -70],
    [148, 20],
    [150, 90],
    [112, 116],
    [60, 96],
    [0, 110],
    [-60, 96],
    [-112, 116],
    [-150, 90],
    [-148, 20],
    [-140, -70],
    [-98, -160],
  ],
  headscarf: [
    [0, -192],
    [112, -168],
    [150, -70],
    [148, 60],
    [176, 220],
    [140, 318],
    [0, 336],
    [-140, 318],
    [-176, 220],
    [-148, 60],
    [-150, -70],
    [-112, -168],
  ],
};

/** A bumpy ball of curls. */
export const round = (radius: number, center: Point, bumps: number): Point[] =>
  Array.from({ length: bumps }, (_, index) => {
    const angle = (index / bumps) * 2 * Math.PI;
    const reach = radius * (index % 2 === 0 ? 1.05 : 0.94);
    return [center[0] + Math.cos(angle) * reach, center[1] + Math.sin(angle) * reach];
  });

/** What a fringe is drawn from: how far the hair stands off at the temples, and where it is parted. */
interface Fringe {
  readonly wide: number;
  readonly part: number;
}

/** Outside of the hair, from the right temple over the crown to the left one. */
function crown({ wide }: Fringe, hair: { rise: number; side: number; low: number }): Point[] {
  const { rise, side, low } = hair;
  return [
    [wide + side, low],
    [wide + side + 4, -60],
    [104 + side, -134],
    [50, -168 - rise],
    [-8, -176 - rise],
    [-62, -166 - rise],
    [-106 - side, -132],
    [-wide - side - 4, -60],
    [-wide - side, low],
  ];
}

const cropped = (fringe: Fringe): Point[] => [
  ...crown(fringe, { rise: 0, side: -4, low: -18 }),
  [-98, -66],
  [-84, -104],
  [-30, -112],
  [40, -112],
  [86, -100],
  [98, -64],
];

const spiked = ({ wide }: Fringe): Point[] => [
  [wide, 4],
  [wide + 12, -70],
  [128, -140],
  [92, -150],
  [84, -206],
  [40, -176],
  [8, -226],
  [-24, -180],
  [-74, -208],
  [-82, -154],
  [-128, -146],
  [-wide - 12, -70],
  [-wide, 4],
  [-98, -54],
  [-66, -60],
  [-52, -96],
  [-14, -58],
  [22, -98],
  [52, -60],
  [74, -92],
  [98, -52],
];

const swept =
  (rise: number) =>
  (fringe: Fringe): Point[] => [
    ...crown(fringe, { rise, side: 0, low: 2 }),
    [-fringe.wide + 9, -52],
    [-84 + fringe.part, -84],
    [-44 + fringe.part, -112],
    [-34 + fringe.part, -116],
    [10, -84],
    [62, -72],
    [94, -66],
    [fringe.wide - 7, -36],
  ];

const curled =
  (rise: number) =>
  (fringe: Fringe): Point[] => [
    ...crown(fringe, { rise, side: 20, low: 6 }),
    [-98, -50],
    [-78, -82],
    [-50, -72],
    [-26, -98],
    [6, -82],
    [34, -98],
    [60, -74],
    [82, -82],
    [98, -46],
  ];

const straight = (fringe: Fringe): Point[] => [
  ...crown(fringe, { rise: 6, side: 8, low: 66 }),
  [-fringe.wide + 7, 20],
  [-94, -48],
  [-56, -56],
  [-20, -60],
  [20, -60],
  [58, -56],
  [94, -48],
  [fringe.wide - 7, 20],
];

const parted = (fringe: Fringe): Point[] => [
  ...crown(fringe, { rise: 8, side: 10, low: 74 }),
  [-fringe.wide + 9, 6],
  [-88, -62],
  [-50 + fringe.part, -104],
  [-14 + fringe.part, -122],
  [2 + fringe.part, -122],
  [40, -98],
  [86, -56],
  [fringe.wide - 9, 8],
];

/** High over the forehead, and a roll over either ear. */
const powdered = (fringe: Fringe): Point[] => [
  ...crown(fringe, { rise: 26, side: 16, low: 60 }),
  [-fringe.wide + 10, 52],
  [-fringe.wide + 6, -30],
  [-84, -92],
  [-30, -116],
  [30, -116],
  [84, -92],
  [fringe.wide - 6, -30],
  [fringe.wide - 10, 52],
];

/** Only at the sides: the forehead is shaven up to the crown. */
const shaven = (fringe: Fringe): Point[] => [
  ...crown(fringe, { rise: -2, side: -2, low: 0 }),
  [-100, -74],
  [-70, -138],
  [-10, -158],
  [56, -140],
  [96, -78],
];

/** The line of the hair around the face, by hairstyle; the others are parted in the middle. */
const fringes: Partial<Record<Hairstyle, (fringe: Fringe) => Point[]>> = {
  crop: cropped,
  spiky: spiked,
  'side-part': swept(14),
  short: swept(6),
  curly: curled(22),
  afro: curled(40),
  bob: straight,
  wig: powdered,
  topknot: shaven,
};

/** The line of a person's hair around the face and over the crown. */
export function fringe(face: FaceShape): Point[] {
  const line = fringes[face.plan.hairstyle] ?? parted;
  return line({ wide: face.cheek + 9, part: -face.yaw * 26 });
}
