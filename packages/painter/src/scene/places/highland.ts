import { css, hex, mix } from '../../canvas/colour.ts';
import type { Colour } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between } from '../../canvas/random.ts';
import { drawHeap, paintHeap } from '../elements/heap.ts';
import type { Puff } from '../elements/heap.ts';
import { paintMountains } from '../elements/mountains.ts';
import type { MountainLook } from '../elements/mountains.ts';
import { createRidge } from '../elements/ridge.ts';
import type { Ridge } from '../elements/ridge.ts';
import { glow } from '../elements/sky.ts';
import { paintTree } from '../elements/trees.ts';
import { paintWater } from '../elements/water.ts';
import type { Cast } from '../figures/cast.ts';
import { lowestFoot } from '../scene.ts';
import type { Scene } from '../scene.ts';
import type { Place } from '../../plan/scene-plan.ts';
import { toneRamp } from '../scene.ts';
import { flatten } from '../stage.ts';
import type { Stage } from '../stage.ts';
import { growthOf } from './growth.ts';
import { layHill, paintAir, setUp } from './open-country.ts';
import type { Hill } from './open-country.ts';
import { hasLaunch, launch, onLand, onSameGround } from './launch.ts';
import { layRiver } from './river.ts';
import { beforeFeet, layMeadow, paintTreeLine, setTree } from './planting.ts';

/** Mountains over hills, with or without a lake before them; a volcano smokes. */
export function paintHighland(stage: Stage, scene: Scene, whole: Cast): void {
  paintAir(stage, scene);
  const cast = onSameGround(whole);
  const { frame, horizon } = scene;
  const { height } = frame;
  const { place } = scene.plan;
  paintRanges(stage, scene);
  const behind = [...stage.layers];
  if (place === 'lake') {
    paintWater(stage.add('water', 0.4, 'water'), scene, {
      deep: hex('#1d4f63'),
      shallow: hex('#3f7f86'),
      waves: scene.plan.weather === 'storm' ? 0.8 : 0.22,
      top: horizon + height * 0.012,
      bottom: height,
      mirrored: flatten(behind, frame),
    });
  }
  const isLaunched = place === 'lake' && hasLaunch(cast);
  if (isLaunched) {
    launch(stage, scene, { cast, foot: 0.8 });
  }
  const ground = layBank(stage.add('ground', isLaunched ? 0.74 : 0.5), scene, { isLaunched });
  if (place === 'river') {
    const meadow = stage.add('meadow', 0.54, 'sway');
    layMeadow(meadow, scene, ground);
    const bed = layRiver(stage, scene, { ground, mirrored: behind, cast });
    meadow.context.globalCompositeOperation = 'destination-out';
    meadow.context.fill(bed);
    meadow.context.globalCompositeOperation = 'source-over';
  }
  if (scene.plan.details?.includes('blossom') === true) {
    frameWithBlossom(stage.add('blossom', 0.6, 'sway'), scene, ground);
  }
  const standing = place === 'river' ? onLand(cast) : cast;
  setUp(stage, scene, { cast: isLaunched ? ashore(cast) : standing, ridge: ground });
  if (place !== 'river') {
    layMeadow(stage.add('grass', 0.8, 'sway'), scene, beforeFeet(scene, ground));
  }
}

/** The near ground, with trees on it where nothing is on the water before it: that is seen down to its keel. */
function layBank(sheet: Sheet, scene: Scene, { isLaunched }: { isLaunched: boolean }): Ridge {
  const { height } = scene.frame;
  const bank = { name: 'bank', frequency: 1.3, ...banks[bankOf(scene.plan.place)](scene) };
  if (isLaunched) {
    return layHill(sheet, scene, { ...bank, base: height * 0.97 });
  }
  const ground = layHill(sheet, scene, bank);
  paintTreeLine(sheet, scene, {
    line: (x) => ground.at(x) + height * 0.015,
    height: height * 0.17,
    distance: 0.34,
    name: 'bank',
    density: 0.36,
  });
  return ground;
}

