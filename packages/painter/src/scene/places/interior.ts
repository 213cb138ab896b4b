import { hex } from '../../canvas/colour.ts';
import type { Frame, Sheet } from '../../canvas/frame.ts';
import { between, pickFrom } from '../../canvas/random.ts';
import type { Random } from '../../canvas/random.ts';
import { heroHeight } from '../figures/hero-height.ts';
import { setCast, standArt } from '../figures/set-cast.ts';
import { setFlyers } from '../figures/set-flyers.ts';
import type { Cast } from '../figures/cast.ts';
import { furnitureArt } from '../figures/furniture.ts';
import { lowestFoot } from '../scene.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { isStillLife, setStillLife } from './still-life.ts';
import { furnishingOf } from './furnishings.ts';
import type { Furnishing } from './furnishings.ts';
import { indoors, paintShaft } from './room-light.ts';
import { roomPlanOf } from './room-plans.ts';
import type { RoomPlan } from './room-plans.ts';
import { paintShell, paintView } from './room-shell.ts';
import type { Pane, Room } from './room-measures.ts';

/** A room in one-point perspective: daylight through a window on a side, its pool on the floor, furniture in its light. */
export function paintInterior(stage: Stage, scene: Scene, cast: Cast): void {
  const { frame } = scene;
  const { width, height } = frame;
  const furnishing = furnishingOf(scene.plan);
  const random = scene.lasting('interior');
  const inside = indoors(scene);
  const plan = roomPlanOf(scene.plan, scene.lasting('room plan'));
  const room = roomOf(scene, plan, random);
  const wall = hex(pickFrom(random, furnishing.walls));
  const isRight = scene.light.sunX > 0.5;
  const pane = paneOf(frame, plan, isRight);
  paintView(stage.add('view', 0), scene, pane);
  paintShell(stage.add('walls', 0.2), inside, {
    room,
    wall,
    floor: hex(furnishing.floor),
    hasTiles: furnishing.tiles,
    pane,
    plan,
  });
  const tall = room.floor - room.top;
  const place = (part: number): number => (isRight ? part : 1 - part) * width;
  furnish(stage.add('furniture', 0.32), inside, {
    name: 'furniture',
    pieces: furnishing.back,
    distance: 0.16,
    y: room.floor + height * 0.015,
    tall,
    x: (part) => width * 0.06 + place(part) * 0.88,
  });
  paintShaft(stage.add('light', 0.4), scene, { pane, floor: room.floor });
  setFlyers(stage, inside, { cast, depth: 0.5 });
  furnish(stage.add('near furniture', 0.62), inside, {
    name: 'near',
    pieces: furnishing.near,
    distance: 0.02,
    y: height * Math.min(0.9, lowestFoot(scene.plan)),
    tall: tall * 1.1,
    x: place,
  });
  if (isStillLife(cast)) {
    setStillLife(stage, inside, cast);
    return;
  }
  setCast(stage.add('subject', 0.72), inside, { cast, room: floorOf(scene) });
}

function paneOf({ width, height }: Frame, { pane: [x, y, wide, high] }: RoomPlan, isRight: boolean): Pane {
  return { x: width * (isRight ? x : 1 - x), y: height * y, width: width * wide, height: height * high };
}

/** Where people stand in a room. */
function floorOf(scene: Scene): { foot: () => number; distance: number; height: number } {
  const foot = scene.frame.height * (scene.plan.camera === 'close' ? 0.97 : 0.91);
  return { foot: () => foot, distance: 0.02, height: heroHeight(scene) * 1.26 };
}

function roomOf({ frame, plan }: Scene, { walls: [left, right, top] }: RoomPlan, random: Random): Room {
  const { width, height } = frame;
  return {
    left: width * left,
    right: width * right,
    top: height * top,
    floor: height * Math.min(between(random, 0.66, 0.72), lowestFoot(plan) - 0.09),
  };
}

interface Furniture {
  readonly name: string;
  readonly pieces: Furnishing['back'];
  readonly distance: number;
  /** Height of the floor it stands on, in pixels from the top. */
  readonly y: number;
  /** Height of the wall in pixels. */
  readonly tall: number;
  readonly x: (part: number) => number;
}

function furnish(sheet: Sheet, scene: Scene, { name, pieces, distance, y, tall, x }: Furniture): void {
  for (const [index, [piece, part, height]] of pieces.entries()) {
    const art = furnitureArt(piece, scene.lasting(`${name} ${index}`));
    standArt(sheet, scene, { art, at: { x: x(part), y, height: tall * height, distance } });
  }
}
