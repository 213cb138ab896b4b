import { movedShapes } from '../../outline/index.ts';
import type { OutlineShape, Place } from '../../outline/index.ts';
import { angular, area, at, block, disc, line } from '../stage/lines.ts';
import { arrow, ellipse, sunAt } from './parts.ts';

const [fresh, kept, turning, black] = ['#8fc26a', '#5f9a4a', '#b98a4a', '#6b4028'];

/** A sprig of two leaves and a bud, its foot at zero. */
function sprig([x, y]: Place, size: number, fill: string): OutlineShape[] {
  const shapes = [
    line(at('0,0 4,-60 0,-110'), 1.1),
    area(at('0,-40 -60,-50 -120,-110 -100,-120 -40,-100 0,-50'), fill, 0.9),
    area(at('2,-50 50,-60 120,-130 100,-140 40,-116 2,-64'), fill, 0.9),
    area(at('0,-104 -24,-140 0,-200 22,-144'), fill, 0.9),
    line(at('-6,-48 -60,-84 -104,-114'), 0.5),
    line(at('8,-58 60,-98 106,-134'), 0.5),
  ];
  return movedShapes(shapes, { x, y, scale: size / 100 });
}

/** Leaves rolled up. */
function rolled([x, y]: Place, fill: string, degrees: number): OutlineShape[] {
  const shapes = [
    area(at('-70,0 -40,-20 20,-22 70,-6 74,8 20,22 -40,18'), fill, 0.9),
    line(at('-50,0 0,-6 54,2'), 0.6),
  ];
  return movedShapes(shapes, { x, y, degrees });
}

function steam([x, y]: Place): OutlineShape {
  return line(
    [
      [x, y],
      [x + 22, y - 40],
      [x - 8, y - 80],
      [x + 16, y - 124],
    ],
    1,
  );
}

/** Heated at once: the leaf stays green. */
export function drawGreenTeaMade(): OutlineShape[] {
  return [
    ...sprig([130, 420], 145, fresh),
    arrow([270, 330], [390, 330]),
    block(at('430,400 790,400 750,500 470,500'), '#5b646c', 1.1),
    ...[500, 590, 680].flatMap((x) => sprig([x, 404], 46, fresh)),
    ...[540, 640, 730].map((x) => steam([x, 290])),
    area(at('500,600 520,540 560,510 600,560 640,506 690,540 710,600'), '#f2a65a', 1),
    area(at('560,600 580,560 604,590 630,552 650,600'), '#f6c95b', 0.7),
    arrow([830, 330], [950, 330]),
    ...rolled([1060, 260], kept, 18),
    ...rolled([1100, 340], kept, -14),
    ...rolled([1040, 400], kept, 6),
  ];
}

/** Withered, rolled and left to the air: the leaf turns brown. */
export function drawBlackTeaMade(): OutlineShape[] {
  return [
    ...sprig([120, 420], 135, fresh),
    arrow([250, 330], [350, 330]),
    ...rolled([470, 290], turning, 24),
    ...rolled([500, 380], '#9a9a52', -18),
    ...movedShapes([area(at('-70,0 -40,-20 20,-22 70,-6 74,8 20,22 -40,18'), turning, 0.9)], {
      x: 440,
      y: 420,
      degrees: 8,
    }),
    ...at('400,180 460,150 530,170 590,220 580,150').map((place) =>
      disc(place, 17, { fill: '#bfe2f5', ink: 0.7 }),
    ),
    angular(at('430,190 450,250'), 1),
    angular(at('540,200 520,250'), 1),
    arrow([620, 330], [730, 330]),
    ...rolled([850, 270], black, 18),
    ...rolled([900, 350], black, -14),
    ...rolled([840, 410], black, 6),
    ...movedShapes(rolled([0, 0], black, 40), { x: 950, y: 260 }),
  ];
}

/** The same leaf goes two ways: kept from the air it stays green, open to it it turns brown. */
export function drawTwoTeas(): OutlineShape[] {
  const cup = ([x, y]: Place, fill: string): OutlineShape[] => [
    block(
      at('0,0 190,0 160,130 30,130').map(([px, py]): Place => [px + x, py + y]),
      '#f3f0ea',
      1,
    ),
    ellipse([x + 95, y], [95, 26], { fill, ink: 0.9 }),
  ];
  return [
    ...sprig([150, 480], 190, fresh),
    arrow([330, 320], [460, 210], kept),
    arrow([330, 420], [460, 540], black),
    ...rolled([580, 150], kept, 18),
    ...rolled([620, 220], kept, -14),
    ...rolled([580, 520], black, 18),
    ...rolled([620, 590], black, -14),
    arrow([730, 190], [840, 190], kept),
    arrow([730, 560], [840, 560], black),
    ...cup([880, 130], '#c6d98a'),
    ...cup([880, 500], '#b5562f'),
  ];
}

