import { Path2D, createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import type { Colour } from '../canvas/colour.ts';
import { css, mix } from '../canvas/colour.ts';
import type { Sheet } from '../canvas/frame.ts';
import { between } from '../canvas/random.ts';
import type { Random } from '../canvas/random.ts';
import type { Scene } from '../scene.ts';
import { toneRamp } from '../scene.ts';
import { drawHeap, paintHeap } from './heap.ts';
import type { Puff } from './heap.ts';

export type TreeKind = 'broad' | 'conifer' | 'birch' | 'bare' | 'palm' | 'blossom';

export interface TreeLook {
  readonly kind: TreeKind;
  readonly leaves: Colour;
  readonly bark: Colour;
  readonly distance: number;
  /** Names the tree: another name, another tree. */
  readonly name: string;
  /** Height in pixels. */
  readonly height: number;
  /** How far the light reaches it, 1 in the open. */
  readonly lit?: number;
}

/** A painted tree; its foot stands at `footX`, `footY` of the picture. */
export interface TreePicture {
  readonly canvas: Canvas;
  readonly footX: number;
  readonly footY: number;
}

/** Paints one tree, to be set up in many places. */
export function paintTree(scene: Scene, look: TreeLook): TreePicture {
  const width = Math.ceil(look.height * (look.kind === 'conifer' ? 0.62 : 1.1));
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

interface Planting {
  readonly scene: Scene;
  readonly look: TreeLook;
  readonly foot: { readonly x: number; readonly y: number };
  readonly random: Random;
}

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
  layFoliage(sheet, planting, puffs);
}

function layFoliage({ context }: Sheet, { scene, look, random }: Planting, puffs: readonly Puff[]): void {
  const { height } = look;
  const step = height > 420 ? 2 : 1;
  const lit = look.lit ?? 1;
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
  const leaf = Math.max(1.1, height * 0.0085);
  const count = Math.round(Math.min(1500, height * 3.4) * scene.style.detail);
  const paths = [0.12, 0.4, 0.66, 0.86, 1].map((tone) => ({
    path: new Path2D(),
    colour: css(
      scene.tone(mix(look.leaves, [255, 240, 170], tone > 0.9 ? 0.18 : 0), tone * lit, look.distance),
    ),
  }));
  for (let index = 0; index < count; index++) {
    const puff = puffs[Math.floor(random() * puffs.length)];
    if (puff === undefined) {
      continue;
    }
    const angle = random() * Math.PI * 2;
    const away = Math.sqrt(random()) * puff.radius * 1.14;
    const facing = Math.cos(angle) * scene.light.toward[0] + Math.sin(angle) * scene.light.toward[1];
    const tone = 0.45 + facing * 0.6 * (away / puff.radius) + (random() - 0.5) * 0.5;
    const entry = paths[Math.max(0, Math.min(paths.length - 1, Math.round(tone * 4)))];
    const x = puff.x + Math.cos(angle) * away;
    const y = puff.y + Math.sin(angle) * away;
    const size = leaf * between(random, 0.6, 1.35);
    entry?.path.moveTo(x + size, y);
    entry?.path.ellipse(x, y, size, size * 0.58, random() * Math.PI, 0, Math.PI * 2);
  }
  for (const { path, colour } of paths) {
    context.fillStyle = colour;
    context.fill(path);
  }
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

interface Bough {
  readonly levels: number;
  readonly length: number;
  readonly width: number;
}

/** Grows trunk and branches; answers with the tips. */
function growBranches(
  { context }: Sheet,
  { scene, look, foot, random }: Planting,
  bough: Bough,
): { x: number; y: number }[] {
  const tips: { x: number; y: number }[] = [];
  const side = scene.light.toward[0] > 0 ? 1 : -1;
  const dark = css(scene.tone(look.bark, 0.12, look.distance));
  const bright = css(scene.tone(look.bark, 0.85 * (look.lit ?? 1), look.distance), 0.75);
  const grow = (
    at: { x: number; y: number; angle: number },
    size: { length: number; width: number },
    level: number,
  ): void => {
    const bend = (random() - 0.5) * 0.24;
    const end = {
      x: at.x + Math.cos(at.angle + bend) * size.length,
      y: at.y + Math.sin(at.angle + bend) * size.length,
    };
    const control = {
      x: at.x + Math.cos(at.angle) * size.length * 0.5,
      y: at.y + Math.sin(at.angle) * size.length * 0.5,
    };
    limb(context, {
      from: at,
      control,
      to: end,
      widths: [size.width * (level === bough.levels ? 1.35 : 1), size.width * 0.62],
      colour: dark,
    });
    limb(context, {
      from: { x: at.x + side * size.width * 0.26, y: at.y },
      control: { x: control.x + side * size.width * 0.24, y: control.y },
      to: end,
      widths: [size.width * 0.4, size.width * 0.16],
      colour: bright,
    });
    if (look.kind === 'birch' && level === bough.levels) {
      markBirch(context, {
        from: at,
        to: end,
        width: size.width,
        colour: css(scene.tone([46, 42, 44], 0.3, look.distance)),
        random,
      });
    }
    if (level === 0) {
      tips.push(end);
      return;
    }
    const forks = level === bough.levels ? 3 : 2 + (random() < 0.35 ? 1 : 0);
    for (let fork = 0; fork < forks; fork++) {
      const turn = (fork - (forks - 1) / 2) * between(random, 0.42, 0.66) + (random() - 0.5) * 0.24;
      grow(
        { ...end, angle: at.angle + turn },
        { length: size.length * between(random, 0.54, 0.76), width: size.width * 0.6 },
        level - 1,
      );
    }
  };
  grow({ ...foot, angle: -Math.PI / 2 + (random() - 0.5) * 0.12 }, bough, bough.levels);
  return tips;
}

interface Limb {
  readonly from: { readonly x: number; readonly y: number };
  readonly control: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  readonly widths: readonly [number, number];
  readonly colour: string;
}

function limb(context: Sheet['context'], { from, control, to, widths, colour }: Limb): void {
  const angle = Math.atan2(to.y - from.y, to.x - from.x) + Math.PI / 2;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const [a, b] = [widths[0] / 2, widths[1] / 2];
  const middle = (a + b) / 2;
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(from.x + cos * a, from.y + sin * a);
  context.quadraticCurveTo(
    control.x + cos * middle,
    control.y + sin * middle,
    to.x + cos * b,
    to.y + sin * b,
  );
  context.lineTo(to.x - cos * b, to.y - sin * b);
  context.quadraticCurveTo(
    control.x - cos * middle,
    control.y - sin * middle,
    from.x - cos * a,
    from.y - sin * a,
  );
  context.fill();
}

function markBirch(
  context: Sheet['context'],
  trunk: {
    from: { x: number; y: number };
    to: { x: number; y: number };
    width: number;
    colour: string;
    random: Random;
  },
): void {
  const { from, to, width, random } = trunk;
  context.fillStyle = trunk.colour;
  for (let mark = 0; mark < 16; mark++) {
    const part = random();
    const x = from.x + (to.x - from.x) * part + (random() - 0.5) * width * 0.7;
    const y = from.y + (to.y - from.y) * part;
    context.beginPath();
    context.ellipse(
      x,
      y,
      width * between(random, 0.12, 0.34),
      width * 0.06,
      (random() - 0.5) * 0.4,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}

function paintBranches(sheet: Sheet, planting: Planting): void {
  const { look } = planting;
  growBranches(sheet, planting, { levels: 6, length: look.height * 0.3, width: look.height * 0.045 });
}

function paintConifer({ context }: Sheet, { scene, look, foot, random }: Planting): void {
  const { height } = look;
  const side = scene.light.toward[0] > 0 ? 1 : -1;
  const lit = look.lit ?? 1;
  limb(context, {
    from: foot,
    control: { x: foot.x, y: foot.y - height / 2 },
    to: { x: foot.x, y: foot.y - height },
    widths: [height * 0.035, 1],
    colour: css(scene.tone(look.bark, 0.2, look.distance)),
  });
  const rows = scene.style.isGeometric ? 4 : Math.round(Math.max(9, Math.min(24, height / 14)));
  const slim = between(random, 0.2, 0.27);
  if (scene.style.isGeometric) {
    paintTiers(context, { scene, look, foot, random });
    return;
  }
  for (let row = 0; row < rows; row++) {
    const part = row / rows;
    const y = foot.y - height * 0.07 - (1 - part) * height * 0.02 - height * 0.92 * part;
    const half = height * slim * Math.pow(1 - part, 0.86) + height * 0.012;
    const boughs = Math.max(4, Math.round(half / (height * 0.013)));
    for (const pass of [0, 1]) {
      for (let bough = 0; bough < boughs; bough++) {
        const across = between(random, -1, 1);
        const reach = across * half * between(random, 0.75, 1.1);
        const droop = Math.abs(reach) * between(random, 0.26, 0.5);
        const facing = 0.36 + across * side * 0.34 + (pass === 0 ? -0.3 : 0.12) + (random() - 0.5) * 0.22;
        const thick = height * between(random, 0.011, 0.02) * (1 - part * 0.5);
        context.fillStyle = css(scene.tone(look.leaves, Math.max(0, facing) * lit, look.distance));
        context.beginPath();
        context.moveTo(foot.x + reach * 0.1, y - height * 0.022);
        context.quadraticCurveTo(
          foot.x + reach * 0.6,
          y - thick * 0.6 + droop * 0.3,
          foot.x + reach,
          y + droop,
        );
        context.quadraticCurveTo(
          foot.x + reach * 0.55,
          y + droop * 0.75 + thick * 2.2,
          foot.x + reach * 0.08,
          y + thick * 1.6,
        );
        context.fill();
      }
    }
  }
}

function paintTiers(context: Sheet['context'], { scene, look, foot }: Planting): void {
  const { height } = look;
  for (let tier = 0; tier < 3; tier++) {
    const base = foot.y - height * (0.12 + tier * 0.24);
    const half = height * (0.26 - tier * 0.055);
    const peak = base - height * 0.42;
    for (const [part, tone] of [
      [-1, 0.1],
      [1, 0.85],
    ] as const) {
      context.fillStyle = css(
        scene.tone(
          look.leaves,
          part * (scene.light.toward[0] > 0 ? 1 : -1) > 0 ? 0.85 : tone * 0.2,
          look.distance,
        ),
      );
      context.beginPath();
      context.moveTo(foot.x, peak);
      context.lineTo(foot.x + half * part, base);
      context.lineTo(foot.x, base);
      context.fill();
    }
  }
}

function paintPalm({ context }: Sheet, { scene, look, foot, random }: Planting): void {
  const { height } = look;
  const lean = between(random, -0.24, 0.24) * height;
  const crown = { x: foot.x + lean, y: foot.y - height * 0.78 };
  const control = { x: foot.x + lean * 0.2, y: foot.y - height * 0.45 };
  limb(context, {
    from: foot,
    control,
    to: crown,
    widths: [height * 0.05, height * 0.026],
    colour: css(scene.tone(look.bark, 0.25, look.distance)),
  });
  limb(context, {
    from: { x: foot.x + height * 0.012 * Math.sign(scene.light.toward[0]), y: foot.y },
    control,
    to: crown,
    widths: [height * 0.018, height * 0.008],
    colour: css(scene.tone(look.bark, 0.9, look.distance)),
  });
  const fronds = 11;
  for (let frond = 0; frond < fronds; frond++) {
    const angle = -Math.PI * (0.02 + (0.96 * frond) / (fronds - 1)) + (random() - 0.5) * 0.2;
    const length = height * between(random, 0.3, 0.4);
    const end = {
      x: crown.x + Math.cos(angle) * length,
      y: crown.y + Math.sin(angle) * length * 0.55 + length * 0.3 * Math.abs(Math.cos(angle)),
    };
    const bend = {
      x: crown.x + Math.cos(angle) * length * 0.55,
      y: crown.y + Math.sin(angle) * length * 0.75 - length * 0.12,
    };
    const tone = 0.35 + Math.cos(angle) * Math.sign(scene.light.toward[0]) * 0.4;
    context.strokeStyle = css(scene.tone(look.leaves, tone, look.distance));
    context.lineWidth = Math.max(1, height * 0.007);
    for (let leaf = 0; leaf <= 26; leaf++) {
      const t = leaf / 26;
      const x = (1 - t) ** 2 * crown.x + 2 * (1 - t) * t * bend.x + t * t * end.x;
      const y = (1 - t) ** 2 * crown.y + 2 * (1 - t) * t * bend.y + t * t * end.y;
      const drop = height * 0.085 * Math.sin(Math.PI * (0.12 + t * 0.86));
      for (const way of [-1, 1]) {
        context.beginPath();
        context.moveTo(x, y);
        context.quadraticCurveTo(
          x + way * drop * 0.3 + Math.cos(angle) * drop * 0.5,
          y + drop * 0.2,
          x + way * drop * 0.32 + Math.cos(angle) * drop * 0.7,
          y + drop * (0.9 - way * 0.25),
        );
        context.stroke();
      }
    }
  }
}
