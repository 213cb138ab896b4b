import { hex, mix } from '../canvas/colour.ts';
import type { Colour } from '../canvas/colour.ts';
import { paintForm } from './form.ts';
import type { Easel } from './form.ts';
import { plank, points, rect, round, shape, stroke } from './shapes.ts';

/** Planks that broke, a wheel that came off, nails between them. */
export function paintBrokenPieces(easel: Easel, colour: Colour): void {
  for (const [from, to, wide] of [
    [[-290, 180], [20, 40], 70],
    [[-120, 200], [270, 150], 64],
    [[-200, -40], [-40, 170], 58],
    [[90, 190], [250, -60], 60],
  ] as const) {
    paintForm(easel, { path: plank(from, to, wide), colour, turn: 16 });
  }
  for (const at of ['-40,170 -20,110 10,160', '250,-60 276,-110 290,-50'] as const) {
    paintForm(easel, { path: shape(at), colour: mix(colour, [255, 240, 214], 0.4), turn: 6 });
  }
  paintForm(easel, { path: round(-30, 60, 104), colour: hex('#6a5a4c'), turn: 26 });
  paintForm(easel, { path: round(-30, 60, 40), colour: hex('#b9bec4'), turn: 10 });
  for (const line of ['150,90 176,150', '-250,90 -226,150', '20,-70 52,-20'] as const) {
    stroke(easel, points(line), [hex('#8c949c'), 12]);
  }
}

/** Balls that nobody caught. */
export function paintScatteredBalls(easel: Easel): void {
  for (const [x, y, colour] of [
    [-230, 130, '#e0567a'],
    [-70, 150, '#f2c14a'],
    [90, 120, '#5fa8d8'],
    [236, 146, '#6fb35a'],
  ] as const) {
    paintForm(easel, { path: round(x, y, 74), colour: hex(colour), turn: 24 });
  }
}

/** A picture in which all colours ran into one grey. */
export function paintSmearedCanvas(easel: Easel, colour: Colour): void {
  for (const x of [-230, 190]) {
    paintForm(easel, { path: rect(x, 200, 44, 240, 6), colour: hex('#8a5f3c'), turn: 10 });
  }
  paintForm(easel, { path: rect(-330, -330, 660, 560, 12), colour: hex('#f4efe4'), turn: 18 });
  for (const [x, y, wide, tall, part] of [
    [-120, -110, 170, 110, 0],
    [90, -30, 190, 130, 0.3],
    [-60, 80, 200, 90, 0.16],
    [120, -190, 110, 70, 0.42],
  ] as const) {
    paintForm(easel, {
      path: round(x, y, wide, tall),
      colour: mix(colour, hex('#8a5a7a'), part),
      turn: 0,
      hasOutline: false,
    });
  }
  for (const x of [-150, -20, 110]) {
    stroke(easel, points(`${x},60 ${x + 10},200`), [mix(colour, easel.shadow, 0.2), 20]);
  }
}
