import { css, hex, mix } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { paintGround } from '../elements/ground.ts';
import { createRidge } from '../elements/ridge.ts';
import type { Ridge } from '../elements/ridge.ts';
import { glow, paintSky } from '../elements/sky.ts';
import { heroHeight } from '../figures/hero-height.ts';
import { setCast, setLandmark } from '../figures/set-cast.ts';
import { setFlyers } from '../figures/set-flyers.ts';
import type { Cast } from '../figures/cast.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { layLightPools, paintNearGrass, paintPath, paintRays } from './forest-floor.ts';
import { paintFrame, paintRow, paintUndergrowth } from './forest-trees.ts';
import { growthOf } from './growth.ts';
import { frameWithLeaves, hangVines, plantPalms, underLeaves } from './jungle.ts';

/** A clearing among trees: light from behind, trunks in ever nearer rows, leaves above, a path between. */
export function paintForest(stage: Stage, outside: Scene, cast: Cast): void {
  const isJungle = outside.plan.place === 'jungle';
  const scene = isJungle ? underLeaves(outside) : outside;
  const { frame, horizon } = scene;
  const sky = stage.add('sky', 0);
  paintSky(sky, scene);
  const light = {
    x: frame.width * (scene.light.sunX > 0.5 ? 0.6 : 0.4),
    y: horizon * 0.72,
    radius: Math.max(frame.width, frame.height) * 0.5,
  };
  const alpha = scene.light.darkness > 0.8 ? 0.22 : 0.7;
  glow(sky, light, css(mix(scene.light.sun, scene.light.haze, 0.35), alpha));
  const floor = createRidge(scene, {
    name: 'forest floor',
    base: horizon + frame.height * 0.1,
    height: frame.height * 0.05,
    frequency: 1.4,
    sharpness: 0,
  });
  standRows(stage, scene, floor);
  const ground = stage.add('ground', 0.5);
  layFloor(ground, scene, { floor, x: light.x });
  setLandmark(ground, scene, {
    cast,
    at: {
      x: light.x * 0.5 + frame.width * 0.2,
      y: floor.at(light.x) + frame.height * 0.08,
      height: frame.height * 0.3,
      distance: 0.5,
    },
  });
  setFlyers(stage, scene, { cast, depth: 0.45 });
  const foot = frame.height * (scene.plan.camera === 'close' ? 0.94 : 0.86);
  setCast(stage.add('subject', 0.62), scene, {
    cast,
    room: { foot: () => foot, distance: 0.16, height: heroHeight(scene) },
  });
  const near = stage.add('near trees', 0.78, 'sway');
  paintRays(near, scene, light);
  paintFrame(near, scene);
  if (isJungle) {
    hangVines(near, scene);
    frameWithLeaves(stage.add('leaves', 0.9, 'sway'), scene);
    return;
  }
  paintNearGrass(stage.add('grass', 0.9, 'sway'), scene);
}

/** Row before row of trees, brush at the feet of the farthest, palms between them in a jungle. */
function standRows(stage: Stage, scene: Scene, floor: Ridge): void {
  const { frame, horizon } = scene;
  for (const [index, row] of rows.entries()) {
    const sheet = stage.add(`trees ${index}`, row.depth, index === 0 ? 'still' : 'sway');
    const footY = (x: number): number => floor.at(x) + row.foot * frame.height;
    paintRow(sheet, scene, { ...row, name: `row ${index}`, footY });
    if (scene.plan.place === 'jungle') {
      plantPalms(sheet, scene, { distance: row.distance, height: 0.34 + index * 0.14, footY });
    }
    if (index === 0) {
      paintUndergrowth(sheet, scene, { y: horizon + frame.height * 0.06, distance: 0.85, size: 0.09 });
    }
  }
}

/** Rows of trees; heights and feet are parts of the frame's height. */
const rows = [
  { depth: 0.14, distance: 0.92, height: 0.62, count: 26, foot: 0.02 },
  { depth: 0.26, distance: 0.72, height: 0.78, count: 15, foot: 0.05 },
  { depth: 0.38, distance: 0.5, height: 1.02, count: 9, foot: 0.1 },
] as const;

function layFloor(sheet: Sheet, scene: Scene, { floor, x }: { floor: Ridge; x: number }): void {
  const { frame } = scene;
  const growth = growthOf(scene);
  const isWhite = growth.flowers.length === 0;
  const surface = isWhite ? hex('#e9eff6') : mix(growth.grass, hex('#5d6b38'), 0.4);
  const patches = isWhite ? hex('#c6d4e4') : hex('#7a6a42');
  paintGround(sheet, scene, {
    ridge: floor,
    look: { surface, patches, distance: 0.42, grain: frame.unit * 90, depth: frame.height * 0.42 },
  });
  paintPath(sheet, scene, { top: floor.at(x) + frame.height * 0.01, x, isWhite });
  layLightPools(sheet, scene, floor.at(x));
}
