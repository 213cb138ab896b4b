import type { Colour } from '../../../canvas/colour.ts';
import { hex, mix } from '../../../canvas/colour.ts';
import { ball, blob, inShade, limb, line, patch, poly, spot } from '../forms/form.ts';
import type { Form, Mark } from '../forms/form.ts';
import type { Bearing } from './beasts.ts';
import { dragon } from './dragon.ts';
import { eye, ink, white } from './features.ts';

const lighter = (colour: Colour, part: number): Colour => mix(colour, [255, 250, 240], part);
const darker = (colour: Colour, part: number): Colour => mix(colour, [26, 22, 30], part);

interface GiantLook {
  readonly colour: Colour | undefined;
  readonly isSitting: boolean;
  /** Held out or up, as a hand is. */
  readonly isTrunkUp?: boolean;
  readonly isWalking?: boolean;
}

function elephant({ colour, isSitting, isWalking = false, isTrunkUp = false }: GiantLook): Form[] {
  const coat = colour ?? hex('#8d8a90');
  const toes = (x: number): Mark[] =>
    [-9, 1, 11].map((dx) => spot([x + dx, -4, 5, 5], lighter(coat, 0.5), 0.9));
  const leg = (x: number, top: number): Form =>
    limb(`${x},${top},33 ${x + 2},-60,23 ${x + 2},-14,22`, coat, { isJoined: true, marks: toes(x + 4) });
  const farEar = blob('96,-214 130,-236 150,-200 146,-150 120,-120 100,-160', darker(coat, 0.1), {
    shade: 0.4,
  });
  const step = isWalking ? 16 : 0;
  if (isSitting) {
    return [
      limb('-104,-40,6 -136,-26,5 -160,-10,4', coat),
      ball([-164, -8, 9, 6], darker(coat, 0.5), { shag: 4 }),
      ...inShade([leg(84, -110)], 0.5),
      farEar,
      blob('-108,-4 -126,-50 -112,-112 -70,-168 -10,-206 60,-222 98,-204 104,-150 92,-90 60,-40 0,-8', coat),
      leg(58, -112),
      blob('-96,-2 -108,-44 -80,-86 -36,-88 -2,-56 4,-18 -20,-2', coat),
      ball([10, -16, 30, 16], coat, {
        isJoined: true,
        marks: [20, 30, 38].map((x) => spot([x, -12, 4, 5], lighter(coat, 0.5), 0.9)),
      }),
      ...elephantHead(coat, isTrunkUp),
    ];
  }
  return [
    limb('-124,-150,6 -142,-120,5 -146,-84,4', coat),
    ball([-147, -76, 6, 10], darker(coat, 0.5), { shag: 4 }),
    ...inShade([leg(-64 + step, -100), leg(76 - step, -96)], 0.5),
    farEar,
    blob('-128,-150 -104,-204 -40,-226 40,-220 90,-210 100,-150 76,-84 0,-66 -70,-72 -120,-96', coat),
    leg(-92 - step, -110),
    leg(56 + step, -104),
    ...elephantHead(coat, isTrunkUp),
  ];
}

/** With the trunk and the near ear. */
function elephantHead(coat: Colour, isTrunkUp: boolean): Form[] {
  const ivory = hex('#f4ecd8');
  const wrinkles = [-70, -58, -46, -34].map((y, index) =>
    line(
      `${150 - index},${y - 40} ${160 - index},${y - 36} ${172 - index},${y - 40}`,
      darker(coat, 0.4),
      [1.8, 0.6],
    ),
  );
  return [
    isTrunkUp
      ? limb('132,-140,24 168,-118,19 200,-138,15 210,-180,11 232,-206,8', coat)
      : limb('132,-140,24 160,-110,19 168,-70,15 164,-34,11 180,-16,9', coat, { marks: wrinkles }),
    limb('128,-132,9 150,-112,8 184,-108,5 200,-122,2', ivory),
    blob('78,-190 96,-232 130,-240 160,-214 166,-172 150,-134 116,-124 86,-146', coat, { isJoined: true }),
    limb('122,-130,9 142,-104,8 174,-96,5 192,-108,2', ivory),
    blob('98,-224 60,-240 18,-214 10,-164 34,-116 64,-104 84,-140 98,-170', coat, {
      marks: [patch('84,-208 56,-220 30,-198 26,-162 44,-128 66,-130 80,-160', hex('#c9a4a0'), 0.5)],
    }),
    eye([136, -188, 5.2], hex('#5a3a22')),
    limb('128,-198,1.6 136,-202,1.6 146,-198,1.2', darker(coat, 0.5), { bulge: 0, isJoined: true }),
  ];
}

function panda(): Form[] {
  const coat = hex('#f2efe8');
  const black = hex('#2c2a30');
  const patchEye = (x: number, lean: number): Form[] => [
    ball([x, -146, 11, 14, lean], black, { isJoined: true, bulge: 0.4 }),
    ball([x, -147, 5, 5.4], hex('#3a2a20'), {
      lit: 0.9,
      bulge: 0,
      marks: [spot([x - 1.4, -149, 1.8], white)],
    }),
  ];
  return [
    limb('36,-80,19 58,-52,17 48,-24,14', black, { shade: 0.35, shag: 3 }),
    blob('-58,-14 -62,-70 -34,-112 14,-116 48,-78 54,-30 30,-4 -30,-2', coat, { shag: 4 }),
    blob('-54,-92 -20,-114 30,-112 46,-88 10,-78 -30,-76', black, { shag: 4, isJoined: true }),
    limb('-40,-22,24 -18,-16,22 4,-10,15', black, { shag: 3 }),
    ball([12, -14, 15, 18], black, { marks: [spot([14, -14, 7, 9], hex('#6a5a58'))] }),
    limb('44,-22,22 62,-14,19', black, { shag: 3 }),
    ball([70, -16, 14, 17], black, { marks: [spot([72, -16, 7, 9], hex('#6a5a58'))] }),
    limb('-34,-90,18 -30,-58,17 2,-50,13', black, { shag: 3 }),
    ball([-32, -176, 15, 15], black, { shag: 3 }),
    ball([40, -176, 15, 15], black, { shag: 3 }),
    blob('4,-188 38,-178 52,-148 42,-116 4,-104 -34,-116 -44,-148 -30,-178', coat, { shag: 4 }),
    ...patchEye(-13, 24),
    ...patchEye(24, -24),
    ball([5, -127, 17, 13], lighter(coat, 0.4), { isJoined: true }),
    ball([5, -133, 6.4, 4.6], black, { isJoined: true }),
    limb('-3,-121,1.2 5,-118,1.3 13,-121,1', black, { bulge: 0, isJoined: true }),
  ];
}

