import type { OutlineShape, Place } from '../../outline/index.ts';
import { angular, area, at, block, disc, line } from '../stage/lines.ts';
import { box, ellipse, rounded, signal } from './parts.ts';

const [wood, paper, steel, glass] = ['#a9784a', '#fff8e6', '#8f9aa5', '#cfe6f3'] as const;

/** Signs as they stand in a formula, one after the other from a place on. */
function formula([x, y]: Place, size: number): OutlineShape[] {
  const on = (text: string): Place[] => at(text).map(([px, py]): Place => [x + px * size, y + py * size]);
  return [
    angular(on('0,0 40,0 20,40 0,0'), 1.1),
    disc([x + 62 * size, y + 20 * size], 5 * size, { fill: '#3a3f45', ink: 0.4 }),
    angular(on('120,0 84,0 84,40 120,40'), 1.1),
    angular(on('84,20 112,20'), 1.1),
    angular(on('150,12 186,12'), 1.1),
    angular(on('150,28 186,28'), 1.1),
    line(on('250,-6 222,6 246,22 218,40 252,46'), 1.1),
    angular(on('276,20 306,20'), 1.1),
    angular(on('291,4 291,36'), 1.1),
    line(on('330,44 356,-2 372,44'), 1.1),
  ];
}

/** A board on its stand, and what is on it. */
function onBoard(shown: readonly OutlineShape[]): OutlineShape[] {
  return [
    angular(at('120,620 60,900'), 1.8),
    angular(at('660,620 720,900'), 1.8),
    block(at('20,40 760,40 760,660 20,660'), wood, 1.2),
    block(at('50,70 730,70 730,630 50,630'), paper, 0.8),
    ...shown,
    ...formula([120, 530], 0.8),
    ...formula([120, 108], 0.6),
  ];
}

/** A board with lines of force about a magnet, and what was reckoned of them. */
export function drawField(): OutlineShape[] {
  const field = [60, 110, 170].flatMap((reach): OutlineShape[] =>
    [-1, 1].map((side) =>
      line(
        [
          [260, 300],
          [180 - reach * 0.3, 300 + side * reach * 0.6],
          [390, 300 + side * reach],
          [600 + reach * 0.3, 300 + side * reach * 0.6],
          [520, 300],
        ],
        0.9,
      ),
    ),
  );
  return onBoard([
    ...field,
    block(at('260,272 390,272 390,328 260,328'), signal, 0.9),
    block(at('390,272 520,272 520,328 390,328'), '#5aa9dc', 0.9),
  ]);
}

/** A board with a curve between its axes, and how it was reckoned. */
export function drawReckoning(): OutlineShape[] {
  return onBoard([
    angular(at('160,200 160,460 640,460'), 1.3),
    area(at('180,440 300,420 400,330 480,250 620,220 620,440'), '#f2d58a', 0),
    line(at('180,440 300,420 400,330 480,250 620,220'), 1.6),
    ...at('300,420 400,330 480,250').map((place) => disc(place, 13, { fill: signal, ink: 0.7 })),
  ]);
}

/** A flask over a flame, a coil and two knobs with a spark: things that something is tried with. */
export function drawTrial(): OutlineShape[] {
  return [
    angular(at('60,560 60,190'), 1.6),
    angular(at('20,560 120,560'), 1.8),
    angular(at('60,250 190,250'), 1.2),
    area(at('170,130 230,130 226,230 290,330 300,400 240,430 160,430 100,400 110,330 174,230'), glass, 1.1),
    area(at('126,320 200,334 276,320 296,390 240,426 160,426 104,390'), '#7cc0a0', 0.7),
    area(at('200,450 228,500 214,540 186,540 172,500'), '#f2a65a', 0.8),
    box([176, 540], [224, 566], steel),
    rounded(at('380,400 640,400 640,520 380,520'), '#c98a4b', 30),
    ...[420, 460, 500, 540, 580, 610].map((x) => angular(at(`${x},404 ${x},516`), 0.8)),
    box([350, 520], [670, 560], wood),
    angular(at('430,400 430,300 480,270'), 1.3),
    angular(at('600,400 600,300 550,270'), 1.3),
    disc([488, 266], 22, { fill: '#d9b45a', ink: 0.9 }),
    disc([542, 266], 22, { fill: '#d9b45a', ink: 0.9 }),
    block(at('515,200 505,250 525,250 510,300 540,238 520,238 530,200'), '#f6c33c', 0.7),
  ];
}

/** A sheet with a seal, a pen and an inkwell on a desk. */
export function drawPatent(): OutlineShape[] {
  return [
    block(at('60,470 130,60 560,60 520,470'), paper, 1.1),
    block(at('200,120 460,120 454,164 194,164'), '#8a6f4a', 0.6),
    ...[220, 276, 332].map((y) => angular(at(`176,${y} 470,${y}`), 0.8)),
    block(at('398,420 380,520 420,492 446,530 456,420'), '#c9473d', 0.8),
    disc([426, 400], 56, { fill: '#e0574a', ink: 0.8 }),
    disc([426, 400], 30, { fill: '#f6c95b', ink: 0.6 }),
    area(at('600,470 604,400 640,380 720,380 756,400 760,470'), '#3b4a66', 1),
    area(at('680,390 700,250 780,90 800,120 760,270'), '#eef2f5', 0.9),
  ];
}

