import type { Colour } from '../../../canvas/colour.ts';
import { hex, mix } from '../../../canvas/colour.ts';
import { ball, blob, inShade, limb, line, patch, spot } from '../forms/form.ts';
import type { Form } from '../forms/form.ts';
import { ear, eye, ink, nose, white, wideEye } from './features.ts';

const lighter = (colour: Colour, part: number): Colour => mix(colour, [255, 250, 240], part);
const darker = (colour: Colour, part: number): Colour => mix(colour, [26, 20, 24], part);

function rabbit(colour: Colour | undefined): Form[] {
  const coat = colour ?? hex('#b89a7c');
  const inner = hex('#e8b4ac');
  const longEar = (x: number, lean: number): Form[] => [
    limb(`${x},-118,8 ${x + lean * 0.5},-150,11 ${x + lean},-186,5`, coat, { shag: 1.5 }),
    limb(`${x + 1},-124,4 ${x + lean * 0.5 + 1},-150,5.6 ${x + lean},-174,2`, inner, {
      isJoined: true,
      bulge: 0.4,
    }),
  ];
  return [
    ball([-56, -28, 15, 15], white, { shag: 6 }),
    ...inShade(longEar(34, 10), 0.35),
    blob('-54,-30 -46,-72 -10,-92 26,-84 38,-50 26,-14 -20,-6', coat, { shag: 3 }),
    blob('20,-84 38,-62 34,-22 20,-16 10,-50', lighter(coat, 0.7), { isJoined: true, shag: 2 }),
    ball([-22, -32, 30, 28], coat, { shag: 3 }),
    ball([-2, -7, 26, 7.5], lighter(coat, 0.3)),
    limb('24,-46,9 28,-12,7.4', coat),
    ball([32, -6, 11, 6], lighter(coat, 0.4)),
    blob('4,-102 14,-128 36,-132 56,-114 62,-98 48,-84 24,-82', coat, {
      shag: 2,
      marks: [patch('44,-104 66,-104 62,-84 36,-84', lighter(coat, 0.7), 0.8)],
    }),
    ...longEar(20, -8),
    eye([42, -110, 5.4], hex('#3a2018')),
    ball([60, -102, 3.6, 2.8], hex('#d88a86'), { isJoined: true }),
    limb('57,-92,0.9 52,-90,0.8 48,-92,0.6', ink, { bulge: 0, isJoined: true }),
  ];
}

function squirrel(colour: Colour | undefined): Form[] {
  const coat = colour ?? hex('#b4602c');
  return [
    limb('-26,-14,13 -62,-30,24 -70,-86,27 -46,-124,22 -26,-116,9', coat, { shag: 10 }),
    blob('-34,-20 -30,-62 -4,-84 22,-76 30,-44 18,-8 -16,-4', coat, { shag: 3 }),
    blob('10,-74 28,-60 28,-28 16,-12 4,-40', lighter(coat, 0.8), { isJoined: true, shag: 2 }),
    ball([-10, -24, 23, 20], coat, { shag: 2 }),
    ball([6, -5, 17, 5.5], darker(coat, 0.2)),
    ...ear([8, -110, 18, -114], [8, -138], { tint: coat, inner: darker(coat, 0.3), shag: 3 }),
    blob('-2,-92 6,-114 26,-118 44,-104 50,-92 40,-80 16,-76', coat, {
      shag: 2,
      marks: [patch('30,-96 56,-94 44,-76 22,-78', lighter(coat, 0.8), 0.85)],
    }),
    nose([50, -94, 3.4, 2.8]),
    eye([32, -101, 5.4], ink),
    limb('12,-56,7 28,-50,6 38,-60,4.6', coat),
    blob('34,-74 46,-76 50,-64 42,-54 32,-60', hex('#8a5a2c'), {
      marks: [patch('32,-78 50,-78 50,-68 34,-66', hex('#5c3c20'))],
    }),
  ];
}

