import { hex, smoothstep } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between } from '../../canvas/random.ts';
import { paintCumulus, paintStreaks } from '../elements/clouds.ts';
import { paintGround } from '../elements/ground.ts';
import { paintMountains } from '../elements/mountains.ts';
import { createRidge } from '../elements/ridge.ts';
import type { Ridge } from '../elements/ridge.ts';
import { paintSky } from '../elements/sky.ts';
import type { Cast } from '../figures/cast.ts';
import { heroHeight } from '../figures/hero-height.ts';
import { setCast } from '../figures/set-cast.ts';
import { setFlyers } from '../figures/set-flyers.ts';
import { lowestFoot } from '../scene.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { growthOf } from './growth.ts';
import { layBank } from './heavens.ts';

/** Parts of the picture's height: where the sea of clouds begins, and how far other peaks stand out of it. */
const [seaAt, peaksTall] = [0.62, 0.2];
/** Half the breadth of a summit, and where its sides are steep, as parts of the width. */
const [flatPart, steepPart] = [0.34, 0.66];
/** How far its sides go down, as a part of the height. */
const drop = 0.3;

/** The top of a mountain: rock that falls away on both sides, other peaks and clouds below. */
export function paintSummit(stage: Stage, scene: Scene, cast: Cast): void {
  const { frame } = scene;
  const high: Scene = { ...scene, horizon: frame.height * 0.86 };
  const sky = stage.add('sky', 0);
  paintSky(sky, high);
  if (!scene.style.isGeometric) {
    paintStreaks(sky, high);
  }
  const sea = frame.height * seaAt;
  raisePeaks(stage.add('far mountains', 0.12), { ...scene, horizon: sea });
  driftClouds(stage.add('clouds', 0.16, 'drift'), high, sea);
  layBank(stage.add('cloud sea', 0.26), scene, { floor: sea + frame.height * 0.08 });
  setFlyers(stage, scene, { cast, depth: 0.4 });
  const floor = frame.height * Math.min(0.84, lowestFoot(scene.plan) - 0.01);
  layRock(stage.add('summit', 0.54), scene, floor);
  setCast(stage.add('subject', 0.6), scene, {
    cast,
    room: { foot: () => floor, distance: 0.06, height: heroHeight(scene) },
  });
}

/** Other peaks, as far away as the eye reaches. */
function raisePeaks(sheet: Sheet, scene: Scene): void {
  const { frame, horizon } = scene;
  const tall = frame.height * peaksTall;
  paintMountains(sheet, scene, {
    ridge: createRidge(scene, { name: 'far', base: horizon, height: tall, frequency: 2, sharpness: 1 }),
    look: {
      rock: hex('#7d7f8c'),
      snow: { colour: hex('#f4f8ff'), part: 0.5 },
      distance: 0.66,
      base: horizon,
      height: tall,
    },
  });
}

/** Clouds that lie around the peaks. */
function driftClouds(sheet: Sheet, scene: Scene, sea: number): void {
  const { frame } = scene;
  const random = scene.random('summit clouds');
  const count = 6;
  for (let cloud = 0; cloud < count; cloud++) {
    paintCumulus(sheet, scene, {
      x: (((cloud + between(random, 0.2, 0.8)) / count) * 1.3 - 0.15) * frame.width,
      y: sea + between(random, 0, 0.04) * frame.height,
      width: frame.width * between(random, 0.22, 0.32),
      random,
    });
  }
}

/** Rock with a level top, on which all stand. */
function layRock(sheet: Sheet, scene: Scene, floor: number): void {
  const { frame } = scene;
  const noise = scene.noise('summit');
  const ridge: Ridge = {
    name: 'summit',
    at(x) {
      const away = Math.abs(x / frame.width - 0.5);
      const fall = smoothstep(flatPart, steepPart, away) * drop;
      const broken = noise.sum((x / frame.width) * 9, 1.7, 3) * (0.02 + fall * 0.2);
      return floor + frame.height * (fall + broken - 0.05);
    },
  };
  const isWhite = growthOf(scene).flowers.length === 0;
  paintGround(sheet, scene, {
    ridge,
    look: {
      surface: hex(isWhite ? '#dfe8f2' : '#8a857e'),
      patches: hex(isWhite ? '#8f949c' : '#b4aea2'),
      distance: 0.16,
      grain: frame.unit * 60,
      depth: frame.height * 0.3,
    },
  });
}
