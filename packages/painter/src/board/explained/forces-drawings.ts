import { movedShapes } from '../../outline/index.ts';
import type { OutlineShape, Place } from '../../outline/index.ts';
import { angular, area, at, block, disc, line } from '../stage/lines.ts';
import { colours } from '../stage/place-room.ts';
import { arrow, box, cloudAt, ellipse, grainsIn, signal, sunAt, thread, waterFrom } from './parts.ts';

const [metal, flame, copper] = ['#aebac2', '#f2a65a', '#c77c4a'];

/** A battery, a switch and a lamp in a ring of wire: the current goes round. */
export function drawCircuit(): OutlineShape[] {
  return [
    angular(at('330,620 120,620 120,180 450,180'), 1.6),
    angular(at('630,180 960,180 960,340'), 1.6),
    angular(at('960,480 960,620 690,620'), 1.6),
    box([330, 560], [640, 680], '#5b646c'),
    box([330, 560], [420, 680], copper),
    box([640, 596], [672, 644], metal),
    disc([540, 110], 96, { fill: '#ffe9a8', ink: 1.1 }),
    block(at('500,190 580,190 572,250 508,250'), metal, 0.9),
    line(at('510,200 506,120 530,90 540,130 552,90 574,120 570,200'), 1.1),
    ...[0, 1, 2, 3, 4].map((index) => {
      const angle = -Math.PI + (index / 4) * Math.PI;
      const on = (reach: number): Place => [540 + Math.cos(angle) * reach, 110 + Math.sin(angle) * reach];
      return angular([on(116), on(150)], 1.2);
    }),
    disc([960, 350], 15, { fill: copper, ink: 0.8 }),
    disc([960, 470], 15, { fill: copper, ink: 0.8 }),
    angular(at('960,470 966,350'), 2),
    arrow([260, 690], [150, 690]),
    arrow([60, 470], [60, 330]),
    arrow([740, 120], [880, 120]),
  ];
}

/** Burning gas rushes out below; the rocket is pushed the other way. */
export function drawRocket(): OutlineShape[] {
  return [
    area(at('300,40 370,150 390,300 380,500 220,500 210,300 230,150'), '#eef2f5', 1.2),
    area(at('300,40 352,122 300,140 248,122'), signal, 0.9),
    disc([300, 240], 44, { fill: colours.glass, ink: 1 }),
    box([236, 320], [364, 400], '#bfe2f5'),
    box([236, 404], [364, 480], flame),
    block(at('220,420 130,540 150,580 226,520'), signal, 1),
    block(at('380,420 470,540 450,580 374,520'), signal, 1),
    block(at('250,500 350,500 374,560 226,560'), '#7f8a95', 1),
    area(at('240,560 360,560 380,660 340,720 300,800 260,720 220,660'), flame, 1),
    area(at('270,570 330,570 330,640 300,700 270,640'), '#f6c95b', 0.7),
    arrow([560, 560], [560, 240], '#3f8f5a'),
    arrow([60, 640], [60, 860]),
    cloudAt([170, 860], 200, '#eef1f4'),
    cloudAt([430, 860], 220, '#ffffff'),
  ];
}

/** White light goes into a drop, is broken and thrown back: it comes out in its colours. */
export function drawRainbow(): OutlineShape[] {
  const colour = ['#8a6fc0', '#5a9fdc', '#7db464', '#f6d95b', '#f2a65a', '#d9483b'] as const;
  return [
    ...sunAt([110, 130], 76),
    ellipse([660, 330], [220, 220], { fill: '#d6ecf8', ink: 1.2 }),
    block(at('210,180 494,240 500,262 200,206'), '#fff4c0', 0.7),
    block(at('494,240 850,400 846,420 500,262'), '#fff4c0', 0.6),
    ...colour.map((fill, index) => {
      const y = 416 + index * 4;
      return block(
        [
          [846, y],
          [510, 470 + index * 9],
          [512, 480 + index * 9],
          [848, y + 6],
        ],
        fill,
        0.3,
      );
    }),
    ...colour.map((fill, index) =>
      block(
        [
          [510, 470 + index * 9],
          [120 - index * 4, 560 + index * 40],
          [120 - index * 4, 596 + index * 40],
          [512, 480 + index * 9],
        ],
        fill,
        0.5,
      ),
    ),
  ];
}

