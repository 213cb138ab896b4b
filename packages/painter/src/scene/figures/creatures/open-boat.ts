import type { Colour } from '../../../canvas/colour.ts';
import { hex, mix } from '../../../canvas/colour.ts';
import { blob, limb, line } from '../forms/form.ts';
import type { Form } from '../forms/form.ts';

const darker = (colour: Colour, part: number): Colour => mix(colour, [18, 20, 30], part);

/** Without wind: cloth that hangs down along its mast, in folds. */
function slackSails(): Form[] {
  const cloth = hex('#e6dcc4');
  const fold = darker(cloth, 0.24);
  const folds = (ways: readonly string[]): { marks: ReturnType<typeof line>[] } => ({
    marks: ways.map((way) => line(way, fold, [5, 2])),
  });
  return [
    limb('-70,-40,5 -68,-330,4', hex('#7a5538'), { bulge: 0.6 }),
    limb('-72,-88,3.4 -176,-66,2.6', hex('#7a5538'), { bulge: 0.6 }),
    blob('-76,-322 -74,-200 -74,-92 -96,-62 -116,-86 -136,-60 -158,-72 -128,-150 -96,-230', cloth, {
      bulge: 0.4,
      ...folds(['-80,-280 -90,-180 -98,-70', '-88,-240 -106,-160 -120,-92', '-96,-220 -122,-140 -138,-66']),
    }),
    blob(
      '-62,-314 -46,-230 -20,-140 -6,-70 -24,-86 -36,-58 -52,-84 -60,-70',
      mix(cloth, [255, 255, 250], 0.2),
      {
        bulge: 0.4,
        ...folds(['-58,-270 -44,-180 -34,-70', '-56,-220 -54,-150 -54,-84']),
      },
    ),
  ];
}

/** Mast and sails behind who sits in a boat, the one that nobody sits before with a red zigzag on it where that is told. */
function sails(hasZigzag: boolean): Form[] {
  const cloth = hex('#f4ead2');
  return [
    limb('-70,-40,5 -68,-330,4', hex('#7a5538'), { bulge: 0.6 }),
    blob('-78,-322 -84,-200 -82,-92 -196,-88 -150,-190', cloth, {
      bulge: 0.34,
      ...(hasZigzag ? { marks: zigzag.map((way) => line(way, hex('#d8322a'), 11)) } : {}),
    }),
    blob('-60,-314 -20,-230 60,-150 136,-92 -58,-92', mix(cloth, [255, 255, 250], 0.3), { bulge: 0.34 }),
  ];
}

/** To the left and to the right, all the way up. */
const zigzag = [
  '-102,-112 -160,-128',
  '-160,-128 -98,-158',
  '-98,-158 -142,-186',
  '-142,-186 -94,-214',
  '-94,-214 -114,-242',
] as const;

/** How high the sails of an open boat reach. */
export const sailTop = 336;

/** An open boat; who rides in it sits behind its near side. */
export function rowingBoat(
  colour: Colour | undefined,
  { hasSails = false, hasZigzag = false, isSlack = false } = {},
): { far: Form[]; near: Form[] } {
  const paint = colour ?? hex('#b0482f');
  return {
    far: [
      ...(hasSails && isSlack ? slackSails() : []),
      ...(hasSails && !isSlack ? sails(hasZigzag) : []),
      blob('-148,-58 -60,-48 60,-48 152,-66 120,-36 -110,-34', darker(hex('#8a5a3a'), 0.25), { bulge: 0.3 }),
    ],
    near: [
      blob('-154,-60 -70,-42 60,-42 160,-70 128,-18 84,6 -84,6 -128,-16', paint, {
        bulge: 0.8,
        marks: [-26, -10].map((y) =>
          line(`-150,${y - 10} 0,${y + 6} 150,${y - 14}`, darker(paint, 0.5), [2.4, 0.6]),
        ),
      }),
      limb('-154,-60,4 -70,-43,4.6 60,-43,4.6 160,-70,4', hex('#ead8b4'), { bulge: 0.7 }),
    ],
  };
}
