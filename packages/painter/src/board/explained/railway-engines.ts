import { movedShapes } from '../../outline/index.ts';
import type { OutlineShape, Place } from '../../outline/index.ts';
import { angular, area, at, block, disc, line } from '../stage/lines.ts';
import { house } from '../stage/place-parts.ts';
import { colours } from '../stage/place-room.ts';
import { box, cloudAt, ellipse, rounded, wheelAt } from './parts.ts';

export const [iron, steel, brass, boiler, wood] = [
  '#5b646c',
  '#aebac2',
  '#d9b34a',
  '#3f4a52',
  '#b5834f',
] as const;

/** Rails on their sleepers. */
export const rail = (y: number, [left, right]: Place): OutlineShape[] => [
  ...Array.from({ length: Math.ceil((right - left) / 90) }, (_, index) =>
    box([left + index * 90 + 10, y + 16], [left + index * 90 + 66, y + 40], '#8a5f3a'),
  ),
  box([left, y], [right, y + 18], iron),
];

const smoke = ([x, y]: Place): OutlineShape[] => [
  cloudAt([x, y], 240, '#eef1f4'),
  cloudAt([x - 150, y - 30], 160, '#ffffff'),
];

/** A barrel of water on wheels, behind an early engine. */
const barrelTender = (): OutlineShape[] => [
  box([40, 540], [370, 600], wood),
  ellipse([200, 470], [150, 84], { fill: '#8f6440', ink: 1 }),
  angular(at('130,396 130,544'), 0.7),
  angular(at('270,396 270,544'), 0.7),
  ...wheelAt([120, 650], 54, iron),
  ...wheelAt([300, 650], 54, iron),
];

/** A box of coal on wheels. */
const coalTender = (fill: string): OutlineShape[] => [
  area(at('60,400 120,356 210,372 290,400'), '#2f3338', 0.9),
  box([30, 396], [310, 590], fill),
  angular(at('30,440 310,440'), 0.6),
  ...[90, 250].flatMap((x) => wheelAt([x, 640], 60, iron)),
  angular(at('310,570 350,570'), 1.3),
];

/** As of 1829: a yellow boiler, a tall chimney, a slanting cylinder on one large wheel. */
export function drawRocket(): OutlineShape[] {
  return [
    ...smoke([880, 40]),
    box([800, 120], [850, 590], '#eef0ec'),
    block(at('776,124 800,84 850,84 874,124'), iron, 0.9),
    rounded(at('440,400 800,400 800,560 440,560'), '#e8b93a'),
    ...[540, 640, 740].map((x) => angular(at(`${x},402 ${x},558`), 0.6)),
    box([390, 380], [450, 610], iron),
    area(at('560,400 566,366 606,366 612,400'), brass, 0.8),
    ...wheelAt([700, 592], 108, '#e8b93a'),
    ...wheelAt([450, 640], 60, '#e8b93a'),
    block(at('400,410 424,376 560,456 536,490'), steel, 1),
    angular(at('548,474 700,592'), 1.5),
    ...barrelTender(),
    angular(at('370,570 392,564'), 1.2),
  ];
}

/** As from 1835 to 1860: a boiler clad in wood, a dome of brass, a tall chimney and no cab. */
export function drawTallChimneyEngine(): OutlineShape[] {
  return [
    ...smoke([930, 40]),
    box([872, 130], [930, 400], boiler),
    block(at('850,134 868,86 934,86 952,134'), brass, 0.9),
    box([836, 380], [960, 586], boiler),
    rounded(at('430,396 850,396 850,570 430,570'), '#4f7f5a', 16),
    ...[430, 470, 510].map((y) => angular(at(`436,${y} 836,${y}`), 0.4)),
    ...[540, 680, 800].map((x) => angular(at(`${x},398 ${x},568`), 0.9)),
    box([360, 386], [440, 590], '#4f7f5a'),
    area(at('356,388 370,320 400,296 430,320 444,388'), brass, 1),
    box([640, 344], [680, 398], brass),
    block(at('330,578 990,578 990,612 330,612'), '#a23a33', 0.9),
    ...wheelAt([600, 590], 112, iron),
    ...wheelAt([390, 644], 56, iron),
    ...wheelAt([850, 638], 62, iron),
    ...coalTender('#4f7f5a'),
  ];
}

