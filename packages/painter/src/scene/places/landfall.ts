import { css, hex, mix } from '../../canvas/colour.ts';
import type { Colour } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between } from '../../canvas/random.ts';
import { paintMountains } from '../elements/mountains.ts';
import { ridgePath } from '../elements/ridge.ts';
import type { Ridge } from '../elements/ridge.ts';
import { paintTree } from '../elements/trees.ts';
import type { TreeKind } from '../elements/trees.ts';
import type { Scene } from '../scene.ts';
import { growthOf } from './growth.ts';
import type { Land } from './land.ts';
import { isMoonLand, moonSand, paintMoonLand } from './moon-land.ts';
import { setTree } from './planting.ts';

/** Heights of the hills, of the beach and of the trees on it, as parts of the picture's. */
const parts = { hills: 0.47, beach: 0.028, tree: 0.19 } as const;
const trees = 8;
/** On the island of the moon, which they would hide. */
const moonTrees = 4;

/** Whether whoever sails has come to land: an island or another shore, large before them. */
export function hasLandfall({ plan }: Scene): boolean {
  return plan.details?.includes('landfall') === true;
}

/** The land of a landfall on its side of the picture; the boat is on the other one. */
export function landOf({ frame, horizon }: Scene, side: number): Land {
  return {
    x: frame.width * (0.5 + side * 0.22),
    y: horizon + frame.height * 0.1,
    wide: frame.width * 0.42,
  };
}

/** Wooded hills with a beach along the water, so near that one could land; the island of the moon is shaped like it. */
export function paintLandfall(sheet: Sheet, scene: Scene, land: Land): void {
  const isOfMoon = isMoonLand(scene);
  if (isOfMoon) {
    paintMoonLand(sheet, scene, land);
  }
  sheet.context.save();
  sheet.context.beginPath();
  sheet.context.rect(land.x - land.wide, 0, land.wide * 2, land.y);
  sheet.context.clip();
  if (!isOfMoon) {
    raiseHills(sheet, scene, land);
  }
  const beach = beachOf(scene, land);
  const sand = hex('#ecd9ae');
  sheet.context.fillStyle = css(scene.tone(isOfMoon ? moonSand(sand) : sand, 0.86, isOfMoon ? 0.05 : 0.2));
  sheet.context.fill(ridgePath(beach, scene));
  sheet.context.restore();
  plantShore(sheet, scene, { land, beach });
}

function raiseHills(sheet: Sheet, scene: Scene, land: Land): void {
  const growth = growthOf(scene);
  paintMountains(sheet, scene, {
    ridge: hillsOf(scene, land),
    look: {
      rock: mix(hex('#7d8a5a'), growth.leaves[1], 0.55),
      foot: growth.leaves[1],
      distance: 0.26,
      base: land.y,
      height: scene.frame.height * parts.hills,
    },
  });
}

/** How far in from its shores a place of a land is: 0 at the water, 1 in the middle. */
function inland(at: number, { x, wide }: Land): number {
  const away = Math.abs(at - x) / wide;
  return Math.max(0, 1 - away * away);
}

function hillsOf(scene: Scene, land: Land): Ridge {
  const noise = scene.noise('landfall');
  const tall = scene.frame.height * parts.hills;
  return {
    name: 'landfall',
    at: (at) =>
      land.y +
      8 -
      tall * Math.pow(inland(at, land), 0.8) * (0.62 + noise.sum(at / (land.wide * 0.5), 2.1, 4) * 0.46),
  };
}

function beachOf(scene: Scene, land: Land): Ridge {
  const noise = scene.noise('landing');
  const high = scene.frame.height * parts.beach;
  return {
    name: 'landing',
    at: (at) =>
      land.y +
      2 -
      high * Math.min(1, inland(at, land) * 4) * (0.8 + noise.sum(at / (land.wide * 0.3), 4.3, 2) * 0.4),
  };
}

/** Leaves are pale on an island that shines by itself. */
function inMoonlight(leaves: Colour, isOfMoon: boolean): Colour {
  return isOfMoon ? mix(leaves, hex('#dfe6e2'), 0.45) : leaves;
}

/** Trees behind the beach: palms on an island. */
function plantShore(
  sheet: Sheet,
  scene: Scene,
  { land, beach }: { readonly land: Land; readonly beach: Ridge },
): void {
  const growth = growthOf(scene);
  const kind: TreeKind = scene.plan.place === 'island' ? 'palm' : growth.tree;
  const random = scene.random('landfall trees');
  const isOfMoon = isMoonLand(scene);
  const kinds = [0, 1].map((index) =>
    paintTree(scene, {
      kind,
      leaves: inMoonlight(growth.leaves[index] ?? growth.leaves[0], isOfMoon),
      bark: hex('#7a5a40'),
      distance: 0.2,
      name: `landfall ${index}`,
      height: scene.frame.height * parts.tree,
    }),
  );
  const count = isOfMoon ? moonTrees : trees;
  for (let tree = 0; tree < count; tree++) {
    const x = land.x + land.wide * (-0.78 + (1.56 * (tree + between(random, 0.1, 0.9))) / count);
    const picture = kinds[tree % kinds.length];
    if (picture !== undefined) {
      const scale = between(random, 0.7, 1);
      setTree(sheet, picture, {
        x,
        y: beach.at(x) + scene.frame.height * 0.006,
        scale,
        isTurned: random() < 0.5,
      });
    }
  }
}
