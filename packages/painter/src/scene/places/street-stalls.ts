import { css, hex, mix } from '../../canvas/colour.ts';
import type { Colour } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between, pickFrom } from '../../canvas/random.ts';
import type { Random } from '../../canvas/random.ts';
import { lamp } from '../elements/buildings.ts';
import { glow } from '../elements/sky.ts';
import type { Scene } from '../scene.ts';
import type { StreetView } from './street-view.ts';

interface Stall {
  readonly x: number;
  readonly y: number;
  /** Pixels of its roof's height. */
  readonly size: number;
  readonly distance: number;
  readonly random: Random;
}

const cloths = ['#c8463a', '#2f7d6a', '#e0a52f', '#2f5f9a', '#a8487a'] as const;
const goods = ['#d8402f', '#f0a02c', '#7fb53c', '#f2d23c', '#8a4fa0', '#e8d9b8', '#c05a34'] as const;

/** Rows of market stalls along both fronts: awning, counter, crates of goods, a lamp. */
export function setStalls(sheet: Sheet, scene: Scene, view: StreetView): void {
  const random = scene.lasting('stalls');
  for (const depth of [6, 4.6, 3.5, 2.7, 2.05]) {
    for (const side of [-1, 1]) {
      const [x, y] = view.ground(side * between(random, 0.74, 0.82), depth);
      const size = (Math.min(scene.frame.height, scene.frame.width * 0.8) * 0.5) / depth;
      paintStall(sheet, scene, { x, y, size, distance: Math.min(0.7, (depth - 1) / 9), random });
    }
  }
}

function paintStall(sheet: Sheet, scene: Scene, stall: Stall): void {
  const { context } = sheet;
  const { x, y, size, distance, random } = stall;
  const half = size * 0.56;
  const wood = hex('#7a5436');
  context.fillStyle = css(scene.tone([40, 34, 44], 0.1, distance), 0.4);
  context.beginPath();
  context.ellipse(x, y, half * 1.15, size * 0.07, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = css(scene.tone(mix(wood, [30, 22, 30], 0.55), 0.3, distance));
  context.fillRect(x - half * 0.94, y - size * 0.8, half * 1.88, size * 0.5);
  if (scene.light.darkness > 0.25) {
    context.fillStyle = css(lamp, 0.5 * scene.light.darkness);
    context.fillRect(x - half * 0.94, y - size * 0.8, half * 1.88, size * 0.5);
  }
  context.fillStyle = css(scene.tone(wood, 0.4, distance));
  for (const part of [-0.96, 0.88]) {
    context.fillRect(x + half * part, y - size * 0.84, half * 0.08, size * 0.84);
  }
  heapGoods(context, scene, stall);
  context.fillStyle = css(scene.tone(wood, 0.7, distance));
  context.fillRect(x - half, y - size * 0.36, half * 2, size * 0.36);
  context.fillStyle = css(scene.tone(mix(wood, [255, 236, 200], 0.25), 0.9, distance));
  context.fillRect(x - half * 1.03, y - size * 0.38, half * 2.06, size * 0.04);
  paintAwning(context, scene, { stall, cloth: hex(pickFrom(random, cloths)) });
  if (scene.light.darkness > 0.25) {
    const at = { x, y: y - size * 0.66 };
    glow(sheet, { ...at, radius: size * 0.7 }, css(lamp, 0.4 * scene.light.darkness));
    glow(sheet, { ...at, radius: size * 0.1 }, css([255, 248, 222], 0.95));
  }
}

/** Fruit in rows on the counter. */
function heapGoods(context: Sheet['context'], scene: Scene, { x, y, size, distance, random }: Stall): void {
  const half = size * 0.56;
  for (let crate = 0; crate < 4; crate++) {
    const colour: Colour = hex(pickFrom(random, goods));
    const left = x - half * 0.92 + crate * half * 0.47;
    for (let row = 2; row >= 0; row--) {
      for (let place = 0; place < 4 - row; place++) {
        const radius = half * 0.062;
        context.fillStyle = css(
          scene.tone(mix(colour, [255, 240, 210], random() * 0.25), 0.6 + row * 0.15, distance),
        );
        context.beginPath();
        context.arc(
          left + radius * (1.2 + row * 0.95 + place * 1.9),
          y - size * 0.4 - row * radius * 1.5,
          radius,
          0,
          Math.PI * 2,
        );
        context.fill();
      }
    }
  }
}

/** A striped awning with a scalloped edge. */
function paintAwning(
  context: Sheet['context'],
  scene: Scene,
  { stall, cloth }: { stall: Stall; cloth: Colour },
): void {
  const { x, y, size, distance } = stall;
  const half = size * 0.56;
  const stripes = 8;
  const at = (part: number, isTop: boolean): number => x + (part - 0.5) * 2 * half * (isTop ? 0.96 : 1.18);
  for (let stripe = 0; stripe < stripes; stripe++) {
    const [from, to] = [stripe / stripes, (stripe + 1) / stripes];
    const colour = stripe % 2 === 0 ? cloth : mix(cloth, [255, 250, 238], 0.82);
    context.fillStyle = css(scene.tone(colour, 0.9, distance));
    context.beginPath();
    context.moveTo(at(from, true), y - size);
    context.lineTo(at(to, true), y - size);
    context.lineTo(at(to, false), y - size * 0.76);
    const low = y - size * 0.68;
    context.quadraticCurveTo(at((from + to) / 2, false), low, at(from, false), y - size * 0.76);
    context.fill();
  }
}
