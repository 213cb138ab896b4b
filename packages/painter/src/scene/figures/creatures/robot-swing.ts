import { placeBetween } from '../../../draw/limb.ts';
import type { Act } from '../../../plan/acts.ts';

/** Where an elbow and a hand are, and where a foot stands. */
export type At = readonly [number, number];
export interface RobotPose {
  readonly left: readonly [At, At];
  readonly right: readonly [At, At];
  readonly feet?: readonly [At, At];
  /** Degrees that the head hangs or is thrown back. */
  readonly nod?: number;
  /** Degrees that everything above the hips is bent forward. */
  readonly bend?: number;
}

export const standingFeet: readonly [At, At] = [
  [-24, 0],
  [24, 0],
];

/** Acts in which arms and legs change sides: whose pose is not the same on both. */
const mirrored: ReadonlySet<Act> = new Set<Act>(['run', 'walk', 'climb', 'dance']);
/** Degrees that the right and the left hand go down about their elbows, and that the head nods. */
const turns: Partial<Record<Act, readonly [number, number]>> = {
  build: [62, 0],
  cook: [26, -22],
  bake: [-18, 0],
  stir: [44, 0],
  write: [16, 0],
  plant: [22, 14],
  paint: [30, 0],
  water: [12, 0],
  fish: [10, 6],
  swim: [30, 26],
  juggle: [16, -16],
  trace: [-26, 0],
  throw: [96, 40],
  knock: [34, 0],
};
/** Degrees that it bends further at the hips. */
const bendTurns: Partial<Record<Act, number>> = {
  cook: 6,
  bake: 7,
  stir: 3,
  plant: 5,
  kneel: 3,
  trace: -6,
  push: 8,
  pull: -8,
  throw: 24,
  hug: 5,
};
const usualTurns = [9, 7] as const;
const nodDegrees = 4;

/** A pose as far through its movement as it is: 0 is the pose itself, 1 its other end. */
export function swungPose(pose: RobotPose, act: Act | undefined, beat: number): RobotPose {
  if (beat === 0) {
    return pose;
  }
  const { left, right, feet = standingFeet, nod = 0, bend = 0 } = pose;
  if (act !== undefined && mirrored.has(act)) {
    return {
      left: [placeBetween(left[0], mirror(right[0]), beat), placeBetween(left[1], mirror(right[1]), beat)],
      right: [placeBetween(right[0], mirror(left[0]), beat), placeBetween(right[1], mirror(left[1]), beat)],
      feet: [placeBetween(feet[0], mirror(feet[1]), beat), placeBetween(feet[1], mirror(feet[0]), beat)],
      nod,
      bend,
    };
  }
  const [rightTurn, leftTurn] = (act === undefined ? undefined : turns[act]) ?? usualTurns;
  return {
    ...pose,
    left: [left[0], turnedAbout(left[0], left[1], -leftTurn * beat)],
    right: [right[0], turnedAbout(right[0], right[1], rightTurn * beat)],
    nod: nod + nodDegrees * beat,
    bend: bend + (act === undefined ? 0 : (bendTurns[act] ?? 0)) * beat,
  };
}

function mirror([x, y]: At): At {
  return [-x, y];
}

function turnedAbout([x, y]: At, [handX, handY]: At, degrees: number): At {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [handX - x, handY - y];
  return [x + dx * Math.cos(angle) - dy * Math.sin(angle), y + dx * Math.sin(angle) + dy * Math.cos(angle)];
}
