import { movedShapes } from '../../outline/index.ts';
import type { OutlineShape, Place } from '../../outline/index.ts';
import { angular, area, at, block, disc, line } from '../stage/lines.ts';
import { house, roundTree } from '../stage/place-parts.ts';

const [rock, dark, lava, glow, ash] = ['#8d8078', '#6f645e', '#e2562f', '#f6b13c', '#b9b3ae'];

function cone(): OutlineShape[] {
  return [
    block(at('0,800 330,330 400,352 470,326 560,350 640,330 1000,800'), rock, 1.1),
    area(at('330,330 400,352 470,326 560,350 640,330 560,384 480,392 400,380'), dark),
    line(at('250,560 220,640 170,720'), 0.6),
    line(at('760,560 800,640 850,730'), 0.6),
  ];
}

/** What glows while a mountain erupts: its crater, and a stream that runs from it. */
function glowing(): OutlineShape[] {
  return [
    area(at('340,336 400,352 470,330 560,350 636,334 570,392 480,404 400,388'), glow, 0.8),
    area(at('400,380 470,390 440,470 400,540 420,620 360,720 330,800 270,800 310,690 350,600 350,510'), lava),
    line(at('420,420 400,500 390,580 350,700'), 0.9),
    ...at('400,270 600,250 650,290 360,230').map((place) => disc(place, 15, { fill: lava, ink: 0.6 })),
  ];
}

/** Fountains of lava above a crater, and streams of it down the slope to the houses. */
export function drawLavaFlow(): OutlineShape[] {
  return [
    ...cone(),
    area(at('430,370 560,366 590,470 560,560 640,660 700,790 560,800 520,690 470,600 500,480'), lava),
    line(at('500,420 530,520 510,600 580,700 610,780'), 0.9),
    ...fountain([490, 340]),
    ...movedShapes(house([0, 0], 190), { x: 850, y: 820 }),
    ...movedShapes(house([0, 0], 160, { wall: '#e7d3ae', roof: '#8f86b5' }), { x: 1010, y: 820 }),
    angular(at('-20,806 1110,806'), 1.1),
  ];
}

/** The top of a mountain with its craters, seen from above: one glows, the others smoke. */
export function drawCraters(): OutlineShape[] {
  const crater = ([x, y]: Place, across: number, floor: string): OutlineShape[] => {
    const oval = (part: number, dy = 0): Place[] =>
      Array.from({ length: 14 }, (_, index): Place => {
        const angle = (index / 14) * Math.PI * 2;
        const rough = 1 + (index % 2 === 0 ? 0.05 : -0.03);
        return [x + Math.cos(angle) * across * part * rough, y + dy + Math.sin(angle) * across * 0.42 * part];
      });
    return [
      area(oval(1), '#a3978e', 1),
      area(oval(0.76, across * 0.05), dark, 0.8),
      area(oval(0.46, across * 0.1), floor, 0.7),
    ];
  };
  const steam = ([x, y]: Place): OutlineShape =>
    line(at(`${x},${y} ${x + 18},${y - 50} ${x - 12},${y - 96} ${x + 16},${y - 150}`), 1);
  return [
    area(at('-40,820 90,560 240,400 420,300 620,290 800,390 950,560 1090,820'), rock, 1.1),
    ...crater([330, 470], 120, '#4f4743'),
    ...crater([540, 390], 130, '#4f4743'),
    ...crater([720, 500], 110, '#4f4743'),
    ...crater([520, 600], 160, lava),
    area(at('500,640 560,636 600,700 590,820 500,820 520,720'), lava, 0.9),
    line(at('546,660 560,730 548,800'), 0.7),
    ...at('330,440 540,360 720,470').map(steam),
    line(at('160,620 120,700 60,780'), 0.6),
    line(at('880,620 930,700 990,780'), 0.6),
  ];
}

function fountain([x, y]: Place): OutlineShape[] {
  const jets: readonly Place[] = [
    [-150, -150],
    [-70, -240],
    [10, -290],
    [90, -230],
    [160, -140],
  ];
  return [
    area(
      [
        [x - 60, y + 10],
        [x - 110, y - 130],
        [x - 40, y - 90],
        [x, y - 240],
        [x + 40, y - 90],
        [x + 110, y - 130],
        [x + 60, y + 10],
      ],
      lava,
    ),
    area(
      [
        [x - 26, y + 6],
        [x - 30, y - 70],
        [x, y - 140],
        [x + 30, y - 70],
        [x + 26, y + 6],
      ],
      glow,
      0.4,
    ),
    ...jets.map(([dx, dy]) => disc([x + dx, y + dy], 17, { fill: lava })),
  ];
}

