import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import { css, mix } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between } from '../../canvas/random.ts';
import type { Scene } from '../scene.ts';
import { toneRamp } from '../scene.ts';
import { growBranches } from './branches.ts';
import { paintConifer, paintPalm } from './conifer-and-palm.ts';
import { drawHeap, paintHeap } from './heap.ts';
import type { Puff } from './heap.ts';
import { createLeafBrush } from './leaves.ts';
import type { Planting, TreeKind, TreeLook } from './tree-kinds.ts';
export type { TreeKind } from './tree-kinds.ts';

/** A painted tree; its foot stands at `footX`, `footY` of the picture. */
export interface TreePicture {
  readonly canvas: Canvas;
  readonly footX: number;
  readonly footY: number;
}

/** Paints one tree, to be set up in many places. */
export function paintTree(scene: Scene, look: TreeLook): TreePicture {
  const width = Math.ceil(look.height * (spreads[look.kind] ?? 1.1));
  const height = Math.ceil(look.height * 1.08);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const foot = { x: width / 2, y: height - 2 };
  const sheet: Sheet = { canvas, context, frame: { ...scene.frame, width, height, bleed: 0 } };
  const random = scene.random(`tree ${look.name}`);
  const painter = painters[look.kind];
  painter(sheet, { scene, look, foot, random });
  return { canvas, footX: foot.x, footY: foot.y };
}

/** Widths beside heights; a palm leans, and its fronds hang wide. */
const spreads: Partial<Record<TreeKind, number>> = { conifer: 0.62, palm: 1.46 };

const painters: Readonly<Record<TreeKind, (sheet: Sheet, planting: Planting) => void>> = {
  broad: paintBroad,
  blossom: paintBroad,
  birch: paintBroad,
  bare: paintBranches,
  conifer: paintConifer,
  palm: paintPalm,
};

function paintBroad(sheet: Sheet, planting: Planting): void {
  const { scene, look, foot, random } = planting;
  const { height } = look;
  const isBirch = look.kind === 'birch';
  const tips = growBranches(sheet, planting, {
    levels: scene.style.isGeometric ? 1 : 3,
    length: height * (isBirch ? 0.46 : 0.36),
    width: height * (isBirch ? 0.032 : 0.05),
  });
  const centre = { x: foot.x, y: foot.y - height * (isBirch ? 0.7 : 0.64) };
  if (scene.style.isGeometric) {
    paintRoundCrown(sheet, planting, centre);
    return;
  }
  const puffs: Puff[] = [];
  const spread = height * (isBirch ? 0.22 : 0.36);
  for (let ball = 0; ball < 18; ball++) {
    const tip = tips[Math.floor(random() * tips.length)] ?? centre;
    const angle = random() * Math.PI * 2;
    const away = Math.sqrt(random()) * spread;
    const pull = ball < 6 ? 0.5 : 0;
    const x = centre.x + Math.cos(angle) * away * (1 - pull) + (tip.x - centre.x) * pull;
    const y =
      centre.y + Math.sin(angle) * away * (isBirch ? 1.1 : 0.72) * (1 - pull) + (tip.y - centre.y) * pull;
    const radius = height * between(random, 0.085, 0.15) * (isBirch ? 0.8 : 1);
    puffs.push({ x, y, radius });
    for (let child = 0; child < 5; child++) {
      const turn = random() * Math.PI * 2;
      puffs.push({
        x: x + Math.cos(turn) * radius * 0.85,
        y: y + Math.sin(turn) * radius * 0.85,
        radius: radius * between(random, 0.34, 0.55),
        z: radius * 0.45,
      });
    }
  }
  // No branch is seen to end outside its crown.
  for (const tip of tips) {
    puffs.push({ ...tip, radius: height * 0.062 });
  }
  layFoliage(sheet, planting, puffs);
}

function layFoliage({ context }: Sheet, planting: Planting, puffs: readonly Puff[]): void {
  const { scene, look } = planting;
  const { height } = look;
  const step = height > 420 ? 2 : 1;
  const heap = paintHeap(
    puffs.map((puff) => ({
      x: puff.x / step,
      y: puff.y / step,
      radius: puff.radius / step,
      z: (puff.z ?? 0) / step,
    })),
    {
      ramp: toneRamp(scene, look.leaves, look.distance),
      noise: scene.noise('leaves'),
      toward: scene.light.toward,
      roughness: 1,
      grain: Math.max(1.6, (height / step) * 0.035),
      softness: 1.4,
      sag: 0.5,
    },
  );
  drawHeap(context, heap, step);
  scatterLeaves(context, planting, puffs);
}

/** Single leaves over a crown, brighter towards the light. */
function scatterLeaves(
  context: Sheet['context'],
  { scene, look, random }: Planting,
  puffs: readonly Puff[],
): void {
  const { height } = look;
  const lit = look.lit ?? 1;
  const leaf = Math.max(1.1, height * 0.0085);
  const count = Math.round(Math.min(1500, height * 3.4) * scene.style.detail);
  const colours = [0.12, 0.4, 0.66, 0.86, 1].map((tone) => {
    const own = mix(look.leaves, [255, 240, 170], tone > 0.9 ? 0.18 : 0);
    return css(scene.tone(own, tone * lit, look.distance));
  });
  const brush = createLeafBrush(colours, 0.58);
  for (let index = 0; index < count; index++) {
    const puff = puffs[Math.floor(random() * puffs.length)];
    if (puff === undefined) {
      continue;
    }
    const angle = random() * Math.PI * 2;
    const away = Math.sqrt(random()) * puff.radius * 1.14;
    const facing = Math.cos(angle) * scene.light.toward[0] + Math.sin(angle) * scene.light.toward[1];
    const tone = 0.45 + facing * 0.6 * (away / puff.radius) + (random() - 0.5) * 0.5;
    const x = puff.x + Math.cos(angle) * away;
    const y = puff.y + Math.sin(angle) * away;
    const size = leaf * between(random, 0.6, 1.35);
    brush.add(Math.round(tone * 4), { x, y, size, turn: random() * Math.PI });
  }
  brush.fill(context);
}

function paintRoundCrown(
  { context }: Sheet,
  { scene, look, random }: Planting,
  centre: { x: number; y: number },
): void {
  const side = scene.light.toward[0] > 0 ? 1 : -1;
  const radius = look.height * between(random, 0.27, 0.33);
  const tall = look.kind === 'birch' ? 1.2 : between(random, 0.95, 1.15);
  context.fillStyle = css(scene.tone(look.leaves, 0.2, look.distance));
  context.beginPath();
  context.ellipse(centre.x, centre.y, radius, radius * tall, 0, 0, Math.PI * 2);
  context.fill();
  context.save();
  context.clip();
  context.fillStyle = css(scene.tone(look.leaves, 0.9, look.distance));
  context.beginPath();
  context.ellipse(
    centre.x + side * radius * 0.34,
    centre.y - radius * 0.16,
    radius,
    radius * tall,
    0,
    0,
    Math.PI * 2,
  );
  context.fill();
  context.restore();
}

function paintBranches(sheet: Sheet, planting: Planting): void {
  const { look } = planting;
  growBranches(sheet, planting, { levels: 6, length: look.height * 0.3, width: look.height * 0.045 });
}
