import type { OutlineShape, Place } from '../../outline/index.ts';
import { angular, area, at, block, disc, line } from '../stage/lines.ts';
import { peak } from '../stage/place-parts.ts';
import { colours } from '../stage/place-room.ts';
import { arrow, cloudAt, dropAt, grainsIn, inStep, rainAt, sunAt, thread, waterFrom } from './parts.ts';

const [seabed, deep, ion] = ['#d9b98a', '#5aa9dc', '#fff7e0'];

/** Rain on the mountain, the river with what it has washed out, and the sea that keeps it. */
export function drawRockToSea(): OutlineShape[] {
  return [
    ...peak([230, 560], 250, 380),
    block(at('0,560 620,560 700,620 1080,620 1080,720 0,720'), '#c9a06c', 0.9),
    waterFrom([640, 560], [1080, 690]),
    area(
      at(
        '250,330 280,400 250,450 310,500 400,530 520,540 660,556 660,600 500,580 350,560 250,520 200,450 230,390',
      ),
      colours.water,
      0.8,
    ),
    cloudAt([220, 100], 300),
    ...rainAt([220, 160], 220, 90),
    ...grainsIn([250, 440], [640, 585], { count: 0, fill: ion }),
    ...at('268,430 262,490 330,530 410,552 500,562 590,572').map((place) =>
      disc(place, 13, { fill: ion, ink: 0.6 }),
    ),
    ...grainsIn([670, 590], [1060, 670], { count: 16, fill: ion, size: 12 }),
    arrow([420, 470], [600, 500]),
  ];
}

/** The sun draws pure water from the sea: the salt stays behind. */
export function drawSaltStays(): OutlineShape[] {
  return [
    ...sunAt([880, 120], 76),
    waterFrom([0, 430], [1040, 720]),
    block(at('0,700 1040,700 1040,770 0,770'), seabed, 0.9),
    // What stays is dissolved in the water, and no heap on its ground.
    ...grainsIn([36, 470], [1004, 680], { count: 46, fill: ion, size: 12 }),
    ...[160, 340, 520, 700].flatMap((x) =>
      thread(
        [
          [x, 400],
          [x + 26, 350],
          [x - 14, 300],
          [x + 16, 240],
          [x + 6, 190],
        ],
        1.2,
      ),
    ),
    ...[250, 430, 610].map((x) => dropAt([x, 270], 62, '#bfe2f5')),
  ];
}

/** A drop with the gas it has taken up, the rock it falls on, and what it takes out of that. */
export function drawDropOnRock(): OutlineShape[] {
  const grains: readonly Place[] = at('300,560 380,600 470,570 560,610 650,565 740,590');
  return [
    dropAt([500, 230], 400),
    ...inStep(
      1,
      at('440,250 520,200 560,290 470,320').map((place) => disc(place, 22, { fill: '#e8f1f8', ink: 0.6 })),
    ),
    ...inStep(2, [
      area(at('80,720 120,520 240,470 420,500 600,470 800,500 900,560 940,720'), '#a8a29c', 1.1),
      line(at('200,560 280,600 240,680'), 0.7),
      line(at('780,560 730,620 790,690'), 0.7),
      ...grains.map((place, index) =>
        disc(place, 24, { fill: index % 2 === 0 ? '#f2a65a' : '#b48bd0', ink: 0.7 }),
      ),
    ]),
    ...inStep(3, [
      ...thread(at('330,520 250,440 180,420'), 1.2),
      ...thread(at('700,520 780,440 860,420'), 1.2),
      disc([140, 410], 24, { fill: '#f2a65a', ink: 0.7 }),
      disc([910, 405], 24, { fill: '#b48bd0', ink: 0.7 }),
    ]),
  ];
}

/** One glass of river water with a grain, one of sea water full of them. */
export function drawFreshAndSalt(): OutlineShape[] {
  const glass = (x: number, count: number): OutlineShape[] => [
    block(
      at('0,300 300,300 270,700 30,700').map(([px, py]): Place => [px + x, py]),
      '#bfe2f5',
      0.4,
    ),
    block(
      at('8,390 292,390 268,694 32,694').map(([px, py]): Place => [px + x, py]),
      count > 5 ? deep : colours.water,
      0.7,
    ),
    ...grainsIn([x + 50, 430], [x + 250, 670], { count, fill: ion, size: 14 }),
    angular(
      at('0,300 30,700 270,700 300,300').map(([px, py]): Place => [px + x, py]),
      1.1,
    ),
  ];
  return [
    ...glass(60, 1),
    ...glass(620, 34),
    ...peak([210, 240], 120, 170),
    line(at('190,240 250,200 170,150 215,110'), 1.2),
    waterFrom([650, 150], [890, 240]),
    ...thread(at('210,246 210,286'), 1),
    ...thread(at('770,246 770,286'), 1),
  ];
}

