import { Path2D } from '@napi-rs/canvas';
import { css, hex, mix } from '../../canvas/colour.ts';
import type { Colour } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between } from '../../canvas/random.ts';
import type { Scene } from '../scene.ts';

/** Where a bridge of stone stands: its middle, half its length, the water under it. */
export interface Crossing {
  readonly x: number;
  readonly half: number;
  readonly water: number;
}

/** A bridge of stone over a river: a road that rises to its middle, three arches, a parapet. */
export function buildStoneBridge(sheet: Sheet, scene: Scene, at: Crossing): void {
  const { context } = sheet;
  const tall = at.half * 0.44;
  const deck = (part: number): number =>
    at.water -
    tall * Math.max(0.2, 0.62 + 0.38 * (1 - part * part) - Math.max(0, Math.abs(part) - 0.9) * 0.9);
  const stone = hex('#b3a794');
  const body = bodyOf(at, deck, tall);
  const side = scene.light.toward[0] > 0 ? 1 : -1;
  context.fillStyle = css(scene.tone(mix(stone, hex('#4a4250'), 0.62), 0.2, 0.16));
  context.save();
  context.translate(-side * at.half * 0.035, tall * 0.03);
  context.fill(body, 'evenodd');
  context.restore();
  const light = context.createLinearGradient(0, at.water - tall, 0, at.water);
  light.addColorStop(0, css(scene.tone(stone, 0.95, 0.16)));
  light.addColorStop(1, css(scene.tone(stone, 0.4, 0.16)));
  context.fillStyle = light;
  context.fill(body, 'evenodd');
  context.save();
  context.clip(body, 'evenodd');
  layCourses(sheet, scene, { at, tall, stone });
  context.restore();
  ringArches(sheet, scene, { at, tall, stone });
  layParapet(sheet, scene, { at, deck, stone });
}

/** The middle, half the width and the height of every arch, as parts of the bridge's half length and height. */
const arches: readonly (readonly [number, number, number])[] = [
  [-0.5, 0.17, 0.44],
  [0, 0.24, 0.68],
  [0.5, 0.17, 0.44],
];

function archPath(
  at: Crossing,
  tall: number,
  [middle, wide, high]: readonly [number, number, number],
): Path2D {
  const x = at.x + middle * at.half;
  const half = wide * at.half;
  const spring = at.water - tall * high + half * 0.86;
  const path = new Path2D();
  path.moveTo(x - half, at.water + 2);
  path.ellipse(x, spring, half, half * 0.86, 0, Math.PI, Math.PI * 2);
  path.lineTo(x + half, at.water + 2);
  return path;
}

function bodyOf(at: Crossing, deck: (part: number) => number, tall: number): Path2D {
  const body = new Path2D();
  body.moveTo(at.x - at.half * 1.25, at.water + tall * 0.04);
  for (let part = -1.25; part <= 1.26; part += 0.05) {
    body.lineTo(at.x + part * at.half, deck(part));
  }
  body.lineTo(at.x + at.half * 1.25, at.water + tall * 0.04);
  body.lineTo(at.x + at.half * 0.84, at.water + 2);
  body.lineTo(at.x - at.half * 0.84, at.water + 2);
  body.closePath();
  for (const arch of arches) {
    body.addPath(archPath(at, tall, arch));
  }
  return body;
}

interface Masonry {
  readonly at: Crossing;
  readonly tall: number;
  readonly stone: Colour;
}

/** Single stones in courses, each of its own tone. */
function layCourses({ context }: Sheet, scene: Scene, { at, tall, stone }: Masonry): void {
  const random = scene.random('masonry');
  const course = tall * 0.085;
  for (let y = at.water - tall * 1.1; y < at.water + course; y += course) {
    let x = at.x - at.half * 1.3 - random() * course;
    while (x < at.x + at.half * 1.3) {
      const long = course * between(random, 1.3, 2.5);
      const tone = mix(stone, random() < 0.5 ? hex('#8d8577') : hex('#cfc4ae'), random() * 0.6);
      context.fillStyle = css(scene.tone(tone, between(random, 0.4, 0.85), 0.16), 0.75);
      context.fillRect(x, y, long - course * 0.12, course * 0.88);
      x += long;
    }
  }
}

/** Wedge stones around every arch, dark where one looks under it. */
function ringArches({ context, frame }: Sheet, scene: Scene, { at, tall, stone }: Masonry): void {
  for (const arch of arches) {
    const path = archPath(at, tall, arch);
    context.strokeStyle = css(scene.tone(mix(stone, [255, 250, 238], 0.3), 0.8, 0.16));
    context.lineWidth = tall * 0.075;
    context.setLineDash([tall * 0.075, Math.max(1, frame.unit * 1.6)]);
    context.stroke(path);
    context.setLineDash([]);
    context.strokeStyle = css(scene.tone(hex('#3c3640'), 0.2, 0.16), 0.5);
    context.lineWidth = Math.max(1, tall * 0.014);
    context.stroke(path);
  }
}