/** What makes green tea bitter stays as it is in the green leaf; in the brown one most of it turns red, and so does the cup. */
export function drawCatechinsTurnRed(): OutlineShape[] {
  const [catechin, red] = ['#e8b23a', '#c8402a'];
  const grains = at('250,330 340,270 430,330 520,250 600,330 690,320 300,520 450,560 620,520');
  const leaf = (fill: string, inside: (index: number) => string): OutlineShape[] => [
    area(at('60,420 200,220 460,150 700,230 860,420 700,600 460,660 200,600'), fill, 1.2),
    line(at('60,420 460,410 940,420'), 1.1),
    ...grains.map((place, index) => disc(place, 34, { fill: inside(index), ink: 0.8 })),
  ];
  const cup = ([x, y]: Place, fill: string): OutlineShape[] => [
    ...[110, 200].map((dx) => steam([x + dx, y - 50])),
    line(
      at('300,40 380,30 390,120 290,150').map(([px, py]): Place => [px + x, py + y]),
      1.6,
    ),
    block(
      at('0,0 320,0 270,220 50,220').map(([px, py]): Place => [px + x, py + y]),
      '#f3f0ea',
      1.1,
    ),
    ellipse([x + 160, y], [160, 46], { fill, ink: 0.9 }),
  ];
  return [
    ...movedShapes(
      leaf(fresh, () => catechin),
      { x: 0, y: 0, scale: 0.62 },
    ),
    arrow([620, 260], [740, 260], kept),
    ...cup([790, 180], '#c6d98a'),
    ...movedShapes(
      leaf('#7a4a2c', (index) => (index % 5 === 3 ? catechin : red)),
      { x: 0, y: 400, scale: 0.62 },
    ),
    arrow([620, 660], [740, 660], red),
    ...cup([790, 580], red),
  ];
}

/** Rows of tea on a slope, and the basket that the leaves are picked into. */
export function drawTeaGarden(): OutlineShape[] {
  const row = (y: number, fill: string): OutlineShape => {
    const bumps = Array.from({ length: 12 }, (_, index): Place => [
      index * 96,
      y + (index % 2 === 0 ? 0 : -34),
    ]);
    return area([...bumps, [1080, y + 90], [0, y + 90]], fill, 0.9);
  };
  return [
    ...sunAt([900, 110], 60),
    area(at('0,420 160,250 380,180 620,270 840,230 1080,360 1080,460 0,460'), '#a9c7a0', 0.9),
    row(420, '#7db464'),
    row(500, '#69ad5e'),
    row(590, '#5a9c50'),
    block(at('380,560 640,560 600,740 420,740'), '#c9a06c', 1.1),
    ...[600, 650, 700].map((y) => line(at(`398,${y} 510,${y + 8} 622,${y}`), 0.6)),
    ...[420, 500, 580].flatMap((x) => sprig([x, 566], 56, fresh)),
    line(at('390,560 420,470 510,440 600,470 630,560'), 1.2),
  ];
}

/** What the leaf holds, and what of it comes into the cup. */
export function drawLeafSubstances(): OutlineShape[] {
  return [
    area(at('60,420 200,220 460,150 700,230 860,420 700,600 460,660 200,600'), fresh, 1.2),
    line(at('60,420 460,410 940,420'), 1.1),
    ...[240, 400, 560].flatMap((x) => [
      line(at(`${x},414 ${x + 60},330 ${x + 110},250`), 0.6),
      line(at(`${x},420 ${x + 60},510 ${x + 110},580`), 0.6),
    ]),
    ...at('250,330 340,270 430,330 520,250 600,330 690,320').map((place) =>
      disc(place, 24, { fill: '#e8b23a', ink: 0.8 }),
    ),
    ...at('300,520 450,560 620,520').map((place) => disc(place, 24, { fill: '#8a6fc0', ink: 0.8 })),
  ];
}
