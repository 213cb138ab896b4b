import { Path2D } from '@napi-rs/canvas';
import { css, hex, mix } from '../canvas/colour.ts';
import type { PersonPlan } from '../plan/person-plan.ts';
import { bodyShape } from './body.ts';
import { paintForm } from './form.ts';
import type { Easel } from './form.ts';
import { limb } from './limb.ts';

/** An open umbrella, its stem in the raised hand. */
export function paintUmbrella(easel: Easel, plan: PersonPlan): void {
  const { shoulder } = bodyShape(plan);
  const x = 286 * (shoulder / 200);
  const colour = hex(plan.outfitColour);
  // A child's body is drawn shorter than its head: what is held above that reaches as much higher.
  const lift = plan.age === 'child' ? 1.72 : 1.08;
  const up = (y: number): number => 190 - (190 - y) * lift;
  const top = up(-300);
  const rim = up(-170);
  const stem = x - 130;
  paintForm(easel, {
    path: limb(
      [
        [x, 420],
        [stem, top],
      ],
      [9, 9],
    ),
    colour: hex('#4a3a34'),
    turn: 3,
  });
  const canopy = new Path2D();
  const left = stem - 330;
  canopy.moveTo(left, rim);
  canopy.bezierCurveTo(left + 20, top - 150, left + 640, top - 150, left + 660, rim);
  for (let fold = 4; fold > 0; fold--) {
    const to = left + (fold - 1) * 165;
    canopy.quadraticCurveTo(to + 82, rim - 50, to, rim);
  }
  canopy.closePath();
  paintForm(easel, { path: canopy, colour, turn: 34 });
  const { context } = easel;
  context.strokeStyle = css(mix(colour, easel.shadow, 0.55), 0.6);
  context.lineWidth = 6;
  for (const rib of [1, 2, 3]) {
    context.beginPath();
    context.moveTo(left + 330, top - 76);
    context.quadraticCurveTo(left + 330 + (rib - 2) * 120, top - 10, left + rib * 165, rim);
    context.stroke();
  }
}
