import type { Colour } from '../canvas/colour.ts';
import { hex, mix } from '../canvas/colour.ts';
import type { Sheet } from '../canvas/frame.ts';
import { between } from '../canvas/random.ts';
import { paintClouds } from '../elements/clouds.ts';
import { paintGrass } from '../elements/grass.ts';
import { createRidge, paintGround, paintMountains } from '../elements/ridge.ts';
import type { Ridge } from '../elements/ridge.ts';
import { paintSky } from '../elements/sky.ts';
import type { TreeKind, TreePicture } from '../elements/trees.ts';
import { paintTree } from '../elements/trees.ts';
import { paintWater } from '../elements/water.ts';
import { heroHeight, setCast, setFlyers, setLandmark, standArt } from '../figures/cast.ts';
import type { Cast } from '../figures/cast.ts';
import { landmarkArt } from '../figures/landmarks.ts';
import type { Scene } from '../scene.ts';
import type { Season } from '../scene-plan.ts';
import { flatten } from '../stage.ts';
import type { Stage } from '../stage.ts';

/** The plants' and ground's own colours by the season. */
export interface Growth {
  readonly grass: Colour;
  readonly dry: Colour;
  readonly leaves: readonly [Colour, Colour, Colour];
  readonly needles: Colour;
  readonly flowers: readonly Colour[];
  readonly tree: TreeKind;
}

const growths: Readonly<Record<Season, Growth>> = {
  spring: {
    grass: hex('#7fb84a'),
    dry: hex('#a9c65c'),
    leaves: [hex('#8cc152'), hex('#6fae4a'), hex('#f2b6c8')],
    needles: hex('#3f7a52'),
    flowers: [hex('#ffffff'), hex('#f7a8c4'), hex('#ffe066')],
    tree: 'broad',
  },
  summer: {
    grass: hex('#5f9e3e'),
    dry: hex('#97b04a'),
    leaves: [hex('#4f8f3a'), hex('#6aa544'), hex('#3d7c3f')],
    needles: hex('#2f6a48'),
    flowers: [hex('#ffffff'), hex('#e8534a'), hex('#ffd23f')],
    tree: 'broad',
  },
  autumn: {
    grass: hex('#a59a45'),
    dry: hex('#c59a4a'),
    leaves: [hex('#d9782d'), hex('#e0a136'), hex('#b8432f')],
    needles: hex('#3d6648'),
    flowers: [hex('#e8b04a'), hex('#c95f3a')],
    tree: 'broad',
  },
  winter: {
    grass: hex('#e4ebf2'),
    dry: hex('#c9d6e2'),
    leaves: [hex('#dfe8ef'), hex('#c8d4de'), hex('#eef3f7')],
    needles: hex('#5e7f80'),
    flowers: [],
    tree: 'bare',
  },
};

export function growthOf(scene: Scene): Growth {
  const isWhite = scene.plan.weather === 'snow' || scene.plan.place === 'snowfield';
  return growths[isWhite ? 'winter' : scene.plan.season];
}

/** Air and clouds: the two sheets at the back of everything outdoors. */
export function paintAir(stage: Stage, scene: Scene): void {
  paintSky(stage.add('sky', 0), scene);
  paintClouds(stage.add('clouds', 0.04, 'drift'), scene);
}

