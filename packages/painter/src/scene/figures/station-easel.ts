import type { Path2D, SKRSContext2D } from '@napi-rs/canvas';
import { css, hex, mix } from '../../canvas/colour.ts';
import { paintForm } from '../../draw/form.ts';
import { personEasel } from '../../draw/full-figure.ts';
import { paintApple } from '../../draw/held.ts';
import type { Easel } from '../../draw/form.ts';
import { plank, rect, round, shape } from '../../draw/shapes.ts';
import type { DrawnArt } from './figure-art.ts';

const wood = hex('#a8734a');
const paper = hex('#fbf6ea');

/** Something that is painted, as it is drawn by itself. */
export type Motif = Pick<DrawnArt, 'box' | 'draw'>;

/** An apple as a pen draws it, for whoever has no picture of one. */
export const appleMotif: Motif = {
  box: { x: -80, y: -98, width: 160, height: 164 },
  draw: (context) => {
    paintApple(personEasel(context, 'flat'), hex('#cf3327'));
  },
};

/** A canvas on its easel, with a picture on it that fills 900 by 760 units down from 60, -1640. */
export function paintEasel(easel: Easel, paintPicture: (easel: Easel) => void): void {
  const dark = mix(wood, easel.shadow, 0.3);
  paintForm(easel, { path: plank([500, -1740], [500, -10], 46), colour: dark, turn: 8 });
  paintForm(easel, { path: plank([330, -900], [120, 0], 50), colour: wood, turn: 8 });
  paintForm(easel, { path: plank([670, -900], [880, 0], 50), colour: wood, turn: 8 });
  paintForm(easel, { path: rect(60, -1640, 900, 760, 8), colour: paper, turn: 20 });
  easel.context.save();
  easel.context.clip(rect(96, -1604, 828, 688, 4));
  paintPicture(easel);
  easel.context.restore();
  paintForm(easel, { path: rect(20, -880, 980, 60, 10), colour: wood, turn: 10 });
}

function fill(context: SKRSContext2D, path: Path2D, colour: string): void {
  context.fillStyle = css(hex(colour));
  context.fill(path);
}

/** Hills and a sun, half done. */
export function paintHills({ context }: Easel): void {
  fill(context, rect(60, -1640, 900, 470), '#8fd0ee');
  fill(context, round(730, -1420, 104), '#ffd257');
  fill(context, shape('40,-1180 260,-1330 520,-1180 760,-1280 980,-1160 980,-860 40,-860'), '#6fb35a');
  fill(context, shape('40,-1060 340,-1110 640,-1010 980,-1080 980,-860 40,-860'), '#3f8f6a');
  for (const [x, y, colour] of [
    [250, -1000, '#e0567a'],
    [380, -960, '#f2c14a'],
    [560, -950, '#e0567a'],
    [700, -980, '#f6efe6'],
  ] as const) {
    fill(context, round(x, y, 34), colour);
  }
}

/** All colours at once, and nothing that could be named. */
export function paintBlots({ context }: Easel): void {
  fill(context, rect(60, -1640, 900, 760), '#cdbf9e');
  for (const [x, y, across, down, colour] of [
    [300, -1380, 220, 130, '#8a6a4a'],
    [640, -1440, 200, 110, '#7a4f6a'],
    [520, -1200, 280, 120, '#6f6a3a'],
    [260, -1080, 170, 110, '#a8543f'],
    [780, -1120, 170, 130, '#4f6a7a'],
    [470, -1330, 130, 80, '#c98a3a'],
    [700, -1270, 110, 70, '#5a4436'],
  ] as const) {
    fill(context, round(x, y, across, down), colour);
  }
  // It has run down the canvas.
  for (const [x, y, length, colour] of [
    [320, -1260, 250, '#8a6a4a'],
    [610, -1340, 330, '#7a4f6a'],
    [500, -1100, 200, '#6f6a3a'],
    [800, -1010, 130, '#4f6a7a'],
  ] as const) {
    fill(context, rect(x, y, 26, length, 13), colour);
  }
}

/** One thing alone, large, on a table in warm light. */
export function paintMotif({ context }: Easel, { box, draw }: Motif): void {
  fill(context, rect(60, -1640, 900, 760), '#f3dfae');
  fill(context, round(420, -1360, 420, 330), '#f8ecc8');
  fill(context, rect(60, -1060, 900, 200), '#b98a58');
  const scale = Math.min(560 / box.height, 640 / box.width);
  context.save();
  context.translate(510 - (box.x + box.width / 2) * scale, -980 - (box.y + box.height) * scale);
  context.scale(scale, scale);
  draw(context);
  context.restore();
}
