import { css, hex } from '../canvas/colour.ts';
import type { Colour } from '../canvas/colour.ts';
import type { HandShape } from '../plan/gesture.ts';
import type { PersonPlan, Pose } from '../plan/person-plan.ts';
import { bodyShape } from './body.ts';
import { paintForm, paintSpot } from './form.ts';
import type { Easel } from './form.ts';
import { paintHand } from './hands.ts';
import { limb, placeBetween } from './limb.ts';
import type { Point } from './limb.ts';
import { round } from './shapes.ts';
import { cutOf, handColour, outerColour } from './outfit-cut.ts';
import type { ArmEnd, Movement } from './swings.ts';

/** One arm of a pose for a shoulder of 200, mirrored for the other side: elbow, wrist, and which way the hand points. */
export interface Arm {
  readonly elbow: Point;
  readonly wrist: Point;
  readonly hand: HandShape;
  readonly handDegrees: number;
}

export const hangingArm: Arm = { elbow: [236, 560], wrist: [222, 800], hand: 'fist', handDegrees: 90 };

/** Left and right arm as the viewer sees them. The right one (second) is drawn on positive x. */
const poseArms: Readonly<Record<Pose, readonly [Arm, Arm]>> = {
  rest: [hangingArm, hangingArm],
  explain: [
    { elbow: [252, 540], wrist: [150, 640], hand: 'open', handDegrees: 190 },
    { elbow: [282, 520], wrist: [352, 372], hand: 'open', handDegrees: -62 },
  ],
  wave: [hangingArm, { elbow: [318, 470], wrist: [366, 230], hand: 'open', handDegrees: -84 }],
  point: [hangingArm, { elbow: [300, 500], wrist: [392, 330], hand: 'point', handDegrees: -52 }],
  crossed: [
    { elbow: [246, 540], wrist: [-70, 560], hand: 'fist', handDegrees: 176 },
    { elbow: [246, 560], wrist: [-84, 500], hand: 'none', handDegrees: 184 },
  ],
  hold: [hangingArm, { elbow: [276, 540], wrist: [286, 380], hand: 'fist', handDegrees: -80 }],
  dangle: [hangingArm, { ...hangingArm, wrist: [240, 790] }],
  carry: [
    { elbow: [258, 560], wrist: [176, 640], hand: 'fist', handDegrees: 214 },
    { elbow: [258, 560], wrist: [176, 640], hand: 'fist', handDegrees: 214 },
  ],
  strum: [
    { elbow: [318, 520], wrist: [150, 628], hand: 'fist', handDegrees: 170 },
    { elbow: [304, 620], wrist: [318, 560], hand: 'fist', handDegrees: -84 },
  ],
  bow: [
    { elbow: [310, 520], wrist: [120, 462], hand: 'fist', handDegrees: 196 },
    { elbow: [318, 540], wrist: [312, 424], hand: 'fist', handDegrees: -92 },
  ],
  think: [
    { elbow: [262, 560], wrist: [60, 610], hand: 'fist', handDegrees: 176 },
    { elbow: [270, 560], wrist: [96, 250], hand: 'fist', handDegrees: -112 },
  ],
  cheer: [
    { elbow: [310, 250], wrist: [350, 20], hand: 'open', handDegrees: -72 },
    { elbow: [310, 250], wrist: [350, 20], hand: 'open', handDegrees: -72 },
  ],
  run: [
    { elbow: [300, 500], wrist: [236, 700], hand: 'fist', handDegrees: 120 },
    { elbow: [300, 520], wrist: [430, 420], hand: 'fist', handDegrees: -40 },
  ],
  droop: [
    { elbow: [216, 570], wrist: [150, 800], hand: 'fist', handDegrees: 100 },
    { elbow: [216, 570], wrist: [150, 800], hand: 'fist', handDegrees: 100 },
  ],
  reach: [
    { elbow: [240, 560], wrist: [190, 740], hand: 'fist', handDegrees: 100 },
    { elbow: [310, 470], wrist: [452, 470], hand: 'open', handDegrees: 0 },
  ],
  lap: [
    { elbow: [262, 560], wrist: [150, 770], hand: 'fist', handDegrees: 122 },
    { elbow: [262, 560], wrist: [150, 770], hand: 'fist', handDegrees: 122 },
  ],
  balance: [
    { elbow: [350, 440], wrist: [520, 330], hand: 'open', handDegrees: -24 },
    { elbow: [350, 400], wrist: [540, 420], hand: 'open', handDegrees: 4 },
  ],
  knead: [
    { elbow: [286, 540], wrist: [150, 690], hand: 'fist', handDegrees: 150 },
    { elbow: [290, 540], wrist: [170, 690], hand: 'fist', handDegrees: 150 },
  ],
  brush: [hangingArm, { elbow: [312, 500], wrist: [460, 370], hand: 'fist', handDegrees: -30 }],
  pour: [hangingArm, { elbow: [290, 520], wrist: [420, 600], hand: 'fist', handDegrees: 20 }],
  dig: [
    { elbow: [250, 540], wrist: [-60, 600], hand: 'fist', handDegrees: 170 },
    { elbow: [290, 560], wrist: [250, 800], hand: 'fist', handDegrees: 110 },
  ],
  climb: [
    { elbow: [300, 380], wrist: [250, 640], hand: 'fist', handDegrees: 100 },
    { elbow: [318, 180], wrist: [330, -60], hand: 'fist', handDegrees: -80 },
  ],
  dance: [
    { elbow: [370, 430], wrist: [510, 560], hand: 'open', handDegrees: 30 },
    { elbow: [310, 180], wrist: [240, -40], hand: 'open', handDegrees: -110 },
  ],
  cast: [
    { elbow: [250, 560], wrist: [40, 640], hand: 'fist', handDegrees: 180 },
    { elbow: [300, 540], wrist: [330, 560], hand: 'fist', handDegrees: -20 },
  ],
  hammer: [
    { elbow: [286, 540], wrist: [170, 700], hand: 'fist', handDegrees: 150 },
    { elbow: [350, 380], wrist: [380, 130], hand: 'fist', handDegrees: -80 },
  ],
  sing: [
    { elbow: [290, 540], wrist: [380, 400], hand: 'open', handDegrees: -50 },
    { elbow: [290, 540], wrist: [400, 370], hand: 'open', handDegrees: -55 },
  ],
  juggle: [
    { elbow: [290, 560], wrist: [360, 400], hand: 'open', handDegrees: -76 },
    { elbow: [290, 560], wrist: [370, 460], hand: 'open', handDegrees: -70 },
  ],
  glide: [
    { elbow: [380, 330], wrist: [590, 330], hand: 'open', handDegrees: 6 },
    { elbow: [380, 300], wrist: [590, 260], hand: 'open', handDegrees: -10 },
  ],
  crawl: [
    { elbow: [320, 420], wrist: [420, 600], hand: 'open', handDegrees: 50 },
    { elbow: [350, 170], wrist: [520, 60], hand: 'open', handDegrees: -10 },
  ],
  hips: [
    { elbow: [330, 560], wrist: [190, 720], hand: 'fist', handDegrees: 140 },
    { elbow: [330, 560], wrist: [190, 720], hand: 'fist', handDegrees: 140 },
  ],
};

