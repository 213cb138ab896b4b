import type { Colour } from '../../../canvas/colour.ts';
import { hex, mix } from '../../../canvas/colour.ts';
import { ball, blob, inShade, limb, line, patch, placed, spot } from '../forms/form.ts';
import type { Form, Mark, Point } from '../forms/form.ts';
import { eye, ink, white } from './features.ts';

const lighter = (colour: Colour, part: number): Colour => mix(colour, [255, 250, 240], part);
const darker = (colour: Colour, part: number): Colour => mix(colour, [24, 20, 28], part);

/** Rows of feathers as scallops across a body. */
function scallops(
  tint: Colour,
  area: { left: number; right: number; top: number; bottom: number; size: number },
): Mark[] {
  const marks: Mark[] = [];
  let row = 0;
  for (let y = area.top; y < area.bottom; y += area.size * 0.72, row++) {
    for (let x = area.left + (row % 2) * area.size * 0.5; x < area.right; x += area.size) {
      marks.push(
        line(`${x - area.size * 0.42},${y} ${x},${y + area.size * 0.4} ${x + area.size * 0.42},${y}`, tint, [
          area.size * 0.13,
          0.6,
        ]),
      );
    }
  }
  return marks;
}

/** A folded wing: shoulder, coverts and long flight feathers. */
function foldedWing(tint: Colour, points: { top: string; flight: readonly string[] }): Form[] {
  return [
    ...points.flight.map((feather, index) =>
      limb(feather, darker(tint, 0.12 + index * 0.1), { isJoined: index > 0 }),
    ),
    blob(points.top, tint, {
      marks: scallops(darker(tint, 0.4), { left: -80, right: 60, top: -120, bottom: -40, size: 15 }),
    }),
  ];
}

const thinLegs = (x: number, tint: Colour): Form[] => [
  ...inShade(
    [limb(`${x + 8},-26,3 ${x + 12},-2,2.4`, tint), limb(`${x + 6},-1,2 ${x + 24},-1,1.6`, tint)],
    0.4,
  ),
  limb(`${x},-26,3.2 ${x + 2},-2,2.6`, tint),
  limb(`${x - 8},-1,2.2 ${x + 16},-1,1.8`, tint),
];

function songbird(colour: Colour | undefined): Form[] {
  const back = colour ?? hex('#4f7fb8');
  const breast = colour === undefined ? hex('#e08a4a') : lighter(colour, 0.5);
  return [
    limb('-40,-58,9 -74,-44,8 -112,-34,5', darker(back, 0.35)),
    ...thinLegs(-2, hex('#8a5a3c')),
    blob('-56,-62 -36,-92 -4,-106 30,-104 50,-80 44,-48 18,-28 -16,-28 -44,-42', breast, {
      shag: 3,
      marks: [patch('-60,-40 -20,-22 10,-24 -10,-40 -40,-60', white, 0.8)],
    }),
    ball([34, -106, 31, 28], back, { shag: 2, marks: [patch('22,-98 60,-112 72,-90 40,-76', breast)] }),
    blob('60,-112 66,-114 86,-104 66,-98 60,-100', hex('#4a4038'), { bulge: 0.6 }),
    ...foldedWing(back, {
      top: '-44,-70 -20,-96 16,-92 20,-74 -6,-56 -34,-52',
      flight: ['-16,-66,11 -58,-52,8 -96,-38,3', '-10,-60,10 -52,-46,7 -84,-34,3'],
    }),
    eye([44, -112, 5.2], ink),
  ];
}

/** How high the shoulders of a bird in flight are, and how far below them its wings are beaten, as a part of how far above. */
const shoulderY = -53;
const beatenPart = 0.5;

/** A raised wing at another point of its beat. */
function beaten(wing: readonly Form[], raised: number): Form[] {
  const move = ([x, y]: Point): Point => [x, shoulderY + (y - shoulderY) * raised];
  return wing.map((form) => ({
    ...form,
    outline: form.outline.map(move),
    ...(form.marks === undefined
      ? {}
      : { marks: form.marks.map((mark) => ({ ...mark, outline: mark.outline.map(move) })) }),
  }));
}

