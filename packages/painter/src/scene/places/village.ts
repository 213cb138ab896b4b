import { hex } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between, pickFrom } from '../../canvas/random.ts';
import type { Ridge } from '../elements/ridge.ts';
import type { Cast } from '../figures/cast.ts';
import { footOfPerson, persons } from '../figures/depth.ts';
import { landmarkArt } from '../figures/landmarks.ts';
import type { LandmarkName } from '../figures/landmarks.ts';
import { standArt } from '../figures/set-cast.ts';
import type { Scene } from '../scene.ts';
import { paintPath } from './forest-floor.ts';
import { growthOf } from './growth.ts';

/** A building of a village or farm, in pixels. */
export interface Home {
  readonly name: LandmarkName;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** How tall a grown person at its door is. */
  readonly person: number;
}

/** How tall a person at their doors is, as parts of the picture's height, on both sides of a lane: it leads away between them. */
const lanes = [
  [0.1, 0.062, 0.039, 0.026],
  [0.076, 0.048, 0.031],
] as const;
/** How far from the middle of the lane they stand, in persons. */
const aside = [4.6, 4.2] as const;
const farmstead = [
  { name: 'windmill', person: 0.05, at: -0.2 },
  { name: 'house', person: 0.075, at: 0.02 },
] as const;

/** Whether a place has homes of its own: none where a building is told of. */
export function hasHomes({ plan }: Scene, { roles }: Cast): boolean {
  return (plan.place === 'village' || plan.place === 'farm') && !roles.some(({ isLandmark }) => isLandmark);
}

/** Where a lane meets the horizon, across the picture: on the side that nobody stands on. */
function farEnd({ light, frame }: Scene): number {
  return frame.width * (light.sunX > 0.5 ? 0.4 : 0.6);
}

/** The buildings of a village or farm, the furthest first. */
export function homesOf(scene: Scene): readonly Home[] {
  const { width, height } = scene.frame;
  const random = scene.lasting('homes');
  const end = farEnd(scene);
  const toSide = scene.light.sunX > 0.5 ? -1 : 1;
  const home = (name: 'house' | 'windmill', person: number, x: number): Home => ({
    name,
    x,
    y: footOfPerson(scene, person),
    height: person * persons[name],
    person,
  });
  const homes =
    scene.plan.place === 'farm'
      ? farmstead.map(({ name, person, at }) => home(name, person * height, end - toSide * at * width))
      : lanes.flatMap((row, side) =>
          row.map((part) => {
            const person = part * height * between(random, 0.94, 1.06);
            const away = person * (aside[side] ?? 4) * between(random, 0.95, 1.1);
            return home('house', person, end + (side === 0 ? toSide : -toSide) * away);
          }),
        );
  return homes.toSorted((one, other) => one.person - other.person);
}

/** The houses of a village or farm, smaller the further away they are, and the lane that leads to them. */
export function buildHomes(sheet: Sheet, scene: Scene, { ridge, cast }: { ridge: Ridge; cast: Cast }): void {
  if (!hasHomes(scene, cast)) {
    return;
  }
  const roofs = ['#b5523b', '#8a4a3a', '#6a6f86', '#a8743f'].map(hex);
  const random = scene.lasting('roofs');
  const [first, ...rest] = roofs;
  if (scene.plan.place === 'village') {
    const isWhite = growthOf(scene).flowers.length === 0;
    paintPath(sheet, scene, { top: scene.horizon + scene.frame.height * 0.012, x: farEnd(scene), isWhite });
  }
  for (const { name, x, y, height, person } of homesOf(scene)) {
    const roof = pickFrom(random, [first ?? hex('#b5523b'), ...rest]);
    standArt(sheet, scene, {
      art: landmarkArt(name, roof, scene.light.darkness),
      at: {
        x,
        y: Math.max(y, ridge.at(x) + scene.frame.height * 0.008),
        height,
        distance: Math.max(0.12, 0.5 - (person / scene.frame.height) * 3.4),
      },
    });
  }
}