/** A column of ash that the wind bends over the land. */
export function drawAshColumn(): OutlineShape[] {
  const puffs: readonly (readonly [number, number, number])[] = [
    [490, 300, 70],
    [470, 210, 90],
    [510, 120, 110],
    [620, 60, 110],
    [760, 40, 105],
    [900, 60, 90],
    [1010, 90, 66],
  ];
  return [
    ...cone(),
    ...glowing(),
    ...puffs.map(([x, y, radius]) => disc([x, y], radius, { fill: ash, ink: 0.9 })),
    ...at('700,220 780,260 860,230 940,270 820,330 910,350 760,340 980,350').map((place) =>
      disc(place, 9, { fill: dark, ink: 0.4 }),
    ),
    line(at('60,80 180,60 300,90'), 0.9),
    line(at('40,160 160,140 280,166'), 0.9),
    line(at('90,236 180,220 270,240'), 0.9),
    angular(at('-20,806 1100,806'), 1.1),
  ];
}

/** The mountain cut open: the chamber in the depth and the pipe up to the crater. */
export function drawMagma(): OutlineShape[] {
  return [
    block(at('0,470 1000,470 1000,900 0,900'), '#b98a5e', 1),
    block(at('120,470 410,150 470,168 530,150 590,166 880,470'), rock, 1.1),
    ...[560, 660, 780].map((y) => line(at(`20,${y} 180,${y + 8} 300,${y - 4}`), 0.5)),
    ...[560, 650, 780].map((y) => line(at(`720,${y} 850,${y + 8} 980,${y - 4}`), 0.5)),
    area(at('300,760 360,680 500,660 640,680 710,760 640,840 500,860 360,840'), lava, 1),
    block(at('468,690 480,200 520,200 536,690'), lava, 0.8),
    area(at('380,770 440,730 520,720 600,750 560,800 440,806'), glow, 0.4),
    ...fountain([500, 165]),
  ];
}

/** A cloud that runs down the slope along the ground. */
export function drawPyroclasticFlow(): OutlineShape[] {
  const puffs: readonly (readonly [number, number, number])[] = [
    [520, 330, 60],
    [600, 410, 74],
    [690, 500, 86],
    [790, 590, 96],
    [900, 690, 104],
    [1010, 730, 84],
    [770, 690, 84],
    [880, 600, 60],
  ];
  return [
    ...cone(),
    ...glowing(),
    disc([470, 250], 78, { fill: ash, ink: 0.9 }),
    disc([540, 170], 88, { fill: ash, ink: 0.9 }),
    disc([440, 130], 76, { fill: ash, ink: 0.9 }),
    ...puffs.map(([x, y, radius]) => disc([x, y], radius, { fill: '#cbb9ab', ink: 0.9 })),
    ...movedShapes(house([0, 0], 130), { x: 1200, y: 810 }),
    angular(at('-20,816 1290,816'), 1.1),
  ];
}

/** A side of the mountain has given way: blocks tumble from the scar, and hot dust runs down before them. */
export function drawFlankCollapse(): OutlineShape[] {
  const block4 = ([x, y]: Place, size: number): OutlineShape =>
    block(
      at('-50,-10 -14,-46 40,-34 52,14 8,44 -40,30').map(([px, py]): Place => [x + px * size, y + py * size]),
      dark,
      0.9,
    );
  const dust: readonly (readonly [number, number, number])[] = [
    [690, 690, 62],
    [790, 660, 78],
    [900, 690, 92],
    [1020, 700, 84],
    [1120, 740, 66],
    [760, 760, 64],
    [880, 764, 74],
    [1010, 766, 72],
  ];
  const lost = Array.from({ length: 7 }, (_, index): OutlineShape => {
    const on = (part: number): Place => [640 + 360 * part, 330 + 470 * part];
    return angular([on(index / 7 + 0.02), on(index / 7 + 0.09)], 0.9);
  });
  return [
    block(at('0,800 330,330 400,352 450,330 500,420 470,520 540,610 560,720 640,800'), rock, 1.1),
    block(
      at('450,330 500,420 470,520 540,610 560,720 640,800 800,800 700,700 650,600 590,540 570,440 510,400'),
      '#a3685a',
      0.9,
    ),
    area(at('330,330 400,352 450,330 486,396 420,392 380,380'), dark),
    ...lost,
    disc([420, 250], 66, { fill: ash, ink: 0.9 }),
    disc([490, 170], 80, { fill: ash, ink: 0.9 }),
    disc([400, 120], 70, { fill: ash, ink: 0.9 }),
    ...dust.map(([x, y, radius]) => disc([x, y], radius, { fill: '#cbb9ab', ink: 0.9 })),
    ...at('610,420 700,500 680,600').map((place, index) => block4(place, [1.1, 0.8, 1.2][index] ?? 1)),
    ...at('800,560 900,590 780,640').map((place) => block4(place, 0.6)),
    angular(at('300,480 240,570 230,640'), 0.7),
    angular(at('-20,806 1200,806'), 1.1),
  ];
}

