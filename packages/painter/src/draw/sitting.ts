import { Path2D } from '@napi-rs/canvas';
import { hex, mix } from '../canvas/colour.ts';
import type { Colour } from '../canvas/colour.ts';
import type { PersonPlan } from '../plan/person-plan.ts';
import type { Seat } from '../plan/scene-plan.ts';
import { bodyShape } from './body.ts';
import { paintForm, smoothPath } from './form.ts';
import type { Easel } from './form.ts';
import { lowerWear } from './legs.ts';
import type { LowerWear } from './legs.ts';
import { limb } from './limb.ts';
import type { Point } from './limb.ts';
import { cutOf, hemColour } from './outfit-cut.ts';

/** Where a sitting person's picture ends below the eyes: crossed legs on the ground, soles before a seat. */
export function seatedBottom(seat: Seat): number {
  return seat === 'ground' ? 1110 : 1500;
}

/** Legs in figure units for hips of 166: hip, knee and ankle, and whether the foot points to the right. */
interface Bent {
  readonly joints: readonly [Point, Point, Point];
  readonly toe: 1 | -1;
  readonly isFar: boolean;
}

const crossed: readonly Bent[] = [
  {
    joints: [
      [-70, 850],
      [-330, 985],
      [70, 1040],
    ],
    toe: 1,
    isFar: true,
  },
  {
    joints: [
      [70, 850],
      [330, 985],
      [-60, 1054],
    ],
    toe: -1,
    isFar: false,
  },
];

const bent: readonly Bent[] = [
  {
    joints: [
      [60, 850],
      [262, 926],
      [268, 1370],
    ],
    toe: 1,
    isFar: true,
  },
  {
    joints: [
      [-56, 858],
      [166, 958],
      [146, 1414],
    ],
    toe: 1,
    isFar: false,
  },
];

/** Legs of somebody who sits, drawn before the trunk; on a seat they reach to the right. */
export function paintSeatedLegs(easel: Easel, plan: PersonPlan, seat: Seat): void {
  const size = bodyShape(plan).waist / 166;
  const lower = lowerWear(plan);
  const legs = seat === 'ground' ? crossed : bent;
  for (const leg of legs) {
    paintBentLeg(easel, plan, { leg, size, lower });
  }
  paintLap(easel, plan, { seat, size });
}

function paintBentLeg(
  easel: Easel,
  plan: PersonPlan,
  { leg, size, lower }: { leg: Bent; size: number; lower: LowerWear },
): void {
  const [hip, knee, ankle] = leg.joints.map(([x, y]): Point => [x * size, y]);
  if (hip === undefined || knee === undefined || ankle === undefined) {
    return;
  }
  const shade = (colour: Colour): Colour => (leg.isFar ? mix(colour, easel.shadow, 0.34) : colour);
  const { legWidth = 1 } = cutOf(plan);
  const thick = (lower.isBare ? 70 : 92) * size * legWidth;
  const reach = (plan.age === 'child' ? 92 : 112) * leg.toe;
  const [x, y] = ankle;
  paintForm(easel, {
    path: smoothPath([
      [x - 42 * size * leg.toe, y + 16],
      [x + 30 * size * leg.toe, y + 6],
      [x + reach * 0.8, y + 40],
      [x + reach, y + 76],
      [x - 48 * size * leg.toe, y + 76],
    ]),
    colour: shade(lower.shoe),
    turn: 14,
  });
  paintForm(easel, {
    path: limb([hip, knee, [x, y + 16]], [thick, thick * 0.86, (lower.isBare ? 34 : 50) * size * legWidth]),
    colour: shade(lower.colour),
    turn: 26,
    hasLight: false,
  });
}

/** Nothing of the ground is seen between crossed legs. */
function between(waist: number): Path2D {
  return smoothPath([
    [-waist, 850],
    [waist, 850],
    [waist + 40, 950],
    [0, 1034],
    [-waist - 40, 950],
  ]);
}

function colourOfLegs(plan: PersonPlan): Colour {
  const { colour, isBare } = lowerWear(plan);
  return isBare ? hex(plan.outfitColour) : colour;
}