function mouse(colour: Colour | undefined): Form[] {
  const coat = colour ?? hex('#9a928c');
  const pink = hex('#e6a8a4');
  const roundEar = (x: number, y: number): Form[] => [
    ball([x, y, 19, 20], coat),
    ball([x + 1, y + 2, 12, 13], pink, { isJoined: true, bulge: 0.5 }),
  ];
  return [
    limb('-56,-16,4.4 -90,-8,3.6 -116,-26,3 -140,-14,1.4', pink),
    ...inShade(roundEar(40, -84), 0.3),
    blob('-66,-20 -50,-56 -10,-72 30,-66 60,-50 82,-32 74,-20 36,-6 -30,-2', coat, {
      shag: 3,
      marks: [patch('-30,-6 30,-14 76,-26 60,4 -20,8', lighter(coat, 0.6), 0.7)],
    }),
    ...roundEar(16, -80),
    ball([82, -34, 5, 4.4], pink),
    eye([56, -46, 5.4], ink),
    ball([34, -4, 11, 5], pink),
    ball([-26, -4, 15, 5], pink),
  ];
}

function hedgehog(colour: Colour | undefined): Form[] {
  const spines = colour ?? hex('#6a5240');
  const face = hex('#dcb892');
  return [
    ...[-34, 22].map((x) => ball([x, -4, 13, 5.5], darker(face, 0.3))),
    blob('-74,-22 -62,-66 -16,-92 30,-80 52,-46 44,-14 -20,-6', spines, { shag: 14 }),
    blob('-56,-28 -44,-62 -10,-78 22,-68 36,-44 20,-20', lighter(spines, 0.22), { shag: 12, isJoined: true }),
    blob('26,-58 48,-58 74,-34 88,-26 80,-14 40,-6 18,-16', face, { shag: 2 }),
    ball([36, -58, 9, 9], darker(face, 0.2)),
    nose([87, -24, 5, 4.2]),
    eye([58, -40, 4.8], ink),
  ];
}

function frog(colour: Colour | undefined): Form[] {
  const coat = colour ?? hex('#5f9e3a');
  return [
    ...inShade([limb('-20,-30,15 -54,-44,12 -42,-8,8', coat)], 0.35),
    blob('-52,-28 -34,-60 4,-76 44,-70 58,-46 40,-18 -10,-8', coat, {
      marks: [
        spot([-18, -52, 8, 6], darker(coat, 0.3), 0.7),
        spot([4, -60, 6, 5], darker(coat, 0.3), 0.7),
        patch('10,-34 56,-40 40,-10 0,-8', lighter(coat, 0.7), 0.8),
      ],
    }),
    limb('-14,-26,17 -58,-34,13 -34,-6,8', coat),
    ball([-8, -4, 24, 5], coat),
    limb('34,-30,9 42,-14,7', coat),
    ball([48, -4, 15, 5], coat),
    ball([26, -74, 13, 13], coat),
    wideEye([28, -76, 9.6], hex('#d8a82e')),
    limb('28,-46,1.4 44,-44,1.4 58,-52,1', darker(coat, 0.6), { bulge: 0, isJoined: true }),
  ];
}

/** Broad and low beside a frog: warts that stand out, a gland behind the eye, and legs too short to leap. */
function toad(colour: Colour | undefined): Form[] {
  const coat = colour ?? hex('#94703f');
  const wart = darker(coat, 0.3);
  const bumps = [
    [-78, -42, 4],
    [-67, -50, 5],
    [-54, -56, 4],
    [-40, -60, 5],
    [-26, -62, 4],
    [-12, -64, 5],
    [4, -64, 4],
  ] as const;
  const warts = [
    [-56, -36, 6],
    [-38, -44, 7],
    [-16, -50, 6],
    [-4, -36, 5],
    [-28, -30, 5],
    [14, -46, 5],
    [-64, -24, 5],
  ] as const;
  return [
    ...inShade([limb('-30,-16,13 -58,-20,11 -50,-5,8', coat)], 0.35),
    ...bumps.map(([x, y, size]) => ball([x, y, size, size], wart)),
    blob('-88,-16 -84,-40 -50,-58 0,-63 44,-62 78,-50 90,-34 76,-12 0,-3 -60,-4', coat, {
      marks: [
        ...warts.map(([x, y, size]) => spot([x, y, size, size * 0.85], darker(coat, 0.45), 0.85)),
        patch('4,-20 90,-30 76,-6 0,-1', lighter(coat, 0.6), 0.8),
      ],
    }),
    limb('-28,-14,15 -62,-17,12 -54,-5,8', coat),
    ball([-40, -3, 22, 5], coat),
    limb('40,-20,11 34,-10,10 52,-5,8', coat),
    ball([60, -3, 17, 5], coat),
    ball([26, -52, 15, 7], wart),
    ball([52, -60, 12, 9], coat),
    wideEye([54, -60, 7.4], hex('#c8742e')),
    limb('46,-34,1.8 70,-29,1.8 88,-36,1', darker(coat, 0.6), { bulge: 0, isJoined: true }),
  ];
}

