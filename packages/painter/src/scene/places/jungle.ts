import { Path2D } from '@napi-rs/canvas';
import { css, hex, mix } from '../../canvas/colour.ts';
import type { Colour } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between, pickFrom } from '../../canvas/random.ts';
import type { Random } from '../../canvas/random.ts';
import { paintTree } from '../elements/trees.ts';
import type { Scene } from '../scene.ts';
import { underLight } from '../scene.ts';
import { setTree } from './planting.ts';

/** The light under a roof of leaves: green, damp, thick. */
export function underLeaves(scene: Scene): Scene {
  const green: Colour = [150, 206, 128];
  const { light } = scene;
  return underLight(scene, {
    ...light,
    ambient: mix(light.ambient, [92, 132, 96], 0.45),
    haze: mix(light.haze, mix(green, light.haze, light.darkness * 0.7), 0.5),
  });
}

/** Palms between the trunks, from far to near. */
export function plantPalms(
  sheet: Sheet,
  scene: Scene,
  row: { distance: number; height: number; footY: (x: number) => number },
): void {
  const random = scene.random(`jungle palms ${row.distance}`);
  const { width, height } = scene.frame;
  for (let index = 0; index < 4; index++) {
    const x = (index < 2 ? between(random, -0.04, 0.3) : between(random, 0.7, 1.04)) * width;
    const palm = paintTree(scene, {
      kind: 'palm',
      leaves: pickFrom(random, [hex('#3f8f45'), hex('#5aa84a'), hex('#2f7a4c')]),
      bark: hex('#6a543c'),
      distance: row.distance,
      name: `jungle palm ${row.distance} ${index}`,
      height: height * row.height * between(random, 0.6, 1),
    });
    setTree(sheet, palm, { x, y: row.footY(x), scale: 1, isTurned: random() < 0.5 });
  }
}

/** Creepers that hang from above in long bows, leaves along them. */
export function hangVines({ context, frame }: Sheet, scene: Scene): void {
  const random = scene.random('vines');
  context.lineCap = 'round';
  for (let vine = 0; vine < 11; vine++) {
    const isLeft = random() < 0.5;
    const from = (isLeft ? between(random, -0.05, 0.34) : between(random, 0.66, 1.05)) * frame.width;
    const to = from + between(random, -0.12, 0.16) * frame.width;
    const sag = frame.height * between(random, 0.16, 0.5);
    const distance = random() * 0.4;
    const stem = scene.tone(hex('#4a5a2c'), 0.3, distance);
    context.strokeStyle = css(stem);
    context.lineWidth = frame.unit * between(random, 2.4, 5);
    context.beginPath();
    context.moveTo(from, -frame.bleed - 10);
    context.bezierCurveTo(from, sag, to, sag, to, random() < 0.4 ? sag * 0.8 : -frame.bleed - 10);
    context.stroke();
    for (let leaf = 0; leaf < 16; leaf++) {
      const part = random();
      const x = from + (to - from) * part;
      const y = sag * 3 * part * (1 - part) * 0.98;
      const tint = scene.tone(
        mix(hex('#3c8a3c'), hex('#8cc24a'), random()),
        between(random, 0.2, 0.9),
        distance,
      );
      paintLeaf(context, {
        x,
        y,
        length: frame.unit * between(random, 14, 26),
        degrees: between(random, 30, 150),
        broad: 0.42,
        tint,
      });
    }
  }
}