/** From the sea into the air, as rain on the mountains, and back in the river. */
export function drawWaterCycle(): OutlineShape[] {
  return [
    ...sunAt([930, 110], 66),
    ...peak([210, 560], 220, 330),
    block(at('0,560 520,560 640,640 1080,640 1080,740 0,740'), colours.grass, 0.9),
    waterFrom([570, 570], [1080, 710]),
    area(at('230,400 250,460 300,510 420,540 590,566 590,604 420,590 280,560 210,490'), colours.water, 0.7),
    cloudAt([240, 130], 300),
    ...rainAt([240, 190], 220, 90),
    cloudAt([590, 90], 210, '#ffffff'),
    ...[720, 810, 900].flatMap((x) =>
      thread(
        [
          [x, 540],
          [x + 20, 480],
          [x - 12, 420],
          [x + 10, 350],
        ],
        1.2,
      ),
    ),
    arrow([760, 230], [660, 160], '#5aa9dc'),
    arrow([480, 90], [400, 100], '#5aa9dc'),
    arrow([360, 500], [510, 520], '#5aa9dc'),
  ];
}

/** Coral and shells that build themselves of what the water carries. */
export function drawShells(): OutlineShape[] {
  const shell = (x: number, y: number): OutlineShape[] => [
    area(
      at('-90,30 -70,-40 0,-76 70,-40 90,30 0,56').map(([px, py]): Place => [px + x, py + y]),
      '#f3d9c0',
      1,
    ),
    ...[-50, -18, 18, 50].map((dx) =>
      line(
        [
          [x, y + 50],
          [x + dx * 0.8, y],
          [x + dx, y - 44],
        ],
        0.6,
      ),
    ),
  ];
  const branch = (points: string): OutlineShape => area(at(points), '#e0674a', 0.9);
  return [
    waterFrom([0, 120], [1040, 680], '#bfe2f5'),
    block(at('0,660 1040,640 1040,740 0,740'), seabed, 0.9),
    branch(
      '170,660 180,520 110,440 90,340 130,330 160,410 200,440 200,300 240,290 250,430 300,400 320,320 360,330 350,430 280,510 270,660',
    ),
    ...shell(560, 590),
    ...shell(830, 600),
    ...at('430,230 560,190 700,250 840,200 940,280 640,330 480,360 780,380').map((place) =>
      disc(place, 20, { fill: '#fff7e0', ink: 0.7 }),
    ),
    ...thread(at('470,380 400,430 350,450'), 1.1),
    ...thread(at('620,360 600,430 570,490'), 1.1),
    ...thread(at('790,410 810,460 825,500'), 1.1),
  ];
}

/** What stays in the water goes round in it, and what is used up sinks to the ground. */
export function drawSodiumStays(): OutlineShape[] {
  const kept = at(
    '180,240 330,190 480,250 640,200 800,240 250,360 420,380 580,350 740,380 880,330 150,470 690,470',
  );
  return [
    waterFrom([0, 120], [1040, 600], '#bfe2f5'),
    block(at('0,590 1040,580 1040,680 0,680'), seabed, 0.9),
    ...kept.map((place) => disc(place, 32, { fill: '#f2a65a', ink: 0.9 })),
    ...thread(at('300,300 420,290 540,310 620,300'), 1.3),
    ...thread(at('840,420 760,440 640,430 540,440'), 1.3),
    ...at('330,500 520,520').map((place) => disc(place, 22, { fill: '#fff7e0', ink: 0.7 })),
    arrow([424, 480], [424, 570], '#8f8983'),
  ];
}

/** A hot spring at the bottom of the sea. */
export function drawVent(): OutlineShape[] {
  return [
    waterFrom([0, 60], [1000, 640], '#4f8fbf'),
    block(at('0,640 360,640 470,640 1000,640 1000,760 0,760'), '#8a5f47', 0.9),
    area(at('430,640 410,560 440,480 420,400 460,360 520,360 550,410 530,490 560,560 560,640'), '#56504c', 1),
    area(
      at('450,360 400,290 420,220 370,150 430,110 490,150 540,100 590,150 560,220 590,290 530,360'),
      '#3c3a3d',
      0.8,
    ),
    block(at('440,760 470,640 520,640 550,760'), '#e0674a', 0.7),
    ...thread(at('150,560 250,600 280,700 400,720'), 1.2),
    ...thread(at('850,560 750,600 720,700 600,720'), 1.2),
    ...grainsIn([380, 130], [580, 340], { count: 10, fill: '#f6c95b', size: 11 }),
    ...grainsIn([620, 200], [900, 500], { count: 7, fill: '#fff7e0', size: 11 }),
  ];
}

/** As much salt as rivers bring comes to rest on the ground: the sea grows no saltier. */
export function drawSaltBalance(): OutlineShape[] {
  return [
    block(at('0,300 250,330 330,640 740,640 800,380 1040,360 1040,800 0,800'), '#c9a06c', 1),
    block(at('268,372 330,640 740,640 794,400 660,388 530,402 400,388'), colours.water, 0.9),
    area(at('0,262 120,268 220,290 280,350 300,400 250,380 190,330 100,312 0,306'), colours.water, 0.8),
    ...at('40,284 110,290 180,306 238,344').map((place) => disc(place, 13, { fill: ion, ink: 0.6 })),
    ...grainsIn([370, 430], [700, 560], { count: 12, fill: ion, size: 12 }),
    block(at('330,640 740,640 726,740 344,740'), '#8f7a66', 0.8),
    line(at('338,676 480,684 610,672 732,680'), 0.6),
    line(at('342,708 470,714 620,704 728,712'), 0.6),
    ...grainsIn([360, 650], [714, 734], { count: 16, fill: ion, size: 9 }),
    arrow([60, 190], [250, 250]),
    arrow([535, 480], [535, 620]),
  ];
}