/** As from 1860 to 1890: a cab for its driver, two coupled wheels, a shorter chimney. */
export function drawCabEngine(): OutlineShape[] {
  return [
    ...smoke([900, 110]),
    box([850, 226], [910, 380], boiler),
    block(at('838,230 850,200 910,200 922,230'), iron, 0.9),
    box([820, 370], [960, 580], boiler),
    disc([958, 476], 10, { fill: brass, ink: 0.6 }),
    rounded(at('500,376 830,376 830,570 500,570'), '#7a3340', 16),
    ...[590, 700].map((x) => angular(at(`${x},378 ${x},568`), 0.9)),
    area(at('610,376 616,316 680,316 686,376'), brass, 0.9),
    box([360, 300], [510, 590], '#7a3340'),
    box([394, 330], [476, 420], colours.glass),
    block(at('336,276 530,276 530,304 336,304'), iron, 0.9),
    block(at('330,578 1000,578 1000,612 330,612'), '#33383e', 0.9),
    ...wheelAt([440, 610], 90, iron),
    ...wheelAt([640, 610], 90, iron),
    block(at('430,598 800,598 800,616 430,616'), steel, 0.8),
    ...[800, 900].flatMap((x) => wheelAt([x, 652], 48, iron)),
    ...coalTender('#7a3340'),
  ];
}

/** As from 1935 to 1950: steam under one smooth shell. */
export function drawStreamliner(): OutlineShape[] {
  return [
    ...movedShapes(smoke([0, 0]), { x: 640, y: 230 }),
    ...rail(700, [-640, 1080]),
    ...coach([-590, '#3b6ea5']),
    rounded(at('-70,650 -70,340 290,340 290,650'), '#3b6ea5', 14),
    area(at('-40,344 60,306 180,312 270,344'), '#2f3338', 0.8),
    block(at('300,650 300,300 430,300 430,340 760,350 900,400 1000,520 1040,650'), '#3b6ea5', 1.2),
    box([330, 340], [410, 420], colours.glass),
    block(at('300,560 1012,560 1022,590 300,590'), '#eef2f5', 0.7),
    line(at('470,350 760,362 880,410 960,500'), 0.8),
    ...[420, 560, 700].flatMap((x) => wheelAt([x, 640], 62, '#a23a33')),
    block(at('410,628 720,628 720,644 410,644'), steel, 0.8),
    ...[0, 90, 210, 860].flatMap((x) => wheelAt([x, 664], 38, iron)),
    ...[430, 470].map((y, index) =>
      line(at(`${-760 + index * 60},${y} -700,${y - 4} ${-640 + index * 20},${y}`), 0.8),
    ),
  ];
}

/** As from 1950 on: a diesel or electric engine with a driver's window at its end, and its coaches. */
export function drawDieselEngine(): OutlineShape[] {
  return [
    ...rail(700, [-640, 1040]),
    ...coach([-590, '#c9b48a']),
    rounded(at('-60,640 -60,310 860,310 970,400 1000,640'), '#a23a33', 40),
    block(at('-58,500 992,500 998,540 -58,540'), '#f2e4b8', 0.7),
    block(at('800,340 860,340 940,410 800,410'), colours.glass, 0.9),
    ...[60, 200, 340, 480].map((x) => box([x, 380], [x + 90, 450], '#7d2c28')),
    ...[60, 200, 340, 480].flatMap((x) =>
      [400, 416, 432].map((y) => angular(at(`${x + 8},${y} ${x + 82},${y}`), 0.4)),
    ),
    box([640, 350], [720, 620], '#8f332d'),
    disc([968, 566], 16, { fill: '#ffe9a8', ink: 0.8 }),
    ...[50, 160, 720, 830].flatMap((x) => wheelAt([x, 650], 50, iron)),
  ];
}

