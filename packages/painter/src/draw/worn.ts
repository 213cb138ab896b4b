import { Path2D } from '@napi-rs/canvas';
import { css, hex, mix } from '../canvas/colour.ts';
import type { PersonPlan } from '../plan/person-plan.ts';
import { bodyShape } from './body.ts';
import { paintForm, smoothPath } from './form.ts';
import type { Easel } from './form.ts';
import { limb } from './limb.ts';
import { paintUmbrella } from './umbrella.ts';

type Worn = NonNullable<PersonPlan['worn']>[number];

/** What hangs on the back or hip, behind the trunk and before the legs. */
export function paintWorn(easel: Easel, plan: PersonPlan): void {
  for (const thing of plan.worn ?? []) {
    painters[thing]?.(easel, plan);
  }
}

const painters: Readonly<Partial<Record<Worn, (easel: Easel, plan: PersonPlan) => void>>> = {
  pack(easel, plan) {
    const { shoulder, shoulderY } = bodyShape(plan);
    const path = new Path2D();
    path.roundRect(-shoulder - 62, shoulderY - 70, 2 * shoulder + 124, 520, 60);
    paintForm(easel, { path, colour: hex('#a9b2c0'), turn: 30 });
  },
  cape(easel, plan) {
    const { shoulder, shoulderY } = bodyShape(plan);
    const lining =
      plan.outfit === 'hero' || plan.outfit === 'suit'
        ? hex('#b02a32')
        : mix(hex(plan.outfitColour), [20, 12, 26], 0.35);
    const path = smoothPath([
      [-shoulder * 0.7, shoulderY - 40],
      [shoulder * 0.7, shoulderY - 40],
      [shoulder + 60, shoulderY + 260],
      [shoulder + 130, 1180],
      [shoulder + 150, 1580],
      [60, 1630],
      [-shoulder - 60, 1600],
      [-shoulder - 100, 1180],
      [-shoulder - 60, shoulderY + 260],
    ]);
    paintForm(easel, { path, colour: lining, turn: 44 });
  },
  wings(easel, plan) {
    const isFeathered = plan.outfit === 'robe';
    const colour = isFeathered ? hex('#f6f3ec') : hex('#bfe8f2');
    for (const sign of [-1, 1]) {
      const upper = smoothPath([
        [sign * 60, 330],
        [sign * 210, 120],
        [sign * 400, 60],
        [sign * 440, 250],
        [sign * 350, 470],
        [sign * 150, 540],
      ]);
      const lower = smoothPath([
        [sign * 60, 480],
        [sign * 260, 520],
        [sign * 370, 680],
        [sign * 290, 860],
        [sign * 120, 760],
      ]);
      easel.context.save();
      easel.context.globalAlpha = isFeathered ? 1 : 0.84;
      paintForm(easel, { path: lower, colour: mix(colour, easel.shadow, 0.14), turn: 24 });
      paintForm(easel, { path: upper, colour, turn: 30 });
      rayWing(easel, sign);
      easel.context.restore();
    }
  },
  umbrella: paintUmbrella,
  sword(easel, plan) {
    const { waist } = bodyShape(plan);
    const x = waist * 0.9;
    paintForm(easel, {
      path: limb(
        [
          [x, 760],
          [x + 190, 1300],
        ],
        [22, 12],
      ),
      colour: hex('#4a3428'),
      turn: 8,
    });
    paintForm(easel, {
      path: limb(
        [
          [x + 6, 774],
          [x - 40, 640],
        ],
        [16, 15],
      ),
      colour: hex('#2c2430'),
      turn: 6,
    });
    paintForm(easel, {
      path: limb(
        [
          [x - 56, 770],
          [x + 58, 732],
        ],
        [14, 14],
      ),
      colour: hex('#dcae3c'),
      turn: 6,
    });
  },
};

/** Ribs of a wing, from its root outwards. */
function rayWing({ context, shadow }: Easel, sign: number): void {
  context.strokeStyle = css(mix([190, 214, 226], shadow, 0.3), 0.5);
  context.lineWidth = 7;
  context.lineCap = 'round';
  for (const [x, y] of [
    [390, 110],
    [410, 260],
    [330, 420],
    [330, 690],
  ] as const) {
    context.beginPath();
    context.moveTo(sign * 90, 400);
    context.quadraticCurveTo(sign * x * 0.5, y * 0.6 + 110, sign * x, y);
    context.stroke();
  }
}