/** Cherry trees on both sides before the viewer, the view open between them. */
function frameWithBlossom(sheet: Sheet, scene: Scene, ground: Ridge): void {
  const { width, height } = scene.frame;
  const random = scene.random('cherry trees');
  const growth = growthOf(scene);
  for (const [index, at] of [0.02, 0.2, 0.86, 1.0].entries()) {
    const isOuter = index === 0 || index === 3;
    const tree = paintTree(scene, {
      kind: 'broad',
      leaves: growth.leaves[index % 2 === 0 ? 0 : 1],
      bark: hex('#5a4038'),
      distance: isOuter ? 0.06 : 0.2,
      name: `cherry ${index}`,
      height: height * (isOuter ? 0.72 : 0.4) * between(random, 0.9, 1.08),
    });
    const x = at * width;
    const y = Math.max(ground.at(x), height * 0.72) + height * (isOuter ? 0.2 : 0.08);
    setTree(sheet, tree, { x, y, scale: 1, isTurned: index > 1 });
  }
}

/** Who is left when the boat has put out: buildings and flyers. */
function ashore({ roles }: Cast): Cast {
  return { roles: roles.filter(({ isLandmark, subject }) => isLandmark || subject.relation === 'above') };
}

type Bank = Pick<Hill, 'base' | 'height' | 'distance' | 'grain' | 'depth'>;

/** The ground before the mountains: the near shore of a lake, a valley that opens to the viewer. */
const banks = {
  shore: ({ frame, plan }: Scene): Bank => ({
    base: frame.height * Math.min(0.93, lowestFoot(plan) + 0.01),
    height: 0.1,
    distance: 0.3,
    grain: 90,
    depth: 0.4,
  }),
  valley: ({ frame, horizon }: Scene): Bank => ({
    base: horizon + frame.height * 0.03,
    height: 0.04,
    distance: 0.5,
    grain: 90,
    depth: 0.42,
  }),
  slope: ({ frame, horizon }: Scene): Bank => ({
    base: horizon + frame.height * 0.11,
    height: 0.1,
    distance: 0.3,
    grain: 90,
    depth: 0.4,
  }),
} as const;

function bankOf(place: Place): keyof typeof banks {
  if (place === 'lake') {
    return 'shore';
  }
  return place === 'river' ? 'valley' : 'slope';
}

/** A far range and a near one, woods along their feet. */
function paintRanges(stage: Stage, scene: Scene): void {
  const { frame, horizon } = scene;
  const growth = growthOf(scene);
  const random = scene.random('mountains');
  const rock = mix(hex('#7d7f8c'), hex('#9a8674'), random());
  const isVolcano = scene.plan.place === 'volcano';
  const isHigh = scene.plan.place === 'mountains' || isVolcano;
  const tall = frame.height * (isHigh ? 0.46 : 0.3);
  const isWhite = growth.grass[0] > 200;
  const snow = { colour: hex('#f4f8ff'), part: isHigh || isWhite ? between(random, 0.24, 0.4) : 0.16 };
  const hasFuji = scene.plan.details?.includes('fuji') === true;
  if (hasFuji) {
    paintMountains(stage.add('far mountains', 0.12), scene, {
      ridge: coneOf(scene, frame.height * 0.4),
      look: fujiLook(scene),
    });
  } else {
    paintFarRange(stage.add('far mountains', 0.12), scene, { rock, tall, snow });
  }
  const nearTall = hasFuji ? frame.height * 0.1 : tall * (isVolcano ? 0.4 : 0.72);
  const near = createRidge(scene, {
    name: 'near',
    base: horizon + frame.height * 0.02,
    height: nearTall,
    frequency: 2.3,
    sharpness: hasFuji ? 0.2 : 0.75,
  });
  const middle = stage.add('near mountains', 0.22);
  const nearLook = {
    rock: mix(rock, hex('#5d6b62'), 0.35),
    foot: growth.needles,
    distance: 0.42,
    base: horizon,
    height: nearTall,
  };
  paintMountains(middle, scene, {
    ridge: near,
    look: isVolcano || hasFuji ? nearLook : { ...nearLook, snow: { ...snow, part: snow.part * 0.45 } },
  });
  paintTreeLine(middle, scene, {
    line: () => horizon + frame.height * 0.012,
    height: frame.height * 0.06,
    distance: 0.5,
    name: 'shore',
    density: 1,
  });
}