function layParapet(
  { context }: Sheet,
  scene: Scene,
  { at, deck, stone }: { at: Crossing; deck: (part: number) => number; stone: Colour },
): void {
  for (const [lift, thick, lit] of [
    [0, 0.036, 0.3],
    [0.012, 0.03, 0.9],
  ] as const) {
    context.strokeStyle = css(scene.tone(mix(stone, [250, 244, 230], 0.25), lit, 0.14));
    context.lineWidth = at.half * thick;
    context.beginPath();
    for (let part = -1.25; part <= 1.26; part += 0.05) {
      context.lineTo(at.x + part * at.half, deck(part) - at.half * lift);
    }
    context.stroke();
  }
}

/** A bridge that hangs from two towers over wide water, from one side of the picture to the other. */
export function buildSuspensionBridge(
  sheet: Sheet,
  scene: Scene,
  { water, colour = hex('#c8452f') }: { water: number; colour?: Colour },
): void {
  const { width, height } = scene.frame;
  const deck = water - height * 0.11;
  const top = Math.max(height * 0.08, water - height * 0.5);
  const towers = [width * 0.24, width * 0.76] as const;
  const paint = (lit: number): string => css(scene.tone(colour, lit, 0.3));
  hangCables(sheet, { towers, deck, top, paint });
  const { context, frame } = sheet;
  const thick = height * 0.016;
  context.fillStyle = paint(0.28);
  context.fillRect(-frame.bleed, deck + thick * 0.6, width + 2 * frame.bleed, thick * 1.5);
  context.fillStyle = paint(0.8);
  context.fillRect(-frame.bleed, deck, width + 2 * frame.bleed, thick * 0.7);
  context.strokeStyle = paint(0.25);
  context.lineWidth = Math.max(1, frame.unit * 1.6);
  context.beginPath();
  const step = height * 0.03;
  for (let x = -step * 8; x < width + step * 8; x += step) {
    context.moveTo(x, deck + thick * 0.6);
    context.lineTo(x + step / 2, deck + thick * 2);
    context.lineTo(x + step, deck + thick * 0.6);
  }
  context.stroke();
  for (const x of towers) {
    raiseTower(sheet, scene, { x, top, deck, water, paint });
  }
}

interface Span {
  readonly towers: readonly [number, number];
  readonly deck: number;
  readonly top: number;
  readonly paint: (lit: number) => string;
}

function hangCables({ context, frame }: Sheet, { towers, deck, top, paint }: Span): void {
  const [left, right] = towers;
  const apart = right - left;
  const cable = (x: number): number => {
    const part = (x - (left + right) / 2) / (apart / 2);
    const low = deck - frame.height * 0.02;
    if (Math.abs(part) <= 1) {
      return low - (low - top) * part * part;
    }
    const beyond = Math.min(1, (Math.abs(part) - 1) / 1.05);
    return top + (low - top) * (1 - (1 - beyond) ** 1.5);
  };
  context.strokeStyle = paint(0.5);
  context.lineWidth = Math.max(0.8, frame.unit * 1.7);
  context.beginPath();
  for (let x = left - apart; x < right + apart; x += frame.height * 0.022) {
    context.moveTo(x, cable(x));
    context.lineTo(x, deck);
  }
  context.stroke();
  for (const [wide, lit] of [
    [7, 0.3],
    [4, 0.85],
  ] as const) {
    context.strokeStyle = paint(lit);
    context.lineWidth = Math.max(1.2, frame.unit * wide);
    context.beginPath();
    for (let x = left - apart; x < right + apart; x += 3) {
      context.lineTo(x, cable(x));
    }
    context.stroke();
  }
}

function raiseTower(
  { context }: Sheet,
  scene: Scene,
  tower: Omit<Span, 'towers'> & { x: number; water: number },
): void {
  const { x, top, deck, water, paint } = tower;
  const { height } = scene.frame;
  const leg = height * 0.024;
  const apart = height * 0.042;
  const pier = scene.tone(hex('#b9b2a6'), 0.6, 0.3);
  context.fillStyle = css(pier);
  context.beginPath();
  context.roundRect(x - apart * 1.8, water - height * 0.03, apart * 3.6, height * 0.04, height * 0.01);
  context.fill();
  for (const sign of [-1, 1]) {
    const inner = x + sign * apart;
    context.fillStyle = paint(0.72);
    context.fillRect(inner - leg / 2, top - height * 0.02, leg, water - height * 0.02 - top + height * 0.02);
    context.fillStyle = paint(0.24);
    const dark = scene.light.toward[0] > 0 ? inner - leg / 2 : inner + leg * 0.1;
    context.fillRect(dark, top - height * 0.02, leg * 0.4, water - height * 0.02 - top + height * 0.02);
  }
  const beams = [0, 0.24, 0.48, 0.74, 1.08];
  for (const part of beams) {
    const y = top + (deck - top) * part;
    context.fillStyle = paint(part === 0 ? 0.85 : 0.5);
    context.fillRect(x - apart, y, apart * 2, height * 0.022);
    context.fillStyle = paint(0.2);
    context.fillRect(x - apart, y + height * 0.016, apart * 2, height * 0.006);
  }
}