/** Mountains over hills, with or without a lake before them. */
export function paintMountainPlace(stage: Stage, scene: Scene, cast: Cast): void {
  paintAir(stage, scene);
  const { frame, horizon } = scene;
  const growth = growthOf(scene);
  const random = scene.random('mountains');
  const isLake = scene.plan.place === 'lake' || scene.plan.place === 'river';
  const rock = mix(hex('#7d7f8c'), hex('#9a8674'), random());
  const isHigh = scene.plan.place === 'mountains';
  const tall = frame.height * (isHigh ? 0.46 : 0.3);
  const far = createRidge(scene, { name: 'far', base: horizon, height: tall, frequency: 1.6, sharpness: 1 });
  const snow = {
    colour: hex('#f4f8ff'),
    part: isHigh || growth.grass[0] > 200 ? between(random, 0.24, 0.4) : 0.16,
  };
  paintMountains(stage.add('far mountains', 0.12), scene, {
    ridge: far,
    look: { rock, snow, distance: 0.68, base: horizon, height: tall },
  });
  const nearTall = tall * 0.72;
  const near = createRidge(scene, {
    name: 'near',
    base: horizon + frame.height * 0.02,
    height: nearTall,
    frequency: 2.3,
    sharpness: 0.75,
  });
  const middle = stage.add('near mountains', 0.22);
  paintMountains(middle, scene, {
    ridge: near,
    look: {
      rock: mix(rock, hex('#5d6b62'), 0.35),
      snow: { ...snow, part: snow.part * 0.45 },
      foot: growth.needles,
      distance: 0.42,
      base: horizon,
      height: nearTall,
    },
  });
  paintTreeLine(middle, scene, {
    line: () => horizon + frame.height * 0.012,
    height: frame.height * 0.06,
    distance: 0.5,
    name: 'shore',
    density: 1,
  });
  if (isLake) {
    const water = stage.add('water', 0.4, 'water');
    paintWater(water, scene, {
      top: horizon + frame.height * 0.012,
      bottom: frame.height,
      deep: hex('#1d4f63'),
      shallow: hex('#3f7f86'),
      waves: scene.plan.weather === 'storm' ? 0.8 : 0.22,
      mirrored: flatten(stage.layers.slice(0, -1), frame),
    });
  }
  const ground = createRidge(scene, {
    name: 'bank',
    base: isLake ? frame.height * 0.99 : horizon + frame.height * 0.16,
    height: frame.height * (isLake ? 0.1 : 0.12),
    frequency: 1.3,
    sharpness: 0,
  });
  const bank = stage.add('ground', 0.6);
  paintGround(bank, scene, {
    ridge: ground,
    look: {
      surface: growth.grass,
      patches: growth.dry,
      distance: 0.3,
      grain: frame.unit * 90,
      depth: frame.height * 0.4,
    },
  });
  paintTreeLine(bank, scene, {
    line: (x) => ground.at(x) + frame.height * 0.015,
    height: frame.height * 0.17,
    distance: 0.34,
    name: 'bank',
    density: 0.36,
  });
  setUp(stage, scene, { cast, ridge: ground });
  layMeadow(stage.add('grass', 0.8, 'sway'), scene, ground);
}

/** Rolling meadows under a wide sky. */
export function paintMeadow(stage: Stage, scene: Scene, cast: Cast): void {
  paintAir(stage, scene);
  const { frame, horizon } = scene;
  const growth = growthOf(scene);
  const far = createRidge(scene, {
    name: 'far hills',
    base: horizon + frame.height * 0.03,
    height: frame.height * 0.12,
    frequency: 1.7,
    sharpness: 0.12,
  });
  const hills = stage.add('far hills', 0.16);
  paintMountains(hills, scene, {
    ridge: createRidge(scene, {
      name: 'blue',
      base: horizon,
      height: frame.height * 0.16,
      frequency: 1.2,
      sharpness: 0.4,
    }),
    look: { rock: growth.needles, distance: 0.94, base: horizon, height: frame.height * 0.16 },
  });
  paintGround(hills, scene, {
    ridge: far,
    look: {
      surface: mix(growth.grass, growth.needles, 0.4),
      patches: growth.dry,
      distance: 0.78,
      grain: frame.unit * 40,
      depth: frame.height * 0.14,
    },
  });
  paintTreeLine(hills, scene, {
    line: (x) => far.at(x) + frame.height * 0.012,
    height: frame.height * 0.035,
    distance: 0.7,
    name: 'hedge',
    density: 0.8,
  });
  const middleRidge = createRidge(scene, {
    name: 'middle hill',
    base: horizon + frame.height * 0.13,
    height: frame.height * 0.12,
    frequency: 1.1,
    sharpness: 0,
  });
  const middle = stage.add('middle hill', 0.36);
  paintGround(middle, scene, {
    ridge: middleRidge,
    look: {
      surface: growth.grass,
      patches: growth.dry,
      distance: 0.5,
      grain: frame.unit * 70,
      depth: frame.height * 0.2,
    },
  });
  paintTreeLine(middle, scene, {
    line: (x) => middleRidge.at(x) + frame.height * 0.02,
    height: frame.height * 0.12,
    distance: 0.46,
    name: 'middle',
    density: 0.3,
  });
  const nearRidge = createRidge(scene, {
    name: 'near hill',
    base: horizon + frame.height * 0.25,
    height: frame.height * 0.13,
    frequency: 0.9,
    sharpness: 0,
  });
  const near = stage.add('ground', 0.6);
  paintGround(near, scene, {
    ridge: nearRidge,
    look: {
      surface: growth.grass,
      patches: growth.dry,
      distance: 0.22,
      grain: frame.unit * 110,
      depth: frame.height * 0.4,
    },
  });
  standTree(near, scene, nearRidge);
  buildHomes(near, scene, { ridge: middleRidge, cast });
  setUp(stage, scene, { cast, ridge: nearRidge });
  layMeadow(stage.add('grass', 0.8, 'sway'), scene, nearRidge);
}

