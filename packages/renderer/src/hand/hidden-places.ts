import type { Point } from '../timeline/drawing.ts';
import { handPoses, handSize } from './hand-pose.ts';
import type { HandPose } from './hand-pose.ts';
import { forearm, wrist } from './hand-shapes.ts';

/** A point turned clockwise round the origin. */
export function turnedBy({ x, y }: Point, radians: number): Point {
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** The fist as an ellipse, and the arm as a strip that widens; in the units of the hand's shapes. */
const fist = { x: 190, y: 130, across: 150, along: 190 };
const arm = { from: 20, half: 92, widening: 0.035 };

/** Whether the hand, held at the origin, hides a point of the board; all in board units. */
export function hidesPlace(pose: HandPose, point: Point): boolean {
  const { turn, lift } = handPoses[pose];
  const { x, y } = turnedBy({ x: (point.x - lift.x) / handSize, y: (point.y - lift.y) / handSize }, -turn);
  if (((x - fist.x) / fist.across) ** 2 + ((y - fist.y) / fist.along) ** 2 <= 1) {
    return true;
  }
  const [fromWrist, aside] = [
    (x - wrist.x) * forearm.x + (y - wrist.y) * forearm.y,
    Math.abs((y - wrist.y) * forearm.x - (x - wrist.x) * forearm.y),
  ];
  return fromWrist >= -arm.from && aside <= arm.half + fromWrist * arm.widening;
}
