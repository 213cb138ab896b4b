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
import { soleOf, soleY, steps } from './steps.ts';
import type { Step } from './steps.ts';
import type { Movement } from './swings.ts';

/** Steps in which one leg is behind the other. */
const strides: ReadonlySet<Step> = new Set<Step>(['walk', 'run', 'leap', 'slide', 'lunge', 'kneel', 'wade']);

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
  paintHem(easel, plan, { step, legs: [left, right], size });
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
  const shod = cut.shoe === undefined ? shoe : hex(cut.shoe);
  const sole = cut.isBarefoot === true ? hex(plan.skin) : shod;
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
  const { context } = easel;
  context.save();
  context.translate(...ankle);
  context.rotate(heelRise(knee, ankle));
  context.translate(-ankle[0], -ankle[1]);
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
  context.restore();
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

/** A foot that is left behind stands on its toes, the more the flatter its shin lies: radians. */
function heelRise([kneeX, kneeY]: Point, [x, y]: Point): number {
  const back = Math.atan2(kneeX - x, y - kneeY);
  return Math.max(0, Math.min(1.3, back - 0.45));
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

/** How far a hem stays above the ground, and how far it hangs beside a leg. */
const [overGround, besideLeg] = [60, 66];

interface Hemmed {
  readonly step: Step;
  readonly legs: readonly [Leg, Leg];
  readonly size: number;
}

/** Skirts, and coats that reach below the hips: as far apart as the legs in them, and above the ground that these are on. */
function paintHem(easel: Easel, plan: PersonPlan, { step, legs, size }: Hemmed): void {
  const { waist } = bodyShape(plan);
  const { hem, isWhole, isOpenBelow = false } = cutOf(plan);
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
  const low = step === 'sit' ? Math.min(hem.low, 1080) : Math.min(hem.low, soleOf(step) - overGround);
  const swing = strides.has(step) || step === 'crouch' ? 40 : 0;
  const reach = waist * flare + swing;
  const apart = legs.flatMap((leg) => reachedBy(leg, low)).map((x) => x * size);
  const left = Math.min(-reach, ...apart.map((x) => x - besideLeg * size));
  const right = Math.max(reach, ...apart.map((x) => x + besideLeg * size));
  const path = new Path2D();
  path.moveTo(-waist - 2, bodyBottom - 90);
  path.lineTo(waist + 2, bodyBottom - 90);
  path.bezierCurveTo(waist * 1.2, bodyBottom + 120, right - swing, low - 180, right, low);
  if (isOpenBelow && step !== 'sit') {
    path.lineTo(waist * 0.5, low + 24);
    path.lineTo(0, bodyBottom + 30);
    path.lineTo(-waist * 0.5, low + 24);
    path.lineTo(left, low);
  } else {
    path.bezierCurveTo(waist * 0.5, low + 46, -waist * 0.5, low + 46, left, low);
  }
  path.bezierCurveTo(left + swing, low - 180, -waist * 1.2, bodyBottom + 120, -waist - 2, bodyBottom - 90);
  path.closePath();
  paintForm(easel, { path, colour: cloth, turn: 40, hasLight: false });
  paintFolds(easel, { path, waist, flare, low, cloth });
}

/** Where a leg is, from left to right, as far down as said. */
function reachedBy([hip, knee, ankle]: Leg, low: number): number[] {
  return [...partAbove(hip, knee, low), ...partAbove(knee, ankle, low)];
}

function partAbove(from: Point, to: Point, low: number): number[] {
  if (from[1] >= low) {
    return [];
  }
  const part = to[1] <= low ? 1 : (low - from[1]) / (to[1] - from[1]);
  return [from[0], placeBetween(from, to, part)[0]];
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
