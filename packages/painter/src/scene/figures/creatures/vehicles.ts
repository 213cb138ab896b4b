import type { Colour } from '../../../canvas/colour.ts';
import { hex, mix } from '../../../canvas/colour.ts';
import { ball, blob, inShade, limb, line, patch, poly, spot } from '../forms/form.ts';
import type { Form } from '../forms/form.ts';
import { white } from './features.ts';

const lighter = (colour: Colour, part: number): Colour => mix(colour, [255, 255, 250], part);
const darker = (colour: Colour, part: number): Colour => mix(colour, [18, 20, 30], part);
const glass = hex('#9fc4d8');
const rubber = hex('#2c2d33');
const steel = hex('#b8bec6');
const lamp = hex('#ffe9b0');

function wheel(x: number, radius: number, hub: Colour = steel): Form[] {
  const spokes = Array.from({ length: 5 }, (_, index) => {
    const angle = (index / 5) * Math.PI * 2 + 0.3;
    return line(
      `${x},${-radius} ${x + Math.cos(angle) * radius * 0.54},${-radius + Math.sin(angle) * radius * 0.54}`,
      darker(hub, 0.4),
      [radius * 0.12, 0.8],
    );
  });
  return [
    ball([x, -radius, radius], rubber, { bulge: 0.5 }),
    ball([x, -radius, radius * 0.6], hub, {
      bulge: 0.7,
      marks: [...spokes, spot([x, -radius, radius * 0.16], darker(hub, 0.5))],
    }),
  ];
}

const reflection = (points: string): ReturnType<typeof patch> => patch(points, white, 0.34);

function car(colour: Colour | undefined): Form[] {
  const paint = colour ?? hex('#c8382e');
  return [
    ...inShade([...wheel(-84, 24), ...wheel(92, 24)], 0.7),
    blob(
      '-150,-54 -146,-80 -104,-90 -70,-126 -20,-136 36,-132 74,-94 124,-84 152,-66 154,-36 140,-22 -140,-22 -152,-34',
      paint,
      {
        bulge: 0.75,
        marks: [
          patch('-160,-40 160,-40 160,-10 -160,-10', darker(paint, 0.5), 0.5),
          line('-144,-62 0,-66 148,-60', lighter(paint, 0.5), [2, 0.8]),
          line('4,-130 6,-30', darker(paint, 0.5), [1.8, 0.7]),
          reflection('-100,-88 -66,-96 60,-96 120,-82 60,-84 -60,-84'),
        ],
      },
    ),
    blob('-92,-92 -64,-120 -24,-128 -2,-128 -2,-92 -50,-90', glass, {
      bulge: 0.3,
      marks: [reflection('-84,-92 -50,-126 -36,-126 -66,-92')],
    }),
    blob('8,-128 32,-124 62,-94 40,-91 8,-92', glass, {
      bulge: 0.3,
      marks: [reflection('22,-92 12,-128 30,-126 44,-92')],
    }),
    ball([144, -62, 9, 8], lamp, { isLamp: true, lit: 1, bulge: 0.5 }),
    ball([-147, -64, 6, 9], hex('#d83a2a'), { bulge: 0.5 }),
    blob('118,-40 156,-42 156,-28 118,-28', steel, { bulge: 0.5 }),
    blob('18,-74 34,-75 34,-70 18,-69', steel, { bulge: 0.5 }),
    ball([-92, -30, 33, 33], darker(paint, 0.75), { bulge: 0.1 }),
    ball([84, -30, 33, 33], darker(paint, 0.75), { bulge: 0.1 }),
    ...wheel(-92, 28),
    ...wheel(84, 28),
  ];
}