/** Great leaves and ferns in both lower corners, and blossoms between them: the viewer looks out of the thicket. */
export function frameWithLeaves({ context, frame }: Sheet, scene: Scene): void {
  const random = scene.random('great leaves');
  for (const side of [-1, 1] as const) {
    for (let index = 0; index < 15; index++) {
      const depth = index / 15;
      const x =
        (side < 0 ? between(random, -0.05, 0.2 - depth * 0.08) : between(random, 0.8 + depth * 0.08, 1.05)) *
        frame.width;
      const y = frame.height * between(random, 0.94, 1.12);
      const lit = between(random, 0.1, 0.55) * (1 - depth * 0.55);
      const leaf = {
        x,
        y,
        length: frame.height * between(random, 0.16, 0.38),
        degrees: -90 + side * between(random, -46, 26) * -1,
        tint: scene.tone(mix(hex('#2f7a3f'), hex('#6fae3f'), random()), lit, 0),
      };
      if (random() < 0.45) {
        paintFern(context, leaf);
      } else {
        paintLeaf(context, {
          ...leaf,
          broad: between(random, 0.26, 0.4),
          vein: scene.tone(hex('#a8d070'), lit + 0.2, 0),
        });
      }
    }
    paintBlossoms(context, scene, { side, random });
  }
}

interface Leaf {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly degrees: number;
  readonly tint: Colour;
  readonly broad?: number;
  readonly vein?: Colour;
}

function paintLeaf(context: Sheet['context'], leaf: Leaf): void {
  const { length } = leaf;
  const half = length * (leaf.broad ?? 0.3);
  context.save();
  context.translate(leaf.x, leaf.y);
  context.rotate((leaf.degrees * Math.PI) / 180);
  const path = new Path2D();
  path.moveTo(0, 0);
  path.bezierCurveTo(length * 0.2, -half, length * 0.75, -half, length, 0);
  path.bezierCurveTo(length * 0.75, half, length * 0.2, half, 0, 0);
  context.fillStyle = css(leaf.tint);
  context.fill(path);
  context.save();
  context.clip(path);
  context.fillStyle = css(mix(leaf.tint, [10, 30, 20], 0.4), 0.7);
  context.fillRect(0, 0, length, half);
  context.restore();
  if (leaf.vein !== undefined) {
    context.strokeStyle = css(leaf.vein, 0.6);
    context.lineWidth = Math.max(1, length * 0.012);
    context.beginPath();
    for (let rib = 1; rib < 8; rib++) {
      const at = (rib / 8) * length;
      context.moveTo(at, 0);
      context.lineTo(at + length * 0.12, -half * 0.6);
      context.moveTo(at, 0);
      context.lineTo(at + length * 0.12, half * 0.6);
    }
    context.moveTo(0, 0);
    context.lineTo(length, 0);
    context.stroke();
  }
  context.restore();
}

function paintFern(context: Sheet['context'], { x, y, length, degrees, tint }: Leaf): void {
  const angle = (degrees * Math.PI) / 180;
  for (let pair = 2; pair < 22; pair++) {
    const part = pair / 22;
    const bend = angle + (degrees < -90 ? -1 : 1) * part * part * 0.7;
    const px = x + Math.cos(bend) * length * part;
    const py = y + Math.sin(bend) * length * part;
    const size = length * 0.24 * Math.sin(Math.PI * (0.12 + part * 0.86));
    for (const side of [-1, 1]) {
      paintLeaf(context, {
        x: px,
        y: py,
        length: size,
        degrees: (bend * 180) / Math.PI + side * 62,
        broad: 0.17,
        tint,
      });
    }
  }
}

function paintBlossoms(
  context: Sheet['context'],
  scene: Scene,
  { side, random }: { side: -1 | 1; random: Random },
): void {
  const { frame } = scene;
  for (let bloom = 0; bloom < 4; bloom++) {
    const x = (side < 0 ? between(random, 0, 0.2) : between(random, 0.8, 1)) * frame.width;
    const y = frame.height * between(random, 0.84, 0.98);
    const colour = pickFrom(random, [hex('#e8415a'), hex('#f0902e'), hex('#e86ab0')]);
    for (let petal = 0; petal < 5; petal++) {
      paintLeaf(context, {
        x,
        y,
        length: frame.unit * 30,
        degrees: petal * 72 + bloom * 20,
        broad: 0.34,
        tint: scene.tone(colour, 0.75, 0),
      });
    }
    context.fillStyle = css(scene.tone(hex('#ffe08a'), 0.9, 0));
    context.beginPath();
    context.arc(x, y, frame.unit * 6, 0, Math.PI * 2);
    context.fill();
  }
}