/** The same particles close together, gliding past one another, and flying apart. */
export function drawStatesOfMatter(): OutlineShape[] {
  const blue = '#5aa9dc';
  const glass = (x: number): OutlineShape =>
    angular(
      [
        [x, 160],
        [x, 520],
        [x + 280, 520],
        [x + 280, 160],
      ],
      1.2,
    );
  const solid = Array.from({ length: 20 }, (_, index) =>
    disc([60 + (index % 5) * 56, 490 - Math.floor(index / 5) * 56], 26, { fill: '#8fc4e8', ink: 0.8 }),
  );
  return [
    box([28, 290], [318, 520], '#e8f4fb'),
    ...solid,
    glass(400),
    waterFrom([404, 330], [676, 516], '#bfe2f5'),
    ...grainsIn([430, 350], [652, 500], { count: 14, fill: blue, size: 25 }),
    glass(780),
    ...grainsIn([810, 120], [1030, 480], { count: 8, fill: '#cfd8e0', size: 25 }),
    ...thread(at('860,180 900,150 940,140')),
    ...thread(at('980,380 1000,330 1010,290')),
    arrow([330, 600], [430, 600]),
    arrow([700, 600], [800, 600]),
    area(at('500,660 520,610 545,580 570,620 590,600 610,660'), flame, 0.9),
  ];
}

/** A boat presses water away, and the water bears it: both are as heavy. */
export function drawFloating(): OutlineShape[] {
  return [
    waterFrom([0, 400], [1080, 760], '#9fd0ec'),
    block(at('240,330 840,330 760,540 320,540'), '#c9785c', 1.2),
    box([420, 200], [640, 330], '#f3e3c6'),
    box([460, 240], [520, 290], colours.glass),
    box([550, 240], [610, 290], colours.glass),
    box([560, 110], [610, 200], signal),
    arrow([540, 350], [540, 500], '#5b646c'),
    arrow([400, 720], [400, 570], '#3f8f5a'),
    arrow([680, 720], [680, 570], '#3f8f5a'),
  ];
}

/** Air flows faster above a wing than beneath it, and is turned down behind it: the wing is lifted. */
export function drawWing(): OutlineShape[] {
  return [
    area(at('180,420 260,330 420,290 600,320 780,390 900,450 700,450 420,446 240,450'), metal, 1.2),
    ...thread(at('0,330 160,300 300,220 460,200 640,240 840,330 1060,430'), 1.1),
    ...thread(at('0,260 180,230 340,150 500,140 680,170 880,250 1080,340'), 1.1),
    ...thread(at('0,470 200,500 440,510 700,510 880,530 1060,570'), 1.1),
    ...thread(at('0,550 240,570 480,580 720,580 900,600 1060,640'), 1.1),
    arrow([480, 260], [480, 60], '#3f8f5a'),
    ...movedShapes([disc([0, 0], 10, { fill: signal, ink: 0.5 })], { x: 480, y: 360 }),
  ];
}

/** Like poles push each other away, unlike ones draw each other. */
export function drawMagnets(): OutlineShape[] {
  const bar = ([x, y]: Place, isTurned: boolean): OutlineShape[] => [
    box([x, y], [x + 150, y + 110], isTurned ? '#5a8fd0' : signal),
    box([x + 150, y], [x + 300, y + 110], isTurned ? signal : '#5a8fd0'),
  ];
  return [
    ...bar([60, 100], false),
    ...bar([680, 100], false),
    arrow([390, 155], [500, 155], '#3f8f5a'),
    arrow([650, 155], [540, 155], '#3f8f5a'),
    ...bar([60, 420], false),
    ...bar([680, 420], true),
    arrow([490, 475], [390, 475]),
    arrow([550, 475], [650, 475]),
    ...[0, 1, 2].flatMap((row) => [
      line(
        [
          [370, 60 - row * 26],
          [520, 40 - row * 30],
          [670, 60 - row * 26],
        ],
        0.7,
      ),
    ]),
  ];
}
