import { css, hex, mix } from '../canvas/colour.ts';
import type { Colour } from '../canvas/colour.ts';
import { paintForm } from './form.ts';
import type { Easel } from './form.ts';
import { limb } from './limb.ts';
import { points, rect, round, stroke } from './shapes.ts';

/** A pot of soup that steams. */
export function paintPot(easel: Easel, colour: Colour): void {
  paintKettle(easel, colour);
  paintForm(easel, { path: round(0, -98, 206, 44), colour: hex('#c8763a'), turn: 8 });
  for (const [x, y, tint] of [
    [-90, -108, '#6f9a4a'],
    [40, -90, '#e8c15a'],
    [110, -112, '#b8472e'],
  ] as const) {
    paintForm(easel, { path: round(x, y, 32, 16), colour: hex(tint), turn: 4, hasOutline: false });
  }
  for (const line of [
    '-70,-150 -96,-190 -66,-226',
    '10,-160 -14,-204 18,-240',
    '90,-150 66,-190 98,-226',
  ] as const) {
    stroke(easel, points(line), [[240, 238, 232], 14]);
  }
}

/** The same with nothing in it: one sees down to its bottom. */
export function paintEmptyPot(easel: Easel, colour: Colour): void {
  paintKettle(easel, colour);
  const hollow = round(0, -98, 206, 44);
  const inside = mix(colour, easel.shadow, 0.62);
  paintForm(easel, { path: hollow, colour: inside, turn: 0 });
  const { context } = easel;
  context.save();
  context.clip(hollow);
  context.fillStyle = css(mix(inside, [255, 250, 240], 0.2));
  context.fill(round(0, -62, 172, 34));
  context.restore();
}

/** An empty pot with the spoon in it that it is stirred with. */
export function paintStirredPot(easel: Easel, colour: Colour): void {
  paintEmptyPot(easel, colour);
  const wood = hex('#d8b483');
  paintForm(easel, { path: limb(points('-20,-92 96,-300'), [17, 21]), colour: wood, turn: 8 });
  paintForm(easel, {
    path: round(-30, -84, 44, 15),
    colour: mix(wood, easel.shadow, 0.3),
    turn: 4,
    hasOutline: false,
  });
}

function paintKettle(easel: Easel, colour: Colour): void {
  for (const side of [-1, 1]) {
    paintForm(easel, {
      path: limb(points(`${side * 236},-30 ${side * 300},-10 ${side * 236},50`), [20, 22, 20]),
      colour: mix(colour, easel.shadow, 0.34),
      turn: 6,
    });
  }
  paintForm(easel, { path: rect(-240, -110, 480, 320, 70), colour, turn: 60 });
  paintForm(easel, { path: round(0, -104, 246, 62), colour: mix(colour, [255, 250, 240], 0.24), turn: 10 });
}
