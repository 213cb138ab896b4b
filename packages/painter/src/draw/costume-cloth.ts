import { Path2D } from '@napi-rs/canvas';
import { css, hex, mix } from '../canvas/colour.ts';
import type { Colour } from '../canvas/colour.ts';
import { paintForm } from './form.ts';
import type { Easel } from './form.ts';

/** The trunk a costume lies on, in figure units. */
export interface CostumeBody {
  readonly body: {
    readonly shoulder: number;
    readonly neck: number;
    readonly waist: number;
    readonly shoulderY: number;
  };
  readonly cloth: Colour;
  readonly skin: Colour;
}

export type PaintCostume = (easel: Easel, on: CostumeBody) => void;

export const gold = hex('#dcae3c');
export const waistY = 700;

/** A strip across the whole trunk. */
export function strip({ context }: Easel, [from, height]: readonly [number, number], colour: Colour): void {
  context.fillStyle = css(colour);
  context.fillRect(-420, from, 840, height);
}

export function belt(easel: Easel, colour: Colour, buckle: Colour): void {
  strip(easel, [waistY, 56], colour);
  const path = new Path2D();
  path.roundRect(-34, waistY - 6, 68, 68, 10);
  paintForm(easel, { path, colour: buckle, turn: 6 });
}

export function dots(
  { context }: Easel,
  places: readonly (readonly [number, number])[],
  look: { radius: number; colour: Colour },
): void {
  context.fillStyle = css(look.colour);
  for (const [x, y] of places) {
    context.beginPath();
    context.arc(x, y, look.radius, 0, 2 * Math.PI);
    context.fill();
  }
}

/** Cloth that crosses over the chest. */
export function crossOver(easel: Easel, { body, cloth, skin }: CostumeBody, edge: Colour): void {
  const { context } = easel;
  const { neck, shoulderY } = body;
  context.fillStyle = css(skin);
  context.beginPath();
  context.moveTo(-neck - 20, shoulderY - 80);
  context.lineTo(0, shoulderY + 130);
  context.lineTo(neck + 20, shoulderY - 80);
  context.fill();
  context.lineCap = 'butt';
  context.lineWidth = 34;
  for (const [from, to, colour] of [
    [neck + 26, -120, mix(edge, cloth, 0.25)],
    [-neck - 26, 140, edge],
  ] as const) {
    context.strokeStyle = css(colour);
    context.beginPath();
    context.moveTo(from, shoulderY - 70);
    context.quadraticCurveTo(from * 0.4, shoulderY + 80, to, waistY + 20);
    context.stroke();
  }
}
