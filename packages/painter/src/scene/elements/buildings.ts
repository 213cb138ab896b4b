import { css, hex, mix } from '../../canvas/colour.ts';
import type { Colour } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between, pickFrom } from '../../canvas/random.ts';
import type { Random } from '../../canvas/random.ts';
import type { Scene } from '../scene.ts';
import { glow } from './sky.ts';

/** Colours of house walls. */
export const walls: readonly [string, ...string[]] = [
  '#b86b52',
  '#c9a27a',
  '#8a94a6',
  '#a8b0b4',
  '#d6c2a4',
  '#7d6a72',
  '#5f7f8c',
  '#c47f62',
];

/** The light of lamps and lit windows. */
export const lamp = hex('#ffcf86');

/** A row of towers. */
export interface Row {
  readonly name: string;
  readonly distance: number;
  readonly tall: number;
  readonly wide: number;
  readonly foot: number;
}

/** Raises towers along a line, the tallest in the middle, their feet in haze. */
export function raiseTowers(sheet: Sheet, scene: Scene, row: Row): void {
  const { frame } = scene;
  const random = scene.random(row.name);
  const span = Math.max(frame.width, frame.height);
  for (let x = -0.12 * frame.width; x < 1.12 * frame.width;) {
    const width = span * row.wide * between(random, 0.55, 1.3);
    const centre = Math.exp(-(((x / frame.width - 0.5) / 0.42) ** 2));
    const height = frame.height * row.tall * between(random, 0.35, 1) * (0.5 + centre * 0.62);
    raise(sheet, scene, {
      x,
      y: row.foot,
      width,
      height,
      distance: row.distance,
      random,
      wall: hex(pickFrom(random, walls)),
    });
    x += width * between(random, 0.86, 1.2);
  }
  const { context } = sheet;
  const gradient = context.createLinearGradient(0, row.foot - frame.height * 0.24, 0, row.foot);
  gradient.addColorStop(0, css(scene.light.haze, 0));
  gradient.addColorStop(1, css(scene.light.haze, scene.style.isGeometric ? 0.15 : 0.62 * row.distance));
  context.save();
  context.globalCompositeOperation = 'source-atop';
  context.fillStyle = gradient;
  context.fillRect(-frame.bleed, 0, frame.width + 2 * frame.bleed, row.foot);
  context.restore();
  context.fillStyle = css(
    mix(scene.tone(hex('#5a5f68'), 0.3, row.distance), scene.light.haze, 0.3 * row.distance),
  );
  context.fillRect(-frame.bleed, row.foot - 1, frame.width + 2 * frame.bleed, frame.height);
}

interface House {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly distance: number;
  readonly random: Random;
  readonly wall: Colour;
}

/** One tower: a lit face and one in shadow, a roof of its own, windows in rows. */
function raise({ context, frame }: Sheet, scene: Scene, house: House): void {
  const { x, y, width, height, distance, random, wall } = house;
  const side = scene.light.toward[0] > 0 ? 1 : -1;
  const cut = width * between(random, 0.2, 0.36);
  const top = y - height;
  const face = context.createLinearGradient(0, top, 0, y);
  face.addColorStop(0, css(scene.tone(wall, 0.78, distance)));
  face.addColorStop(1, css(scene.tone(wall, 0.42, Math.min(1, distance + 0.14))));
  context.fillStyle = face;
  context.fillRect(x, top, width + 0.6, height);
  context.fillStyle = css(scene.tone(wall, 0.06, distance));
  context.fillRect(side > 0 ? x : x + width - cut, top, cut, height);
  if (random() < 0.34) {
    const mast = width * 0.035;
    context.fillRect(x + width * 0.5, top - height * 0.16, Math.max(1, mast), height * 0.16);
  }
  if (random() < 0.4) {
    const box = width * between(random, 0.3, 0.6);
    context.fillStyle = css(scene.tone(wall, 0.5, distance));
    context.fillRect(x + (width - box) / 2, top - height * 0.06, box, height * 0.061);
  }
  lightWindows({ context, frame }, scene, house);
}

function lightWindows(
  { context, frame }: Pick<Sheet, 'context' | 'frame'>,
  scene: Scene,
  house: House,
): void {
  const { x, y, width, height, distance, random, wall } = house;
  const pitch = Math.max(
    5 * frame.unit,
    width / Math.max(3, Math.round(width / (frame.unit * (13 - distance * 5)))),
  );
  const rise = pitch * between(random, 1.1, 1.7);
  const share = 0.12 + scene.light.darkness * 0.42;
  const dark = css(mix(scene.tone(mix(wall, hex('#2c3a4c'), 0.6), 0.3, distance), scene.light.sky.low, 0.12));
  const lamps = [lamp, hex('#ffe9bd'), hex('#bfe3ff')].map((colour) =>
    css(mix(colour, scene.light.haze, distance * 0.42), 0.4 + scene.light.darkness * 0.6),
  );
  const isBand = random() < 0.3;
  for (let row = rise * 0.6; row < height - rise * 0.4; row += rise) {
    for (let column = pitch * 0.3; column < width - pitch * 0.6; column += pitch) {
      const isLit = random() < share;
      context.fillStyle = isLit ? (lamps[Math.floor(random() * random() * 3)] ?? dark) : dark;
      context.fillRect(
        x + column,
        y - height + row,
        pitch * (isBand ? 0.92 : 0.52),
        rise * (isBand ? 0.42 : 0.56),
      );
    }
  }
}

/** A street lamp, burning when it is dark. */
export function paintLamp(sheet: Sheet, scene: Scene, at: { x: number; y: number; height: number }): void {
  const { context } = sheet;
  const { x, y, height } = at;
  const width = height * 0.02;
  context.fillStyle = css(scene.tone(hex('#33313a'), 0.25, 0.05));
  context.fillRect(x - width / 2, y - height * 0.86, width, height * 0.86);
  context.fillRect(x - width * 1.4, y - height * 0.06, width * 2.8, height * 0.06);
  context.beginPath();
  context.moveTo(x - height * 0.045, y - height * 0.99);
  context.lineTo(x, y - height * 1.03);
  context.lineTo(x + height * 0.045, y - height * 0.99);
  context.fill();
  const isLit = scene.light.darkness > 0.2;
  context.fillStyle = isLit ? css(hex('#ffefc4')) : css(scene.tone([230, 236, 240], 0.8, 0.1), 0.8);
  context.beginPath();
  context.moveTo(x - height * 0.036, y - height * 0.98);
  context.lineTo(x + height * 0.036, y - height * 0.98);
  context.lineTo(x + height * 0.024, y - height * 0.87);
  context.lineTo(x - height * 0.024, y - height * 0.87);
  context.fill();
  if (isLit) {
    glow(sheet, { x, y: y - height * 0.92, radius: height * 0.5 }, css(lamp, 0.5 * scene.light.darkness));
    glow(sheet, { x, y: y - height * 0.92, radius: height * 0.13 }, css([255, 246, 214], 0.8));
  }
}
