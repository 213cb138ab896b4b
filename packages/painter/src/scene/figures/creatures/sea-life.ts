import type { Colour } from '../../../canvas/colour.ts';
import { hex, mix } from '../../../canvas/colour.ts';
import { blob, inShade, limb, line, patch, spot } from '../forms/form.ts';
import type { Form, Mark } from '../forms/form.ts';
import { eye, ink, white, wideEye } from './features.ts';

const lighter = (colour: Colour, part: number): Colour => mix(colour, [255, 252, 240], part);
const darker = (colour: Colour, part: number): Colour => mix(colour, [16, 26, 46], part);

function scales(tint: Colour, area: { left: number; right: number; top: number; bottom: number }): Mark[] {
  const marks: Mark[] = [];
  let row = 0;
  for (let y = area.top; y < area.bottom; y += 9, row++) {
    for (let x = area.left + (row % 2) * 7; x < area.right; x += 14) {
      marks.push(line(`${x + 6},${y - 6} ${x},${y} ${x + 6},${y + 6}`, tint, [1.5, 0.4]));
    }
  }
  return marks;
}

const finRays = (tint: Colour, rays: readonly string[]): Mark[] =>
  rays.map((ray) => line(ray, tint, [1.6, 0.5]));

/** A reef fish: a high oval with bands, flowing fins. All swim around a point a little above the ground. */
function fish(colour: Colour | undefined): Form[] {
  const coat = colour ?? hex('#f08a2e');
  const fin = darker(coat, 0.16);
  const band = (x: number, width: number): Mark =>
    patch(
      `${x},-150 ${x + width},-150 ${x + width + 6},-90 ${x + width},-30 ${x},-30 ${x - 6},-90`,
      white,
      0.95,
    );
  return [
    blob('-70,-92 -104,-124 -126,-128 -116,-92 -128,-54 -104,-60', fin, {
      bulge: 0.5,
      marks: finRays(darker(fin, 0.5), ['-74,-94 -120,-120', '-74,-92 -118,-92', '-74,-90 -120,-62']),
    }),
    blob('-40,-122 -30,-158 20,-162 44,-134 20,-120', fin, {
      bulge: 0.5,
      marks: finRays(darker(fin, 0.5), ['-24,-124 -24,-154', '-4,-126 0,-158', '18,-126 24,-156']),
    }),
    blob('-30,-60 -34,-28 0,-26 16,-56', fin, { bulge: 0.5 }),
    blob('-76,-90 -40,-128 16,-138 64,-118 88,-88 66,-58 16,-42 -40,-56', coat, {
      marks: [
        patch('-60,-60 20,-40 80,-66 60,-40 0,-30', lighter(coat, 0.6), 0.7),
        ...scales(darker(coat, 0.4), { left: -70, right: 40, top: -130, bottom: -46 }),
        ...(colour === undefined ? [band(26, 17), band(-38, 14)] : []),
      ],
    }),
    line0('60,-70 72,-72 84,-80', darker(coat, 0.6)),
    wideEye([58, -98, 11], hex('#2f4f6a')),
    blob('16,-84 -2,-70 -18,-52 6,-56 22,-70', lighter(fin, 0.2), { bulge: 0.5 }),
  ];
}

/** A line that stands alone. */
function line0(points: string, tint: Colour): Form {
  const knots = points
    .split(' ')
    .map((point) => `${point},1.3`)
    .join(' ');
  return limb(knots, tint, { bulge: 0, isJoined: true });
}

function shark(colour: Colour | undefined): Form[] {
  const back = colour ?? hex('#62798c');
  return [
    blob('-150,-84 -196,-140 -206,-138 -188,-88 -200,-52 -188,-52', back),
    ...inShade([blob('30,-62 18,-26 0,-16 10,-60', back)], 0.4),
    blob('-166,-88 -80,-112 10,-124 90,-112 140,-86 128,-70 60,-54 -20,-54 -110,-72', back, {
      marks: [
        patch('-160,-84 -60,-82 60,-84 150,-78 120,-50 -20,-40 -120,-60', hex('#e6ecee'), 0.95),
        ...[56, 64, 72].map((x) => line(`${x},-98 ${x - 4},-84 ${x},-72`, darker(back, 0.5), [1.8, 0.8])),
      ],
    }),
    blob('-30,-112 -8,-164 6,-168 22,-116', back),
    blob('44,-70 20,-26 2,-10 14,-62', darker(back, 0.12)),
    line0('96,-70 112,-72 128,-78', darker(back, 0.6)),
    eye([110, -92, 4], ink),
  ];
}

