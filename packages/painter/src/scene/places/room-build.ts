import { css, hex, mix } from '../../canvas/colour.ts';
import type { Colour } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import type { Scene } from '../scene.ts';
import type { RoomPlan } from './room-plans.ts';
import type { Room } from './room-measures.ts';

/** How high a wall is covered. */
const dadoPart = 0.36;
const timber = hex('#7a5236');

/** Panels or tiles on the lower part of the back wall. */
export function coverWall(
  { context, frame }: Sheet,
  scene: Scene,
  { room, wall, dado }: { room: Room; wall: Colour; dado: RoomPlan['dado'] },
): void {
  if (dado === 'none') {
    return;
  }
  const tall = (room.floor - room.top) * dadoPart;
  const top = room.floor - tall;
  const tint = dado === 'tiles' ? mix(wall, [250, 250, 246], 0.55) : mix(wall, timber, 0.34);
  context.fillStyle = css(scene.tone(tint, 0.5, 0.16));
  context.fillRect(room.left, top, room.right - room.left, tall);
  context.fillStyle = css(scene.tone(mix(tint, [30, 24, 30], 0.3), 0.5, 0.16), 0.5);
  const each = dado === 'tiles' ? tall / 4 : (room.right - room.left) / 16;
  for (let x = room.left + each; x < room.right - 1; x += each) {
    context.fillRect(x, top, frame.unit * 2, tall);
  }
  for (let y = top + each; dado === 'tiles' && y < room.floor - 1; y += each) {
    context.fillRect(room.left, y, room.right - room.left, frame.unit * 2);
  }
  context.fillStyle = css(scene.tone(mix(tint, [255, 250, 240], 0.4), 0.8, 0.1));
  context.fillRect(room.left, top - frame.height * 0.008, room.right - room.left, frame.height * 0.014);
}

/** Beams under a ceiling, or the slopes of a roof. */
export function buildCeiling(
  sheet: Sheet,
  scene: Scene,
  { room, plan }: { room: Room; plan: RoomPlan },
): void {
  if (plan.ceiling === 'beams') {
    layBeams(sheet, scene, room);
  }
  if (plan.ceiling === 'slanted') {
    layRoof(sheet, scene, room);
  }
}

/** Towards the viewer, from the vanishing point. */
function layBeams({ context, frame }: Sheet, scene: Scene, room: Room): void {
  const vanish = { x: frame.width / 2, y: frame.height * 0.4 };
  const beams = 5;
  for (let beam = 0; beam <= beams; beam++) {
    const x = room.left + ((room.right - room.left) * beam) / beams;
    const half = frame.width * 0.011;
    const near = (from: number): number => vanish.x + (from - vanish.x) * 2.2;
    const top = Math.min(-frame.bleed, room.top - frame.height * 0.3);
    context.fillStyle = css(scene.tone(timber, 0.26, 0.1));
    context.beginPath();
    context.moveTo(x - half, room.top);
    context.lineTo(x + half, room.top);
    context.lineTo(near(x + half), top);
    context.lineTo(near(x - half), top);
    context.fill();
  }
  context.fillStyle = css(scene.tone(timber, 0.36, 0.1));
  context.fillRect(room.left, room.top - frame.height * 0.012, room.right - room.left, frame.height * 0.034);
}

/** How high the walls under a roof are. */
const kneePart = 0.44;

/** Two slopes that meet over the middle of the gable, with their rafters. */
function layRoof({ context, frame }: Sheet, scene: Scene, room: Room): void {
  const middle = (room.left + room.right) / 2;
  const knee = room.floor - (room.floor - room.top) * kneePart;
  const vanish = { x: frame.width / 2, y: frame.height * 0.4 };
  const nearer = ({ x, y }: { x: number; y: number }): { x: number; y: number } => ({
    x: vanish.x + (x - vanish.x) * 2.4,
    y: vanish.y + (y - vanish.y) * 2.4,
  });
  const ridge = { x: middle, y: room.top };
  for (const [eave, lit] of [
    [{ x: room.left, y: knee }, 0.34],
    [{ x: room.right, y: knee }, 0.16],
  ] as const) {
    const corners = [eave, ridge, nearer(ridge), nearer(eave)];
    context.fillStyle = css(scene.tone(mix(timber, [240, 224, 200], 0.34), lit, 0.1));
    fillPath(context, corners);
    for (let rafter = 0; rafter < 6; rafter++) {
      const depth = 1 + (rafter / 5) * 1.4;
      const at = (point: { x: number; y: number }): { x: number; y: number } => ({
        x: vanish.x + (point.x - vanish.x) * depth,
        y: vanish.y + (point.y - vanish.y) * depth,
      });
      const thick = frame.height * 0.016 * depth;
      const [low, high] = [at(eave), at(ridge)];
      context.fillStyle = css(scene.tone(timber, lit * 0.8, 0.06));
      fillPath(context, [low, high, { x: high.x, y: high.y + thick }, { x: low.x, y: low.y + thick }]);
    }
  }
  // The gable goes up to the ridge and no further.
  context.fillStyle = css(scene.tone(timber, 0.3, 0.06));
  context.fillRect(middle - frame.width * 0.008, -frame.bleed, frame.width * 0.016, room.top + frame.bleed);
}

function fillPath(context: Sheet['context'], points: readonly { x: number; y: number }[]): void {
  context.beginPath();
  points.forEach(({ x, y }, index) => {
    if (index === 0) {
      context.moveTo(x, y);
    } else {
      context.lineTo(x, y);
    }
  });
  context.closePath();
  context.fill();
}
