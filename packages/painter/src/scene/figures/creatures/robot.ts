import type { Colour } from '../../../canvas/colour.ts';
import { hex, mix } from '../../../canvas/colour.ts';
import { ball, blob, inShade, limb, line, patch, placed, poly, spot } from '../forms/form.ts';
import type { Form } from '../forms/form.ts';
import type { Bearing } from './beasts.ts';
import { heldInAct } from './held-in-act.ts';
import { poseOf } from './robot-poses.ts';
import { standingFeet, swungPose } from './robot-swing.ts';
import type { At, RobotPose } from './robot-swing.ts';

const darker = (colour: Colour, part: number): Colour => mix(colour, [26, 22, 30], part);
const lighter = (colour: Colour, part: number): Colour => mix(colour, [255, 250, 240], part);
const joint = hex('#4c5562');
const glow = hex('#6fe8ff');

/** A friendly machine on two legs: domed head, glowing eyes, a panel of lamps on its chest. */
export function robotForms(
  colour: Colour | undefined,
  { beat = 0, ...how }: Pick<Bearing, 'act' | 'mood' | 'feeling' | 'gait' | 'beat'>,
): Form[] {
  const steel = colour ?? hex('#8fa3b5');
  const { act, gait } = how;
  const pose = swungPose(poseOf(how), act, beat);
  if (gait === 'sit' && act === undefined) {
    return sitting(pose, steel);
  }
  const [left, right] = pose.feet ?? standingFeet;
  const [, hand] = pose.right;
  const above = [
    trunk(steel),
    limb('0,-160,12 0,-150,12', joint),
    ...placed(head(steel), { x: 0, y: -160, degrees: pose.nod ?? 0 }),
    ...(act === undefined ? [] : heldInAct(act, { x: hand[0], y: hand[1] }, 9)),
    ...arm(1, pose.right, steel),
  ];
  return [
    ...(act === 'fly' ? flames() : []),
    ...bentAtHips(inShade(arm(-1, pose.left, steel), 0.3), pose),
    ...leg(-24, left, steel),
    ...leg(24, right, steel),
    ...bentAtHips(above, pose),
  ];
}

/** How high the hips are above the ground. */
const hipHeight = 64;

function bentAtHips(forms: readonly Form[], { bend = 0 }: RobotPose): Form[] {
  const angle = (bend * Math.PI) / 180;
  return placed(forms, {
    x: -hipHeight * Math.sin(angle),
    y: hipHeight * (Math.cos(angle) - 1),
    degrees: bend,
  });
}

/** How far the trunk comes down to the ground. */
const seatDepth = 44;

/** On the ground, the soles toward the viewer. */
function sitting({ left, right, nod = 0 }: RobotPose, steel: Colour): Form[] {
  const sole = (side: number): Form[] => [
    limb(`${side * 28},-20,15 ${side * 56},-16,13`, steel),
    ball([side * 70, -20, 19, 21], darker(steel, 0.25), {
      marks: [spot([side * 70, -20, 10], darker(steel, 0.5), 0.8)],
    }),
  ];
  const upper = [
    ...inShade(arm(-1, left, steel), 0.3),
    trunk(steel),
    limb('0,-160,12 0,-150,12', joint),
    ...placed(head(steel), { x: 0, y: -160, degrees: nod }),
    ...arm(1, right, steel),
  ];
  return [...placed(upper, { x: 0, y: seatDepth, degrees: 0 }), ...sole(-1), ...sole(1)];
}

function leg(hip: number, [x, y]: At, steel: Colour): Form[] {
  const knee = (hip + x) / 2;
  return [
    limb(`${hip},-70,11 ${knee},${-40 + y * 0.4},10 ${x},${y - 18},11`, joint),
    poly(`${x - 16},${y - 52} ${x + 16},${y - 52} ${x + 19},${y - 14} ${x - 19},${y - 14}`, steel, {
      bulge: 0.7,
    }),
    blob(
      `${x - 24},${y - 2} ${x - 22},${y - 16} ${x + 10},${y - 20} ${x + 30},${y - 8} ${x + 30},${y - 1}`,
      darker(steel, 0.25),
    ),
  ];
}

/** Two fingers go on where the forearm points. */
function arm(side: number, [[elbowX, elbowY], [x, y]]: readonly [At, At], steel: Colour): Form[] {
  const length = Math.hypot(x - elbowX, y - elbowY) || 1;
  const [along, down] = [(x - elbowX) / length, (y - elbowY) / length];
  const finger = (aside: number): Form =>
    limb(
      `${x + along * 8 - down * aside},${y + down * 8 + along * aside},5 ${x + along * 19 - down * aside},${y + down * 19 + along * aside},4`,
      darker(steel, 0.2),
    );
  return [
    ball([side * 54, -132, 15], joint),
    limb(`${side * 58},-126,11 ${elbowX},${elbowY},10 ${x - along * 6},${y - down * 6},11`, steel),
    ball([x, y, 13], joint),
    finger(-8),
    finger(8),
  ];
}

function trunk(steel: Colour): Form {
  return blob('-48,-148 0,-154 48,-148 54,-104 44,-62 0,-56 -44,-62 -54,-104', steel, {
    marks: [
      patch('-30,-130 30,-130 32,-90 -32,-90', darker(steel, 0.55), 0.95),
      spot([-18, -118, 6], hex('#ff6a55')),
      spot([0, -118, 6], hex('#ffd257')),
      spot([18, -118, 6], hex('#7be08a')),
      line('-22,-102 -10,-102 -4,-108 4,-96 10,-102 22,-102', glow, 3),
    ],
  });
}

/** Around the neck. */
function head(steel: Colour): Form[] {
  return [
    limb('0,-62,3 0,-78,2.4', joint),
    ball([0, -82, 7], hex('#ff6a55'), { isLamp: true, lit: 1 }),
    ball([-46, -30, 9, 14], joint),
    ball([46, -30, 9, 14], joint),
    blob('-42,-4 -46,-36 -28,-62 28,-62 46,-36 42,-4 0,2', lighter(steel, 0.14), {
      marks: [patch('-34,-48 34,-48 38,-26 30,-12 -30,-12 -38,-26', hex('#1e2834'), 0.96)],
    }),
    ball([-15, -31, 8, 9], glow, { isEye: true, isLamp: true, lit: 1, bulge: 0 }),
    ball([19, -31, 8, 9], glow, { isEye: true, isLamp: true, lit: 1, bulge: 0 }),
  ];
}

/** Beneath the feet of a machine that flies. */
function flames(): Form[] {
  return [-24, 24].flatMap((x) => [
    blob(`${x - 15},-4 ${x + 15},-4 ${x + 8},38 ${x},64 ${x - 8},38`, hex('#ff9a3c'), {
      isLamp: true,
      lit: 1,
    }),
    blob(`${x - 8},-2 ${x + 8},-2 ${x},36`, hex('#fff0b0'), { isLamp: true, lit: 1 }),
  ]);
}
