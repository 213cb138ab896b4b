import { css, hex, mix } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between } from '../../canvas/random.ts';
import { paintGround } from '../elements/ground.ts';
import { paintMountains } from '../elements/mountains.ts';
import { createRidge, ridgePath } from '../elements/ridge.ts';
import type { Ridge } from '../elements/ridge.ts';
import { glow } from '../elements/sky.ts';
import { paintGrass } from '../elements/grass.ts';
import { paintWater } from '../elements/water.ts';
import { heroHeight } from '../figures/hero-height.ts';
import { setCast, standArt } from '../figures/set-cast.ts';
import { setFlyers } from '../figures/set-flyers.ts';
import { atOther } from '../figures/cast.ts';
import type { Cast } from '../figures/cast.ts';
import { landmarkArt } from '../figures/landmarks.ts';
import { lowestFoot } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { createStage, flatten } from '../stage.ts';
import type { Stage } from '../stage.ts';
import { paintBreakers } from './breakers.ts';
import { buildSuspensionBridge } from './bridges.ts';
import { growthOf } from './growth.ts';
import { isBoat } from '../../describe/mounts.ts';
import { paintFoam } from './foam.ts';
import { hasLaunch, isBeached, launch } from './launch.ts';
import { hasLandfall } from './landfall.ts';
import { layCrossing, layLanding } from './crossing.ts';
import { paintAir } from './open-country.ts';
import { digGround, isMoonLand, moonSand, paintMoonLand } from './moon-land.ts';
import { leanPalms, plantPalms } from './palms.ts';
import { beforeFeet } from './planting.ts';
import { hasRiverMouth, paintRiverMouth } from './river-mouth.ts';
import { paintSwimmers, partSwimmers } from './swimmers.ts';
import { paintWaders, partWaders } from './waders.ts';

/** The sea: headlands, a lighthouse on its rock or palms on a beach, waves that come to the viewer. */
export function paintCoast(stage: Stage, scene: Scene, cast: Cast): void {
  paintAir(stage, scene);
  const { frame, horizon } = scene;
  const { place, weather } = scene.plan;
  const random = scene.random('coast');
  const side = scene.light.sunX > 0.5 ? -1 : 1;
  paintHeadland(stage.add('headlands', 0.14), scene, side);
  const isStormy = weather === 'storm' || weather === 'rain';
  const { swimming } = partSwimmers(cast);
  // Nobody swims through a rock: it is smaller then, and further aside.
  const isSwum = swimming.roles.length > 0;
  const aside = between(random, 0.2, 0.27) + (isSwum ? 0.16 : 0);
  const islet = {
    cast,
    x: frame.width * (0.5 + side * aside),
    y: horizon + frame.height * 0.07,
    wide: frame.width * (isSwum ? 0.11 : 0.17),
  };
  const hasBridge = scene.plan.details?.includes('suspension') === true;
  const hasRock = (place !== 'beach' || hasBuilding(cast)) && !hasBridge && !hasLandfall(scene);
  if (hasBridge) {
    buildSuspensionBridge(stage.add('bridge', 0.34), scene, { water: horizon + frame.height * 0.035 });
  }
  paintSea(stage, scene, { islet: hasRock ? islet : undefined, isStormy });
  setFlyers(stage, scene, { cast, depth: 0.3, tallX: hasRock ? islet.x : undefined });
  const isEmpty = cast.roles.every(
    ({ subject }) => subject.relation === 'above' || subject.figure === 'lighthouse',
  );
  if (place === 'coast' && isEmpty) {
    paintBoat(stage.add('boat', 0.55, 'water'), scene, {
      x: frame.width * (0.5 - side * 0.12),
      y: horizon + frame.height * 0.16,
    });
  }
  if (place === 'coast' && isEmpty && isStormy) {
    paintBreakers(stage.add('breakers', 0.75, 'water'), scene);
    return;
  }
  if (hasRiverMouth(scene)) {
    paintRiverMouth(stage, scene);
  }
  const { other } = cast;
  if (other === undefined || (isAshore(cast) && isAshore(other))) {
    setOnCoast(stage, scene, { cast, side });
    return;
  }
  // On the water the view is another one than from the shore.
  setOnCoast(stage.at('shown'), scene, { cast: { roles: cast.roles }, side });
  setOnCoast(stage.at('other'), atOther(scene, other), { cast: { roles: other.roles }, side });
}

