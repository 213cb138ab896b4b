import { hex, mix } from '../../canvas/colour.ts';
import type { Colour } from '../../canvas/colour.ts';
import { artOf } from './creatures/creature-art.ts';
import type { FormedArt } from './figure-art.ts';
import { ball, blob, line, poly, spot } from './forms/form.ts';

const gold = hex('#d9a93f');
const dark = hex('#8a5f22');

/** A throne of gold with a high cushioned back, its foot at zero; the numbers are centimetres. */
export function throneArt(cloth: Colour): FormedArt {
  const deep = mix(cloth, [20, 8, 24], 0.4);
  const buttons = [-190, -160, -130].flatMap((y) => [-18, 0, 18].map((x) => spot([x, y, 2.6], gold)));
  return artOf([
    poly('-78,0 -78,-12 78,-12 78,0', dark, { bulge: 0.2 }),
    blob('-58,-60 -60,-210 -46,-240 -20,-246 0,-268 20,-246 46,-240 60,-210 58,-60', gold, {
      bulge: 0.4,
      marks: [line('-52,-70 -52,-206 -38,-230 0,-250 38,-230 52,-206 52,-70', dark, [2.4, 0.7])],
    }),
    blob('-42,-80 -43,-200 -30,-222 0,-232 30,-222 43,-200 42,-80', cloth, {
      bulge: 0.7,
      marks: [line('-30,-90 -30,-208', deep, [2, 0.5]), line('30,-90 30,-208', deep, [2, 0.5]), ...buttons],
    }),
    ball([0, -262, 11], hex('#b8323c'), { marks: [spot([-3, -265, 3], [255, 230, 226], 0.8)] }),
    ball([-56, -234, 9], gold),
    ball([56, -234, 9], gold),
    poly('-64,-12 -64,-62 64,-62 64,-12', gold, {
      bulge: 0.3,
      marks: [line('-56,-20 -56,-54 56,-54 56,-20', dark, [2.4, 0.8]), spot([0, -37, 12, 9], cloth)],
    }),
    blob('-60,-62 -58,-82 0,-88 58,-82 60,-62', cloth, { bulge: 0.9 }),
    poly('-76,-12 -76,-112 -58,-112 -58,-12', gold, { bulge: 0.4 }),
    poly('58,-12 58,-112 76,-112 76,-12', gold, { bulge: 0.4 }),
    blob('-82,-112 -80,-124 -54,-124 -52,-112', cloth, { bulge: 0.8 }),
    blob('52,-112 54,-124 80,-124 82,-112', cloth, { bulge: 0.8 }),
    ball([-67, -6, 12, 8], gold),
    ball([67, -6, 12, 8], gold),
  ]);
}
