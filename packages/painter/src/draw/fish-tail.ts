import type { Path2D } from '@napi-rs/canvas';
import { css, hex, mix } from '../canvas/colour.ts';
import type { Colour } from '../canvas/colour.ts';
import type { PersonPlan } from '../plan/person-plan.ts';
import { bodyBottom, bodyShape } from './body.ts';
import { paintForm, smoothPath } from './form.ts';
import type { Easel } from './form.ts';

/** A mermaid's tail instead of legs: it curls to the side on which she looks. */
export function paintFishTail(easel: Easel, plan: PersonPlan): void {
  const { waist } = bodyShape(plan);
  const colour = hex(plan.outfitColour);
  const fin = mix(colour, [236, 250, 240], 0.3);
  for (const points of [
    [
      [150, 1700],
      [300, 1560],
      [440, 1500],
      [420, 1640],
      [300, 1770],
    ],
    [
      [150, 1720],
      [260, 1800],
      [300, 1890],
      [170, 1900],
      [70, 1830],
    ],
  ] as const) {
    paintForm(easel, { path: smoothPath(points), colour: fin, turn: 24 });
  }
  const tail = smoothPath([
    [-waist - 4, bodyBottom - 120],
    [waist + 4, bodyBottom - 120],
    [waist + 30, bodyBottom + 150],
    [waist - 6, 1330],
    [120, 1560],
    [230, 1690],
    [190, 1770],
    [40, 1740],
    [-70, 1560],
    [-waist + 10, 1330],
    [-waist - 30, bodyBottom + 150],
  ]);
  paintForm(easel, { path: tail, colour, turn: 46 });
  paintScales(easel, tail, colour);
}

function paintScales({ context, shadow }: Easel, tail: Path2D, colour: Colour): void {
  context.save();
  context.clip(tail);
  context.lineWidth = 7;
  context.strokeStyle = css(mix(colour, shadow, 0.5), 0.5);
  for (let row = 0; row < 13; row++) {
    for (let column = -4; column <= 4; column++) {
      context.beginPath();
      context.arc(
        column * 74 + (row % 2) * 37,
        bodyBottom - 60 + row * 66,
        38,
        0.15 * Math.PI,
        0.85 * Math.PI,
      );
      context.stroke();
    }
  }
  context.restore();
}
