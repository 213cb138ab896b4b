import { hex } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between } from '../../canvas/random.ts';
import type { Ridge } from '../elements/ridge.ts';
import { paintTree } from '../elements/trees.ts';
import type { TreeKind, TreePicture } from '../elements/trees.ts';
import { paintGrass } from '../elements/grass.ts';
import { lowestFoot } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { growthOf } from './growth.ts';

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

/** Conifers where it is high or the others are bare, no conifers in a jungle or among cherry trees. */
function kindsOf({ plan }: Scene, tree: TreeKind): readonly TreeKind[] {
  if (plan.details?.includes('blossom') === true || plan.place === 'jungle') {
    return ['broad', 'broad', 'broad'];
  }
  return plan.place === 'mountains' || plan.place === 'lake' || tree === 'bare'
    ? ['conifer', 'conifer', 'conifer']
    : ['broad', 'broad', 'conifer'];
}

/** A row of trees in groves: conifers and broad trees of the season, each set up in many sizes. */
export function paintTreeLine(sheet: Sheet, scene: Scene, row: TreeLine): void {
  const growth = growthOf(scene);
  const random = scene.random(`tree line ${row.name}`);
  const noise = scene.noise(`groves ${row.name}`);
  const kinds: readonly TreeKind[] = kindsOf(scene, growth.tree);
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

export function standTree(
  sheet: Sheet,
  scene: Scene,
  { ridge, isBesideHomes }: { readonly ridge: Ridge; readonly isBesideHomes: boolean },
): void {
  const random = scene.random('lone tree');
  const growth = growthOf(scene);
  const away = between(random, 0.1, 0.24);
  // Across from the houses, where there are some.
  const isLeft = scene.light.sunX > 0.5 !== isBesideHomes;
  const side = isLeft ? away : 1 - away;
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

/** The line below which grass grows before a film's cast: it hides no more than their shoes. */
export function beforeFeet({ plan, frame }: Scene, ridge: Ridge): Ridge {
  const least = frame.height * (lowestFoot(plan) - 0.005);
  return plan.isForFilm === true ? { ...ridge, at: (x) => Math.max(ridge.at(x), least) } : ridge;
}

/** A soft shadow on the ground, thrown away from the light. */
function castShadow({ context }: Sheet, scene: Scene, at: { x: number; y: number; width: number }): void {
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

export function layMeadow(sheet: Sheet, scene: Scene, ridge: Ridge): void {
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