/** Who is in the water, on it before the viewer, or on the near shore. */
function setOnCoast(stage: Stage, scene: Scene, { cast, side }: { cast: Cast; side: number }): void {
  const { swimming, others } = partSwimmers(cast);
  if (swimming.roles.length > 0) {
    paintSwimmers(stage, scene, { swimming, side, line: (scene.horizon + shoreBase(scene)) / 2 });
  }
  if (isLaunched(others)) {
    layCrossing(stage, scene, side);
    launch(stage, scene, { cast: others, foot: 0.86 });
    return;
  }
  const { wading, others: ashore } = partWaders(others);
  if (wading.roles.length > 0) {
    paintWaders(stage, scene, { wading, line: scene.horizon + (shoreBase(scene) - scene.horizon) * 0.8 });
  }
  layLanding(stage, scene, { side, shore: shoreBase(scene) });
  paintShore(stage, scene, { cast: isAshore(cast) ? cast : ashore, isSwum: swimming.roles.length > 0 });
}

function isLaunched(cast: Cast): boolean {
  return hasLaunch(cast) && !isBeached(cast);
}

function isAshore(cast: Cast): boolean {
  const isInWater = partSwimmers(cast).swimming.roles.length > 0 || partWaders(cast).wading.roles.length > 0;
  return !isInWater && !isLaunched(cast);
}

/** Whether something is built on the rock in the sea. */
function hasBuilding({ roles }: Cast): boolean {
  return roles.some(({ isLandmark, subject }) => isLandmark && !isBoat(subject.figure));
}

/** Where the near shore begins, in pixels from the top. */
function shoreBase({ frame, plan }: Scene): number {
  return frame.height * Math.min(0.86, lowestFoot(plan) - 0.016);
}

interface Islet {
  readonly cast: Cast;
  readonly x: number;
  readonly y: number;
  /** Half of it. */
  readonly wide: number;
}

/** As near as the water at its foot. */
const rockDepth = 0.42;

/** The water, and what rises out of it. */
function paintSea(
  stage: Stage,
  scene: Scene,
  { islet, isStormy }: { islet: Islet | undefined; isStormy: boolean },
): void {
  const { frame, horizon } = scene;
  const rocks = createStage(frame);
  if (islet !== undefined) {
    const rock = rocks.add('rock', rockDepth);
    if (isMoonLand(scene)) {
      paintMoonLand(rock, scene, islet);
    } else {
      paintRock(rock, scene, islet);
    }
    paintFoam(rock, scene, { x: islet.x, y: horizon + frame.height * 0.075, width: islet.wide });
  }
  const mirrored = flatten([...stage.layers, ...rocks.layers], frame);
  const water = stage.add('water', 0.42, 'water');
  const deep = isStormy ? hex('#27404f') : hex('#1c5f7c');
  const shallow = scene.plan.place === 'coast' ? hex('#2f8591') : hex('#4fc4bd');
  paintWater(water, scene, {
    top: horizon,
    bottom: frame.height,
    deep,
    shallow,
    waves: isStormy ? 0.95 : 0.5,
    mirrored,
  });
  // Mirrored before, and seen after the water: in one layer alone, or a camera that comes closer shows a lighthouse beside itself.
  for (const { name, depth, sheet } of rocks.layers) {
    stage.add(name, depth).context.drawImage(sheet.canvas, -frame.bleed, -frame.bleed);
  }
}