/** As of the railways without wheels: it floats over its guideway. */
export function drawMaglev(): OutlineShape[] {
  return [
    ...[-20, 300, 620, 940].map((x) =>
      block(at(`${x},640 ${x + 60},640 ${x + 76},780 ${x - 16},780`), '#b9c0c6', 0.9),
    ),
    box([-240, 600], [1180, 646], '#c9cfd4'),
    block(at('-240,586 -240,330 560,330 800,384 1000,480 1120,560 1120,586'), '#f4f6f8', 1.2),
    block(at('-240,512 1050,512 1104,548 -240,548'), '#3b7fc4', 0.7),
    block(at('720,376 800,396 900,446 760,430'), '#39424a', 0.9),
    ...[-200, -90, 20, 130, 240, 350, 460].map((x) =>
      rounded(at(`${x},390 ${x + 70},390 ${x + 70},444 ${x},444`), colours.glass, 16),
    ),
    ...[-180, 60, 300, 540, 780].map((x) => line(at(`${x},594 ${x + 60},590 ${x + 120},594`), 0.6)),
    ...[250, 200].map((y, index) =>
      line(at(`${-60 + index * 200},${y} ${160 + index * 200},${y - 6} ${400 + index * 200},${y}`), 0.9),
    ),
  ];
}

/** A closed coach with its windows, from a left edge on. */
export function coach([x, fill]: readonly [number, string]): OutlineShape[] {
  return [
    rounded(at(`${x},630 ${x},350 ${x + 510},350 ${x + 510},630`), fill, 16),
    block(at(`${x - 6},330 ${x + 516},330 ${x + 506},354 ${x + 4},354`), '#8f9aa5', 0.8),
    ...[34, 128, 222, 316, 410].map((dx) => box([x + dx, 400], [x + dx + 66, 490], colours.glass)),
    ...[90, 420].flatMap((dx) => wheelAt([x + dx, 652], 46, iron)),
    angular(at(`${x + 510},600 ${x + 534},600`), 1.4),
  ];
}

/** A carriage of the 1830s and 1840s, of three bodies as coaches on roads had them. */
const roadCoach = (x: number): OutlineShape[] => [
  box([x, 580], [x + 400, 610], wood),
  ...[0, 130, 260].flatMap((dx) => [
    area(
      at(
        `${x + dx + 6},580 ${x + dx},470 ${x + dx + 10},420 ${x + dx + 120},420 ${x + dx + 130},470 ${x + dx + 124},580`,
      ),
      '#d9b34a',
      1,
    ),
    box([x + dx + 38, 446], [x + dx + 92, 510], colours.glass),
  ]),
  ...[80, 320].flatMap((dx) => wheelAt([x + dx, 648], 56, iron)),
  angular(at(`${x + 400},594 ${x + 440},594`), 1.3),
];

/** An engine of the first railways as it drew people: its carriages are those of roads. */
export function drawTrainOf1830(): OutlineShape[] {
  return [...rail(700, [-900, 1040]), ...roadCoach(-860), ...roadCoach(-410), ...drawRocket()];
}

export function drawTrainOf1840(): OutlineShape[] {
  return [...rail(700, [-900, 1060]), ...roadCoach(-860), ...roadCoach(-410), ...drawTallChimneyEngine()];
}

export function drawTrainOf1870(): OutlineShape[] {
  return [...rail(700, [-560, 1060]), ...coach([-530, '#b5834f']), ...drawCabEngine()];
}

/** An engine by itself on its rails. */
export function onRails(engine: () => OutlineShape[]): () => OutlineShape[] {
  return () => [...rail(700, [-20, 1080]), ...engine()];
}

/** Steam beneath the street: an engine with its smoke, and the shaft that lets it out. */
export function drawSteamUnderground(): OutlineShape[] {
  const train = [...coach([-540, '#b5834f']), ...drawCabEngine()];
  return [
    ...movedShapes(house([0, 0], 230), { x: 150, y: 200 }),
    ...movedShapes(house([0, 0], 260, { wall: '#e7d3ae', roof: '#8f86b5' }), { x: 480, y: 200 }),
    ...movedShapes(house([0, 0], 220), { x: 800, y: 200 }),
    box([0, 198], [1160, 262], '#9aa3a8'),
    box([0, 262], [1160, 860], '#b08a62'),
    block(
      at('40,836 40,560 70,470 140,410 240,386 920,386 1020,410 1090,470 1120,560 1120,836'),
      '#e9dcc2',
      1.2,
    ),
    ...[260, 400, 540, 680, 820].map((x) => angular(at(`${x},386 ${x},412`), 0.6)),
    block(at('950,196 1080,196 1080,460 950,420'), '#e9dcc2', 1),
    ...[0, 1, 2].map((index) => cloudAt([1016 - index * 6, 380 - index * 124], 124, '#eef1f4')),
    ...rail(790, [50, 1110]),
    ...movedShapes(train, { x: 424, y: 328, scale: 0.66 }),
  ];
}
