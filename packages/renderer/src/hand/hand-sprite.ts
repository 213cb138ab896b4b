import { createCanvas, DOMMatrix, Path2D } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { HandSprite } from '../compositor/frame-composer.ts';
import { spriteOf } from '../compositor/sprite.ts';
import type { FrameScale } from '../draw/frame-scale.ts';
import { turnedBy } from './hidden-places.ts';
import { handPoses, handSize } from './hand-pose.ts';
import type { HandPose } from './hand-pose.ts';
import {
  armLength,
  drawCuff,
  drawFingers,
  drawMarker,
  drawPalm,
  drawSleeve,
  drawSupport,
  forearm,
  handInk,
  wrist,
} from './hand-shapes.ts';

/** Room round the pen's tip, in board units: the pen's end above it, a little of the hand to its left. */
const above = 330 * handSize;
const left = 40;
/** How far the tip may be outside the frame before the arm's end is seen. */
const outside = 120;

const shadowColour = 'rgba(20, 24, 34, 0.13)';

/** How far across from the forearm's middle the sleeve and its shadow reach. */
const sleeveReach = 240 * handSize;

/** A right hand with a marker, its sleeve leaving the picture; drawn by us, so films may be published freely. */
export function createHandSprite(scale: FrameScale, pose: HandPose): HandSprite {
  const unit = scale.pixelsPerUnit;
  const even = (units: number): number => Math.ceil((units * unit) / 2) * 2;
  const { right, below } = reachInto(scale, pose);
  const canvas = createCanvas(even(left + right), even(above + below));
  const context = canvas.getContext('2d');
  context.scale(unit, unit);
  context.translate(left, above);
  drawHand(context, pose);
  return { sprite: spriteOf(canvas), tipX: left * unit, tipY: above * unit };
}

/** Draws the hand with the place on the board it is busy with at the origin, in board units. */
export function drawHand(context: SKRSContext2D, pose: HandPose): void {
  const { turn, markerTurn, lift, shadow } = handPoses[pose];
  context.save();
  context.translate(lift.x, lift.y);
  context.rotate(turn);
  context.scale(handSize, handSize);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.strokeStyle = handInk;
  context.lineWidth = 5.5;
  drawShadow(context, shadow);
  drawSleeve(context);
  drawPalm(context);
  drawCuff(context);
  drawSupport(context);
  context.save();
  context.rotate(markerTurn);
  drawMarker(context);
  context.restore();
  drawFingers(context);
  context.restore();
}

/** A pale shadow of arm and hand on the board, the farther away the higher they are above it. */
function drawShadow(context: SKRSContext2D, distance: number): void {
  context.save();
  context.translate(distance * 0.7, distance);
  const silhouette = createSilhouette();
  context.fillStyle = shadowColour;
  context.fill(silhouette);
  context.restore();
}

/** The outline of sleeve and hand in one, so that the shadow has one depth everywhere. */
function createSilhouette(): Path2D {
  const sleevePath = new Path2D();
  sleevePath.moveTo(30, -84);
  sleevePath.bezierCurveTo(400, -112, 900, -150, armLength, -190);
  sleevePath.lineTo(armLength, 190);
  sleevePath.bezierCurveTo(900, 150, 400, 116, 30, 88);
  sleevePath.closePath();
  const turned = new DOMMatrix().translate(wrist.x, wrist.y);
  const angle = (Math.atan2(forearm.y, forearm.x) * 180) / Math.PI;
  const whole = new Path2D();
  whole.addPath(sleevePath.transform(turned.rotate(angle)));
  const hand = new Path2D();
  hand.moveTo(330, 226);
  hand.bezierCurveTo(318, 150, 280, 60, 226, 4);
  hand.bezierCurveTo(206, -44, 158, -92, 108, -104);
  hand.bezierCurveTo(60, -110, 20, -40, 24, 8);
  hand.bezierCurveTo(48, 60, 66, 110, 66, 130);
  hand.bezierCurveTo(70, 190, 84, 214, 128, 246);
  hand.bezierCurveTo(160, 268, 196, 290, 222, 318);
  hand.closePath();
  whole.addPath(hand);
  return whole;
}

/** How much of the arm right of and below the tip a frame can show at most: what it never shows is not drawn. */
function reachInto(scale: FrameScale, pose: HandPose): { right: number; below: number } {
  const { turn, lift } = handPoses[pose];
  const below = scale.height / scale.pixelsPerUnit + outside;
  const along = turnedBy(forearm, turn);
  const from = turnedBy({ x: wrist.x * handSize, y: wrist.y * handSize }, turn);
  const across = (sleeveReach + handPoses.lift.shadow) / along.y;
  const armRight = lift.x + from.x + ((below - lift.y - from.y) * along.x) / along.y + across;
  return { right: Math.min(scale.width / scale.pixelsPerUnit + outside, armRight), below };
}