function bus(colour: Colour | undefined): Form[] {
  const paint = colour ?? hex('#e0a92e');
  const windows = [-128, -84, -40, 4, 48].map((x) =>
    poly(`${x},-132 ${x + 36},-132 ${x + 36},-92 ${x},-92`, glass, {
      isLamp: false,
      bulge: 0.1,
      marks: [reflection(`${x + 4},-92 ${x + 18},-132 ${x + 26},-132 ${x + 12},-92`)],
    }),
  );
  return [
    poly(
      '-164,-146 -160,-154 -152,-158 140,-158 150,-153 156,-142 164,-70 164,-30 160,-22 -160,-22 -164,-28',
      paint,
      {
        bulge: 0.5,
        marks: [
          patch('-180,-80 180,-80 180,-66 -180,-66', darker(paint, 0.5), 0.8),
          patch('-180,-40 180,-40 180,-10 -180,-10', darker(paint, 0.4), 0.5),
        ],
      },
    ),
    ...windows,
    poly('96,-134 122,-134 122,-30 96,-30', lighter(glass, 0.2), {
      bulge: 0.1,
      marks: [line('109,-134 109,-30', darker(paint, 0.5), 2.4)],
    }),
    blob('130,-136 150,-134 158,-92 130,-92', glass, {
      bulge: 0.2,
      marks: [reflection('134,-92 140,-136 148,-136 144,-92')],
    }),
    ball([158, -46, 7, 8], lamp, { isLamp: true, lit: 1, bulge: 0.4 }),
    ball([-96, -28, 32], darker(paint, 0.75), { bulge: 0.1 }),
    ball([92, -28, 32], darker(paint, 0.75), { bulge: 0.1 }),
    ...wheel(-96, 27),
    ...wheel(92, 27),
  ];
}

function truck(colour: Colour | undefined): Form[] {
  const paint = colour ?? hex('#2f6fae');
  return [
    poly('-170,-160 50,-160 50,-34 -170,-34', hex('#e6e2d8'), {
      bulge: 0.14,
      marks: [
        line('-170,-54 50,-54', hex('#b0aca4'), 3),
        ...[-120, -64, -8].map((x) => line(`${x},-158 ${x},-36`, hex('#c6c2ba'), 2)),
      ],
    }),
    poly('-172,-36 160,-36 160,-22 -172,-22', darker(paint, 0.6)),
    blob('60,-130 112,-132 136,-94 160,-84 166,-34 60,-34', paint, {
      bulge: 0.55,
      marks: [line('62,-66 164,-66', lighter(paint, 0.5), 2)],
    }),
    blob('72,-120 108,-122 128,-92 72,-90', glass, {
      bulge: 0.2,
      marks: [reflection('78,-90 92,-122 104,-122 90,-90')],
    }),
    ball([160, -56, 7, 8], lamp, { isLamp: true, lit: 1, bulge: 0.4 }),
    ...[-130, -76, 112].flatMap((x) => wheel(x, 26)),
  ];
}

function train(colour: Colour | undefined): Form[] {
  const paint = colour ?? hex('#2f5a44');
  const brass = hex('#d8a84a');
  const puffs = [
    [96, -214, 20],
    [72, -240, 28],
    [34, -262, 34],
    [-14, -272, 38],
  ] as const;
  return [
    ...puffs.map(([x, y, radius]) => ball([x, y, radius, radius * 0.86], hex('#e8e8e8'), { shag: 2 })),
    poly('-170,-44 160,-44 160,-30 -170,-30', rubber),
    poly('-166,-150 -62,-150 -62,-40 -166,-40', paint, {
      bulge: 0.2,
      marks: [line('-166,-60 -62,-60', brass, 4)],
    }),
    poly('-176,-162 -52,-162 -52,-148 -176,-148', darker(paint, 0.4)),
    poly('-150,-134 -116,-134 -116,-94 -150,-94', hex('#ffdf9a'), { isLamp: true, lit: 0.85, bulge: 0 }),
    poly('-104,-134 -76,-134 -76,-94 -104,-94', hex('#ffdf9a'), { isLamp: true, lit: 0.85, bulge: 0 }),
    blob('-64,-122 40,-124 132,-122 142,-84 132,-46 -64,-46', paint, {
      bulge: 1,
      marks: [-20, 40, 100].map((x) => line(`${x},-124 ${x + 4},-84 ${x},-46`, brass, 4.5)),
    }),
    blob('84,-122 80,-166 74,-186 122,-186 116,-166 112,-122', rubber),
    blob('4,-122 6,-148 20,-156 34,-148 36,-122', brass),
    ball([140, -84, 10, 34], darker(paint, 0.5), { bulge: 0.5 }),
    ball([148, -128, 12, 12], lamp, { isLamp: true, lit: 1, bulge: 0.5 }),
    poly('128,-44 160,-44 196,-4 150,-4', hex('#a83a2c'), {
      marks: [140, 152, 164, 176].map((x) => line(`${x - 6},-44 ${x + 8},-4`, hex('#5c201c'), 3)),
    }),
    ...[-140, -96].flatMap((x) => wheel(x, 22, hex('#b8423a'))),
    ...[-34, 28, 90].flatMap((x) => wheel(x, 32, hex('#b8423a'))),
    limb('-36,-30,4 28,-26,4 92,-30,4', steel, { bulge: 0.6 }),
  ];
}