/** Wings spread in flight, seen from below and the side; `beat` 0 raised to 1 beaten down. */
function inFlight(
  tints: { back: Colour; belly: Colour; head: Colour; beak: Colour; tip: Colour },
  { span, beat }: { span: number; beat: number },
): Form[] {
  const { back, belly, head, beak, tip } = tints;
  const raised = 1 - beat * (1 + beatenPart);
  /** A raised wing: coverts over long flight feathers that spread from the elbow to the tip. */
  const wing = (reach: number): Form[] => {
    const elbow = [-6, -52 - span * 0.34 * reach] as const;
    const hand = [10, -52 - span * 0.62 * reach] as const;
    const feathers = Array.from({ length: 11 }, (_, index): Form => {
      const part = index / 10;
      const [fromX, fromY] = [-26 + part * (hand[0] + 26), -56 + part * (hand[1] + 56)];
      const angle = Math.PI * (0.96 + part * 0.42);
      const long = span * (0.4 + 0.32 * Math.sin(part * 2.2)) * reach;
      const [toX, toY] = [fromX + Math.cos(angle) * long, fromY + Math.sin(angle) * long * 0.8];
      return limb(
        `${fromX},${fromY},8 ${(fromX + toX) / 2},${(fromY + toY) / 2},${8.5 * reach} ${toX},${toY},2.6`,
        mix(back, tip, 0.25 + part * 0.75),
        { isJoined: true },
      );
    });
    return [
      ...feathers,
      blob(
        `26,-54 22,-84 ${hand[0] + 14},${hand[1] - 6} ${hand[0] - 6},${hand[1] - 4} ${elbow[0] - 26},${elbow[1] + 6} -42,-62 -10,-44`,
        back,
        {
          marks: scallops(darker(back, 0.36), {
            left: -60,
            right: 60,
            top: hand[1] - 10,
            bottom: -44,
            size: 17,
          }),
        },
      ),
    ];
  };
  return [
    ...inShade(beaten(placed(wing(0.86), { x: 22, y: -6, degrees: 34 }), raised), 0.4),
    blob('-56,-46 -104,-40 -124,-22 -108,-14 -80,-20 -52,-28', tip, { shag: 2 }),
    blob('-62,-40 -24,-60 24,-62 52,-50 48,-30 14,-16 -34,-20', belly, { shag: 2 }),
    ball([58, -54, 21, 19], head, { shag: 1.5 }),
    blob('72,-60 88,-56 96,-46 88,-46 74,-46', beak, { bulge: 0.7 }),
    eye([63, -57, 4], hex('#c98a2a')),
    ...beaten(placed(wing(1), { x: -4, y: 0, degrees: -8 }), raised),
  ];
}

function owl(colour: Colour | undefined): Form[] {
  const coat = colour ?? hex('#8a6240');
  const face = lighter(coat, 0.72);
  const bigEye = (x: number): Form[] => [
    ball([x, -132, 23, 24], face, { bulge: 0.5, isJoined: true, shag: 2 }),
    ball([x, -132, 13.5, 14], hex('#f2b632'), {
      isEye: true,
      lit: 0.95,
      bulge: 0,
      marks: [
        spot([x, -132, 7.4, 7.8], ink),
        spot([x - 3, -136, 2.8], white),
        line(`${x - 14},-136 ${x - 6},-146 ${x + 6},-146 ${x + 14},-136`, ink, 2.6),
      ],
    }),
  ];
  const tuft = (side: number): Form =>
    blob(`${side * 14},-162 ${side * 32},-158 ${side * 46},-186 ${side * 24},-176`, darker(coat, 0.2), {
      shag: 3,
    });
  const toes = (x: number): Form[] =>
    [-7, 0, 7].map((dx) => limb(`${x + dx},-12,4.4 ${x + dx * 1.4},-2,3.4`, hex('#d9a24a')));
  return perched([
    limb('-12,-20,14 -16,8,9', darker(coat, 0.4)),
    limb('12,-20,14 16,8,9', darker(coat, 0.4)),
    tuft(-1),
    tuft(1),
    blob('-52,-96 -46,-148 0,-170 46,-148 52,-96 40,-38 0,-10 -40,-38', coat, { shag: 3 }),
    blob('-32,-98 0,-108 32,-98 30,-50 0,-20 -30,-50', face, {
      isJoined: true,
      shag: 2,
      marks: scallops(darker(coat, 0.1), { left: -40, right: 42, top: -96, bottom: -24, size: 15 }),
    }),
    blob('-50,-108 -38,-92 -34,-46 -46,-20 -62,-50 -62,-86', darker(coat, 0.24), {
      marks: scallops(darker(coat, 0.6), { left: -70, right: -30, top: -100, bottom: -30, size: 13 }),
    }),
    blob('50,-108 38,-92 34,-46 46,-20 62,-50 62,-86', darker(coat, 0.24), {
      marks: scallops(darker(coat, 0.6), { left: 30, right: 70, top: -100, bottom: -30, size: 13 }),
    }),
    ...bigEye(-21),
    ...bigEye(21),
    blob('-6,-126 0,-130 6,-126 0,-108', hex('#d9a24a'), { bulge: 0.8 }),
    ...toes(-16),
    ...toes(16),
  ]);
}

