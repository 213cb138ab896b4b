import { hex, mix } from '../canvas/colour.ts';
import { paintForm } from './form.ts';
import type { Easel } from './form.ts';
import { rect } from './shapes.ts';

const wood = hex('#a8734a');

/** Half the breadth of a small table, and its height, in figure units. */
export const tableHalf = 350;
export const tableHeight = 450;

/** A small table under what is not left on a floor, its top so far below the middle of what stands on it. */
export function paintSmallTable(easel: Easel, top: number): void {
  for (const x of [-280, 226]) {
    paintForm(easel, {
      path: rect(x, top + 40, 54, tableHeight - 40, 8),
      colour: mix(wood, easel.shadow, 0.32),
      turn: 12,
    });
  }
  paintForm(easel, {
    path: rect(-300, top + 46, 600, 70, 8),
    colour: mix(wood, easel.shadow, 0.2),
    turn: 10,
  });
  paintForm(easel, {
    path: rect(-tableHalf, top - 10, tableHalf * 2, 66, 20),
    colour: mix(wood, [255, 240, 214], 0.14),
    turn: 14,
  });
}