/** What a locomotive draws: a carriage, its windows lit, around its own middle. */
export function carriageForms(colour: Colour | undefined): Form[] {
  const paint = colour ?? hex('#8a3f34');
  const brass = hex('#d8a84a');
  return [
    poly('-150,-40 150,-40 150,-28 -150,-28', rubber),
    poly('150,-40 172,-40 172,-30 150,-30', steel, { bulge: 0.3 }),
    poly('-146,-140 146,-140 146,-38 -146,-38', paint, {
      bulge: 0.2,
      marks: [line('-146,-58 146,-58', brass, 4), line('-146,-130 146,-130', brass, 3)],
    }),
    blob('-156,-138 -140,-156 140,-156 156,-138', darker(paint, 0.5), { bulge: 0.5 }),
    ...[-118, -66, -14, 38, 90].map((x) =>
      poly(`${x},-122 ${x + 34},-122 ${x + 34},-80 ${x},-80`, hex('#ffdf9a'), {
        isLamp: true,
        lit: 0.85,
        bulge: 0,
      }),
    ),
    ...[-112, -66, 66, 112].flatMap((x) => wheel(x, 20, hex('#b8423a'))),
  ];
}

function rocket(colour: Colour | undefined): Form[] {
  const paint = colour ?? hex('#d8432f');
  return [
    blob('-22,-38 22,-38 34,16 14,8 0,72 -14,8 -34,16', hex('#ffb03a'), { isLamp: true, lit: 1, bulge: 0 }),
    blob('-12,-38 12,-38 14,4 0,38 -14,4', hex('#fff0b0'), { isLamp: true, lit: 1, bulge: 0 }),
    blob('-38,-120 -82,-76 -80,-24 -36,-52', paint, { bulge: 0.5 }),
    blob('38,-120 82,-76 80,-24 36,-52', paint, { bulge: 0.5 }),
    poly('-24,-56 24,-56 30,-34 -30,-34', rubber),
    blob('-38,-54 -48,-140 -36,-220 0,-284 36,-220 48,-140 38,-54', hex('#eef0f2'), {
      marks: [
        patch('-60,-300 60,-300 60,-214 0,-222 -60,-214', paint),
        patch('-60,-84 60,-84 60,-68 -60,-68', paint),
        line('-42,-110 42,-110', hex('#b4bac2'), 2),
        line('-30,-206 0,-212 30,-206', hex('#b4bac2'), 2),
      ],
    }),
    ball([0, -168, 24], steel, { bulge: 0.6 }),
    ball([0, -168, 17], hex('#4a86b4'), {
      bulge: 0.6,
      marks: [reflection('-12,-172 -4,-184 4,-182 -6,-168')],
    }),
    ball([0, -122, 12], steel, { bulge: 0.6 }),
    ball([0, -122, 8], hex('#4a86b4'), { bulge: 0.6 }),
    blob('-7,-112 7,-112 8,-60 0,-22 -8,-60', darker(paint, 0.2), { bulge: 0.7 }),
  ];
}