function whale(colour: Colour | undefined): Form[] {
  const back = colour ?? hex('#3f5f86');
  const grooves = [0, 1, 2, 3, 4, 5].map((index) =>
    line(`20,${-48 + index * 7} 90,${-46 + index * 6} 150,${-60 + index * 5}`, hex('#8fa4b4'), [1.8, 0.7]),
  );
  return [
    blob('-186,-116 -224,-168 -206,-170 -178,-136 -152,-166 -140,-160 -160,-112', back),
    blob('-184,-114 -120,-104 -40,-150 60,-162 140,-130 166,-84 130,-34 40,-12 -50,-26 -130,-76', back, {
      marks: [patch('-60,-40 40,-62 130,-66 172,-70 150,-10 40,4 -40,-10', hex('#dfe6e6'), 0.95), ...grooves],
    }),
    line0('76,-80 118,-76 150,-88 165,-98', darker(back, 0.6)),
    blob('40,-50 20,-4 -14,12 -12,-4 16,-52', darker(back, 0.14)),
    // High enough to be over the water while the rest of it is not.
    wideEye([108, -108, 9], hex('#3a2a22')),
  ];
}

/** Long and slim, with a low head, as the great whales are; stories have the other one, whose face is near. */
function greatWhale(colour: Colour | undefined): Form[] {
  const back = colour ?? hex('#3f5f86');
  const grooves = [0, 1, 2, 3, 4].map((index) =>
    line(`30,${-56 + index * 7} 110,${-52 + index * 6} 190,${-70 + index * 5}`, hex('#8fa4b4'), [1.8, 0.7]),
  );
  return [
    blob('-252,-96 -296,-140 -278,-144 -248,-116 -222,-142 -208,-136 -226,-92', back),
    // A small fin far back.
    blob('-128,-106 -124,-128 -112,-130 -96,-112', darker(back, 0.1)),
    blob(
      '-254,-94 -180,-94 -90,-116 20,-132 120,-130 180,-112 214,-84 196,-56 120,-26 20,-18 -80,-38 -180,-72',
      back,
      {
        marks: [
          patch('-100,-44 20,-58 120,-62 200,-78 214,-60 160,-8 40,4 -60,-14', hex('#dfe6e6'), 0.95),
          ...grooves,
        ],
      },
    ),
    line0('112,-76 160,-72 192,-80 213,-88', darker(back, 0.6)),
    blob('62,-48 36,-8 2,8 4,-6 36,-50', darker(back, 0.14)),
    wideEye([146, -102, 8], hex('#3a2a22')),
  ];
}

function dolphin(colour: Colour | undefined): Form[] {
  const back = colour ?? hex('#6a8aa4');
  return [
    blob('-128,-66 -166,-84 -178,-72 -154,-58 -166,-34 -154,-34 -124,-54', back),
    blob('-136,-60 -80,-96 -10,-124 50,-122 84,-100 116,-88 118,-80 84,-76 40,-66 -30,-58 -90,-52', back, {
      marks: [patch('-70,-60 0,-82 70,-84 120,-82 80,-56 0,-40', hex('#e4ebee'), 0.9)],
    }),
    blob('-20,-118 -40,-158 -30,-160 8,-122', back),
    blob('36,-78 16,-42 0,-36 10,-70', darker(back, 0.16)),
    line0('84,-82 100,-82 116,-84', darker(back, 0.5)),
    eye([72, -96, 4], ink),
  ];
}

function octopus(colour: Colour | undefined): Form[] {
  const coat = colour ?? hex('#c8506a');
  const arms = [
    '-20,-70,17 -70,-52,13 -100,-20,9 -124,-28,4',
    '-14,-64,16 -48,-30,12 -70,-2,8 -96,6,4',
    '-4,-60,15 -16,-20,12 -26,4,8 -48,14,4',
    '10,-60,15 20,-20,12 26,4,8 46,12,4',
    '18,-64,16 52,-32,12 76,-4,8 100,2,4',
    '24,-70,17 72,-54,13 104,-26,9 126,-38,4',
  ];
  return [
    ...inShade(
      [
        limb('-8,-66,14 -40,-50,10 -84,-60,7 -96,-78,3', coat),
        limb('14,-66,14 46,-54,10 88,-66,7 100,-84,3', coat),
      ],
      0.35,
    ),
    ...arms.map((arm) => limb(arm, coat, { marks: [] })),
    blob('-46,-120 -30,-172 4,-188 40,-172 54,-120 36,-76 4,-62 -30,-76', coat, {
      marks: [
        spot([-18, -152, 8, 6], lighter(coat, 0.3), 0.6),
        spot([18, -164, 6, 5], lighter(coat, 0.3), 0.6),
        spot([34, -140, 5, 6], lighter(coat, 0.3), 0.6),
      ],
    }),
    wideEye([-16, -106, 12], hex('#e8b84a')),
    wideEye([26, -106, 12], hex('#e8b84a')),
    line0('-6,-82 4,-78 14,-82', darker(coat, 0.5)),
  ];
}

