import { css, hex, mix } from '../../canvas/colour.ts';
import type { Colour } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between, pickFrom } from '../../canvas/random.ts';
import { drawHeap, paintHeap } from '../elements/heap.ts';
import { ridgePath } from '../elements/ridge.ts';
import type { Ridge } from '../elements/ridge.ts';
import type { Scene } from '../scene.ts';
import { toneRamp } from '../scene.ts';
import { growthOf } from './growth.ts';

/** Furrows that run to one point on the horizon: a field is seen in depth by them. */
export function ploughField({ context, frame }: Sheet, scene: Scene, ground: Ridge): void {
  const isWhite = growthOf(scene).flowers.length === 0;
  const crop = isWhite
    ? hex('#cfdbe6')
    : pickFrom(scene.lasting('crop'), [hex('#8aa83e'), hex('#d8b04a'), hex('#6f9a3e')]);
  const soil = isWhite ? hex('#a8b8c8') : hex('#7a5a3c');
  const vanish = { x: frame.width * (scene.light.sunX > 0.5 ? 0.3 : 0.7), y: scene.horizon };
  const low = frame.height * 1.16;
  context.save();
  context.clip(ridgePath(ground, scene));
  const rows = 46;
  for (let row = -rows; row < rows; row++) {
    const gradient = context.createLinearGradient(0, scene.horizon, 0, frame.height);
    const isCrop = row % 2 === 0;
    gradient.addColorStop(0, css(scene.tone(isCrop ? crop : soil, 0.7, 0.5), 0.1));
    gradient.addColorStop(0.5, css(scene.tone(isCrop ? crop : soil, isCrop ? 0.7 : 0.5, 0.2), 0.5));
    gradient.addColorStop(1, css(scene.tone(isCrop ? crop : soil, isCrop ? 0.55 : 0.42, 0), 0.66));
    context.fillStyle = gradient;
    const step = frame.width * 0.085;
    context.beginPath();
    context.moveTo(vanish.x, vanish.y);
    context.lineTo(vanish.x + row * step, low);
    context.lineTo(vanish.x + (row + 1) * step, low);
    context.fill();
    if (isCrop) {
      growRow({ context, frame }, scene, {
        from: vanish,
        to: { x: vanish.x + (row + 0.5) * step, y: low },
        crop,
      });
    }
  }
  context.restore();
}

/** Plants along one furrow, larger the nearer they are. */
function growRow(
  { context }: Pick<Sheet, 'context' | 'frame'>,
  scene: Scene,
  row: { from: { x: number; y: number }; to: { x: number; y: number }; crop: Colour },
): void {
  const { unit } = scene.frame;
  const random = scene.random(`row ${Math.round(row.to.x)}`);
  for (let part = 0.12; part < 1; part += 0.012 + part * 0.03) {
    const x = row.from.x + (row.to.x - row.from.x) * part;
    const y = row.from.y + (row.to.y - row.from.y) * part;
    const size = unit * (1 + 17 * part * part);
    for (const [lift, lit] of [
      [0, 0.3],
      [size * 0.35, between(random, 0.6, 0.95)],
    ] as const) {
      context.fillStyle = css(scene.tone(row.crop, lit, 0.4 * (1 - part)), 0.9);
      context.beginPath();
      context.ellipse(x + between(random, -0.3, 0.3) * size, y - lift, size, size * 0.7, 0, 0, Math.PI * 2);
      context.fill();
    }
  }
}

/** A fence of posts and rails along a line of the ground. */
export function raiseFence(
  { context, frame }: Sheet,
  scene: Scene,
  { line, tall, wood }: { line: (x: number) => number; tall: number; wood: Colour },
): void {
  const step = tall * 1.05;
  for (const rail of [0.78, 0.42]) {
    context.strokeStyle = css(scene.tone(wood, 0.62, 0.2));
    context.lineWidth = tall * 0.1;
    context.beginPath();
    for (let x = -step; x <= frame.width + step; x += step / 2) {
      context.lineTo(x, line(x) - tall * rail);
    }
    context.stroke();
  }
  const random = scene.random('fence');
  for (let x = -step; x <= frame.width + step; x += step) {
    const width = tall * 0.14;
    const top = line(x) - tall * between(random, 0.96, 1.06);
    context.fillStyle = css(scene.tone(wood, 0.8, 0.2));
    context.fillRect(x, top, width, line(x) - top + 2);
    context.fillStyle = css(scene.tone(wood, 0.22, 0.2), 0.7);
    const shade = scene.light.toward[0] > 0 ? x : x + width * 0.6;
    context.fillRect(shade, top, width * 0.4, line(x) - top + 2);
  }
}

/** A bed along a line of the ground: far ones have a gate, near ones stand before the viewer. */
interface Bed {
  readonly name: 'back' | 'front';
  readonly line: (x: number) => number;
}

/** Clipped hedges with beds of flowers before them. */
export function plantBeds(sheet: Sheet, scene: Scene, { name, line }: Bed): void {
  const { frame } = scene;
  const growth = growthOf(scene);
  const random = scene.random(`beds ${name}`);
  const step = 2;
  const tall = frame.height * (name === 'back' ? 0.052 : 0.075);
  const puffs = [];
  for (let x = -0.1 * frame.width; x < frame.width * 1.1; x += tall * 0.62) {
    const gate = name === 'back' && Math.abs(x / frame.width - (scene.light.sunX > 0.5 ? 0.4 : 0.6)) < 0.05;
    if (!gate) {
      puffs.push({
        x: x / step,
        y: (line(x) - tall * 0.5) / step,
        radius: (tall * between(random, 0.56, 0.68)) / step,
      });
    }
  }
  const hedge = paintHeap(puffs, {
    ramp: toneRamp(scene, mix(growth.leaves[2], growth.needles, 0.3), 0.22),
    noise: scene.noise('leaves'),
    toward: scene.light.toward,
    roughness: 0.8,
    grain: 5 * frame.unit,
    softness: 1.2,
    sag: 0.35,
  });
  drawHeap(sheet.context, hedge, step);
  scatterFlowers(sheet, scene, { name, line });
}

function scatterFlowers({ context, frame }: Sheet, scene: Scene, { name, line }: Bed): void {
  const colours = growthOf(scene).flowers;
  if (colours.length === 0) {
    return;
  }
  const random = scene.random(`bed flowers ${name}`);
  const tints = [...colours, hex('#c94f8a'), hex('#8a62c4'), hex('#f2a03c')];
  for (let flower = 0; flower < 900 * scene.style.detail; flower++) {
    const x = between(random, -0.05, 1.05) * frame.width;
    const down = random() * frame.height * 0.05;
    const band = Math.floor((x / frame.width) * 9 + (down / frame.height) * 18);
    const tint = tints[Math.abs(band) % tints.length] ?? [255, 255, 255];
    const near = name === 'front' ? 2 : 1;
    const size = near * frame.unit * between(random, 2, 4.4) * (0.8 + (down / frame.height) * 10);
    context.fillStyle = css(scene.tone(tint, between(random, 0.4, 1), 0.16));
    context.beginPath();
    context.arc(
      x,
      line(x) + down - (near - 1) * frame.height * 0.07 + frame.height * 0.008,
      size,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}
