import { movedShapes } from '../../outline/index.ts';
import type { OutlineShape, Place } from '../../outline/index.ts';
import { angular, area, at, block, disc, line } from '../stage/lines.ts';
import { colours } from '../stage/place-room.ts';
import { arrow, box, ellipse, rounded, thread, waterFrom } from './parts.ts';

const [timber, brass, dark] = ['#a9784a', '#d9b34a', '#39424a'];

/** Waves that spread to the right. */
function wavesAt([x, y]: Place, reaches: readonly number[], turn = 0): OutlineShape[] {
  return reaches.map((reach) => ({
    points: Array.from({ length: 13 }, (_, index): Place => {
      const angle = turn - 0.42 + (index / 12) * 0.84;
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    }),
    isOpen: true,
    ink: 1.1,
  }));
}

function mast([x, y]: Place, height: number): OutlineShape[] {
  return [
    block(
      [
        [x - 14, y],
        [x - 6, y - height],
        [x + 6, y - height],
        [x + 14, y],
      ],
      timber,
      0.9,
    ),
    angular(
      [
        [x - 60, y - height + 30],
        [x + 60, y - height + 30],
      ],
      1.3,
    ),
    angular(
      [
        [x, y - height + 20],
        [x - 110, y],
      ],
      0.7,
    ),
    angular(
      [
        [x, y - height + 20],
        [x + 110, y],
      ],
      0.7,
    ),
  ];
}

/** Sender and receiver, each with its high wire and its plate in the earth. */
export function drawSenderAndReceiver(): OutlineShape[] {
  return [
    block(at('0,620 1080,620 1080,780 0,780'), '#c9a06c', 0.9),
    block(at('0,600 1080,600 1080,624 0,624'), colours.grass, 0.8),
    ...mast([180, 600], 470),
    ...mast([900, 600], 470),
    box([230, 500], [370, 600], timber),
    disc([270, 480], 20, { fill: brass, ink: 0.9 }),
    disc([330, 480], 20, { fill: brass, ink: 0.9 }),
    angular(at('288,480 296,468 304,492 312,480'), 1.2),
    box([710, 500], [850, 600], '#b5793f'),
    disc([780, 550], 30, { fill: '#fff4d6', ink: 0.8 }),
    angular(at('780,550 796,530'), 1),
    line(at('240,500 200,400 180,160'), 0.9),
    line(at('840,500 880,400 900,160'), 0.9),
    angular(at('300,600 300,700'), 1.1),
    box([250, 700], [350, 724], brass),
    angular(at('780,600 780,700'), 1.1),
    box([730, 700], [830, 724], brass),
    ...wavesAt([240, 150], [90, 190, 290, 390, 490]),
  ];
}

/** A message that goes over the water without a wire. */
export function drawMessageOverSea(): OutlineShape[] {
  return [
    waterFrom([0, 600], [1080, 760]),
    area(at('-20,760 0,600 120,560 260,570 330,640 350,760'), '#a8b98a', 1),
    area(at('760,760 780,650 860,590 960,580 1080,600 1100,760'), '#a8b98a', 1),
    ...mast([160, 566], 380),
    ...mast([920, 586], 380),
    ...wavesAt([220, 210], [90, 190, 290, 390, 490]),
    ...[420, 470, 560].map((x, index) =>
      index === 2 ? box([x, 410], [x + 80, 428], dark) : disc([x, 420], 12, { fill: dark, ink: 0.6 }),
    ),
    disc([690, 420], 12, { fill: dark, ink: 0.6 }),
    ...thread(at('430,500 540,512 680,500'), 1.3),
  ];
}

/** Short waves between a horn that sends and one that takes them up, and the bell that rings. */
export function drawShortWaves(): OutlineShape[] {
  const bench = box([0, 640], [1080, 690], timber);
  return [
    bench,
    box([60, 690], [100, 800], timber),
    box([980, 690], [1020, 800], timber),
    box([60, 500], [240, 640], '#8a5f47'),
    disc([120, 470], 24, { fill: brass, ink: 0.9 }),
    disc([180, 470], 24, { fill: brass, ink: 0.9 }),
    angular(at('142,470 148,456 154,484 160,470'), 1.2),
    block(at('240,440 360,380 360,600 240,540'), '#c3ccd4', 1),
    block(at('840,440 720,380 720,600 840,540'), '#c3ccd4', 1),
    box([840, 470], [900, 640], '#8a5f47'),
    ...[410, 450, 490, 530, 570, 610, 650].map((x) => line(at(`${x},430 ${x + 18},490 ${x},550`), 1.1)),
    area(at('930,560 940,480 980,450 1020,480 1030,560 1050,590 910,590'), brass, 1),
    disc([980, 604], 16, { fill: dark, ink: 0.7 }),
    line(at('890,440 900,410 930,400'), 1),
    line(at('1060,440 1076,470 1070,510'), 1),
  ];
}

/** A key, its dots and dashes, and the tape that takes them down. */
export function drawTelegraphKey(): OutlineShape[] {
  return [
    rounded(at('40,600 620,600 660,700 0,700'), timber),
    box([120, 520], [160, 604], brass),
    box([300, 480], [350, 604], brass),
    block(at('60,470 480,500 480,528 60,498'), '#c3ccd4', 1),
    rounded(at('430,440 560,440 560,482 430,482'), dark),
    box([480, 480], [510, 560], brass),
    box([470, 570], [520, 604], brass),
    ellipse([840, 560], [130, 130], { fill: '#fff4d6', ink: 1.1 }),
    ellipse([840, 560], [40, 40], { fill: timber, ink: 0.9 }),
    block(at('720,440 1090,300 1110,350 740,490'), '#fff8e6', 1),
    ...at('800,440 950,382').map((place) => disc(place, 13, { fill: dark, ink: 0.5 })),
    ...at('850,420 1000,364').map(([x, y]) =>
      angular(
        [
          [x - 22, y + 8],
          [x + 22, y - 8],
        ],
        2.2,
      ),
    ),
    ...thread(at('180,380 300,300 420,380'), 1.2),
    ...movedShapes([arrow([0, 0], [0, 100])], { x: 500, y: 320 }),
  ];
}
