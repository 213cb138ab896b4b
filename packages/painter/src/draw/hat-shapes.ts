import { hex } from '../canvas/colour.ts';
import type { Colour } from '../canvas/colour.ts';
import { paintForm, smoothPath } from './form.ts';
import type { Easel } from './form.ts';

export type Points = readonly (readonly [number, number])[];

export const gold = hex('#dcae3c');

export function paintAt(
  easel: Easel,
  lean: number,
  look: { points: Points; colour: Colour; turn?: number },
): void {
  const path = smoothPath(look.points.map(([x, y]): [number, number] => [x + lean, y]));
  paintForm(easel, { path, colour: look.colour, turn: look.turn ?? 20 });
}

export const crown = (top: number): Points => [
  [-118, -88],
  [-112, -150],
  [-66, top],
  [66, top],
  [112, -150],
  [118, -88],
  [0, -110],
];

/** A brim around the head, seen a little from above. */
export const brim = (half: number, droop: number): Points => [
  [-half, -112 - droop],
  [-half * 0.5, -126],
  [0, -132],
  [half * 0.5, -126],
  [half, -112 - droop],
  [half * 0.62, -78],
  [0, -74],
  [-half * 0.62, -78],
];

export const band: Points = [
  [-118, -92],
  [0, -114],
  [118, -92],
  [116, -124],
  [0, -146],
  [-116, -124],
];