/** On a mossy stump, as those who live in trees rest. */
function perched(forms: readonly Form[]): Form[] {
  const bark = hex('#6f5238');
  const grooves = [-38, -20, 0, 18, 36].map((x) =>
    line(`${x},-74 ${x - 3},-40 ${x * 1.3},0`, darker(bark, 0.5), [3, 0.6]),
  );
  return [
    blob('-46,-78 0,-84 46,-78 44,-30 66,-2 20,0 -24,0 -66,-2 -46,-30', bark, { marks: grooves }),
    ball([0, -76, 46, 9], lighter(bark, 0.4), {
      bulge: 0.3,
      marks: [line('-22,-76 0,-72 22,-76 0,-80 -18,-77', darker(bark, 0.2), [1.6, 0.7])],
    }),
    ...placed(forms, { x: 0, y: -66 }),
  ];
}

function penguin(): Form[] {
  const black = hex('#2b303b');
  const orange = hex('#f0a030');
  return [
    ball([-16, -5, 18, 6], orange),
    ball([20, -5, 18, 6], orange),
    blob('44,-120 62,-92 66,-52 54,-50 42,-84', black, { shade: 0.3 }),
    blob('-42,-70 -36,-126 -14,-164 14,-178 40,-164 50,-126 54,-70 44,-20 6,-6 -32,-20', black),
    blob('-12,-118 14,-140 40,-118 48,-66 38,-22 10,-10 -16,-24 -22,-70', white, {
      isJoined: true,
      marks: [patch('-10,-140 40,-140 40,-112 14,-120 -8,-112', hex('#f6cf62'), 0.75)],
    }),
    blob('22,-150 36,-158 46,-148 40,-134 26,-136', white, { isJoined: true, bulge: 0.4 }),
    blob('42,-156 66,-150 70,-146 44,-144', orange),
    eye([33, -152, 4.4], ink),
    blob('-34,-124 -20,-108 -22,-60 -38,-34 -50,-50 -48,-90', black),
  ];
}

function duck(colour: Colour | undefined): Form[] {
  const body = colour ?? hex('#a38a72');
  const head = colour === undefined ? hex('#2c7a55') : darker(colour, 0.1);
  return [
    ...thinLegs(-8, hex('#e8902e')),
    blob('-84,-78 -100,-86 -88,-62 -60,-34 -10,-20 36,-28 54,-52 40,-74 -10,-78 -50,-68', body, {
      shag: 2,
      marks: [patch('20,-30 60,-40 54,-70 30,-66', hex('#6a4432'), 0.8)],
    }),
    limb('40,-56,19 52,-84,14 54,-104,15', head),
    ball([47, -74, 16, 4, 10], white, { bulge: 0.4, isJoined: true }),
    ball([56, -112, 21, 19], head),
    blob('72,-118 98,-110 102,-104 74,-100', hex('#f0b030'), { bulge: 0.7 }),
    eye([62, -116, 3.8], ink),
    ...foldedWing(lighter(body, 0.2), {
      top: '-50,-60 -20,-74 20,-66 14,-46 -20,-38 -50,-46',
      flight: ['-20,-54,10 -60,-56,8 -92,-72,3', '-16,-48,9 -56,-46,7 -84,-58,3'],
    }),
  ];
}

function swan(): Form[] {
  const coat = hex('#f6f4ee');
  return [
    blob('-104,-46 -118,-66 -84,-64 -30,-70 30,-60 58,-36 40,-8 -20,0 -80,-8', coat, { shag: 3 }),
    limb('40,-36,19 66,-70,12 46,-112,10 52,-150,11', coat),
    ball([60, -158, 17, 13, 14], coat),
    // The black of its face goes from the knob along the foot of its bill.
    blob('70,-164 98,-149 95,-145 69,-149', hex('#e8792e'), {
      bulge: 0.7,
      marks: [
        patch('66,-168 76,-164 72,-154 74,-146 66,-146', ink),
        line('72,-148 96,-146', hex('#9a4a1c'), 0.8),
      ],
    }),
    eye([58, -162, 2.6], ink),
    blob('-96,-70 -50,-92 10,-84 30,-58 -6,-34 -60,-36', coat, {
      shag: 4,
      marks: scallops(hex('#b8c4d2'), { left: -90, right: 30, top: -84, bottom: -34, size: 20 }),
    }),
  ];
}

