import { css, hex } from '../canvas/colour.ts';
import type { Colour } from '../canvas/colour.ts';
import type { PersonPlan, Pose } from '../plan/person-plan.ts';
import { bodyShape } from './body.ts';
import { paintForm, paintSpot } from './form.ts';
import type { Easel } from './form.ts';
import { paintHand } from './hands.ts';
import { limb, placeBetween } from './limb.ts';
import type { Point } from './limb.ts';
import { round } from './shapes.ts';
import { cutOf, handColour, outerColour } from './outfit-cut.ts';
import { poseArms } from './pose-arms.ts';
import type { Arm } from './pose-arms.ts';
import type { ArmEnd, Movement } from './swings.ts';

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