function airplane(colour: Colour | undefined): Form[] {
  const paint = colour ?? hex('#3a7ab8');
  const windows = Array.from({ length: 11 }, (_, index) =>
    spot([-66 + index * 14, -104, 4, 5], hex('#4a6478')),
  );
  return [
    poly('20,-112 -26,-176 -2,-176 62,-114', hex('#c6ced6'), { shade: 0.35 }),
    poly('-120,-118 -158,-146 -142,-146 -104,-120', hex('#c6ced6'), { shade: 0.35 }),
    blob('-160,-108 -110,-124 60,-126 120,-116 146,-98 130,-82 70,-74 -60,-78 -130,-96', hex('#f0f2f4'), {
      marks: [
        ...windows,
        patch('-180,-92 160,-92 160,-86 -180,-86', paint),
        patch('112,-118 140,-108 128,-102 108,-106', hex('#33475a')),
      ],
    }),
    poly('-158,-110 -180,-172 -150,-172 -112,-120', paint),
    poly('36,-88 -60,-34 -26,-32 84,-90', hex('#d8dde2'), { bulge: 0.4 }),
    blob('-6,-62 34,-66 42,-54 34,-44 -4,-46', paint),
    poly('-118,-102 -158,-86 -138,-84 -98,-100', hex('#d8dde2')),
  ];
}

function helicopter(colour: Colour | undefined): Form[] {
  const paint = colour ?? hex('#c9472f');
  return [
    limb('-40,-96,12 -110,-112,7 -164,-120,5', paint),
    blob('-158,-118 -186,-150 -172,-152 -148,-128', darker(paint, 0.2)),
    ball([-168, -122, 4, 26, 10], steel, { bulge: 0.2 }),
    limb('-50,-26,3.4 -44,-60,3', steel),
    limb('44,-26,3.4 38,-60,3', steel),
    limb('-74,-20,4 60,-20,4 88,-28,3.6', rubber),
    blob('-64,-88 -46,-128 20,-140 72,-118 92,-82 76,-52 0,-44 -48,-54', paint, {
      marks: [line('-60,-78 0,-70 90,-72', lighter(paint, 0.7), [5, 0.9])],
    }),
    blob('22,-132 62,-116 84,-86 34,-84 22,-92', glass, {
      bulge: 0.5,
      marks: [reflection('30,-90 40,-126 52,-118 44,-88')],
    }),
    blob('-20,-126 10,-130 10,-92 -20,-92', glass, { bulge: 0.3 }),
    limb('0,-138,5 2,-162,4', steel),
    limb('-150,-166,3 0,-162,5 154,-168,3', rubber, { bulge: 0.3 }),
  ];
}

function balloon(colour: Colour | undefined): Form[] {
  const paint = colour ?? hex('#d8452f');
  const gores = [-66, -22, 22, 66].map((x) =>
    patch(
      `${x * 0.2 - 10},-150 ${x - 17},-270 ${x * 0.5 - 6},-372 ${x * 0.5 + 6},-372 ${x + 17},-270 ${x * 0.2 + 10},-150`,
      hex('#f6d27a'),
      0.95,
    ),
  );
  return [
    ...[-24, -8, 8, 24].map((x) => limb(`${x * 0.9},-52,1 ${x * 1.2},-140,1`, hex('#6a5240'), { bulge: 0 })),
    blob('-30,-138 -78,-196 -108,-268 -84,-346 0,-384 84,-346 108,-268 78,-196 30,-138 0,-132', paint, {
      marks: [...gores, line('-104,-280 0,-268 104,-280', lighter(paint, 0.6), [5, 0.7])],
    }),
    blob('-12,-70 0,-104 12,-70', hex('#ffb84a'), { isLamp: true, lit: 1, bulge: 0 }),
    blob('-30,-52 30,-52 26,-4 -26,-4', hex('#9a6a3c'), {
      marks: [-40, -28, -16].map((y) => line(`-32,${y} 32,${y}`, hex('#6a4426'), [2.4, 0.7])),
    }),
    limb('-32,-53,4 32,-53,4', hex('#6a4426')),
  ];
}

