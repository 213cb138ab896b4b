import { Path2D } from '@napi-rs/canvas';
import type { Colour } from '../../canvas/colour.ts';
import { css, hex, mix } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between } from '../../canvas/random.ts';
import type { Random } from '../../canvas/random.ts';
import { drawHeap, paintHeap } from '../elements/heap.ts';
import type { Puff } from '../elements/heap.ts';
import { createLeafBrush } from '../elements/leaves.ts';
import { paintTree } from '../elements/trees.ts';
import type { Scene } from '../scene.ts';
import { toneRamp } from '../scene.ts';
import { growthOf } from './growth.ts';
import { setTree } from './planting.ts';

export interface Row {
  readonly name: string;
  readonly distance: number;
  readonly height: number;
  readonly count: number;
  readonly footY: (x: number) => number;
}

function isJungle(scene: Scene): boolean {
  return scene.plan.place === 'jungle';
}

function barkOf(scene: Scene): Colour {
  return scene.lasting('bark')() < 0.34 && !isJungle(scene) ? hex('#d9d4cb') : hex('#6b5040');
}

/** Trunks that leave the frame above, leaves between them; conifers in one wood of three. */
export function paintRow(sheet: Sheet, scene: Scene, row: Row): void {
  const { frame } = scene;
  const growth = growthOf(scene);
  const random = scene.random(`forest ${row.name}`);
  const bark = barkOf(scene);
  const isConifer = scene.lasting('wood')() < 0.4 && !isJungle(scene);
  if (isConifer || scene.style.isGeometric) {
    setWholeTrees(sheet, scene, { row, isConifer, random });
    return;
  }
  for (let index = 0; index < row.count; index++) {
    const x = ((index + between(random, 0.1, 0.9)) / row.count) * 1.3 * frame.width - 0.15 * frame.width;
    const width = frame.height * between(random, 0.012, 0.026) * (0.5 + (1 - row.distance) * 2.2);
    const lean = between(random, -0.04, 0.04) * frame.height;
    if (!isInClearing(scene, x, row.distance)) {
      paintTrunk(sheet, scene, {
        x,
        y: row.footY(x),
        width,
        lean,
        bark,
        distance: row.distance,
        seed: index + row.count,
      });
    }
  }
  paintCanopy(sheet, scene, {
    name: row.name,
    distance: row.distance,
    low: 0.34 - row.distance * 0.04,
    leaves: growth.leaves[row.count % 2] ?? growth.leaves[0],
  });
}

/** Trees that are seen whole: conifers, or those of a hand that draws with rulers. */
function setWholeTrees(
  sheet: Sheet,
  scene: Scene,
  { row, isConifer, random }: { row: Row; isConifer: boolean; random: Random },
): void {
  const { frame } = scene;
  const growth = growthOf(scene);
  const bark = barkOf(scene);
  const trees = [0, 1, 2].map((index) =>
    paintTree(scene, {
      kind: isConifer ? 'conifer' : growth.tree,
      leaves: isConifer ? growth.needles : (growth.leaves[index] ?? growth.leaves[0]),
      bark,
      distance: row.distance,
      name: `${row.name} ${index}`,
      height: row.height * frame.height,
      lit: 0.8,
    }),
  );
  for (let index = 0; index < row.count * 1.3; index++) {
    const x =
      ((index + between(random, 0.1, 0.9)) / (row.count * 1.3)) * 1.3 * frame.width - 0.15 * frame.width;
    const tree = trees[Math.floor(random() * trees.length)];
    const scale = between(random, 0.6, 1);
    if (tree !== undefined && !isInClearing(scene, x, row.distance)) {
      setTree(sheet, tree, { x, y: row.footY(x), scale, isTurned: random() < 0.5 });
    }
  }
}

function isInClearing(scene: Scene, x: number, distance: number): boolean {
  const centre = scene.light.sunX > 0.5 ? 0.6 : 0.4;
  return Math.abs(x / scene.frame.width - centre) < 0.05 + (1 - distance) * 0.22;
}

