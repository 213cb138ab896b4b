import type { Colour } from '../../../canvas/colour.ts';
import { mix } from '../../../canvas/colour.ts';
import { ball, blob, limb, patch, poly } from '../forms/form.ts';
import type { Form, Mark } from '../forms/form.ts';

/** Where a tail begins, and whether its beast sits. */
type TailAt = { x: number; y: number; isSitting: boolean };

export const bushyTail =
  (tint: Colour, tip: Colour) =>
  ({ x, y, isSitting }: TailAt): Form[] => {
    const path = isSitting
      ? `${x + 6},${y},7 ${x - 22},${y + 14},14 ${x - 14},${y + 24},15 ${x + 34},${y + 22},7`
      : `${x + 8},${y},6 ${x - 24},${y + 8},13 ${x - 58},${y + 34},17 ${x - 84},${y + 54},5`;
    const end = isSitting
      ? `${x + 4},${y + 6} ${x + 50},${y + 4} ${x + 50},${y + 40} ${x + 4},${y + 40}`
      : `${x - 58},${y + 10} ${x - 110},${y + 20} ${x - 110},${y + 84} ${x - 66},${y + 62}`;
    return [limb(path, tint, { shag: 7, marks: [patch(end, tip)] })];
  };

export const thinTail =
  (tint: Colour, tuft?: Colour) =>
  ({ x, y, isSitting }: TailAt): Form[] => {
    const path = isSitting
      ? `${x + 6},${y + 8},6 ${x - 24},${y + 22},6 ${x + 6},${y + 32},6 ${x + 44},${y + 30},4`
      : `${x + 6},${y},6.5 ${x - 22},${y - 10},6 ${x - 38},${y - 40},5.4 ${x - 28},${y - 72},4`;
    const end = isSitting ? ([x + 48, y + 30, 9, 6] as const) : ([x - 27, y - 78, 8, 12] as const);
    return [limb(path, tint), ...(tuft === undefined ? [] : [ball(end, tuft, { shag: 5 })])];
  };

export const hangingTail =
  (tint: Colour, tuft: Colour, length: number) =>
  ({ x, y }: TailAt): Form[] => [
    limb(`${x + 6},${y},5 ${x - 9},${y + 10},4 ${x - 13},${y + length * 0.6},3`, tint),
    blob(
      `${x - 16},${y + length * 0.5} ${x - 9},${y + length * 0.5} ${x - 5},${y + length} ${x - 15},${y + length * 1.16} ${x - 22},${y + length}`,
      tuft,
      { shag: 4 },
    ),
  ];

export const horseTail =
  (tint: Colour) =>
  ({ x, y }: TailAt): Form[] => [
    limb(`${x + 8},${y},6 ${x - 12},${y + 4},11 ${x - 26},${y + 40},14 ${x - 26},${y + 92},5`, tint, {
      shag: 8,
    }),
  ];

export const stubTail =
  (tint: Colour) =>
  ({ x, y }: TailAt): Form[] => [ball([x - 2, y, 10, 13, 30], tint, { shag: 5 })];

export const crest =
  (tint: Colour, from: readonly [number, number]) =>
  ({ x, y }: { x: number; y: number }): Form[] => [
    limb(
      `${x - 4},${y - 22},6 ${(x + from[0]) / 2 - 8},${(y + from[1]) / 2 - 16},12 ${from[0]},${from[1]},8`,
      tint,
      { shag: 9 },
    ),
  ];

/** Bars across a trunk, as tigers, tabbies and zebras have them. */
export function stripes(
  tint: Colour,
  bars: { from: number; to: number; step: number; width: number; top: number; drop: number },
): Mark[] {
  const marks: Mark[] = [];
  for (let x = bars.from, odd = 0; x <= bars.to; x += bars.step, odd++) {
    const low = bars.top + bars.drop * (odd % 2 === 0 ? 1 : 0.72);
    marks.push(
      patch(
        `${x},${bars.top - 20} ${x + bars.width},${bars.top - 20} ${x + bars.width * 0.5 - 4},${(bars.top + low) / 2} ${x - bars.step * 0.24},${low} ${x - 3},${(bars.top + low) / 2}`,
        tint,
        0.92,
      ),
    );
  }
  return marks;
}

/** Patches in rows, as a giraffe's. */
export function patches(
  tint: Colour,
  area: { left: number; right: number; top: number; bottom: number; size: number },
): Mark[] {
  const marks: Mark[] = [];
  let row = 0;
  for (let y = area.top; y < area.bottom; y += area.size * 1.15, row++) {
    for (let x = area.left + (row % 2) * area.size * 0.6; x < area.right; x += area.size * 1.25) {
      const s = area.size * (0.44 + 0.1 * Math.sin(x * 3.1 + y));
      const d = s * 0.3 * Math.sin(x + y * 2.3);
      marks.push({
        outline: poly(
          `${x - s},${y - s * 0.5 + d} ${x - s * 0.2},${y - s} ${x + s},${y - s * 0.6 - d} ${x + s * 0.9},${y + s * 0.6} ${x},${y + s + d} ${x - s},${y + s * 0.6}`,
          tint,
        ).outline,
        tint,
        alpha: 0.94,
      });
    }
  }
  return marks;
}

export const lighter = (colour: Colour, part: number): Colour => mix(colour, [255, 248, 236], part);
export const darker = (colour: Colour, part: number): Colour => mix(colour, [28, 20, 22], part);