function paintHeadland(sheet: Sheet, scene: Scene, side: number): void {
  const { frame, horizon } = scene;
  const tall = frame.height * 0.11;
  const base = horizon + 2;
  const whole = createRidge(scene, { name: 'headland', base, height: tall, frequency: 1.8, sharpness: 0.5 });
  const ridge = taper(whole, { from: side > 0 ? 0.35 : 0.65, side, base, width: frame.width });
  const rock = mix(hex('#8a8478'), growthOf(scene).needles, 0.4);
  paintMountains(sheet, scene, { ridge, look: { rock, distance: 0.8, base: horizon, height: tall } });
}

/** Sinks a ridge into the sea on one side. */
function taper(ridge: Ridge, cut: { from: number; side: number; base: number; width: number }): Ridge {
  return {
    name: ridge.name,
    at(x) {
      const into = ((x / cut.width - cut.from) * cut.side) / 0.3;
      const part = Math.max(0, Math.min(1, into));
      return cut.base - (cut.base - ridge.at(x)) * part * part * (3 - 2 * part);
    },
  };
}

function paintRock(sheet: Sheet, scene: Scene, { cast, x, y, wide }: Islet): void {
  const { frame } = scene;
  const tall = frame.height * 0.13;
  const noise = scene.noise('islet');
  const ridge: Ridge = {
    name: 'islet',
    at: (at) => {
      const away = Math.abs(at - x) / wide;
      const part = Math.max(0, 1 - away * away);
      return (
        y +
        6 -
        tall * Math.pow(part, 0.7) * (0.72 + noise.sum(at / (wide * 0.28), 2.1, 4) * 0.4) +
        (away > 1 ? frame.height : 0)
      );
    },
  };
  sheet.context.save();
  sheet.context.beginPath();
  sheet.context.rect(x - wide, 0, wide * 2, y);
  sheet.context.clip();
  const isGreen = scene.plan.place === 'island';
  paintMountains(sheet, scene, {
    ridge,
    look: { rock: isGreen ? hex('#7d8a5a') : hex('#6a625c'), distance: 0.3, base: y, height: tall },
  });
  sheet.context.restore();
  const role = cast.roles.find(({ isLandmark, subject }) => isLandmark && subject.figure !== 'boat');
  const art =
    role?.arts[0] ?? (isGreen ? undefined : landmarkArt('lighthouse', undefined, scene.light.darkness));
  if (art === undefined) {
    plantPalms(sheet, scene, { x, y: ridge.at(x) + tall * 0.3, wide });
    return;
  }
  const foot = ridge.at(x) + tall * 0.1;
  // As tall as the sky lets it be: whoever keeps it, and stands nearer, is no giant beside it.
  const height = Math.min(frame.height * 0.46, foot - frame.height * 0.05);
  standArt(sheet, scene, { art, at: { x, y: foot, height, distance: 0.24 } });
  if (role === undefined || role.subject.figure === 'lighthouse') {
    shineLamp(sheet, scene, { x, y: foot - height * 0.86 });
  }
}

/** The lamp and its two beams, seen when the day is not bright. */
function shineLamp({ context, frame }: Sheet, scene: Scene, at: { x: number; y: number }): void {
  const strength = Math.max(0, scene.light.darkness - 0.15);
  if (strength <= 0) {
    return;
  }
  const lamp = hex('#ffe9b0');
  const reach = frame.width * 0.75;
  for (const [angle, spread] of [
    [scene.light.sunX > 0.5 ? 0.1 : Math.PI - 0.1, 0.085],
    [scene.light.sunX > 0.5 ? Math.PI + 0.06 : -0.06, 0.07],
  ] as const) {
    const gradient = context.createRadialGradient(at.x, at.y, 0, at.x, at.y, reach);
    gradient.addColorStop(0, css(lamp, 0.75 * strength));
    gradient.addColorStop(0.4, css(lamp, 0.24 * strength));
    gradient.addColorStop(1, css(lamp, 0));
    for (const part of [1, 0.5]) {
      context.fillStyle = gradient;
      context.beginPath();
      context.moveTo(at.x, at.y);
      context.lineTo(
        at.x + Math.cos(angle - spread * part) * reach,
        at.y + Math.sin(angle - spread * part) * reach,
      );
      context.lineTo(
        at.x + Math.cos(angle + spread * part) * reach,
        at.y + Math.sin(angle + spread * part) * reach,
      );
      context.fill();
    }
  }
  glow({ context }, { ...at, radius: frame.height * 0.16 }, css(lamp, 0.9 * strength));
  glow({ context }, { ...at, radius: frame.height * 0.045 }, css([255, 255, 245], strength));
}

