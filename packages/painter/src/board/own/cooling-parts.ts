import type { OutlineShape, Place } from '../../outline/index.ts';
import { arrow } from '../explained/parts.ts';
import { angular, area, block, line } from '../stage/lines.ts';

/** What flows in a cooling machine by how warm it is there. */
export const flowing = { hot: '#e0674a', warm: '#f0b24f', cold: '#5aa9dc' } as const;

const [steel, dark, pale] = ['#8fa3af', '#3b4750', '#dfe7ec'];

/** Where a pipe runs to and fro, row under row. */
export interface CoilRoom {
  readonly from: Place;
  readonly to: Place;
  /** An even number: it leaves on the side on which it came. */
  readonly rows: number;
}

/** The places of a pipe to and fro, from its upper end to its lower one, both on the side of `from`. */
export function coilPlaces({ from: [x, top], to: [far, bottom], rows }: CoilRoom): Place[] {
  const step = (bottom - top) / (rows - 1);
  return Array.from({ length: rows }, (_, row): Place[] => {
    const y = top + row * step;
    const ends: Place[] = [
      [x, y],
      [far, y],
    ];
    return row % 2 === 0 ? ends : ends.toReversed();
  }).flat();
}

/** Thin sheets across a coil: air takes the heat from them. */
export function finsOf({ from: [x, top], to: [far, bottom] }: CoilRoom): OutlineShape[] {
  const [left, right] = [Math.min(x, far) + 44, Math.max(x, far) - 44];
  const count = Math.max(3, Math.round((right - left) / 46));
  return Array.from({ length: count }, (_, index): OutlineShape => {
    const at = left + ((right - left) * index) / (count - 1);
    return block(
      [
        [at - 7, top - 34],
        [at + 7, top - 34],
        [at + 7, bottom + 34],
        [at - 7, bottom + 34],
      ],
      pale,
      0.5,
    );
  });
}

/** A dome of steel on its feet, with a terminal at its side. */
export function compressorAt([x, y]: Place, size: number): OutlineShape[] {
  const on = (px: number, py: number): Place => [x + px * size, y + py * size];
  return [
    block([on(-0.95, 0.86), on(-0.4, 0.86), on(-0.46, 1), on(-0.95, 1)], dark, 0.7),
    block([on(0.4, 0.86), on(0.95, 0.86), on(0.95, 1), on(0.46, 1)], dark, 0.7),
    area(
      [
        on(-0.98, 0.3),
        on(-0.9, -0.4),
        on(-0.5, -0.86),
        on(0, -0.98),
        on(0.5, -0.86),
        on(0.9, -0.4),
        on(0.98, 0.3),
        on(0.84, 0.84),
        on(0, 0.94),
        on(-0.84, 0.84),
      ],
      steel,
      1,
    ),
    block([on(-1.02, 0.16), on(1.02, 0.16), on(1.02, 0.32), on(-1.02, 0.32)], dark, 0.7),
    line([on(-0.62, -0.3), on(-0.4, -0.6), on(-0.1, -0.74)], 0.8),
    block([on(-0.24, 0.46), on(0.24, 0.46), on(0.24, 0.76), on(-0.24, 0.76)], pale, 0.6),
    angular([on(0.06, 0.5), on(-0.06, 0.62), on(0.05, 0.62), on(-0.06, 0.73)], 0.6),
  ];
}

/** A narrow place in a pipe that comes from the right: wide before it and behind it, hardly anything gets through. */
export function valveAt([x, y]: Place, size: number): OutlineShape[] {
  const side = (to: 1 | -1, fill: string): OutlineShape =>
    block(
      [
        [x + to * size, y - size * 0.62],
        [x + to * size * 0.1, y - size * 0.12],
        [x + to * size * 0.1, y + size * 0.12],
        [x + to * size, y + size * 0.62],
      ],
      fill,
      1,
    );
  return [
    side(1, flowing.warm),
    side(-1, flowing.cold),
    block(
      [
        [x - size * 0.16, y - size * 0.3],
        [x + size * 0.16, y - size * 0.3],
        [x + size * 0.16, y + size * 0.3],
        [x - size * 0.16, y + size * 0.3],
      ],
      steel,
      0.9,
    ),
  ];
}

/** Heat that goes from one place to the right, or to the left where the length is less than nothing. */
export function heatFrom([x, y]: Place, length: number, fill: string = flowing.hot): OutlineShape {
  return arrow([x, y], [x + length, y], fill);
}
