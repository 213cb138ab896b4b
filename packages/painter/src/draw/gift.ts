import { hex, mix } from '../canvas/colour.ts';
import type { Colour } from '../canvas/colour.ts';
import { paintForm } from './form.ts';
import type { Easel } from './form.ts';
import { rect, round } from './shapes.ts';

/** A parcel with a ribbon and a bow. */
export function paintGift(easel: Easel, colour: Colour): void {
  const ribbon = hex('#f2c84a');
  paintForm(easel, { path: rect(-138, -100, 276, 210, 12), colour, turn: 26 });
  paintForm(easel, {
    path: rect(-150, -124, 300, 56, 10),
    colour: mix(colour, [255, 255, 255], 0.14),
    turn: 12,
  });
  paintForm(easel, { path: rect(-22, -124, 44, 234, 4), colour: ribbon, turn: 5 });
  for (const side of [-1, 1]) {
    paintForm(easel, { path: round(side * 46, -150, 50, 30), colour: ribbon, turn: 10 });
  }
  paintForm(easel, { path: round(0, -138, 22), colour: mix(ribbon, easel.shadow, 0.2), turn: 6 });
}

/** The same around its middle, as what stands somewhere is drawn. */
export function paintStandingGift(easel: Easel, colour: Colour): void {
  const { context } = easel;
  context.save();
  context.translate(0, 38);
  paintGift(easel, colour);
  context.restore();
}
