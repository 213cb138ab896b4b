import { hex } from '../../canvas/colour.ts';
import { paintHastyOven, paintOven } from '../../draw/baking.ts';
import { paintForm } from '../../draw/form.ts';
import type { Easel } from '../../draw/form.ts';
import { limb } from '../../draw/limb.ts';
import { paintEmptyPot, paintPot } from '../../draw/pots.ts';
import { points, rect, round, shape } from '../../draw/shapes.ts';
import type { PotFill } from './station-tables.ts';

const brick = hex('#b0583c');
const iron = hex('#3c4048');
const spoonWood = hex('#e2c79c');

/** An oven of bricks, its mouth as high as the hands of whoever is at it. */
export function paintBrickOven(easel: Easel, isHasty: boolean): void {
  const { context } = easel;
  paintForm(easel, { path: rect(720, -460, 1260, 470, 12), colour: hex('#8d7468'), turn: 30 });
  context.save();
  context.translate(1350, -1000);
  context.scale(1.6, 1.6);
  (isHasty ? paintHastyOven : paintOven)(easel, brick);
  context.restore();
}

/** A pot on an iron stove, and the spoon that goes round in it. */
export function paintPotOnStove(
  easel: Easel,
  { pot, beat }: { readonly pot: PotFill; readonly beat: number },
): void {
  const { context } = easel;
  paintForm(easel, { path: rect(330, -390, 580, 390, 24), colour: iron, turn: 40 });
  paintForm(easel, { path: rect(440, -280, 360, 190, 40), colour: hex('#2a1a16'), turn: 0 });
  for (const [width, colour, high] of [
    [140, '#ffc24a', 130],
    [76, '#ffe9a0', 84],
  ] as const) {
    const top = -100 - high - beat * 30;
    paintForm(easel, {
      path: shape(
        `${620 - width},-96 ${620 - width * 0.7},${top + 60} 620,${top} ${620 + width * 0.7},${top + 50} ${620 + width},-96`,
      ),
      colour: hex(colour),
      turn: 0,
      hasOutline: false,
    });
  }
  paintForm(easel, { path: rect(290, -420, 660, 56, 20), colour: hex('#565c66'), turn: 10 });
  context.save();
  context.translate(620, -640);
  context.scale(1.2, 1.2);
  (pot === 'pot' ? paintPot : paintEmptyPot)(easel, hex('#5c6a78'));
  context.restore();
  paintSpoon(easel, beat);
}

/** From the hand down into the pot, as far round as it is. */
function paintSpoon(easel: Easel, beat: number): void {
  const end = 540 + beat * 160;
  paintForm(easel, {
    path: limb(points(`${600 + beat * 60},-1310 ${end},-752`), [24, 20]),
    colour: spoonWood,
    turn: 6,
  });
  paintForm(easel, { path: round(end, -744, 62, 18), colour: hex('#8a5d3a'), turn: 0, hasOutline: false });
}
