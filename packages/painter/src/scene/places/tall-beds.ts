import { css, hex } from '../../canvas/colour.ts';
import type { Colour } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between, pickFrom } from '../../canvas/random.ts';
import { heroHeight } from '../figures/hero-height.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { raiseFence } from './tended-ground.ts';

/** Heights of the fence and of the flowers before it, in heights of a grown person. */
const [fencePart, flowerPart] = [0.66, 0.68] as const;
/** Half the width that is left free for whoever is in the garden, as a part of the picture's. */
const clearing = 0.1;
const petals = ['#e0567a', '#f2c14a', '#d9663a', '#9a6ac2', '#f4efe4'] as const;

/** A garden that has grown up: a fence, and flowers as high as it on both sides of whoever is in it. */
export function growTallBeds(stage: Stage, scene: Scene, foot: (x: number) => number): void {
  if (scene.plan.details?.includes('beds') !== true) {
    return;
  }
  const { width, height } = scene.frame;
  const tall = heroHeight(scene);
  const sheet = stage.add('tall beds', 0.64);
  const line = (x: number): number => foot(x) - height * 0.055;
  raiseFence(sheet, scene, { line, tall: tall * fencePart, wood: hex('#f2eee4') });
  const random = scene.random('tall beds');
  const centre = scene.light.sunX > 0.5 ? 0.62 : 0.38;
  for (const [row, step] of [
    [-0.045, 0.026],
    [-0.005, 0.034],
  ] as const) {
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
