import { css, hex } from '../../canvas/colour.ts';
import type { Heading, Sheet } from '../../canvas/frame.ts';
import type { LayerMotion } from '../../plan/painting-order.ts';
import { drivesAway } from '../../describe/vehicles.ts';
import { cameRound, hasShortCut, outermost } from '../places/bends.ts';
import { lowestFoot } from '../scene.ts';
import type { Scene } from '../scene.ts';
import type { Setup } from './arrange.ts';
import type { Role } from './cast.ts';
import { artOf } from './creatures/creature-art.ts';
import { personAt, persons } from './depth.ts';
import { goesOnRails } from './on-rails.ts';
import { carriageForms } from './creatures/vehicles.ts';
import type { FigureArt } from './figure-art.ts';
import { lightFigure } from './sprite.ts';

/** Whether somebody runs after it. */
export function isRunAfter({ subject }: Role, lead: Role | undefined): boolean {
  return lead?.subject.act === 'run' && drivesAway(subject.figure);
}

/** Where between the horizon and the feet of whoever runs after it a vehicle drives: one that gets away is further. */
const nearness = { near: 0.6, away: 0.44 } as const;
/** How many times the room before a runner is taken by what they run after: its head may be out of the picture. */
const mostRoom = 1.2;

/** How far from where it is on a bend, towards where it comes from, the rear of what has come round it is, as a part of the width. */
const roundPart = 0.18;
/** So much smaller than its distance makes it: the bend is to be seen around it. */
const roundSmaller = 0.64;

interface Chase {
  readonly chased: Role;
  /** Whoever runs. */
  readonly runner: Setup;
  readonly heading: Heading;
  readonly foot: number;
}

function motionOf({ isRound, isAway }: Record<'isRound' | 'isAway', boolean>): LayerMotion {
  if (isRound) {
    return 'round';
  }
  return isAway ? 'leave' : 'yield';
}

/** What somebody runs after, on its way before them: a train on its rails with a carriage, anything else on the ground. */
export function setChased(sheet: Sheet, scene: Scene, { chased, runner, heading, foot }: Chase): void {
  const [art] = chased.arts;
  if (art === undefined) {
    return;
  }
  const { width } = scene.frame;
  const isAway = chased.subject.isTried === true;
  // On the far side of the bend that is cut short.
  const isRound = hasShortCut(scene.plan);
  const round = cameRound(scene, heading);
  const y = isRound ? round.y : scene.horizon + (foot - scene.horizon) * nearness[isAway ? 'away' : 'near'];
  const rear = isRound ? round.x - heading * width * roundPart : runner.x + heading * runner.height * 0.42;
  const room = heading > 0 ? width * 0.99 - rear : rear - width * 0.01;
  const drawn = goesOnRails(chased.subject.figure) ? [artOf(carriageForms(undefined))] : [];
  const wagons = [...drawn, art];
  const units = wagons.reduce((sum, each) => sum + spanOf(each), 0);
  const times = drawn.length === 0 ? chased.size : persons.train;
  const scale = Math.min(
    isRound ? Infinity : (mostRoom * room) / units,
    ((personAt(scene, y) * times) / bodyOf(art)) * (isRound ? roundSmaller : 1),
  );
  const vehicle = sheet.layBehind?.('vehicle', motionOf({ isRound, isAway }));
  if (vehicle !== undefined && isRound) {
    vehicle.feet = { near: y, far: outermost(scene) };
  }
  const isStraight = drawn.length > 0 && !isRound;
  const ground = isStraight ? vehicle?.layBehind?.('rails', 'still') : undefined;
  if (ground !== undefined) {
    layRails(ground, scene, { y, scale });
  }
  let at = rear;
  for (const each of wagons) {
    const half = (spanOf(each) * scale) / 2;
    const sprite = lightFigure(each, scene, {
      scale,
      distance: 0.14,
      isTurned: heading < 0,
      glow: scene.light.darkness,
    });
    const x = at + heading * (half - (each.box.x + each.box.width / 2) * scale);
    vehicle?.context.drawImage(sprite.canvas, x - sprite.footX, y - sprite.footY);
    at += heading * half * 2;
  }
  if (vehicle !== undefined) {
    vehicle.heading = heading;
  }
}

/** What a locomotive that stands there draws, behind it as far as the picture goes, and the rails under both. */
export function setOnRails(
  sheet: Sheet,
  scene: Scene,
  { setup, at }: { setup: Setup; at: { readonly x: number; readonly y: number; readonly distance: number } },
): void {
  const { art, isTurned } = setup;
  const scale = setup.height / art.box.height;
  layRails(sheet, scene, { y: at.y, scale });
  const carriage = artOf(carriageForms(undefined));
  const behind = isTurned ? 1 : -1;
  const sprite = lightFigure(carriage, scene, {
    scale,
    distance: at.distance,
    isTurned,
    glow: scene.light.darkness,
  });
  for (const place of [0, 1]) {
    const front = carriage.box.x + carriage.box.width;
    const x = at.x + behind * scale * (front - art.box.x + place * spanOf(carriage));
    sheet.context.drawImage(sprite.canvas, x - sprite.footX, at.y - sprite.footY);
  }
}

const spanOf = ({ box }: FigureArt): number => box.width;

/** Height of a vehicle without the smoke above it. */
const bodyOf = ({ box }: FigureArt): number => Math.min(box.height, 190);

/** Rails from one side of the picture to the other: ballast, sleepers, and two rails. */
export function layRails(
  { context, frame }: Sheet,
  scene: Scene,
  { y, scale }: { readonly y: number; readonly scale: number },
): void {
  const unit = Math.max(scale, frame.unit * 0.9);
  const [left, right] = [-frame.bleed, frame.width + frame.bleed];
  const fill = (colour: string, lit: number, box: readonly [number, number, number, number]): void => {
    context.fillStyle = css(scene.tone(hex(colour), lit, 0.14));
    context.fillRect(...box);
  };
  const bottom = Math.min(y + 17 * unit, lowestFoot(scene.plan) * frame.height + 17 * unit);
  context.fillStyle = css(scene.tone(hex('#8d8578'), 0.5, 0.14), 0.92);
  context.beginPath();
  context.moveTo(left, y - 8 * unit);
  context.lineTo(right, y - 8 * unit);
  context.lineTo(right, bottom);
  context.lineTo(left, bottom);
  context.fill();
  for (let x = left; x < right; x += 26 * unit) {
    fill('#5a4436', 0.5, [x, y - 6 * unit, 12 * unit, 18 * unit]);
  }
  for (const down of [-5, 7]) {
    fill('#b9bec4', 0.9, [left, y + down * unit, right - left, 3.4 * unit]);
    fill('#4b4744', 0.3, [left, y + (down + 3.4) * unit, right - left, 2 * unit]);
  }
}