function paintBoat(sheet: Sheet, scene: Scene, at: { x: number; y: number }): void {
  const height = scene.frame.height * 0.13;
  standArt(sheet, scene, {
    art: landmarkArt('boat', undefined, scene.light.darkness),
    at: { ...at, height, distance: 0.32 },
  });
  paintFoam(sheet, scene, { x: at.x, y: at.y + height * 0.06, width: height * 0.5 });
}

/** The near shore, wet where the last wave ran out, with the cast on it. */
function paintShore(
  stage: Stage,
  scene: Scene,
  { cast, isSwum }: { readonly cast: Cast; readonly isSwum: boolean },
): void {
  const { frame } = scene;
  const growth = growthOf(scene);
  const own = hex('#ecd9ae');
  const sand = isMoonLand(scene) && hasLandfall(scene) ? moonSand(own) : own;
  const isCoast = scene.plan.place === 'coast';
  // Nothing stands before who swims, or the island that a story is about.
  const hasPalms = !isCoast && !hasBuilding(cast) && !isMoonLand(scene) && !isSwum;
  const shore = createRidge(scene, {
    name: 'shore',
    base: shoreBase(scene),
    height: frame.height * 0.08,
    frequency: 0.8,
    sharpness: 0,
  });
  const sheet = stage.add('shore', 0.66);
  const path = ridgePath({ name: 'wet', at: (x) => shore.at(x) - frame.height * 0.016 }, scene);
  sheet.context.fillStyle = css(scene.tone([244, 250, 250], 0.9, 0.1), 0.75);
  sheet.context.fill(path);
  paintGround(sheet, scene, {
    ridge: shore,
    look: {
      surface: isCoast ? mix(sand, growth.dry, 0.2) : sand,
      patches: isCoast ? mix(growth.grass, sand, 0.68) : mix(hex('#d9bd8a'), sand, sand === own ? 0 : 0.6),
      distance: 0.16,
      grain: frame.unit * 70,
      depth: frame.height * 0.3,
    },
  });
  if (isMoonLand(scene) && hasLandfall(scene)) {
    digGround(sheet, scene, shoreBase(scene));
  }
  if (hasPalms) {
    leanPalms(sheet, scene);
  }
  setCast(stage.add('subject', 0.74), scene, {
    cast,
    room: {
      foot: (x) => Math.max(shore.at(x) + frame.height * 0.05, frame.height * 0.9),
      distance: 0.08,
      height: heroHeight(scene),
    },
  });
  if (!hasPalms) {
    growDuneGrass(stage.add('dune grass', 0.86, 'sway'), scene, shore);
  }
}

/** Tufts of beach grass before the viewer, thickest at the sides, that whoever stands between them is seen whole. */
function growDuneGrass(sheet: Sheet, scene: Scene, shore: Ridge): void {
  const growth = growthOf(scene);
  if (scene.style.isGeometric || growth.flowers.length === 0) {
    return;
  }
  const { width, height } = scene.frame;
  const open = scene.light.sunX > 0.5 ? 0.62 : 0.38;
  paintGrass(sheet, scene, {
    name: 'dunes',
    colour: mix(growth.grass, hex('#c9b57a'), 0.45),
    flowers: [],
    top: (x) => {
      const aside = Math.min(1, Math.abs(x / width - open) / 0.5);
      return Math.max(beforeFeet(scene, shore).at(x), height * (1.08 - 0.24 * aside * aside));
    },
    bottom: height * 1.1,
    length: height * 0.13,
    distance: 0.06,
    lit: 0.8,
    count: 1500,
  });
}