function snake(colour: Colour | undefined): Form[] {
  const coat = colour ?? hex('#6a9a42');
  const bands = [-80, -50, -20, 10, 40, 70].map((x) =>
    patch(`${x},-130 ${x + 10},-130 ${x + 12},10 ${x + 2},10`, darker(coat, 0.45), 0.7),
  );
  return [
    limb('-120,-6,3 -92,-12,8 -60,-10,11 -20,-14,13 30,-12,14 60,-14,14', coat, { marks: bands }),
    limb('60,-14,14 70,-34,14 30,-38,14 -10,-36,14 -30,-52,13 4,-62,13 34,-76,12 38,-104,12', coat, {
      marks: bands,
    }),
    limb('58,-120,1.5 74,-120,1.1 82,-126,0.8', hex('#c8303a'), { bulge: 0 }),
    blob('26,-118 38,-132 58,-128 68,-116 58,-106 34,-104', coat),
    eye([50, -122, 4], hex('#e8c23a')),
  ];
}

function monkey(colour: Colour | undefined): Form[] {
  const coat = colour ?? hex('#7a5236');
  const face = hex('#e2b48e');
  return [
    limb('-30,-14,7 -66,-20,7 -84,-60,6.4 -64,-92,6 -50,-78,4.4', coat),
    ...inShade([limb('14,-76,12 40,-48,10 44,-14,9', coat)], 0.35),
    blob('-38,-14 -36,-62 -8,-92 24,-82 34,-44 22,-8', coat, { shag: 3 }),
    blob('-6,-66 14,-74 26,-50 18,-16 0,-16', face, { isJoined: true, marks: [] }),
    limb('-14,-18,15 22,-26,13 34,-8,9', coat),
    ball([40, -5, 15, 6], face),
    limb('-12,-76,13 -30,-48,11 -6,-30,9', coat),
    ball([-2, -28, 9, 8], face),
    ball([-22, -116, 13, 14], coat),
    ball([-22, -116, 8, 9], face, { isJoined: true }),
    ball([40, -118, 12, 13], coat, { shade: 0.2 }),
    ball([9, -120, 34, 32], coat, { shag: 3 }),
    blob('-12,-126 -4,-140 9,-134 22,-140 30,-126 28,-108 18,-94 0,-94 -10,-108', face, { isJoined: true }),
    wideEye([2, -122, 6.4], hex('#5a3418')),
    wideEye([20, -122, 6.4], hex('#5a3418')),
    ball([11, -110, 4.6, 3], darker(face, 0.4), { isJoined: true }),
    limb('0,-102,1.2 11,-98,1.3 22,-102,1', darker(face, 0.6), { bulge: 0, isJoined: true }),
  ];
}