function paintTrunk(
  { context, frame }: Sheet,
  scene: Scene,
  trunk: { x: number; y: number; width: number; lean: number; bark: Colour; distance: number; seed: number },
): void {
  const { x, y, width, lean, bark, distance } = trunk;
  const top = -frame.height * 0.15;
  const random = scene.random(`trunk ${trunk.seed} ${Math.round((x / frame.width) * 1000)}`);
  const side = Math.sign(scene.light.toward[0]);
  const path = new Path2D();
  path.moveTo(x - width * 1.1, y + width * 0.2);
  path.quadraticCurveTo(x - width * 0.45, y - width * 1.6, x - width * 0.42 + lean * 0.5, (y + top) / 2);
  path.lineTo(x - width * 0.34 + lean, top);
  path.lineTo(x + width * 0.34 + lean, top);
  path.lineTo(x + width * 0.42 + lean * 0.5, (y + top) / 2);
  path.quadraticCurveTo(x + width * 0.45, y - width * 1.6, x + width * 1.1, y + width * 0.2);
  const gradient = context.createLinearGradient(x - width / 2, 0, x + width / 2, 0);
  const stops = side > 0 ? [0.1, 0.28, 0.5, 0.95] : [0.95, 0.5, 0.28, 0.1];
  stops.forEach((tone, index) => {
    gradient.addColorStop(index / 3, css(scene.tone(bark, tone * 0.9, distance)));
  });
  context.fillStyle = gradient;
  context.fill(path);
  context.save();
  context.clip(path);
  const isBirch = bark[0] > 180;
  const marks = Math.round(46 * scene.style.detail * (1 - distance * 0.6));
  for (let mark = 0; mark < marks; mark++) {
    const my = between(random, top, y);
    const mx = x + lean * ((y - my) / (y - top)) + between(random, -0.5, 0.5) * width;
    context.fillStyle = css(
      scene.tone(isBirch ? [58, 52, 52] : mix(bark, [30, 20, 20], 0.5), between(random, 0, 0.5), distance),
      isBirch ? 0.85 : 0.5,
    );
    context.beginPath();
    if (isBirch) {
      context.ellipse(mx, my, width * between(random, 0.1, 0.34), width * 0.035, 0, 0, Math.PI * 2);
    } else {
      context.ellipse(mx, my, width * 0.045, width * between(random, 0.4, 1.4), 0, 0, Math.PI * 2);
    }
    context.fill();
  }
  context.restore();
}

function paintCanopy(
  { context, frame }: Sheet,
  scene: Scene,
  canopy: { name: string; distance: number; low: number; leaves: Colour },
): void {
  const random = scene.random(`canopy ${canopy.name}`);
  const step = 2;
  const puffs = canopyPuffs(scene, { ...canopy, random, step });
  const heap = paintHeap(puffs, {
    ramp: toneRamp(scene, canopy.leaves, canopy.distance),
    noise: scene.noise('leaves'),
    toward: scene.light.toward,
    roughness: 1,
    grain: 9 * frame.unit,
    softness: 1.2,
    sag: 0,
  });
  drawHeap(context, heap, step);
  scatterLeaves({ context, frame }, scene, {
    puffs,
    step,
    leaves: canopy.leaves,
    distance: canopy.distance,
    name: canopy.name,
  });
}

function canopyPuffs(
  scene: Scene,
  canopy: { distance: number; low: number; random: Random; step: number },
): Puff[] {
  const { frame } = scene;
  const { random, step } = canopy;
  const growth = growthOf(scene);
  const puffs: Puff[] = [];
  const isBare = growth.tree === 'bare';
  const count = isBare ? 10 : 34;
  const span = Math.max(frame.width, frame.height);
  for (let ball = 0; ball < count; ball++) {
    const x = between(random, -0.1, 1.1) * frame.width;
    const off = Math.abs(x / frame.width - 0.5) * 2;
    const y = frame.height * canopy.low * between(random, -0.5, 0.55 + off * 0.9) - frame.height * 0.06;
    const radius = span * between(random, 0.035, 0.075) * (1.25 - canopy.distance * 0.5);
    puffs.push({ x: x / step, y: y / step, radius: radius / step });
    for (let child = 0; child < 6; child++) {
      const angle = random() * Math.PI * 2;
      puffs.push({
        x: (x + Math.cos(angle) * radius * 0.9) / step,
        y: (y + Math.sin(angle) * radius * 0.8) / step,
        radius: (radius * between(random, 0.3, 0.55)) / step,
        z: (radius * 0.4) / step,
      });
    }
  }
  return puffs;
}

