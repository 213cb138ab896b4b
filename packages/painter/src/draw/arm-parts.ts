import { hex } from '../canvas/colour.ts';
import type { ArmTurn, HandShape } from '../plan/gesture.ts';
import type { PersonPlan, Pose } from '../plan/person-plan.ts';
import { armOf, shoulderOf, softenShoulder, upperSleeve } from './arms.ts';
import type { Side } from './arms.ts';
import { bodyShape } from './body.ts';
import { outline, paintForm } from './form.ts';
import type { Easel } from './form.ts';
import { paintHand } from './hands.ts';
import { limb } from './limb.ts';
import type { Point } from './limb.ts';
import { cutOf, handColour, outerColour } from './outfit-cut.ts';
import { hangingArm } from './pose-arms.ts';

/** A right arm in the two parts that turn about its joints, in figure units; the left one mirrors it. */
export interface ArmJoints {
  readonly shoulder: Point;
  /** Where it is when the upper arm hangs as it is painted. */
  readonly elbow: Point;
  /** Which way each part is painted; 90 is down. */
  readonly upperDegrees: number;
  readonly foreDegrees: number;
}

/** Forearms are painted raised: they are seen so, and the light falls on them rightly then. */
const foreDegrees = -60;

export function armJoints(plan: PersonPlan): ArmJoints {
  const shoulder = shoulderOf(plan);
  const elbow = placed(plan, hangingArm.elbow);
  return { shoulder, elbow, upperDegrees: degreesTo(shoulder, elbow), foreDegrees };
}

/** Which way the parts of an arm go in a pose. */
export function armTurn(plan: PersonPlan, pose: Pose, side: Side): ArmTurn {
  const arm = armOf(pose, side);
  const elbow = placed(plan, arm.elbow);
  const fore = degreesTo(elbow, placed(plan, arm.wrist));
  return {
    upper: degreesTo(shoulderOf(plan), elbow),
    // What lies across the body has come there on the inside.
    fore: fore < -90 ? fore + 360 : fore,
    hand: arm.hand,
  };
}

export function paintUpperArm(easel: Easel, plan: PersonPlan): void {
  const { shoulder, elbow } = armJoints(plan);
  const { size, thick, isBare, sleeve } = armLook(plan);
  const whole = limb([shoulder, elbow], [thick * 1.06, thick * 0.84]);
  paintForm(easel, { path: whole, colour: isBare ? hex(plan.skin) : sleeve, turn: 15, hasLight: false });
  if (!isBare) {
    softenShoulder(easel, { shoulder, size, colour: sleeve });
    return;
  }
  const cuff: Point = [between(shoulder[0], elbow[0]), between(shoulder[1], elbow[1])];
  const path = limb([shoulder, cuff], [thick * 1.1, thick * 1.08]);
  paintForm(easel, { path, colour: sleeve, turn: 15, hasLight: false });
}

/** How much of a bare upper arm a short sleeve covers. */
const between = (from: number, to: number): number => from + (to - from) * 0.66;

/** Forearm and hand; no line closes it at the elbow, where it lies on the upper arm. */
export function paintForearm(easel: Easel, plan: PersonPlan, hand: HandShape): void {
  const { elbow } = armJoints(plan);
  const wrist = wristOf(plan);
  const { size, thick, isBare, sleeve } = armLook(plan);
  if (hand !== 'none') {
    paintHand(easel, { hand, handDegrees: foreDegrees, wrist, size, skin: handColour(plan) });
  }
  const colour = isBare ? hex(plan.skin) : sleeve;
  const path = limb([elbow, wrist], [thick * 0.84, (isBare ? 23 : 31) * size]);
  paintForm(easel, { path, colour, turn: 15, hasLight: false, hasOutline: false });
  const { context } = easel;
  context.save();
  context.translate(...elbow);
  context.rotate((foreDegrees * Math.PI) / 180);
  context.beginPath();
  context.rect(0, -500, 1000, 1000);
  context.rotate((-foreDegrees * Math.PI) / 180);
  context.translate(-elbow[0], -elbow[1]);
  context.clip();
  outline(easel, path, colour);
  context.restore();
}

/** Where the parts of a right arm are, hand and all. */
export function armPartBoxes(plan: PersonPlan): Readonly<Record<'upper' | 'fore', PartBox>> {
  const { shoulder, elbow } = armJoints(plan);
  const { size } = armLook(plan);
  const [x, y] = wristOf(plan);
  const radians = (foreDegrees * Math.PI) / 180;
  const fingers: Point = [x + Math.cos(radians) * 130 * size, y + Math.sin(radians) * 130 * size];
  return {
    upper: around([shoulder, elbow], 110 * size),
    fore: around([elbow, [x, y], fingers], 62 * size),
  };
}

interface PartBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function around(points: readonly Point[], margin: number): PartBox {
  const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...across) - margin, Math.min(...down) - margin];
  return { x, y, width: Math.max(...across) + margin - x, height: Math.max(...down) + margin - y };
}

function wristOf(plan: PersonPlan): Point {
  const elbow = placed(plan, hangingArm.elbow);
  const wrist = placed(plan, hangingArm.wrist);
  const length = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]);
  const radians = (foreDegrees * Math.PI) / 180;
  return [elbow[0] + Math.cos(radians) * length, elbow[1] + Math.sin(radians) * length];
}

function armLook(plan: PersonPlan) {
  const size = bodyShape(plan).shoulder / 200;
  return {
    size,
    thick: (plan.outfit === 'space-suit' ? 62 : 50) * size,
    isBare: cutOf(plan).hasShortSleeves === true,
    sleeve: upperSleeve(plan, outerColour(plan, hex(plan.outfitColour))),
  };
}

function degreesTo(from: Point, to: Point): number {
  return (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
}

/** A joint of an arm that is drawn for a shoulder of 200, on somebody's body. */
function placed(plan: PersonPlan, [x, y]: Point): Point {
  const size = bodyShape(plan).shoulder / 200;
  return [x * size, shoulderOf(plan)[1] + (y - 300) * Math.min(1, size + 0.06)];
}