/** The range at the back: peaks, or a volcano that smokes. */
function paintFarRange(
  range: Sheet,
  scene: Scene,
  { rock, tall, snow }: { rock: Colour; tall: number; snow: NonNullable<MountainLook['snow']> },
): void {
  const { horizon } = scene;
  const isVolcano = scene.plan.place === 'volcano';
  const isWhite = growthOf(scene).grass[0] > 200;
  const far = createRidge(scene, { name: 'far', base: horizon, height: tall, frequency: 1.6, sharpness: 1 });
  const look = {
    rock: isVolcano ? mix(rock, hex('#3a2c30'), 0.6) : rock,
    distance: isVolcano ? 0.5 : 0.68,
    base: horizon,
    height: tall,
  };
  paintMountains(range, scene, { ridge: far, look: isVolcano && !isWhite ? look : { ...look, snow } });
  if (isVolcano) {
    erupt(range, scene, far);
  }
}

/** One cone by itself, a little broken at its rim, its flanks running out wide. */
function coneOf(scene: Scene, tall: number): Ridge {
  const { frame, horizon, light } = scene;
  const noise = scene.noise('cone');
  const middle = frame.width * (light.sunX > 0.5 ? 0.42 : 0.58);
  const reach = Math.max(frame.width * 0.5, tall * 1.5);
  return {
    name: 'fuji',
    at(x) {
      const away = Math.abs(x - middle) / reach;
      const flank = Math.pow(Math.max(0, 1 - away), 2) * 1.16;
      const rim = 1 + noise.at(x / (tall * 0.07), 4.2) * 0.014;
      const rugged = noise.sum(x / (tall * 0.3), 8.1, 3) * 0.012;
      return horizon - tall * (Math.min(flank, rim) + rugged);
    },
  };
}

function fujiLook(scene: Scene): MountainLook {
  return {
    rock: hex('#5f7396'),
    snow: {
      colour: hex('#f8fbff'),
      part: (scene.plan.season === 'winter' ? 0.6 : 0.36) + (scene.style.isGeometric ? 0.2 : 0),
      isLevel: true,
    },
    distance: 0.5,
    base: scene.horizon,
    height: scene.frame.height * 0.4,
  };
}

/** Smoke and fire from the highest peak, lava down its flanks. */
function erupt(sheet: Sheet, scene: Scene, ridge: Ridge): void {
  const { context, frame } = sheet;
  const random = scene.random('eruption');
  let peak = { x: 0, y: frame.height };
  for (let x = 0; x < frame.width; x += frame.unit * 4) {
    const y = ridge.at(x);
    peak = y < peak.y ? { x, y } : peak;
  }
  const size = frame.height * 0.05;
  const puffs = Array.from({ length: 46 }, (_, index): Puff => {
    const up = index / 46;
    return {
      x: (peak.x + size * (up * up * 7 + between(random, -0.8, 0.8) * (0.5 + up * 2.4))) / 2,
      y: (peak.y - size * (up * 6.4 + random() * 0.6)) / 2,
      radius: (size * (0.5 + up * 1.5) * between(random, 0.6, 1)) / 2,
    };
  });
  const smoke = paintHeap(puffs, {
    ramp: toneRamp(scene, hex('#8d8288'), 0.4),
    noise: scene.noise('smoke'),
    toward: scene.light.toward,
    roughness: 0.9,
    grain: size / 5,
    softness: 3,
    sag: 0,
  });
  drawHeap(context, smoke, 2);
  glow(sheet, { ...peak, radius: size * 5 }, css(hex('#ff8a3c'), 0.6));
  for (let stream = 0; stream < 5; stream++) {
    let { x, y } = peak;
    context.beginPath();
    context.moveTo(x, y);
    for (let step = 0; step < 9; step++) {
      x += (stream - 2) * size * 0.16 + between(random, -0.3, 0.3) * size;
      y += size * 0.5;
      context.lineTo(x, Math.max(y, ridge.at(x) + size * 0.1));
    }
    for (const [width, colour] of [
      [0.22, '#e0461e'],
      [0.1, '#ffc04a'],
    ] as const) {
      context.strokeStyle = css(hex(colour), 0.85);
      context.lineWidth = size * width;
      context.lineJoin = 'round';
      context.stroke();
    }
  }
}