function scatterLeaves(
  { context, frame }: Pick<Sheet, 'context' | 'frame'>,
  scene: Scene,
  look: { puffs: readonly Puff[]; step: number; leaves: Colour; distance: number; name: string },
): void {
  const random = scene.random(`scattered ${look.name}`);
  const colours = [0.15, 0.45, 0.7, 0.95].map((tone) => {
    const leaf = mix(look.leaves, [250, 236, 140], tone > 0.9 ? 0.3 : 0);
    return css(scene.tone(leaf, tone, look.distance));
  });
  const brush = createLeafBrush(colours, 0.5);
  const count = Math.round(2600 * scene.style.detail);
  for (let leaf = 0; leaf < count; leaf++) {
    const puff = look.puffs[Math.floor(random() * look.puffs.length)];
    if (puff === undefined) {
      continue;
    }
    const angle = random() * Math.PI * 2;
    const away = puff.radius * look.step * Math.sqrt(random()) * 1.3;
    const x = puff.x * look.step + Math.cos(angle) * away;
    const y = puff.y * look.step + Math.sin(angle) * away;
    const facing = Math.cos(angle) * scene.light.toward[0] + Math.sin(angle) * scene.light.toward[1];
    const tone = Math.round(1.5 + facing * 1.2 + (random() - 0.5) * 2);
    const size = frame.unit * between(random, 2, 5.4) * (1.2 - look.distance * 0.6);
    brush.add(tone, { x, y, size, turn: random() * Math.PI });
  }
  brush.fill(context);
}

export function paintUndergrowth(
  { context, frame }: Sheet,
  scene: Scene,
  look: { y: number; distance: number; size: number },
): void {
  const random = scene.random(`undergrowth ${look.distance}`);
  const growth = growthOf(scene);
  const step = 2;
  const puffs = Array.from({ length: 90 }, (): Puff => ({
    x: (between(random, -0.1, 1.1) * frame.width) / step,
    y: (look.y + between(random, -0.3, 0.6) * look.size * frame.height) / step,
    radius: (frame.height * look.size * between(random, 0.2, 0.5)) / step,
  }));
  const heap = paintHeap(puffs, {
    ramp: toneRamp(scene, mix(growth.leaves[2], growth.needles, 0.4), look.distance),
    noise: scene.noise('leaves'),
    toward: scene.light.toward,
    roughness: 1,
    grain: 6 * frame.unit,
    softness: 1.2,
    sag: 0.3,
  });
  drawHeap(context, heap, step);
}

/** Two great trunks and leaves in shadow that frame the view. */
export function paintFrame(sheet: Sheet, scene: Scene): void {
  const { frame } = sheet;
  const random = scene.random('frame');
  const growth = growthOf(scene);
  const bark = mix(barkOf(scene), [24, 22, 30], 0.45);
  const side = scene.light.sunX > 0.5 ? 0 : 1;
  if (!scene.style.isGeometric) {
    paintTrunk(sheet, scene, {
      x: (side === 0 ? between(random, 0.02, 0.07) : between(random, 0.93, 0.98)) * frame.width,
      y: frame.height * 1.02,
      width: frame.height * 0.13,
      lean: (side === 0 ? -1 : 1) * frame.height * 0.04,
      bark,
      distance: 0,
      seed: 901,
    });
  }
  const step = 2;
  const puffs = framePuffs(scene, random, step);
  if (growth.tree === 'bare') {
    return;
  }
  const leaves = mix(growth.leaves[0], [16, 30, 30], 0.5);
  const heap = paintHeap(puffs, {
    ramp: toneRamp(scene, leaves, 0),
    noise: scene.noise('leaves'),
    toward: scene.light.toward,
    roughness: 1,
    grain: 12 * frame.unit,
    softness: 1.3,
    sag: 0,
  });
  drawHeap(sheet.context, heap, step);
  scatterLeaves(sheet, scene, { puffs, step, leaves, distance: 0, name: 'frame' });
}

function framePuffs({ frame }: Scene, random: Random, step: number): Puff[] {
  const puffs: Puff[] = [];
  for (let ball = 0; ball < 16; ball++) {
    const isLeft = random() < 0.5;
    const x = (isLeft ? between(random, -0.06, 0.22) : between(random, 0.78, 1.06)) * frame.width;
    const y = between(random, -0.08, 0.1) * frame.height;
    const radius = frame.height * between(random, 0.05, 0.09);
    puffs.push({ x: x / step, y: y / step, radius: radius / step });
    for (let child = 0; child < 5; child++) {
      const angle = random() * Math.PI;
      puffs.push({
        x: (x + Math.cos(angle) * radius) / step,
        y: (y + Math.sin(angle) * radius) / step,
        radius: (radius * 0.4) / step,
        z: 10,
      });
    }
  }
  return puffs;
}