/** An open book, and a quill on it. */
export function drawBookWritten(): OutlineShape[] {
  return [
    block(at('20,420 340,360 680,420 680,480 340,424 20,480'), '#8d5a3b', 1),
    area(at('30,410 120,330 260,320 340,370 340,420 240,386 120,392'), paper, 1),
    area(at('340,370 420,320 560,330 670,410 560,392 440,386 340,420'), paper, 1),
    ...[350, 372].flatMap((y) => [
      line(at(`110,${y + 4} 200,${y - 10} 300,${y + 14}`), 0.6),
      line(at(`380,${y + 14} 480,${y - 10} 590,${y + 6}`), 0.6),
    ]),
    area(at('470,360 520,220 640,60 670,100 620,240'), '#eef2f5', 0.9),
    angular(at('470,360 600,160'), 0.6),
  ];
}

/** The rim of a cogwheel. */
function cogs([x, y]: Place, radius: number): Place[] {
  return Array.from({ length: 48 }, (_, index): Place => {
    const angle = (index / 48) * Math.PI * 2;
    const reach = index % 4 < 2 ? radius : radius * 0.82;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
}

/** A work bench: a vice, a cogwheel, a hammer. */
export function drawMaking(): OutlineShape[] {
  return [
    box([40, 380], [120, 480], steel),
    block(at('20,340 140,340 140,384 20,384'), '#6b747c', 1),
    angular(at('140,430 210,430'), 1.6),
    block(cogs([360, 340], 150), '#c9a25a', 1.1),
    disc([360, 340], 62, { fill: paper, ink: 0.9 }),
    disc([360, 340], 24, { fill: steel, ink: 0.9 }),
    block(at('560,440 700,300 724,324 584,464'), wood, 1),
    block(at('670,250 760,340 730,372 640,282'), '#6b747c', 1),
  ];
}

/** A ship at the quay, with which somebody goes abroad. */
export function drawVoyage(): OutlineShape[] {
  return [
    ...[0, 1].map((row) =>
      line(
        at(
          `0,${520 + row * 36} 160,${506 + row * 36} 330,${522 + row * 36} 520,${506 + row * 36} 760,${520 + row * 36}`,
        ),
        1,
      ),
    ),
    block(at('40,380 760,380 690,510 120,510'), '#39506b', 1.1),
    block(at('54,400 750,400 742,420 66,420'), signal, 0.6),
    block(at('170,290 600,290 600,380 170,380'), '#eef2f5', 1),
    ...[210, 290, 370, 450, 530].map((x) => disc([x, 336], 18, { fill: glass, ink: 0.8 })),
    ...[280, 430].flatMap((x) => [
      block(at(`${x},150 ${x + 70},150 ${x + 70},290 ${x},290`), '#d9a24a', 1),
      box([x - 4, 150], [x + 74, 178], '#3a3f45'),
    ]),
    area(at('310,130 270,80 320,40 400,50 420,20 520,30 540,90 460,120'), '#c4bfb9', 0.9),
    angular(at('690,380 690,190'), 1.2),
    angular(at('120,380 120,220'), 1.2),
  ];
}

/** A telescope on its stand, turned to a star. */
export function drawWatching(): OutlineShape[] {
  return [
    angular(at('330,420 240,620'), 1.8),
    angular(at('340,420 440,620'), 1.8),
    block(at('120,470 150,530 470,360 430,290'), '#b08d4f', 1.1),
    block(at('430,270 486,366 640,280 570,170'), '#d9b45a', 1.1),
    ellipse([606, 224], [30, 64], { fill: glass, ink: 1 }),
    ...at('720,60 640,20 780,170').map(([x, y]) =>
      block(
        [
          [x, y - 34],
          [x + 9, y - 9],
          [x + 34, y],
          [x + 9, y + 9],
          [x, y + 34],
          [x - 9, y + 9],
          [x - 34, y],
          [x - 9, y - 9],
        ],
        '#f6c33c',
        0.7,
      ),
    ),
  ];
}

/** Those who listen to somebody, from behind, before a lectern. */
export function drawListeners(): OutlineShape[] {
  return [
    block(at('100,180 190,180 190,560 100,560'), '#8a5f3a', 1),
    block(at('60,190 80,130 230,130 230,190'), wood, 1),
    block(at('60,560 230,560 230,584 60,584'), wood, 1),
    ...at('360,420 520,400 680,424').flatMap(([x, y], index): OutlineShape[] => [
      area(
        [
          [x - 84, 580],
          [x - 70, y + 70],
          [x, y + 44],
          [x + 70, y + 70],
          [x + 84, 580],
        ],
        ['#5d6f8f', '#7a5a5f', '#5f7a62'][index] ?? '#5d6f8f',
        1,
      ),
      disc([x, y], 56, { fill: ['#4a3426', '#2c2522', '#8a5a34'][index] ?? '#4a3426', ink: 1 }),
    ]),
  ];
}

/** A frame with feet, as it hangs on a wall: what is within is put there. */
export function drawPortraitFrame(): { behind: OutlineShape[]; before: OutlineShape[] } {
  return {
    behind: [
      block(at('0,0 640,0 640,760 0,760'), '#b5863f', 1.3),
      block(at('56,56 584,56 584,704 56,704'), '#e9e1cd', 1),
    ],
    before: [
      angular(at('56,56 584,56 584,704 56,704 56,56'), 1.2),
      ...at('28,28 612,28 612,732 28,732').map(([x, y]) => disc([x, y], 16, { fill: '#e6c67a', ink: 0.7 })),
    ],
  };
}