/** The arm on the viewer's left, and the one on the right. */
export type Side = 'left' | 'right';

/** Both arms with their hands, over the trunk. */
export function paintArms(easel: Easel, plan: PersonPlan, posed: PosedArms): void {
  paintOneArm(easel, plan, { ...posed, side: 'left' });
  paintOneArm(easel, plan, { ...posed, side: 'right' });
}

interface PosedArms {
  readonly pose: Pose;
  readonly movement?: Movement | undefined;
}

interface ArmToPaint extends PosedArms {
  readonly side: Side;
}

/** Left and right arm of a pose, as far through a movement as they are. */
function armsOf(pose: Pose, movement: Movement | undefined): readonly [Arm, Arm] {
  const [left, right] = poseArms[pose];
  if (movement === undefined) {
    return [left, right];
  }
  const { swing, beat } = movement;
  const [leftEnd, rightEnd] =
    swing.limbs === undefined || swing.isOfLegs === true ? (swing.arms ?? [{}, {}]) : [right, left];
  return [movedArm(left, leftEnd, beat), movedArm(right, rightEnd, beat)];
}

function movedArm(arm: Arm, end: ArmEnd, beat: number): Arm {
  const turn = (end.handDegrees ?? arm.handDegrees) - arm.handDegrees;
  return {
    ...arm,
    elbow: placeBetween(arm.elbow, end.elbow ?? arm.elbow, beat),
    wrist: placeBetween(arm.wrist, end.wrist ?? arm.wrist, beat),
    handDegrees: arm.handDegrees + turn * beat,
  };
}

