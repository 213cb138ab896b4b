import { css, hex, mix } from '../../canvas/colour.ts';
import type { Colour } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between, pickFrom } from '../../canvas/random.ts';
import type { Random } from '../../canvas/random.ts';
import { glow } from '../elements/sky.ts';
import type { Scene } from '../scene.ts';
import type { StreetView } from './street-view.ts';

const tubes = ['#ff4d6d', '#3ad6ff', '#ffd23f', '#c07bff', '#52f0a0', '#ff8a3a'] as const;

/** A sign that hangs from a front over the street, in pixels. */
interface Sign {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly colour: Colour;
  readonly depth: number;
  /** Height of the ground below it. */
  readonly footY: number;
}

/** Hangs signs of coloured light from both fronts, the far ones first; they burn when it is dark. */
export function hangSigns(sheet: Sheet, scene: Scene, view: StreetView): readonly Sign[] {
  const random = scene.lasting('signs');
  const signs: Sign[] = [];
  for (let depth = 6.4; depth > 1.25; depth /= between(random, 1.14, 1.26)) {
    for (const side of [-1, 1]) {
      const sign = signAt(scene, view, { side, depth, random });
      paintSign(sheet, scene, { sign, random });
      signs.push(sign);
    }
  }
  return signs;
}

function signAt(
  { frame }: Scene,
  view: StreetView,
  { side, depth, random }: { side: number; depth: number; random: Random },
): Sign {
  const isUpright = random() < 0.7;
  const unit = Math.min(frame.height, frame.width) / depth;
  const width = unit * (isUpright ? between(random, 0.075, 0.11) : between(random, 0.2, 0.28));
  const height = unit * (isUpright ? between(random, 0.34, 0.56) : between(random, 0.09, 0.13));
  const [wallX, top] = view.at(side, depth, between(random, 0.62, 0.98));
  const [, footY] = view.at(side, depth, 0);
  const x = wallX - side * (unit * 0.03 + (side > 0 ? width : 0));
  return {
    x: side > 0 ? x : wallX + unit * 0.03,
    y: top,
    width,
    height,
    colour: hex(pickFrom(random, tubes)),
    depth,
    footY,
  };
}

function paintSign({ context }: Sheet, scene: Scene, { sign, random }: { sign: Sign; random: Random }): void {
  const { x, y, width, height, colour } = sign;
  const { darkness } = scene.light;
  const far = Math.min(0.5, (sign.depth - 1) / 12);
  const edge = Math.max(1, Math.min(width, height) * 0.07);
  const isFilled = random() < 0.45;
  const unlit = scene.tone(mix(colour, [60, 52, 60], 0.35), 0.7, far);
  const lit = mix(mix(unlit, colour, 0.3 + darkness * 0.7), scene.light.haze, far * 0.5);
  const dark = mix(scene.tone([44, 38, 52], 0.4, far), colour, 0.1 * darkness);
  if (darkness > 0.25) {
    const radius = Math.max(width, height) * 1.4;
    glow({ context }, { x: x + width / 2, y: y + height / 2, radius }, css(colour, 0.55 * darkness));
  }
  context.fillStyle = css(isFilled ? lit : dark);
  context.beginPath();
  context.roundRect(x, y, width, height, edge * 1.6);
  context.fill();
  context.strokeStyle = css(isFilled ? mix(lit, [255, 255, 255], 0.5) : lit);
  context.lineWidth = edge;
  context.stroke();
  writeStrokes(context, sign, {
    random,
    colour: css(isFilled ? mix(dark, [20, 12, 24], 0.4) : mix(lit, [255, 255, 255], 0.35)),
  });
}

/** Strokes that look like writing from afar and are none. */
function writeStrokes(
  context: Sheet['context'],
  { x, y, width, height }: Sign,
  { random, colour }: { random: Random; colour: string },
): void {
  const isUpright = height > width;
  const size = Math.min(width, height) * 0.66;
  const count = Math.max(2, Math.floor((Math.max(width, height) * 0.9) / (size * 1.22)));
  const step = (Math.max(width, height) * 0.92) / count;
  context.strokeStyle = colour;
  context.lineCap = 'round';
  context.lineWidth = Math.max(0.8, size * 0.12);
  for (let sign = 0; sign < count; sign++) {
    const along = (sign + 0.5) * step + Math.max(width, height) * 0.04;
    const centreX = isUpright ? x + width / 2 : x + along;
    const centreY = isUpright ? y + along : y + height / 2;
    const half = size * 0.42;
    context.beginPath();
    for (let stroke = 0; stroke < 4; stroke++) {
      const place = between(random, -0.8, 0.8) * half;
      if (stroke % 2 === 0) {
        context.moveTo(centreX - half * between(random, 0.5, 1), centreY + place);
        context.lineTo(centreX + half * between(random, 0.5, 1), centreY + place);
      } else {
        context.moveTo(centreX + place, centreY - half * between(random, 0.4, 1));
        context.lineTo(centreX + place, centreY + half * between(random, 0.4, 1));
      }
    }
    context.stroke();
  }
}

/** The signs' colours on the road below them. */
export function reflectSigns({ context }: Sheet, scene: Scene, signs: readonly Sign[]): void {
  const { darkness } = scene.light;
  const strength = scene.style.isGeometric ? 0.34 : 0.6;
  for (const { x, width, height, footY, colour } of signs) {
    const reach = Math.max(width, height * 0.3);
    context.save();
    context.globalCompositeOperation = 'source-atop';
    context.translate(x + width / 2, footY + height * 0.5);
    context.scale(1, (height * 0.75) / reach);
    glow({ context }, { x: 0, y: 0, radius: reach }, css(colour, strength * darkness));
    context.restore();
  }
}