/** The cast on the near ground, buildings on the ground behind it, flyers above. */
export function setUp(stage: Stage, scene: Scene, { cast, ridge }: { cast: Cast; ridge: Ridge }): void {
  const { frame } = scene;
  setFlyers(stage.add('air', 0.3, 'drift'), scene, cast);
  const sheet = stage.add('subject', 0.66);
  const x = (scene.light.sunX > 0.5 ? 0.36 : 0.64) * frame.width;
  setLandmark(sheet, scene, {
    cast,
    at: { x, y: ridge.at(x) + frame.height * 0.03, height: frame.height * 0.3, distance: 0.3 },
  });
  setCast(sheet, scene, {
    cast,
    room: {
      foot: (at) =>
        Math.max(
          ridge.at(at) + frame.height * 0.06,
          frame.height * (scene.plan.camera === 'close' ? 0.96 : 0.87),
        ),
      distance: 0.1,
      height: heroHeight(scene),
    },
  });
}

/** The houses of a village or farm, on the middle ground. */
function buildHomes(sheet: Sheet, scene: Scene, { ridge, cast }: { ridge: Ridge; cast: Cast }): void {
  const { place } = scene.plan;
  const hasOwn = cast.roles.some(({ isLandmark }) => isLandmark);
  if ((place !== 'village' && place !== 'farm') || hasOwn) {
    return;
  }
  const { frame } = scene;
  const random = scene.random('homes');
  const roofs = ['#b5523b', '#8a4a3a', '#6a6f86', '#a8743f'].map(hex);
  const count = place === 'village' ? 7 : 2;
  const centre = scene.light.sunX > 0.5 ? 0.42 : 0.58;
  const homes = Array.from({ length: count }, () => ({
    x: (centre + between(random, -0.3, 0.3)) * frame.width,
    back: random(),
    roof: roofs[Math.floor(random() * roofs.length)] ?? hex('#b5523b'),
  })).sort((one, other) => other.back - one.back);
  for (const [index, { x, back, roof }] of homes.entries()) {
    const name = place === 'farm' && index === 1 ? 'windmill' : 'house';
    standArt(sheet, scene, {
      art: landmarkArt(name, roof, scene.light.darkness),
      at: {
        x,
        y: ridge.at(x) + frame.height * (0.02 + (1 - back) * 0.09),
        height: frame.height * (name === 'windmill' ? 0.32 : 0.13 + (1 - back) * 0.08),
        distance: 0.24 + back * 0.2,
      },
    });
  }
}

function standTree(sheet: Sheet, scene: Scene, ridge: Ridge): void {
  const random = scene.random('lone tree');
  const growth = growthOf(scene);
  const side = scene.light.sunX > 0.5 ? between(random, 0.1, 0.24) : between(random, 0.76, 0.9);
  const x = side * scene.frame.width;
  const height = scene.frame.height * between(random, 0.42, 0.56);
  const tree = paintTree(scene, {
    kind: growth.tree,
    leaves: growth.leaves[0],
    bark: hex('#6b4f3a'),
    distance: 0.14,
    name: 'lone',
    height,
  });
  castShadow(sheet, scene, { x, y: ridge.at(x) + scene.frame.height * 0.03, width: height * 0.5 });
  setTree(sheet, tree, { x, y: ridge.at(x) + scene.frame.height * 0.034, scale: 1, isTurned: false });
}

