import { css, hex, mix } from '../canvas/colour.ts';
import type { Colour } from '../canvas/colour.ts';
import type { Easel } from './form.ts';
import { band, brim, crown, gold, paintAt } from './hat-shapes.ts';
import type { Points } from './hat-shapes.ts';

const white: Colour = [246, 245, 240];
const straw = hex('#dcbc74');

const peak: Points = [
  [-88, -92],
  [0, -102],
  [92, -92],
  [56, -66],
  [-50, -66],
];

/** Hats by which people of a trade are known. */
export const everydayHats = {
  /** A beekeeper's: a net falls from its brim. */
  veil(easel: Easel, lean: number): void {
    const { context } = easel;
    const net: Points = [
      [-186, -106],
      [0, -88],
      [186, -106],
      [168, 60],
      [150, 214],
      [0, 240],
      [-150, 214],
      [-168, 60],
    ];
    context.save();
    context.globalAlpha = 0.26;
    paintAt(easel, lean, { points: net, colour: [250, 248, 238], turn: 0 });
    context.restore();
    context.strokeStyle = css(hex('#5a5648'), 0.3);
    context.lineWidth = 3;
    for (let thread = -4; thread <= 4; thread++) {
      context.beginPath();
      context.moveTo(thread * 42 + lean, -96);
      context.quadraticCurveTo(thread * 42 + lean, 60, thread * 34 + lean, 226);
      context.stroke();
    }
    for (let row = 0; row < 5; row++) {
      context.beginPath();
      context.moveTo(-178 + row * 6 + lean, -50 + row * 62);
      context.quadraticCurveTo(lean, -30 + row * 62, 178 - row * 6 + lean, -50 + row * 62);
      context.stroke();
    }
    context.strokeStyle = css(hex('#8a8470'));
    context.lineWidth = 7;
    for (const side of [-1, 1]) {
      context.beginPath();
      context.moveTo(side * 186 + lean, -104);
      context.quadraticCurveTo(side * 172 + lean, 60, side * 146 + lean, 216);
      context.stroke();
    }
    paintAt(easel, lean, { points: brim(216, 6), colour: straw, turn: 12 });
    paintAt(easel, lean, { points: crown(-210), colour: straw });
    paintAt(easel, lean, { points: band, colour: hex('#4a4438'), turn: 4 });
  },
  nurse(easel: Easel, lean: number): void {
    paintAt(easel, lean, {
      points: [
        [-96, -104],
        [-112, -176],
        [-60, -206],
        [0, -212],
        [60, -206],
        [112, -176],
        [96, -104],
        [0, -128],
      ],
      colour: white,
      turn: 14,
    });
    easel.context.fillStyle = css(hex('#cf3b3b'));
    easel.context.fillRect(lean - 9, -196, 18, 56);
    easel.context.fillRect(lean - 28, -177, 56, 18);
  },
  'hard-hat'(easel: Easel, lean: number): void {
    const yellow = hex('#f2c230');
    paintAt(easel, lean, { points: brim(148, -20), colour: mix(yellow, [80, 50, 10], 0.16), turn: 8 });
    paintAt(easel, lean, { points: crown(-214), colour: yellow, turn: 24 });
    paintAt(easel, lean, {
      points: [
        [-22, -220],
        [22, -220],
        [30, -112],
        [-30, -112],
      ],
      colour: mix(yellow, [255, 250, 220], 0.3),
      turn: 4,
    });
  },
  /** A miner's: a lamp shines at its front. */
  'lamp-helmet'(easel: Easel, lean: number): void {
    const shell = hex('#7d7466');
    paintAt(easel, lean, { points: brim(140, -24), colour: mix(shell, [20, 16, 20], 0.3), turn: 8 });
    paintAt(easel, lean, { points: crown(-210), colour: shell, turn: 24 });
    paintAt(easel, lean, { points: disc(0, -158, 46), colour: hex('#4a4640'), turn: 6 });
    paintAt(easel, lean, { points: disc(0, -158, 33), colour: hex('#ffeaa0'), turn: 0 });
  },
  beret(easel: Easel, lean: number): void {
    const felt = hex('#a8323e');
    paintAt(easel, lean, {
      points: [
        [-112, -112],
        [-150, -170],
        [-90, -226],
        [30, -230],
        [140, -196],
        [162, -150],
        [110, -112],
        [0, -134],
      ],
      colour: felt,
      turn: 26,
    });
    paintAt(easel, lean, { points: band, colour: mix(felt, [30, 10, 20], 0.35), turn: 4 });
    paintAt(easel, lean, {
      points: [
        [6, -226],
        [16, -262],
        [30, -258],
        [24, -224],
      ],
      colour: felt,
      turn: 3,
    });
  },
  /** A fisherman's in the rain, long at its back. */
  souwester(easel: Easel, lean: number): void {
    const oil = hex('#e3b02e');
    paintAt(easel, lean, {
      points: [
        [-190, -56],
        [-120, -128],
        [0, -146],
        [120, -128],
        [190, -56],
        [112, -80],
        [0, -90],
        [-112, -80],
      ],
      colour: mix(oil, [90, 50, 10], 0.14),
      turn: 10,
    });
    paintAt(easel, lean, { points: crown(-216), colour: oil, turn: 26 });
    paintAt(easel, lean, { points: band, colour: mix(oil, [90, 50, 10], 0.35), turn: 4 });
  },
  'round-cap'(easel: Easel, lean: number): void {
    paintAt(easel, lean, {
      points: [
        [-126, -120],
        [-138, -182],
        [-70, -222],
        [70, -222],
        [138, -182],
        [126, -120],
        [0, -140],
      ],
      colour: white,
      turn: 20,
    });
    paintAt(easel, lean, { points: band, colour: mix(white, [110, 124, 150], 0.34), turn: 4 });
  },
  'flat-cap'(easel: Easel, lean: number, cloth: Colour): void {
    const tweed = mix(cloth, hex('#6a5f4e'), 0.55);
    paintAt(easel, lean, {
      points: [
        [-124, -96],
        [-132, -160],
        [-60, -206],
        [60, -204],
        [136, -150],
        [136, -92],
        [0, -118],
      ],
      colour: tweed,
      turn: 24,
    });
    paintAt(easel, lean * 1.6, { points: peak, colour: mix(tweed, [14, 10, 16], 0.35), turn: 6 });
  },
  /** A postman's or a driver's: of the same cloth as the coat, with a badge. */
  'peaked-cap'(easel: Easel, lean: number, cloth: Colour): void {
    paintAt(easel, lean, {
      points: [
        [-138, -146],
        [-112, -200],
        [0, -216],
        [112, -200],
        [138, -146],
        [114, -108],
        [0, -128],
        [-114, -108],
      ],
      colour: mix(cloth, [255, 250, 240], 0.1),
      turn: 22,
    });
    paintAt(easel, lean, { points: band, colour: hex('#b8342e'), turn: 5 });
    paintAt(easel, lean, { points: disc(0, -150, 22), colour: gold, turn: 5 });
    paintAt(easel, lean, { points: peak, colour: hex('#191a22'), turn: 5 });
  },
  /** An explorer's, of cork. */
  pith(easel: Easel, lean: number): void {
    const cork = hex('#d9c08a');
    paintAt(easel, lean, { points: brim(186, -26), colour: mix(cork, [80, 60, 30], 0.12), turn: 12 });
    paintAt(easel, lean, { points: crown(-234), colour: cork, turn: 28 });
    paintAt(easel, lean, { points: band, colour: hex('#8a6a3a'), turn: 4 });
    paintAt(easel, lean, { points: disc(0, -238, 15), colour: hex('#8a6a3a'), turn: 3 });
  },
  'top-hat'(easel: Easel, lean: number): void {
    const silk = hex('#26242b');
    paintAt(easel, lean, { points: brim(176, 8), colour: silk, turn: 10 });
    paintAt(easel, lean, {
      points: [
        [-104, -104],
        [-98, -220],
        [-112, -330],
        [0, -348],
        [112, -330],
        [98, -220],
        [104, -104],
        [0, -124],
      ],
      colour: silk,
      turn: 26,
    });
    paintAt(easel, lean, { points: band, colour: hex('#8a3038'), turn: 4 });
  },
  /** Three points with a bell at each. */
  jester(easel: Easel, lean: number, cloth: Colour): void {
    const bright = mix(cloth, [255, 90, 70], 0.4);
    for (const [points, colour, bell] of [
      [
        [
          [-112, -96],
          [-118, -190],
          [-210, -214],
          [-236, -120],
          [-170, -150],
          [-20, -120],
        ],
        hex('#2f7fae'),
        [-236, -112],
      ],
      [
        [
          [112, -96],
          [118, -190],
          [210, -214],
          [236, -120],
          [170, -150],
          [20, -120],
        ],
        hex('#f0c23a'),
        [236, -112],
      ],
      [
        [
          [-84, -104],
          [-70, -230],
          [20, -360],
          [64, -340],
          [60, -220],
          [84, -104],
          [0, -124],
        ],
        bright,
        [40, -368],
      ],
    ] as const) {
      paintAt(easel, lean, { points, colour, turn: 18 });
      paintAt(easel, lean, { points: disc(bell[0], bell[1], 21), colour: gold, turn: 5 });
    }
    paintAt(easel, lean, { points: band, colour: gold, turn: 4 });
  },
  /** A musketeer's, with a feather. */
  plumed(easel: Easel, lean: number): void {
    const felt = hex('#3a2a22');
    paintAt(easel, lean, { points: brim(232, 18), colour: felt, turn: 12 });
    paintAt(easel, lean, { points: crown(-204), colour: felt });
    paintAt(easel, lean, { points: band, colour: hex('#8a2f38'), turn: 4 });
    paintAt(easel, lean, {
      points: [
        [70, -128],
        [120, -236],
        [230, -300],
        [300, -262],
        [264, -190],
        [170, -140],
      ],
      colour: hex('#f4efe4'),
      turn: 18,
    });
  },
  /** A folded one, as those wear it who serve. */
  forage(easel: Easel, lean: number, cloth: Colour): void {
    const paper = mix(cloth, white, 0.7);
    paintAt(easel, lean, {
      points: [
        [-116, -104],
        [-126, -150],
        [-20, -226],
        [40, -222],
        [126, -150],
        [116, -104],
        [0, -128],
      ],
      colour: paper,
      turn: 16,
    });
    paintAt(easel, lean, { points: band, colour: mix(paper, cloth, 0.5), turn: 4 });
  },
} as const;

function disc(x: number, y: number, radius: number): Points {
  return Array.from({ length: 10 }, (_, index): [number, number] => {
    const angle = (index / 10) * Math.PI * 2;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
}
