import { hex, mix } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { paintMountains } from '../elements/mountains.ts';
import { createRidge } from '../elements/ridge.ts';
import type { Ridge } from '../elements/ridge.ts';
import type { Cast } from '../figures/cast.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { layBend } from './bends.ts';
import { flowersOf, plantFlowers } from './flower-field.ts';
import { paintPath } from './forest-floor.ts';
import { growthOf } from './growth.ts';
import { layHill, paintAir, setUp } from './open-country.ts';
import { ploughField, plantBeds, raiseFence } from './tended-ground.ts';
import { buildHomes, hasHomes } from './village.ts';
import { beforeFeet, layMeadow, paintTreeLine, standTree } from './planting.ts';

/** Rolling meadows under a wide sky; houses where the place is a village or a farm. */
export function paintMeadow(stage: Stage, scene: Scene, cast: Cast): void {
  paintAir(stage, scene);
  const { frame, horizon } = scene;
  const { height } = frame;
  paintFarHills(stage.add('far hills', 0.16), scene);
  const middle = stage.add('middle hill', 0.36);
  // Houses stand on level ground, that they are as small as they are far away.
  const isLevel = hasHomes(scene, cast);
  const middleRidge = layHill(middle, scene, {
    name: 'middle hill',
    base: horizon + height * (isLevel ? 0.03 : 0.13),
    height: isLevel ? 0.05 : 0.12,
    frequency: 1.1,
    distance: 0.5,
    grain: 70,
    depth: 0.2,
  });
  paintTreeLine(middle, scene, {
    line: (x) => middleRidge.at(x) + height * 0.02,
    height: height * 0.12,
    distance: 0.46,
    name: 'middle',
    density: 0.3,
  });
  const near = stage.add('ground', 0.6);
  const fall = flowersOf(scene.plan) === undefined ? 0.25 : 0.19;
  const nearRidge = layHill(near, scene, {
    name: 'near hill',
    base: horizon + height * (isLevel ? 0.1 : fall),
    height: isLevel ? 0.05 : 0.13,
    frequency: 0.9,
    distance: 0.22,
    grain: 110,
    depth: 0.4,
  });
  tend(scene, { near, middle, ground: nearRidge });
  layBend(near, scene);
  buildHomes(near, scene, { ridge: middleRidge, cast });
  if (flowersOf(scene.plan) === undefined) {
    standTree(near, scene, { ridge: nearRidge, isBesideHomes: isLevel });
  }
  setUp(stage, scene, { cast, ridge: nearRidge });
  if (scene.plan.place === 'garden') {
    plantBeds(stage.add('flowers', 0.8, 'sway'), scene, { name: 'front', line: () => height * 0.97 });
  } else if (scene.plan.place !== 'farm') {
    layMeadow(stage.add('grass', 0.8, 'sway'), scene, beforeFeet(scene, nearRidge));
  }
}

/** What people made of the ground: a ploughed field, a garden with its fence. */
function tend(scene: Scene, { near, middle, ground }: { near: Sheet; middle: Sheet; ground: Ridge }): void {
  const { width, height } = scene.frame;
  if (scene.plan.place === 'farm') {
    const flowers = flowersOf(scene.plan);
    if (flowers !== undefined) {
      plantFlowers(near, scene, { ground, name: flowers });
      return;
    }
    ploughField(near, scene, ground);
    raiseFence(near, scene, {
      line: (x) => ground.at(x) + height * 0.012,
      tall: height * 0.05,
      wood: hex('#8f7456'),
    });
  }
  if (scene.plan.place === 'garden') {
    const gate = { x: width * (scene.light.sunX > 0.5 ? 0.4 : 0.6) };
    paintPath(near, scene, {
      ...gate,
      top: ground.at(gate.x),
      isWhite: growthOf(scene).flowers.length === 0,
    });
    plantBeds(near, scene, { name: 'back', line: (x) => ground.at(x) + height * 0.04 });
    raiseFence(middle, scene, {
      line: (x) => ground.at(x) + height * 0.006,
      tall: height * 0.06,
      wood: hex('#f2eee4'),
    });
  }
}

function paintFarHills(sheet: Sheet, scene: Scene): void {
  const { frame, horizon } = scene;
  const { height } = frame;
  const growth = growthOf(scene);
  const tall = height * 0.16;
  const blue = createRidge(scene, {
    name: 'blue',
    base: horizon,
    height: tall,
    frequency: 1.2,
    sharpness: 0.4,
  });
  paintMountains(sheet, scene, {
    ridge: blue,
    look: { rock: growth.needles, distance: 0.94, base: horizon, height: tall },
  });
  const far = layHill(sheet, scene, {
    name: 'far hills',
    base: horizon + height * 0.03,
    height: 0.12,
    frequency: 1.7,
    sharpness: 0.12,
    distance: 0.78,
    grain: 40,
    depth: 0.14,
    surface: mix(growth.grass, growth.needles, 0.4),
  });
  paintTreeLine(sheet, scene, {
    line: (x) => far.at(x) + height * 0.012,
    height: height * 0.035,
    distance: 0.7,
    name: 'hedge',
    density: 0.8,
  });
}