/** What is thrown up from a place: a stream that comes down in a bow on one side, thinner the farther it goes. */
function bow([x, y]: Place, [across, high]: Place, fill: string): OutlineShape {
  const along = (part: number, thick: number): Place => [
    x + across * part,
    y - high * 4 * part * (1 - part * 0.82) * 0.76 - thick,
  ];
  const parts = Array.from({ length: 13 }, (_, index) => index / 12);
  const half = (part: number): number => 30 * (1 - part) + 5;
  return area(
    [
      ...parts.map((part) => along(part, half(part))),
      ...parts.toReversed().map((part) => along(part, -half(part))),
    ],
    fill,
    0.8,
  );
}

/** The rim of a crater from near: lava is thrown high out of it in bows, clots fall on its slope. */
export function drawCraterFountain(): OutlineShape[] {
  const clots = at(
    '110,330 190,210 270,90 350,10 440,-70 530,-110 620,-80 720,0 800,80 880,200 950,320 230,420 830,400 560,-40 480,30 330,180 740,170',
  );
  const bows: readonly (readonly [Place, string])[] = [
    [[-330, 330], lava],
    [[330, 330], lava],
    [[-230, 500], lava],
    [[230, 500], lava],
    [[-110, 600], lava],
    [[110, 600], lava],
    [[-60, 420], glow],
    [[60, 420], glow],
  ];
  return [
    area(at('-20,820 60,640 180,560 330,530 520,560 720,528 880,570 1000,650 1080,820'), rock, 1.2),
    area(at('200,590 340,556 520,584 700,556 850,596 700,650 520,664 330,650'), dark, 1),
    area(at('300,600 430,580 520,592 620,580 740,604 640,636 520,644 390,634'), lava, 0.9),
    ...bows.map(([reach, fill]) => bow([525, 610], reach, fill)),
    ...clots.map((place, index) =>
      disc(place, 9 + (index % 3) * 4, { fill: index % 4 === 0 ? glow : lava, ink: 0.7 }),
    ),
    area(at('400,636 470,640 460,700 500,770 470,820 400,820 420,740 390,690'), lava, 0.9),
    line(at('160,640 120,720 60,790'), 0.7),
    line(at('860,650 920,720 980,800'), 0.7),
  ];
}

/** The front of a stream of lava from near, at the trees and over a road. */
export function drawLavaFront(): OutlineShape[] {
  const marks = [40, 160, 280].map((x) =>
    block(
      at(
        `${x},${654 - x * 0.03} ${x + 60},${652 - x * 0.03} ${x + 60},${664 - x * 0.03} ${x},${666 - x * 0.03}`,
      ),
      '#ffffff',
      0.4,
    ),
  );
  return [
    block(at('420,430 700,130 860,130 1160,430'), rock, 1.1),
    ...movedShapes(fountain([0, 0]), { x: 780, y: 140, scale: 0.5 }),
    block(at('-40,420 1180,420 1180,820 -40,820'), '#9dbb84', 0.8),
    block(at('-40,620 1180,580 1180,670 -40,720'), '#6b747c', 0.9),
    ...marks,
    area(
      at(
        '750,140 810,140 830,300 900,420 1040,540 1120,700 1060,790 820,810 620,790 560,700 620,570 700,440 740,300',
      ),
      lava,
      1.2,
    ),
    area(at('778,180 794,300 790,430 760,560 700,680 740,740 800,660 830,540 820,400 804,280'), glow, 0.5),
    area(at('880,460 940,560 960,680 1010,720 1030,640 980,550'), glow, 0.5),
    ...at('650,650 690,560 850,600 900,740 770,776 640,750 1000,600').map(([x, y]) =>
      area(
        at(`${x - 40},${y} ${x - 10},${y - 24} ${x + 36},${y - 10} ${x + 30},${y + 20} ${x - 20},${y + 22}`),
        dark,
        0.7,
      ),
    ),
    ...[
      [140, 470],
      [290, 500],
    ].flatMap(([x = 0, y = 0]) => roundTree([x, y], 230)),
    ...movedShapes(house([0, 0], 190), { x: 330, y: 800 }),
    ...at('540,650 520,590 550,530').map((place) => disc(place, 28, { fill: ash, ink: 0.7 })),
  ];
}