function rooster(colour: Colour | undefined): Form[] {
  const coat = colour ?? hex('#b4552c');
  const sickle = hex('#1f4f4a');
  const red = hex('#d3342c');
  return [
    ...[
      '-50,-84,11 -96,-128,9 -122,-92,4',
      '-52,-74,11 -104,-100,9 -126,-60,4',
      '-50,-66,10 -96,-74,8 -112,-36,3',
    ].map((feather) => limb(feather, sickle)),
    ...thinLegs(-4, hex('#e0a43a')),
    blob('-60,-86 -20,-84 24,-96 46,-76 36,-40 4,-24 -34,-30 -60,-54', darker(coat, 0.3), { shag: 4 }),
    limb('20,-70,26 34,-104,19 40,-126,15', hex('#e0a03c'), { shag: 6 }),
    ball([44, -134, 17, 16], hex('#e0a03c')),
    blob('26,-146 28,-166 38,-154 44,-172 52,-156 64,-164 60,-146 44,-144', red),
    blob('58,-136 76,-130 58,-124', hex('#f0c04a'), { bulge: 0.6 }),
    ball([57, -114, 6, 10], red),
    eye([48, -138, 3.8], hex('#e07a20')),
    ...foldedWing(coat, {
      top: '-40,-78 -10,-84 16,-70 4,-50 -26,-48',
      flight: ['-16,-64,10 -50,-58,8 -72,-62,3'],
    }),
  ];
}

function parrot(colour: Colour | undefined): Form[] {
  const coat = colour ?? hex('#d8392e');
  const blue = hex('#2f6fc4');
  return perched([
    ...['-10,-40,11 -22,10,9 -28,46,3', '-2,-40,10 -8,14,8 -10,52,3'].map((feather) => limb(feather, blue)),
    blob('-34,-60 -26,-110 0,-140 30,-134 42,-100 34,-50 6,-22 -20,-30', coat, { shag: 2 }),
    ball([22, -144, 28, 27], coat),
    blob('26,-152 46,-156 50,-138 34,-132', white, { isJoined: true, bulge: 0.4 }),
    blob('44,-160 60,-150 60,-128 52,-120 50,-136 42,-142', hex('#3a3634')),
    eye([36, -149, 4.6], hex('#e8c84a')),
    ...foldedWing(hex('#e8b02e'), {
      top: '-36,-98 -18,-118 8,-106 8,-78 -20,-66',
      flight: ['-18,-84,13 -30,-40,10 -30,-4,3', '-8,-84,12 -16,-40,9 -16,-8,3'],
    }),
    ...[6, 20].map((x) => limb(`${x},-26,5 ${x + 4},-4,4`, hex('#6a6260'))),
  ]);
}

interface BirdBearing {
  readonly isFlying: boolean;
  readonly order?: number;
  readonly beat?: number;
}

/** How far down the wings of one of a flock are: the second of three glides, the third beats them when the first does not. */
function wingBeat({ order = 0, beat = 0 }: BirdBearing): number {
  const ways = [beat, 0.24 + 0.26 * beat, 1 - beat];
  return ways[order % ways.length] ?? beat;
}

const birds: Readonly<Record<string, (colour: Colour | undefined, how: BirdBearing) => Form[]>> = {
  bird: (colour, how) => {
    const back = colour ?? hex('#4f7fb8');
    return how.isFlying
      ? inFlight(
          { back, belly: lighter(back, 0.6), head: back, beak: hex('#e0a43a'), tip: darker(back, 0.5) },
          { span: 128, beat: wingBeat(how) },
        )
      : songbird(colour);
  },
  seagull: (_, how) =>
    inFlight(
      { back: hex('#c4ccd6'), belly: white, head: white, beak: hex('#f0b030'), tip: hex('#3a3f48') },
      { span: 150, beat: wingBeat(how) },
    ),
  eagle: (colour, how) => {
    const back = colour ?? hex('#5a3c26');
    return inFlight(
      { back, belly: darker(back, 0.1), head: hex('#f4efe2'), beak: hex('#f0b838'), tip: darker(back, 0.5) },
      { span: 176, beat: wingBeat(how) },
    );
  },
  owl,
  penguin,
  duck,
  swan,
  rooster,
  parrot,
};

/** The forms of a bird, perched or flying. */
export function birdForms(name: string, colour: Colour | undefined, how: BirdBearing): Form[] | undefined {
  return birds[name]?.(colour, how);
}

/** Seconds from one end of a wing's beat to the other, of what is never seen but in flight and of what is said to fly. */
export function wingSeconds(name: string, { isFlying }: BirdBearing): number | undefined {
  const seconds = wingBeats[name];
  return isFlying || name !== 'bird' ? seconds : undefined;
}

const wingBeats: Readonly<Record<string, number>> = { bird: 0.22, seagull: 0.4, eagle: 0.6 };