/** A soft shadow on the ground, thrown away from the light. */
export function castShadow(
  { context }: Sheet,
  scene: Scene,
  at: { x: number; y: number; width: number },
): void {
  const away = -Math.sign(scene.light.toward[0]);
  const strength = 0.2 + 0.3 * scene.light.hardness;
  context.save();
  context.translate(at.x + away * at.width * 0.45, at.y);
  context.scale(1, 0.16);
  const [red, green, blue] = scene.tone([60, 70, 80], 0, 0);
  const colour = (alpha: number): string =>
    `rgba(${Math.round(red)},${Math.round(green)},${Math.round(blue)},${alpha})`;
  if (scene.style.isGeometric) {
    context.fillStyle = colour(strength * 0.8);
  } else {
    const gradient = context.createRadialGradient(0, 0, 0, 0, 0, at.width);
    gradient.addColorStop(0, colour(strength));
    gradient.addColorStop(0.6, colour(strength * 0.6));
    gradient.addColorStop(1, colour(0));
    context.fillStyle = gradient;
  }
  context.beginPath();
  context.arc(0, 0, at.width, 0, Math.PI * 2);
  context.fill();
  context.restore();
}

export function setTree(
  { context }: Sheet,
  tree: TreePicture,
  at: { x: number; y: number; scale: number; isTurned: boolean },
): void {
  context.save();
  context.translate(at.x, at.y);
  context.scale(at.isTurned ? -at.scale : at.scale, at.scale);
  context.drawImage(tree.canvas, -tree.footX, -tree.footY);
  context.restore();
}

export interface TreeLine {
  readonly name: string;
  readonly line: (x: number) => number;
  readonly height: number;
  readonly distance: number;
  /** Trees per place where one could stand, from 0 to 1. */
  readonly density: number;
}

/** A row of trees in groves: conifers and broad trees of the season, each set up in many sizes. */
export function paintTreeLine(sheet: Sheet, scene: Scene, row: TreeLine): void {
  const growth = growthOf(scene);
  const random = scene.random(`tree line ${row.name}`);
  const noise = scene.noise(`groves ${row.name}`);
  const kinds: readonly TreeKind[] =
    scene.plan.place === 'mountains' || scene.plan.place === 'lake' || growth.tree === 'bare'
      ? ['conifer', 'conifer', 'conifer']
      : ['broad', 'broad', 'conifer'];
  const trees = kinds.map((kind, index) =>
    paintTree(scene, {
      kind,
      leaves: kind === 'conifer' ? growth.needles : (growth.leaves[index] ?? growth.leaves[0]),
      bark: hex('#5d4636'),
      distance: row.distance,
      name: `${row.name} ${index}`,
      height: row.height * 1.25,
    }),
  );
  const { width, height } = scene.frame;
  const margin = 0.12 * Math.max(width, height);
  for (let x = -margin; x < width + margin; x += row.height * between(random, 0.14, 0.34)) {
    const grove = noise.sum(x / (row.height * 5), 1.3, 2) + 0.5;
    const tree = trees[Math.floor(random() * trees.length)];
    const scale = between(random, 0.5, 0.82) * (0.7 + grove * 0.3);
    const sink = random() * row.height * 0.1;
    const isTurned = random() < 0.5;
    if (tree === undefined || grove > row.density + 0.15) {
      continue;
    }
    setTree(sheet, tree, { x, y: row.line(x) + sink, scale, isTurned });
  }
}

function layMeadow(sheet: Sheet, scene: Scene, ridge: Ridge): void {
  const growth = growthOf(scene);
  const { frame } = scene;
  const isSnow = growth.flowers.length === 0;
  if (scene.style.isGeometric || isSnow) {
    return;
  }
  paintGrass(sheet, scene, {
    name: 'meadow',
    colour: growth.grass,
    flowers: growth.flowers,
    top: (x) => Math.max(ridge.at(x), frame.height * 0.6) + frame.height * 0.06,
    bottom: frame.height * 1.08,
    length: frame.height * 0.11,
    distance: 0.2,
    lit: 0.9,
    count: 5200,
  });
}
