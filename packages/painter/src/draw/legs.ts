import { Path2D } from '@napi-rs/canvas';
import { css, hex, mix } from '../canvas/colour.ts';
import type { Colour } from '../canvas/colour.ts';
import { partSeed, pickFrom, seededRandom } from '../canvas/random.ts';
import type { PersonPlan } from '../plan/person-plan.ts';
import { bodyBottom, bodyShape } from './body.ts';
import { paintFishTail } from './fish-tail.ts';
import { limb, placeBetween } from './limb.ts';
import type { Point } from './limb.ts';
import { paintForm, smoothPath } from './form.ts';
import type { Easel } from './form.ts';
import { cutOf, hemColour } from './outfit-cut.ts';
import type { Movement } from './swings.ts';

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
  | 'slide';

/** Where the soles are, in figure units below the eyes. */
export const soleY = 1900;

/** How far down the soles are in steps that stand on no straight leg. */
const lowSoles: Partial<Record<Step, number>> = { run: 1776, crouch: 1724, leap: 1620 };

/** Where the lower sole of a step is, in figure units below the eyes. */
export function soleOf(step: Step): number {
  return lowSoles[step] ?? soleY;
}

/** Steps in which one leg is behind the other. */
const strides: ReadonlySet<Step> = new Set<Step>(['walk', 'run', 'leap', 'slide']);

/** Hip, knee and ankle of the left and the right leg for hips of 166. */
const steps: Readonly<
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

/** Legs, shoes and what hangs over them; drawn before the trunk. */
export function paintLegs(
  easel: Easel,
  plan: PersonPlan,
  { step, movement }: { readonly step: Step; readonly movement?: Movement | undefined },
): void {
  if (plan.outfit === 'tail') {
    paintFishTail(easel, plan);
    return;
  }
  const size = bodyShape(plan).waist / 166;
  const [left, right] = legsOf(step, movement);
  const lower = lowerWear(plan);
  paintLeg(easel, plan, { joints: left, size, lower, isFar: strides.has(step) });
  paintLeg(easel, plan, { joints: right, size, lower, isFar: false });
  paintHem(easel, plan, step);
}

type Leg = readonly [Point, Point, Point];

/** Hip, knee and ankle of both legs, as far through a movement as they are: each goes to where the other one was. */
function legsOf(step: Step, movement: Movement | undefined): readonly [Leg, Leg] {
  const [left, right] = steps[step];
  if (movement?.swing.limbs === undefined) {
    return [left, right];
  }
  const { swing, beat } = movement;
  const side = swing.limbs === 'mirror' ? -1 : 1;
  const toward = ([hip, knee, ankle]: Leg, [, otherKnee, otherAnkle]: Leg): Leg => [
    hip,
    placeBetween(knee, [otherKnee[0] * side, otherKnee[1]], beat),
    placeBetween(ankle, [otherAnkle[0] * side, otherAnkle[1]], beat),
  ];
  return [toward(left, right), toward(right, left)];
}

/** What is worn below the hips: trousers in a colour of their own, or bare legs below a skirt. */
export interface LowerWear {
  readonly colour: Colour;
  readonly isBare: boolean;
  readonly shoe: Colour;
}

export function lowerWear(plan: PersonPlan): LowerWear {
  const random = seededRandom(partSeed(plan.seed, 'trousers'));
  const cloth = hex(pickFrom(random, ['#33415c', '#4a4038', '#5c5a54', '#2c3038', '#6a5a44', '#3c4a44']));
  const shoe = hex(pickFrom(random, ['#3a2a22', '#26262c', '#6a4426', '#8a8682']));
  const cut = cutOf(plan);
  const sole = cut.shoe === undefined ? shoe : hex(cut.shoe);
  if (cut.isBareLegged === true) {
    return { colour: hex(plan.skin), isBare: true, shoe: sole };
  }
  const legs = cut.legs === undefined ? cloth : hex(cut.legs);
  return { colour: cut.isWhole === true ? hex(plan.outfitColour) : legs, isBare: false, shoe: sole };
}

