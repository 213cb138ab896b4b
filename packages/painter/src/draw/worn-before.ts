import { hex, mix } from '../canvas/colour.ts';
import type { PersonPlan } from '../plan/person-plan.ts';
import type { CostumeBody } from './costume-cloth.ts';
import { paintForm, smoothPath } from './form.ts';
import type { Easel } from './form.ts';
import { limb } from './limb.ts';
import { points, rect, round, shape, stroke } from './shapes.ts';

type BodyShape = CostumeBody['body'];
type Worn = NonNullable<PersonPlan['worn']>[number];

const hide = hex('#8a5a34');
const rubber = hex('#2c2e38');
const cotton = hex('#c8342c');
const linen = hex('#f6f3ea');
const pleat = hex('#b9b4a6');

/** What is worn before the trunk, under the arms. */
export function paintWornBefore(easel: Easel, { worn = [] }: PersonPlan, body: BodyShape): void {
  for (const thing of worn) {
    painters[thing]?.(easel, body);
  }
}

const painters: Readonly<Partial<Record<Worn, (easel: Easel, body: BodyShape) => void>>> = {
  /** A bag at the hip, its strap across the chest. */
  satchel(easel, { shoulder, shoulderY, waist }) {
    const strap = limb(
      points(`${shoulder * 0.62},${shoulderY - 20} 20,${shoulderY + 230} ${-waist + 20},700`),
      [17, 17, 17],
    );
    paintForm(easel, { path: strap, colour: mix(hide, easel.shadow, 0.25), turn: 4 });
    const x = -waist - 62;
    paintForm(easel, { path: rect(x, 690, 210, 190, 22), colour: hide, turn: 20 });
    paintForm(easel, {
      path: rect(x - 4, 682, 218, 104, 22),
      colour: mix(hide, [255, 240, 214], 0.16),
      turn: 12,
    });
    paintForm(easel, { path: rect(x + 86, 762, 38, 46, 8), colour: hex('#d8b45a'), turn: 5 });
  },
  /** Around the neck, its end at the chest. */
  stethoscope(easel, { neck, shoulderY }) {
    const tube = `${-neck - 12},${shoulderY - 40} ${-neck + 4},${shoulderY + 120} 0,${shoulderY + 190} ${neck - 4},${shoulderY + 120} ${neck + 12},${shoulderY - 40}`;
    stroke(easel, points(tube), [rubber, 9]);
    stroke(easel, points(`0,${shoulderY + 190} 12,${shoulderY + 250} 4,${shoulderY + 310}`), [rubber, 9]);
    paintForm(easel, { path: round(4, shoulderY + 336, 34), colour: hex('#c3cad2'), turn: 10 });
  },
  neckerchief(easel, { neck, shoulderY }) {
    paintForm(easel, {
      path: shape(
        `${-neck - 34},${shoulderY - 46} 0,${shoulderY - 14} ${neck + 34},${shoulderY - 46} ${neck + 20},${shoulderY + 12} 0,${shoulderY + 44} ${-neck - 20},${shoulderY + 12}`,
      ),
      colour: cotton,
      turn: 12,
    });
    paintForm(easel, {
      path: shape(`0,${shoulderY + 16} 52,${shoulderY + 110} 8,${shoulderY + 92} -40,${shoulderY + 116}`),
      colour: mix(cotton, easel.shadow, 0.16),
      turn: 8,
    });
  },
  /** A pleated collar that stands out all around. */
  ruff(easel, { neck, shoulderY }) {
    const wide = neck + 92;
    const rim = Array.from({ length: 36 }, (_, index): readonly [number, number] => {
      const angle = (index / 36) * Math.PI * 2;
      const reach = index % 2 === 0 ? 1 : 0.88;
      return [Math.cos(angle) * wide * reach, shoulderY - 44 + Math.sin(angle) * 52 * reach];
    });
    paintForm(easel, { path: smoothPath(rim), colour: linen, turn: 8 });
    for (const side of [-0.8, -0.45, -0.15, 0.15, 0.45, 0.8]) {
      const y = shoulderY - 40 + 46 * Math.sqrt(1 - side * side);
      stroke(easel, points(`${side * neck * 0.8},${shoulderY - 34} ${side * wide},${y}`), [pleat, 4]);
    }
  },
  /** A tailor's measure, around the neck. */
  tape(easel, { neck, shoulderY }) {
    for (const side of [-1, 1]) {
      paintForm(easel, {
        path: limb(
          points(
            `${side * (neck + 14)},${shoulderY - 40} ${side * (neck + 20)},${shoulderY + 130} ${side * (neck + 8)},${shoulderY + 380}`,
          ),
          [15, 15, 15],
        ),
        colour: hex('#f0d04a'),
        turn: 3,
      });
    }
  },
};
