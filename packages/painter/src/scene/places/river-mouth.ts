import { Path2D } from '@napi-rs/canvas';
import { css, hex, mix } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { growthOf } from './growth.ts';
import { paintTreeLine } from './planting.ts';

/** How near its banks are: before the sea, behind whoever sails. */
const bankDepth = 0.6;
/** From its middle to either bank, as parts of the picture's width: where the sea begins, and before the viewer. */
const gap = { far: 0.1, near: 0.46 } as const;
/** How far below the horizon a bank begins, and how high its trees are, as parts of the height. */
const parts = { top: 0.045, tree: 0.13 } as const;

/** Whether a river comes to the sea here. */
export function hasRiverMouth({ plan }: Scene): boolean {
  return plan.details?.includes('rivermouth') === true;
}

/** Both banks of a river that comes to the sea. Each goes out at its own side: they draw apart while somebody sails on. */
export function paintRiverMouth(stage: Stage, scene: Scene): void {
  for (const side of [-1, 1] as const) {
    const sheet = stage.add(side < 0 ? 'left bank' : 'right bank', bankDepth, 'go');
    sheet.heading = side;
    paintBank(sheet, scene, side);
  }
}

function paintBank(sheet: Sheet, scene: Scene, side: -1 | 1): void {
  const { context, frame } = sheet;
  const { width, height, bleed } = frame;
  const growth = growthOf(scene);
  const top = scene.horizon + height * parts.top;
  const isHere = new Path2D();
  isHere.rect(
    side < 0 ? -bleed : width / 2 + width * gap.far,
    -bleed,
    width / 2 - width * gap.far + bleed,
    height + 2 * bleed,
  );
  context.save();
  context.clip(isHere);
  paintTreeLine(sheet, scene, {
    name: `bank ${side}`,
    line: () => top + height * 0.012,
    height: height * parts.tree,
    distance: 0.3,
    density: 0.85,
  });
  context.restore();
  const soil = hex('#a58a62');
  for (const [out, colour, lit] of [
    [0.028, mix(soil, [60, 54, 46], 0.4), 0.4],
    [0.014, soil, 0.62],
    [0, growth.grass, 0.8],
  ] as const) {
    const gradient = context.createLinearGradient(0, top, 0, height);
    gradient.addColorStop(0, css(scene.tone(colour, lit, 0.34)));
    gradient.addColorStop(1, css(scene.tone(colour, lit * 0.86, 0.04)));
    context.fillStyle = gradient;
    context.fill(bankPath(scene, side, { out, top }));
  }
  growTufts(sheet, scene, { side, top });
}

/** Where the water's edge is at a part of the way from the sea to the viewer: it winds. */
function edgeAt({ frame }: Scene, side: number, part: number): number {
  const { width } = frame;
  const apart = gap.far + (gap.near - gap.far) * Math.pow(part, 0.9);
  const bend = Math.sin(part * 7.4 + (side < 0 ? 0.4 : 2.6)) * 0.05 * (0.35 + part);
  return width * (0.5 + side * (apart + bend));
}

function bankPath(scene: Scene, side: number, { out, top }: { out: number; top: number }): Path2D {
  const { width, height, bleed } = scene.frame;
  const bottom = height + bleed;
  const outside = side < 0 ? -bleed : width + bleed;
  const path = new Path2D();
  path.moveTo(outside, top - height * out * 0.3);
  const steps = 60;
  for (let step = 0; step <= steps; step++) {
    const part = step / steps;
    // Nearer to the viewer all of it is larger.
    path.lineTo(
      edgeAt(scene, side, part) - side * width * out * (0.25 + part),
      top + (bottom - top) * Math.pow(part, 1.5) - height * out * 0.3,
    );
  }
  path.lineTo(outside, bottom);
  path.closePath();
  return path;
}

const tufts = 220;

/** Grass and reeds on a bank, taller the nearer they are. */
function growTufts(sheet: Sheet, scene: Scene, { side, top }: { side: number; top: number }): void {
  const { context, frame } = sheet;
  const { width, height, bleed } = frame;
  const random = scene.random(`bank tufts ${side}`);
  const { grass } = growthOf(scene);
  for (let tuft = 0; tuft < tufts; tuft++) {
    const part = (tuft + random()) / tufts;
    const y = top + (height + bleed - top) * Math.pow(part, 1.5);
    const edge = edgeAt(scene, side, part);
    const x = edge + side * random() * (side < 0 ? edge + bleed : width + bleed - edge);
    const tall = height * (0.006 + 0.04 * part) * (0.6 + 0.6 * random());
    context.strokeStyle = css(scene.tone(grass, random() < 0.5 ? 0.55 : 1, 0.3 * (1 - part)), 0.8);
    context.lineWidth = frame.unit * (0.8 + 3 * part);
    context.lineCap = 'round';
    for (const lean of [-0.5, -0.1, 0.35]) {
      context.beginPath();
      context.moveTo(x, y);
      context.quadraticCurveTo(x + lean * tall * 0.3, y - tall * 0.6, x + lean * tall, y - tall);
      context.stroke();
    }
  }
}