function paintLeg(
  easel: Easel,
  plan: PersonPlan,
  leg: { joints: readonly [Point, Point, Point]; size: number; lower: LowerWear; isFar: boolean },
): void {
  const { size, lower } = leg;
  const [hip, knee, ankle] = leg.joints.map(([x, y]): Point => [x * size, y]);
  if (hip === undefined || knee === undefined || ankle === undefined) {
    return;
  }
  const shade = (colour: Colour): Colour => (leg.isFar ? mix(colour, easel.shadow, 0.4) : colour);
  const thick = (lower.isBare ? 66 : 90) * size * (cutOf(plan).legWidth ?? 1);
  const toe = plan.age === 'child' ? 86 : 104;
  paintForm(easel, {
    path: smoothPath([
      [ankle[0] - 42 * size, ankle[1] + 20],
      [ankle[0] + 30 * size, ankle[1] + 12],
      [ankle[0] + toe * 0.8, ankle[1] + 48],
      [ankle[0] + toe, soleY - 1820 + ankle[1]],
      [ankle[0] - 50 * size, soleY - 1820 + ankle[1]],
    ]),
    colour: shade(lower.shoe),
    turn: 14,
  });
  paintForm(easel, {
    path: limb(
      [hip, knee, [ankle[0], ankle[1] + 18]],
      [thick, thick * 0.74, lower.isBare ? 34 * size : 50 * size * (cutOf(plan).legWidth ?? 1)],
    ),
    colour: shade(lower.colour),
    turn: 26,
    hasLight: false,
  });
}

/** The leg of a rider on the side of the viewer, which hangs before what is ridden; the hip is at zero. */
export function paintRidingLeg(easel: Easel, plan: PersonPlan): void {
  const size = bodyShape(plan).waist / 166;
  const lower = lowerWear(plan);
  const { legWidth = 1, hem } = cutOf(plan);
  const thick = (lower.isBare ? 66 : 88) * size * legWidth;
  paintForm(easel, {
    path: smoothPath([
      [26, 470],
      [104, 462],
      [166, 506],
      [196, 560],
      [20, 560],
    ]),
    colour: lower.shoe,
    turn: 14,
  });
  paintForm(easel, {
    path: limb(
      [
        [-10, -40],
        [128, 180],
        [62, 490],
      ],
      [thick * 1.1, thick * 0.84, lower.isBare ? 34 * size : 50 * size * legWidth],
    ),
    colour: lower.colour,
    turn: 26,
  });
  if (hem !== undefined) {
    const skirt = smoothPath([
      [-110, -60],
      [90, -70],
      [210, 150],
      [170, Math.min(420, hem.low - 980)],
      [-20, Math.min(400, hem.low - 1000)],
      [-120, 120],
    ]);
    paintForm(easel, { path: skirt, colour: hemColour(plan), turn: 30, hasLight: false });
  }
}

/** Skirts, and coats that reach below the hips. */
function paintHem(easel: Easel, plan: PersonPlan, step: Step): void {
  const { waist } = bodyShape(plan);
  const { hem, isWhole } = cutOf(plan);
  const cloth = hemColour(plan);
  if (hem === undefined) {
    paintForm(easel, {
      path: smoothPath([
        [-waist + 2, bodyBottom - 90],
        [waist - 2, bodyBottom - 90],
        [waist - 1, bodyBottom + 4],
        [waist * 0.92, bodyBottom + 30],
        [0, bodyBottom + 40],
        [-waist * 0.92, bodyBottom + 30],
        [-waist + 1, bodyBottom + 4],
      ]),
      colour: isWhole === true ? hex(plan.outfitColour) : cloth,
      turn: 0,
    });
    return;
  }
  const { flare } = hem;
  const low = step === 'sit' ? Math.min(hem.low, 1080) : hem.low;
  const swing = strides.has(step) || step === 'crouch' ? 40 : 0;
  const path = new Path2D();
  path.moveTo(-waist - 2, bodyBottom - 90);
  path.lineTo(waist + 2, bodyBottom - 90);
  path.bezierCurveTo(waist * 1.2, bodyBottom + 120, waist * flare, low - 180, waist * flare + swing, low);
  path.bezierCurveTo(waist * 0.5, low + 46, -waist * 0.5, low + 46, -waist * flare - swing, low);
  path.bezierCurveTo(-waist * flare, low - 180, -waist * 1.2, bodyBottom + 120, -waist - 2, bodyBottom - 90);
  path.closePath();
  paintForm(easel, { path, colour: cloth, turn: 40, hasLight: false });
  paintFolds(easel, { path, waist, flare, low, cloth });
}

function paintFolds(
  { context, shadow }: Easel,
  hem: { path: Path2D; waist: number; flare: number; low: number; cloth: Colour },
): void {
  context.save();
  context.clip(hem.path);
  context.lineCap = 'round';
  context.lineWidth = 12;
  context.strokeStyle = css(mix(hem.cloth, shadow, 0.5), 0.4);
  for (const part of [-0.62, -0.2, 0.3, 0.7]) {
    context.beginPath();
    context.moveTo(hem.waist * part * 0.8, bodyBottom + 30);
    context.quadraticCurveTo(hem.waist * part, hem.low - 200, hem.waist * hem.flare * part, hem.low + 30);
    context.stroke();
  }
  context.restore();
}