function tractor(colour: Colour | undefined): Form[] {
  const paint = colour ?? hex('#3a8a3a');
  return [
    ...inShade(wheel(96, 28), 0.6),
    limb('64,-96,4 64,-140,4', rubber),
    blob('-10,-96 110,-96 126,-84 126,-44 -10,-40', paint, {
      bulge: 0.5,
      marks: [
        line('10,-60 120,-60', hex('#f0d040'), 5),
        ...[96, 104, 112].map((x) => line(`${x},-86 ${x},-66`, darker(paint, 0.6), 3)),
      ],
    }),
    poly('-96,-164 6,-164 16,-92 -96,-92', glass, {
      bulge: 0.15,
      marks: [reflection('-70,-92 -40,-164 -24,-164 -54,-92'), line('-96,-164 -96,-92 6,-92', rubber, 6)],
    }),
    blob('-106,-172 14,-172 14,-160 -106,-160', paint),
    blob('-110,-96 -60,-120 -20,-92 -14,-48 -100,-48', paint, { bulge: 0.5 }),
    ball([118, -72, 6, 7], lamp, { isLamp: true, lit: 1, bulge: 0.4 }),
    ...wheel(-62, 50, hex('#f0d040')),
    ...wheel(88, 30, hex('#f0d040')),
  ];
}

function bicycle(colour: Colour | undefined): Form[] {
  const paint = colour ?? hex('#2f7fae');
  const round = (x: number, radius: number, width: number): string =>
    Array.from({ length: 17 }, (_, index) => {
      const angle = (index / 16) * Math.PI * 2;
      return `${x + Math.cos(angle) * radius},${-46 + Math.sin(angle) * radius},${width}`;
    }).join(' ');
  const ring = (x: number): Form[] => [
    ...Array.from({ length: 6 }, (_, index) => {
      const [dx, dy] = [Math.cos((index * Math.PI) / 6) * 42, Math.sin((index * Math.PI) / 6) * 42];
      return limb(`${x - dx},${-46 - dy},0.6 ${x + dx},${-46 + dy},0.6`, steel, { bulge: 0, isJoined: true });
    }),
    limb(round(x, 42.5, 3.4), rubber, { bulge: 0.5 }),
  ];
  const tube = (points: string): Form => limb(points, paint, { bulge: 0.8 });
  return [
    ...ring(-74),
    ...ring(78),
    tube('-74,-46,3.6 -6,-44,3.6'),
    tube('-74,-46,3.2 -28,-112,3.2'),
    tube('-6,-44,4 -34,-124,4'),
    tube('-28,-110,4 54,-114,4'),
    tube('-6,-44,4 54,-110,4'),
    tube('50,-134,4 58,-106,4 78,-46,3.6'),
    limb('-52,-128,4 -34,-132,7 -12,-128,4', rubber),
    limb('36,-146,3.4 52,-138,4 66,-150,3.4', rubber),
    ball([-6, -44, 12], steel, { bulge: 0.6 }),
    limb('-6,-44,3 10,-24,3 20,-24,4', rubber),
  ];
}

const vehicles: Readonly<Record<string, (colour: Colour | undefined) => Form[]>> = {
  car,
  bus,
  truck,
  train,
  rocket,
  airplane,
  helicopter,
  balloon,
  tractor,
  bicycle,
};

/** The forms of a vehicle, driving to the right; a rocket and a balloon stand or hang upright. */
export function vehicleForms(name: string, colour: Colour | undefined): Form[] | undefined {
  return vehicles[name]?.(colour);
}