function butterfly(colour: Colour | undefined): Form[] {
  const wing = colour ?? hex('#f08a2a');
  const edge = hex('#2a2430');
  const dots = [
    [-62, -128],
    [-74, -110],
    [62, -128],
    [74, -110],
    [-52, -48],
    [52, -48],
  ].map(([x = 0, y = 0]) => spot([x, y, 4], white));
  const side = (s: 1 | -1): Form[] => [
    blob(`${s * 4},-80 ${s * 26},-62 ${s * 62},-66 ${s * 66},-40 ${s * 44},-20 ${s * 16},-36`, edge, {
      bulge: 0.3,
      marks: [
        patch(`${s * 8},-74 ${s * 28},-58 ${s * 54},-60 ${s * 52},-42 ${s * 36},-32 ${s * 16},-48`, wing),
        ...dots,
      ],
    }),
    blob(`${s * 4},-92 ${s * 26},-130 ${s * 66},-148 ${s * 88},-130 ${s * 76},-92 ${s * 30},-74`, edge, {
      bulge: 0.3,
      marks: [
        patch(`${s * 10},-92 ${s * 30},-120 ${s * 60},-134 ${s * 72},-120 ${s * 62},-96 ${s * 28},-80`, wing),
        line(`${s * 8},-90 ${s * 66},-126`, edge, 2),
        line(`${s * 8},-88 ${s * 64},-102`, edge, 2),
        ...dots,
      ],
    }),
  ];
  return [
    ...side(-1),
    ...side(1),
    limb('0,-112,4.6 0,-88,6 0,-54,4 0,-38,2', edge),
    limb('-1,-112,1 -12,-130,0.9 -18,-140,1.6', edge, { bulge: 0 }),
    limb('1,-112,1 12,-130,0.9 18,-140,1.6', edge, { bulge: 0 }),
  ];
}

function bee(colour: Colour | undefined): Form[] {
  const coat = colour ?? hex('#f2b92e');
  const bars = [-34, -12].map((x) =>
    patch(`${x},-110 ${x + 11},-110 ${x + 14},-78 ${x + 11},-40 ${x},-40 ${x + 3},-78`, ink),
  );
  return [
    blob('-4,-98 -36,-146 -64,-142 -46,-108 -16,-92', [226, 238, 246], { bulge: 0.4 }),
    blob('-58,-72 -40,-104 0,-110 30,-96 30,-60 0,-46 -36,-50', coat, { shag: 4, marks: bars }),
    ball([38, -78, 24, 23], ink, { shag: 2 }),
    wideEye([46, -82, 9], hex('#5a3418')),
    limb('46,-98,1.6 58,-116,1.4 68,-118,2.6', ink, { bulge: 0 }),
    blob('4,-100 -8,-150 -34,-164 -30,-122 -12,-96', [240, 248, 252], { bulge: 0.4 }),
    limb('66,-68,1.2 58,-64,1.2 52,-66,1', white, { bulge: 0, lit: 0.9 }),
  ];
}

function snail(colour: Colour | undefined): Form[] {
  const body = hex('#d8b48a');
  const shell = colour ?? hex('#b4643c');
  return [
    blob('-84,-4 -50,-14 10,-18 52,-24 58,-66 76,-70 82,-40 72,-8 20,0 -60,0', body),
    limb('66,-66,2.4 62,-88,2.2 60,-96,3.6', body, { shade: 0.3 }),
    limb('74,-66,2.4 82,-86,2.2 84,-94,3.8', body),
    ball([-8, -50, 46, 42, -8], shell, {
      marks: [
        line(
          '-8,-48 -2,-56 -16,-62 -28,-48 -10,-32 14,-40 14,-66 -12,-80 -42,-66 -46,-40',
          darker(shell, 0.55),
          [4.4, 0.8],
        ),
      ],
    }),
    limb('70,-34,1.2 76,-34,1.2 81,-38,1', darker(body, 0.5), { bulge: 0, isJoined: true }),
  ];
}

const smallAnimals: Readonly<Record<string, (colour: Colour | undefined) => Form[]>> = {
  rabbit,
  squirrel,
  mouse,
  hedgehog,
  frog,
  toad,
  snake,
  monkey,
  butterfly,
  bee,
  snail,
};

/** The forms of a small animal. */
export function smallAnimalForms(name: string, colour: Colour | undefined): Form[] | undefined {
  return smallAnimals[name]?.(colour);
}