/** Skirts and coats lie over the thighs and hang from the knees; of everything else the seat is seen. */
function paintLap(easel: Easel, plan: PersonPlan, { seat, size }: { seat: Seat; size: number }): void {
  const { hem, isWhole } = cutOf(plan);
  const { waist } = bodyShape(plan);
  if (hem === undefined) {
    if (seat === 'ground') {
      paintForm(easel, { path: between(waist), colour: colourOfLegs(plan), turn: 0, hasOutline: false });
    }
    paintForm(easel, {
      path: smoothPath([
        [-waist + 2, 770],
        [waist - 2, 770],
        [waist + 6, 880],
        [0, 930],
        [-waist - 6, 880],
      ]),
      colour: isWhole === true ? hex(plan.outfitColour) : hemColour(plan),
      turn: 0,
      hasOutline: false,
    });
    return;
  }
  const drop = Math.max(0, Math.min(330, hem.low - 1180));
  const points: readonly Point[] =
    seat === 'ground'
      ? [
          [-waist, 770],
          [waist, 770],
          [300 * size, 900],
          [408 * size, 1000],
          [300 * size, 1074],
          [0, 1092],
          [-300 * size, 1074],
          [-408 * size, 1000],
          [-300 * size, 900],
        ]
      : [
          [-waist - 14, 770],
          [waist, 770],
          [250 * size, 850],
          [356 * size, 930],
          [340 * size, 1010 + drop],
          [90 * size, 1040 + drop],
          [30 * size, 1010],
          [-waist - 30, 960],
        ];
  paintForm(easel, { path: smoothPath(points), colour: hemColour(plan), turn: 34, hasLight: false });
}

const wood: Colour = hex('#8a5f3c');
const stone: Colour = hex('#8d8a86');

/** What somebody sits on, behind the legs; the feet stand before it, to the right. */
export function paintSeat(easel: Easel, seat: Seat): void {
  const foot = seatedBottom(seat) - 14;
  switch (seat) {
    case 'ground':
      return;
    case 'bench':
      paintBench(easel, foot);
      return;
    case 'chair':
      paintChair(easel, foot);
      return;
    case 'rock':
      paintRock(easel, foot);
      return;
    case 'stump':
      paintStump(easel, foot);
  }
}

const plank = ([x, y, width, height]: readonly [number, number, number, number]): Path2D => {
  const path = new Path2D();
  path.roundRect(x, y, width, height, 12);
  return path;
};

function paintBench(easel: Easel, foot: number): void {
  const dark = mix(wood, easel.shadow, 0.4);
  for (const x of [-380, 330]) {
    paintForm(easel, { path: plank([x, 520, 50, foot - 520]), colour: dark, turn: 10 });
  }
  for (const y of [540, 650, 760]) {
    paintForm(easel, { path: plank([-420, y, 840, 76]), colour: wood, turn: 12 });
  }
  paintForm(easel, {
    path: plank([-430, 926, 860, 60]),
    colour: mix(wood, [255, 240, 214], 0.14),
    turn: 14,
  });
}

function paintChair(easel: Easel, foot: number): void {
  const dark = mix(wood, easel.shadow, 0.36);
  for (const x of [-220, 128]) {
    paintForm(easel, { path: plank([x, 920, 40, foot - 980]), colour: dark, turn: 8 });
    paintForm(easel, { path: plank([x + 26, 940, 44, foot - 940]), colour: wood, turn: 10 });
  }
  paintForm(easel, { path: plank([-230, 500, 44, 470]), colour: wood, turn: 10 });
  paintForm(easel, { path: plank([170, 500, 44, 430]), colour: dark, turn: 10 });
  for (const y of [520, 640, 760]) {
    paintForm(easel, { path: plank([-210, y, 400, 60]), colour: mix(wood, [255, 240, 214], 0.1), turn: 10 });
  }
  paintForm(easel, { path: plank([-244, 924, 450, 66]), colour: mix(wood, [255, 240, 214], 0.16), turn: 14 });
}

function paintRock(easel: Easel, foot: number): void {
  paintForm(easel, {
    path: smoothPath([
      [-250, 950],
      [-60, 912],
      [130, 926],
      [236, 1010],
      [280, 1200],
      [300, foot - 30],
      [120, foot],
      [-220, foot],
      [-372, foot - 40],
      [-356, 1180],
    ]),
    colour: stone,
    turn: 62,
  });
  paintForm(easel, {
    path: smoothPath([
      [-230, 954],
      [-60, 922],
      [120, 936],
      [190, 986],
      [20, 1016],
      [-190, 1004],
    ]),
    colour: mix(stone, [255, 252, 240], 0.28),
    turn: 0,
    hasOutline: false,
  });
}

function paintStump(easel: Easel, foot: number): void {
  const bark = mix(wood, [40, 24, 18], 0.34);
  paintForm(easel, {
    path: smoothPath([
      [-236, 950],
      [196, 950],
      [206, 1300],
      [270, foot],
      [-20, foot - 16],
      [-320, foot],
      [-246, 1300],
    ]),
    colour: bark,
    turn: 50,
  });
  const top = new Path2D();
  top.ellipse(-20, 950, 220, 50, 0, 0, Math.PI * 2);
  paintForm(easel, { path: top, colour: mix(wood, [255, 230, 190], 0.45), turn: 0 });
}
