import { createCanvas } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, hex, mix } from '../../canvas/colour.ts';
import type { Colour } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between } from '../../canvas/random.ts';
import { glow } from '../elements/sky.ts';
import type { Scene } from '../scene.ts';
import type { Land } from './land.ts';

/** The colour of moonlight on pale stone, and of what lies in its own shadow. */
const [pale, shaded] = [hex('#f3ecd6'), hex('#8d93b4')];
/** How much of its own light it has, whatever the hour: it is an island of the moon. */
const ownLight = 0.72;
/** How wide its dome is beside the land, and how high beside that. */
const dome = { wide: 0.62, tall: 0.8 } as const;
const craters = 16;
const groundCraters = 12;

/** Whether a plan's island is the moon's own: it is told of under a great moon. */
export function isMoonLand({ plan }: Scene): boolean {
  return plan.place === 'island' && plan.details?.includes('fullmoon') === true;
}

/** Sand as pale as the moon's own, where its island is. */
export function moonSand(sand: Colour): Colour {
  return mix(sand, pale, 0.75);
}

/** An island like a moon that is half risen out of the sea: a dome of pale stone with craters, shining by itself. */
export function paintMoonLand(sheet: Sheet, scene: Scene, { x, y, wide }: Land): void {
  const { context, frame } = sheet;
  const radius = { x: wide * dome.wide, y: Math.min(wide * dome.wide * dome.tall, y * 0.7) };
  if (!scene.style.isGeometric) {
    glow(sheet, { x, y: y - radius.y * 0.4, radius: radius.x * 1.65 }, css(pale, 0.5));
  }
  // Upwards alone: what would be under water is none of it.
  const own = createCanvas(frame.width + 2 * frame.bleed, frame.height + 2 * frame.bleed);
  const stone = own.getContext('2d');
  stone.translate(frame.bleed, frame.bleed);
  stone.beginPath();
  stone.rect(-frame.bleed, -frame.bleed, own.width, y + frame.bleed);
  stone.clip();
  stone.beginPath();
  stone.ellipse(x, y, radius.x, radius.y, 0, 0, Math.PI * 2);
  stone.clip();
  const side = scene.light.toward[0] > 0 ? 1 : -1;
  const gradient = stone.createRadialGradient(
    x + side * radius.x * 0.4,
    y - radius.y * 0.7,
    radius.y * 0.1,
    x,
    y - radius.y * 0.2,
    radius.x * 1.25,
  );
  gradient.addColorStop(0, css(shining(scene, pale)));
  gradient.addColorStop(0.55, css(shining(scene, mix(pale, shaded, 0.28))));
  gradient.addColorStop(1, css(shining(scene, shaded)));
  stone.fillStyle = gradient;
  stone.fillRect(x - radius.x, y - radius.y, radius.x * 2, radius.y);
  digCraters(stone, scene, { x, y, radius, side });
  context.drawImage(own, -frame.bleed, -frame.bleed);
}

/** A colour as the scene's light and the island's own show it. */
function shining(scene: Scene, colour: Colour): Colour {
  return mix(scene.tone(colour, 0.9, 0.1), colour, ownLight);
}

/** Craters in the ground that somebody stands on who has come to it, between a height of the picture and its lower edge. */
export function digGround({ context, frame }: Sheet, scene: Scene, top: number): void {
  const random = scene.random('ground craters');
  const { width, height } = frame;
  for (let crater = 0; crater < groundCraters; crater++) {
    const near = (crater + random()) / groundCraters;
    const [x, y] = [between(random, 0, 1) * width, top + (height - top) * (0.16 + 0.84 * near)];
    const wide = width * between(random, 0.016, 0.042) * (0.6 + near);
    const tall = wide * 0.26;
    for (const [dy, part, colour, alpha] of [
      [tall * 0.24, 1.12, mix(pale, [255, 255, 255], 0.7), 0.95],
      [0, 1, mix(pale, shaded, 0.8), 0.95],
      [tall * 0.2, 0.8, mix(pale, shaded, 0.45), 0.8],
    ] as const) {
      context.fillStyle = css(scene.tone(colour, 0.8, 0.1), alpha);
      context.beginPath();
      context.ellipse(x, y + dy, wide * part, tall * part, 0, 0, Math.PI * 2);
      context.fill();
    }
  }
}

interface Dome {
  readonly x: number;
  readonly y: number;
  readonly radius: { readonly x: number; readonly y: number };
  /** On which side it is lit. */
  readonly side: number;
}

/** Craters, flatter towards the edge as on a ball, each with a shadow on its lit side and a bright rim beyond. */
function digCraters(context: SKRSContext2D, scene: Scene, { x, y, radius, side }: Dome): void {
  const random = scene.random('craters');
  const [floor, rim] = [
    shining(scene, mix(pale, shaded, 0.62)),
    shining(scene, mix(pale, [255, 255, 255], 0.6)),
  ];
  for (let crater = 0; crater < craters; crater++) {
    const across = between(random, -0.85, 0.85);
    const up = between(random, 0.04, 0.86) * Math.sqrt(1 - across * across);
    const near = Math.sqrt(Math.max(0.06, 1 - across * across - up * up));
    const size = radius.x * between(random, 0.035, crater < 4 ? 0.15 : 0.08);
    const at = { x: x + across * radius.x, y: y - up * radius.y };
    const [wide, tall] = [size * (0.45 + 0.55 * near), size * (0.34 + 0.4 * near)];
    context.fillStyle = css(rim, 0.8);
    context.beginPath();
    context.ellipse(at.x - side * size * 0.12, at.y + size * 0.08, wide, tall, 0, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = css(floor, 0.85);
    context.beginPath();
    context.ellipse(at.x, at.y, wide * 0.92, tall * 0.9, 0, 0, Math.PI * 2);
    context.fill();
  }
}