function longNeck({ colour }: GiantLook): Form[] {
  const coat = colour ?? hex('#6f8f5a');
  const dots = [
    [-90, -130],
    [-50, -150],
    [-10, -152],
    [30, -146],
    [-70, -112],
    [-20, -124],
    [60, -130],
  ].map(([x = 0, y = 0]) => spot([x, y, 9, 7], darker(coat, 0.36), 0.6));
  const leg = (x: number): Form =>
    limb(`${x},-84,28 ${x + 2},-40,19 ${x + 2},-12,18`, coat, {
      isJoined: true,
      marks: [-8, 2, 12].map((dx) => spot([x + dx, -3, 4, 4], lighter(coat, 0.5))),
    });
  return [
    ...inShade([leg(-38), leg(66)], 0.5),
    limb('-90,-104,34 -150,-80,20 -210,-66,11 -264,-78,4', coat, { marks: dots }),
    blob('-124,-100 -90,-150 -20,-170 60,-156 100,-120 80,-72 0,-54 -80,-62', coat, {
      marks: [...dots, patch('-100,-70 0,-76 90,-84 60,-40 -60,-44', lighter(coat, 0.5), 0.7)],
    }),
    leg(-70),
    leg(42),
    limb('66,-124,38 118,-170,25 146,-240,18 164,-306,15 182,-326,15', coat, { isJoined: true }),
    blob('166,-334 184,-348 206,-340 226,-324 224,-312 200,-306 176,-310', coat),
    ball([218, -326, 2.4, 1.8], ink, { bulge: 0, isJoined: true }),
    limb('204,-313,1.2 214,-314,1.1 222,-317,0.8', ink, { bulge: 0, isJoined: true }),
    eye([196, -334, 4], hex('#c9862a')),
  ];
}

function tyrant({ colour }: GiantLook): Form[] {
  const coat = colour ?? hex('#8a6a3f');
  const bars = [-150, -124, -98, -70, -40, -8, 24].map((x) =>
    patch(`${x},-230 ${x + 11},-230 ${x + 8},-150 ${x + 2},-124`, darker(coat, 0.45), 0.6),
  );
  const teeth = [0, 1, 2, 3, 4, 5].map((index) =>
    poly(`${112 + index * 12},-206 ${118 + index * 12},-206 ${115 + index * 12},-196`, white, { lit: 0.9 }),
  );
  const leg = (x: number): Form[] => [
    limb(`${x},-120,38 ${x + 26},-76,22 ${x - 8},-40,13 ${x + 6},-12,11`, coat),
    ...[0, 13, 26].map((dx) => limb(`${x + dx},-8,7 ${x + 14 + dx},-4,4`, coat)),
  ];
  return [
    ...inShade(leg(14), 0.5),
    limb('-60,-140,36 -120,-126,23 -180,-124,13 -240,-142,4', coat, { marks: bars }),
    blob('-90,-140 -50,-176 20,-192 66,-176 70,-130 30,-92 -40,-90', coat, {
      marks: [...bars, patch('-30,-92 40,-104 80,-140 60,-80 0,-70', lighter(coat, 0.5), 0.7)],
    }),
    ...leg(-30),
    limb('58,-136,8 76,-122,6 84,-132,4', coat),
    limb('40,-156,32 76,-196,28 92,-220,28', coat, { isJoined: true, marks: bars }),
    blob('88,-196 110,-198 160,-192 176,-186 166,-176 120,-172 90,-178', darker(coat, 0.1)),
    ...teeth,
    blob('74,-214 78,-244 104,-256 136,-246 172,-232 188,-220 184,-206 110,-202 84,-196', coat),
    ball([180, -222, 3, 2.4], ink, { bulge: 0, isJoined: true }),
    ball([116, -234, 6, 5], hex('#f0b82e'), {
      lit: 0.95,
      bulge: 0,
      marks: [spot([117, -234, 2, 4.4], ink), line('107,-238 116,-242 126,-236', ink, 3)],
    }),
  ];
}

const giants: Readonly<Record<string, (look: GiantLook) => Form[]>> = {
  elephant,
  panda,
  dragon: ({ colour }) => dragon(colour),
  sauropod: longNeck,
  't-rex': tyrant,
};

/** The forms of the great ones: elephants, dragons, dinosaurs. */
export function giantForms(
  name: string,
  colour: Colour | undefined,
  { gait }: Pick<Bearing, 'gait'>,
): Form[] | undefined {
  const isTrunkUp = gait === 'gaze' || gait === 'reach';
  return giants[name]?.({
    colour,
    isSitting: gait === 'sit',
    isTrunkUp,
    isWalking: gait === 'walk' || gait === 'run',
  });
}
