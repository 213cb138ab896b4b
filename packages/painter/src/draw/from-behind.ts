import { hex, mix } from '../canvas/colour.ts';
import type { PersonPlan } from '../plan/person-plan.ts';
import { paintUpperArm } from './arm-parts.ts';
import { paintBody } from './body.ts';
import { faceShape } from './face-shape.ts';
import { paintForm, smoothPath } from './form.ts';
import type { Easel } from './form.ts';
import { hairColour, paintHairBehind } from './hair.ts';
import { paintHat } from './hats.ts';
import { paintHatBehind } from './helmets.ts';

/** What of somebody is painted from behind, in figure units. */
export const fromBehindBox = { x: -300, y: -440, width: 600, height: 1160 } as const;

/** Head and shoulders of somebody over whose shoulder is looked: so near that they are out of focus, and need no detail. */
export function paintFromBehind(easel: Easel, plan: PersonPlan): void {
  const face = faceShape(plan, 0);
  const { context } = easel;
  paintBody(easel, plan);
  for (const side of [-1, 1]) {
    context.save();
    context.scale(side, 1);
    paintUpperArm(easel, plan);
    paintForm(easel, { path: smoothPath(ear(face.cheek)), colour: hex(plan.skin), turn: 6 });
    context.restore();
  }
  paintHatBehind(easel, face);
  const isBald = plan.hairstyle === 'bald';
  const hair = mix(hairColour(plan), [20, 10, 24], 0.12);
  const skull = smoothPath(skullFromBehind(face.cheek));
  paintForm(easel, { path: skull, colour: isBald ? hex(plan.skin) : hair, turn: 40 });
  if (!isBald) {
    paintHairBehind(easel, face);
  }
  paintHat(easel, face);
}

/** No chin is seen: a skull ends in the nape. */
function skullFromBehind(cheek: number): (readonly [number, number])[] {
  return [
    [0, -160],
    [64, -144],
    [102, -90],
    [cheek + 2, -16],
    [cheek - 10, 44],
    [62, 96],
    [0, 112],
    [-62, 96],
    [10 - cheek, 44],
    [-cheek - 2, -16],
    [-102, -90],
    [-64, -144],
  ];
}

function ear(cheek: number): (readonly [number, number])[] {
  return [
    [cheek - 6, -14],
    [cheek + 20, -24],
    [cheek + 24, 8],
    [cheek + 8, 44],
    [cheek - 8, 40],
  ];
}
