import { css, hex } from '../../canvas/colour.ts';
import type { Colour } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between, pickFrom } from '../../canvas/random.ts';
import { heroHeight } from '../figures/hero-height.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import type { CloudIsland } from './cloud-island.ts';
import { raiseFence } from './tended-ground.ts';

/** Heights of the fence and of the flowers before it, in heights of a grown person, and of those before the viewer. */
const [fencePart, flowerPart, nearPart] = [0.66, 0.68, 1.02] as const;
/** Rows of flowers: how far below the feet each stands, as a part of the picture's height, and how thick it is. */
const rows = [
  [-0.045, 0.026],
  [-0.005, 0.034],
] as const;
const lushRows = [[-0.065, 0.022], ...rows] as const;
/** How far from the sides flowers stand before the viewer, as a part of the width. */
const nearReach = 0.24;
/** Half the width that is left free for whoever is in the garden, as a part of the picture's. */
const clearing = 0.1;
const petals = ['#e0567a', '#f2c14a', '#d9663a', '#9a6ac2', '#f4efe4'] as const;

/** A garden behind whoever is in it: dug, with a fence, or grown up, with flowers as high as that on both sides. */
export function growTallBeds(
  stage: Stage,
  scene: Scene,
  { foot, island }: { readonly foot: (x: number) => number; readonly island?: CloudIsland | undefined },
): void {
  const { details } = scene.plan;
  const isGrown = details?.includes('beds') === true;
  if (!isGrown && details?.includes('plot') !== true) {
    return;
  }
  const { width, height } = scene.frame;
  const tall = heroHeight(scene);
  const sheet = stage.add('tall beds', 0.64);
  const line = (x: number): number => foot(x) - height * 0.055;
  raiseFence(sheet, scene, { line, tall: tall * fencePart, wood: hex('#f2eee4') });
  if (!isGrown) {
    digPlot(sheet, scene, foot);
    island?.cutOff(sheet);
    if (details?.includes('seedlings') === true) {
      const tips = stage.add('seedlings', 0.64, 'sprout');
      growTips(tips, scene, foot);
      island?.cutOff(tips);
    }
    return;
  }
  const random = scene.random('tall beds');
  const centre = scene.light.sunX > 0.5 ? 0.62 : 0.38;
  for (const [row, step] of details?.includes('lush') === true ? lushRows : rows) {
    for (let x = -0.04; x < 1.04; x += step * between(random, 0.8, 1.2)) {
      if (Math.abs(x - centre) < clearing) {
        continue;
      }
      const at = { x: x * width, y: foot(x * width) + row * height };
      growFlower(sheet, scene, {
        ...at,
        tall: tall * flowerPart * between(random, 0.78, 1.08),
        petal: hex(pickFrom(random, petals)),
        bend: between(random, -0.1, 0.1),
      });
    }
  }
  island?.cutOff(sheet);
}

/** Flowers of a garden that has grown up, before the viewer on both sides. */
export function growNearBeds(stage: Stage, scene: Scene): void {
  if (scene.plan.details?.includes('lush') !== true) {
    return;
  }
  const { width, height } = scene.frame;
  const sheet = stage.add('near beds', 0.86, 'sway');
  const random = scene.random('near beds');
  const tall = heroHeight(scene) * nearPart;
  for (const side of [-1, 1]) {
    for (let step = 0; step < 1; step += 0.11) {
      const aside = nearReach * step - 0.02;
      growFlower(sheet, scene, {
        x: (side < 0 ? aside : 1 - aside) * width,
        y: height * (1 + 0.06 * step),
        // The further in, the lower: whoever is in the garden is seen whole.
        tall: tall * (1.12 - 0.62 * step) * between(random, 0.84, 1.1),
        petal: hex(pickFrom(random, petals)),
        bend: between(random, -0.12, 0.12),
      });
    }
  }
}

/** Rows of dug earth along the fence: how far from its foot the middle of each is, and how thick it is, in parts of the height. */
const dugRows = [
  [-0.036, 0.013],
  [-0.012, 0.018],
] as const;