/** How far a movement has taken the right hand from where its pose has it, and how far it is turned. */
export function rightHandMove(pose: Pose, movement: Movement): { move: Point; degrees: number } {
  const [, still] = poseArms[pose];
  const [, moved] = armsOf(pose, movement);
  return {
    move: [moved.wrist[0] - still.wrist[0], moved.wrist[1] - still.wrist[1]],
    degrees: moved.handDegrees - still.handDegrees,
  };
}

export function paintOneArm(easel: Easel, plan: PersonPlan, { pose, movement, side }: ArmToPaint): void {
  const body = bodyShape(plan);
  const size = body.shoulder / 200;
  const [left, right] = armsOf(pose, movement);
  const [x, y] = shoulderOf(plan);
  easel.context.save();
  easel.context.scale(side === 'left' ? -1 : 1, 1);
  paintArm(easel, plan, { arm: side === 'left' ? left : right, size, shoulder: [x, y] });
  easel.context.restore();
}

/** One arm of a pose. */
export function armOf(pose: Pose, side: Side): Arm {
  const [left, right] = poseArms[pose];
  return side === 'left' ? left : right;
}

/** Where the right arm is joined to the trunk; the left one's place mirrors it. */
export function shoulderOf(plan: PersonPlan): Point {
  const body = bodyShape(plan);
  return [body.shoulder - (46 * body.shoulder) / 200, body.shoulderY + 42];
}

const bothSides = ['left', 'right'] as const satisfies readonly Side[];
const freePoses: ReadonlySet<Pose> = new Set(['rest', 'explain', 'point', 'wave', 'lap', 'hips']);

/** The arms that lie apart, so that each can move by itself; the right one holds what is shown. */
export function freeArms(pose: Pose): readonly Side[] {
  if (pose === 'hold') {
    return ['left'];
  }
  return freePoses.has(pose) ? bothSides : [];
}

interface PlacedArm {
  readonly arm: Arm;
  readonly size: number;
  readonly shoulder: Point;
}

function paintArm(easel: Easel, plan: PersonPlan, { arm, size, shoulder }: PlacedArm): void {
  const place = ([x, y]: Point): Point => [x * size, shoulder[1] + (y - 300) * Math.min(1, size + 0.06)];
  const elbow = place(arm.elbow);
  const wrist = place(arm.wrist);
  const skin = hex(plan.skin);
  const sleeve = outerColour(plan, hex(plan.outfitColour));
  const hasShortSleeve = cutOf(plan).hasShortSleeves === true;
  const upper = upperSleeve(plan, sleeve);
  const thick = (plan.outfit === 'space-suit' ? 62 : 50) * size;
  const wristWidth = (hasShortSleeve ? 23 : 31) * size;
  if (arm.hand !== 'none') {
    paintHand(easel, { ...arm, wrist, size, skin: handColour(plan) });
  }
  const whole = limb([shoulder, elbow, wrist], [thick * 1.06, thick * 0.84, wristWidth]);
  paintForm(easel, { path: whole, colour: hasShortSleeve ? skin : upper, turn: 15, hasLight: false });
  if (!hasShortSleeve) {
    softenShoulder(easel, { shoulder, size, colour: upper });
  }
  if (hasShortSleeve) {
    const part = (from: number, to: number): number => from + (to - from) * 0.66;
    const cuff: Point = [part(shoulder[0], elbow[0]), part(shoulder[1], elbow[1])];
    paintForm(easel, {
      path: limb([shoulder, cuff], [thick * 1.1, thick * 1.08]),
      colour: upper,
      turn: 15,
      hasLight: false,
    });
  }
}

/** A shirt under overalls, the bare arm of who wears no sleeves. */
export function upperSleeve(plan: PersonPlan, sleeve: Colour): Colour {
  if (plan.outfit === 'tail') {
    return hex(plan.skin);
  }
  return plan.outfit === 'overalls' ? [246, 240, 226] : sleeve;
}

/** The cloth of a shoulder flows from the trunk into the sleeve: no seam and no line across it. */
export function softenShoulder(
  easel: Easel,
  { shoulder, size, colour }: { shoulder: Point; size: number; colour: Colour },
): void {
  const [x, y] = shoulder;
  if (easel.style.outline > 0) {
    // The arm's line ends where the trunk's cloth is: closed there, it would be a lobe that is set on.
    easel.context.fillStyle = css(colour);
    easel.context.fill(round(x - 30 * size, y + 16 * size, 48 * size, 62 * size));
    return;
  }
  if (easel.style.shadeBlur < 5) {
    return;
  }
  paintSpot(easel, {
    x: x - 34 * size,
    y: y + 4,
    radiusX: 66 * size,
    radiusY: 74 * size,
    colour,
    alpha: 0.95,
  });
}