function seaTurtle(colour: Colour | undefined): Form[] {
  const skin = colour ?? hex('#7d9a62');
  const shell = hex('#6a5a34');
  const plates = [-60, -30, 0, 30].flatMap((x) => [
    patch(`${x - 12},-92 ${x + 12},-94 ${x + 18},-76 ${x},-64 ${x - 18},-76`, lighter(shell, 0.26), 0.8),
  ]);
  return [
    ...inShade(
      [blob('36,-58 66,-92 84,-120 76,-78 56,-46', skin), blob('-60,-52 -92,-66 -100,-54 -72,-40', skin)],
      0.4,
    ),
    limb('50,-58,15 74,-66,13', skin),
    blob('70,-84 92,-84 104,-70 98,-56 76,-54 66,-66', skin, {
      marks: [spot([84, -74, 5, 4], darker(skin, 0.4), 0.6), spot([78, -62, 4, 3], darker(skin, 0.4), 0.6)],
    }),
    blob('-86,-54 -60,-90 -10,-104 40,-92 64,-60 20,-44 -50,-42', shell, { marks: plates }),
    blob('-84,-52 -30,-44 40,-48 62,-58 40,-36 -30,-30', lighter(skin, 0.5), { isJoined: true }),
    blob('34,-46 24,-8 -10,16 -2,-18 12,-44', skin, {
      marks: [spot([18, -20, 6, 4], darker(skin, 0.4), 0.6), spot([8, -4, 5, 4], darker(skin, 0.4), 0.6)],
    }),
    blob('-62,-42 -86,-24 -102,-22 -88,-38 -72,-48', skin),
    eye([88, -74, 4], ink),
  ];
}

function jellyfish(colour: Colour | undefined): Form[] {
  const coat = colour ?? hex('#d88ac8');
  const strand = (x: number, bend: number): Form =>
    limb(`${x},-110,4 ${x + bend},-70,3.4 ${x - bend},-30,2.6 ${x + bend * 0.6},10,1.2`, lighter(coat, 0.4), {
      bulge: 0.4,
    });
  return [
    ...[-34, -20, -6, 8, 22, 36].map((x, index) => strand(x, index % 2 === 0 ? 12 : -12)),
    blob('-16,-116 -22,-66 -8,-30 2,-64 14,-28 24,-70 18,-116', lighter(coat, 0.55), { bulge: 0.6 }),
    blob('-56,-112 -48,-158 0,-184 48,-158 56,-112 30,-104 0,-112 -30,-104', coat, {
      marks: [patch('-30,-150 0,-170 30,-150 20,-124 -20,-124', lighter(coat, 0.6), 0.6)],
    }),
  ];
}

function crab(colour: Colour | undefined): Form[] {
  const coat = colour ?? hex('#d2502e');
  const side = (s: 1 | -1): Form[] => [
    ...[0, 1, 2].map((index) =>
      limb(
        `${s * 38},-36,6 ${s * (66 + index * 6)},${-50 + index * 14},5 ${s * (76 + index * 10)},${-14 + index * 5},3`,
        darker(coat, 0.14),
      ),
    ),
    limb(`${s * 36},-48,8 ${s * 66},-74,8`, coat),
    blob(`${s * 58},-74 ${s * 62},-110 ${s * 84},-112 ${s * 74},-94 ${s * 92},-88 ${s * 84},-68`, coat),
    limb(`${s * 12},-62,3 ${s * 15},-80,3`, coat),
    wideEye([s * 15, -84, 7], ink),
  ];
  return [
    ...side(1),
    ...side(-1),
    blob('-50,-46 -30,-68 0,-72 30,-68 50,-46 36,-20 0,-12 -36,-20', coat, {
      marks: [
        spot([-14, -52, 6, 4], lighter(coat, 0.4), 0.5),
        spot([16, -54, 5, 4], lighter(coat, 0.4), 0.5),
        line('-12,-32 0,-28 12,-32', darker(coat, 0.6), 2),
      ],
    }),
  ];
}

const seaLife: Readonly<Record<string, (colour: Colour | undefined) => Form[]>> = {
  fish,
  shark,
  whale,
  'great-whale': greatWhale,
  dolphin,
  octopus,
  turtle: seaTurtle,
  jellyfish,
  crab,
};

/** The forms of what lives in the sea. */
export function seaForms(name: string, colour: Colour | undefined): Form[] | undefined {
  return seaLife[name]?.(colour);
}