/** Rows of dug earth along the fence. */
function digPlot({ context }: Sheet, scene: Scene, foot: (x: number) => number): void {
  const { width, height } = scene.frame;
  const random = scene.random('plot');
  const earth = hex('#6a4a34');
  for (const [row, thick] of dugRows) {
    const middle = (x: number): number => foot(x) + row * height;
    for (const [lift, lit] of [
      [0, 0.3],
      [-0.3, 0.68],
    ] as const) {
      context.fillStyle = css(scene.tone(earth, lit, 0.12));
      for (let x = -0.04; x < 1.04; x += 0.016) {
        const size = thick * height * between(random, 0.8, 1.2);
        context.beginPath();
        context.ellipse(x * width, middle(x * width) + lift * size, size * 1.7, size * (1 + lift), 0, 0, 7);
        context.fill();
      }
    }
  }
}

/** Green tips in all rows, where something has come up. */
function growTips(sheet: Sheet, scene: Scene, foot: (x: number) => number): void {
  const { width, height } = scene.frame;
  const random = scene.random('tips');
  for (const [row, thick] of dugRows) {
    for (let x = 0.01; x < 1; x += 0.03 * between(random, 0.8, 1.2)) {
      growTip(sheet.context, scene, {
        x: x * width,
        y: foot(x * width) + row * height - thick * height * 0.6,
        tall: height * 0.034,
      });
    }
  }
}

function growTip(
  context: Sheet['context'],
  scene: Scene,
  { x, y, tall }: { readonly x: number; readonly y: number; readonly tall: number },
): void {
  context.fillStyle = css(scene.tone(hex('#6fae4a'), 0.8, 0.1));
  for (const side of [-1, 1]) {
    context.beginPath();
    context.ellipse(x + side * tall * 0.3, y - tall * 0.7, tall * 0.36, tall * 0.16, side * -0.6, 0, 7);
    context.fill();
  }
  context.fillRect(x - tall * 0.05, y - tall * 0.7, tall * 0.1, tall * 0.75);
}

interface Flower {
  readonly x: number;
  readonly y: number;
  readonly tall: number;
  readonly petal: Colour;
  /** How far its head is beside its foot, in parts of its height. */
  readonly bend: number;
}

function growFlower({ context }: Sheet, scene: Scene, { x, y, tall, petal, bend }: Flower): void {
  const green = hex('#4f8a44');
  const head = { x: x + bend * tall, y: y - tall * 0.9 };
  context.strokeStyle = css(scene.tone(green, 0.5, 0.1));
  context.lineWidth = tall * 0.022;
  context.beginPath();
  context.moveTo(x, y);
  context.quadraticCurveTo(x, y - tall * 0.5, head.x, head.y);
  context.stroke();
  for (const [up, side] of [
    [0.2, -1],
    [0.34, 1],
    [0.5, -1],
    [0.64, 1],
  ] as const) {
    const leaf = tall * 0.085 * (1.3 - up);
    context.fillStyle = css(scene.tone(green, side > 0 ? 0.85 : 0.45, 0.1));
    context.beginPath();
    context.ellipse(
      x + bend * tall * up + side * leaf,
      y - tall * up,
      leaf * 1.2,
      leaf * 0.42,
      side * -0.5,
      0,
      7,
    );
    context.fill();
  }
  const radius = tall * 0.068;
  context.fillStyle = css(scene.tone(petal, 0.85, 0.08));
  context.beginPath();
  for (let at = 0; at < 7; at++) {
    const angle = (at / 7) * Math.PI * 2 + bend * 9;
    const [px, py] = [head.x + Math.cos(angle) * radius, head.y + Math.sin(angle) * radius];
    context.moveTo(px + radius * 0.72, py);
    context.arc(px, py, radius * 0.72, 0, Math.PI * 2);
  }
  context.fill();
  context.fillStyle = css(scene.tone(hex('#f0c858'), 0.8, 0.08));
  context.beginPath();
  context.arc(head.x, head.y, radius * 0.62, 0, Math.PI * 2);
  context.fill();
}
