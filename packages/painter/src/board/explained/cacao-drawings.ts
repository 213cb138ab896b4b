import { movedShapes } from '../../outline/index.ts';
import type { OutlineShape, Place } from '../../outline/index.ts';
import { angular, area, at, block, disc, line } from '../stage/lines.ts';
import { colours } from '../stage/place-room.ts';
import { arrow, box, ellipse, signal, thread } from './parts.ts';

const [bark, pod, bean, dark, milky] = ['#8a5f3a', '#e39b3a', '#7a4526', '#5a3422', '#a9714a'];
const [clay, steel] = ['#c77c4a', '#aebac2'];

const moved = (points: string, [dx, dy]: Place): Place[] =>
  at(points).map(([x, y]): Place => [x + dx, y + dy]);

/** A pod hanging from the trunk, as cacao bears them. */
export function podAt([x, y]: Place, size: number, fill: string = pod): OutlineShape[] {
  const shapes = [
    line(at('0,-70 4,-50'), 1.1),
    area(at('0,-52 30,-30 40,8 26,48 0,74 -26,48 -40,8 -30,-30'), fill, 0.9),
    line(at('0,-50 6,0 0,72'), 0.6),
    line(at('-14,-42 -20,6 -6,66'), 0.6),
    line(at('14,-42 24,6 8,66'), 0.6),
  ];
  return movedShapes(shapes, { x, y, scale: size / 100 });
}

export function beanAt([x, y]: Place, size: number, fill: string = bean): OutlineShape[] {
  return movedShapes(
    [
      area(at('-40,0 -26,-24 6,-28 36,-14 42,8 24,26 -10,26 -34,18'), fill, 0.7),
      line(at('-26,2 2,-4 28,4'), 0.5),
    ],
    { x, y, scale: size / 100 },
  );
}

/** The tree with its pods, and one cut open: the beans lie in it. */
export function drawCacaoTree(): OutlineShape[] {
  const leaf = (x: number, y: number, degrees: number): OutlineShape[] =>
    movedShapes(
      [
        area(at('0,0 60,-40 150,-36 210,0 150,30 60,32'), colours.plant, 0.8),
        line(at('0,0 100,-4 206,0'), 0.5),
      ],
      { x, y, degrees },
    );
  return [
    block(at('0,760 1000,760 1000,800 0,800'), colours.grass, 0.8),
    block(at('250,770 275,560 262,330 290,180 340,180 352,340 346,560 380,770'), bark, 1),
    line(at('300,260 240,200 160,190'), 1.4),
    line(at('330,260 400,190 470,190'), 1.4),
    ...leaf(300, 170, -90),
    ...leaf(290, 190, -150),
    ...leaf(330, 190, -32),
    ...leaf(190, 190, 160),
    ...leaf(440, 196, 20),
    ...leaf(300, 190, -120),
    ...leaf(330, 180, -60),
    ...podAt([228, 420], 125),
    ...podAt([390, 470], 125, '#d9663a'),
    ...podAt([236, 600], 110, '#c9b23a'),
    ...halfPod([740, 560]),
    ...thread(at('460,470 540,480 570,510'), 1.2),
  ];
}

export function halfPod([x, y]: Place): OutlineShape[] {
  return [
    ellipse([x, y], [130, 200], { fill: pod, ink: 1.1 }),
    ellipse([x, y], [98, 164], { fill: '#fff4e0', ink: 0.7 }),
    ...[-100, -50, 0, 50, 100].flatMap((dy, row) =>
      [-36, 36].flatMap((dx) => beanAt([x + dx * (row === 0 || row === 4 ? 0.8 : 1.1), y + dy], 62)),
    ),
  ];
}

/** A lidded jar of clay with a painted sign, as it was laid in graves. */
export function drawClayJar(): OutlineShape[] {
  return [
    area(at('180,330 120,460 130,620 230,740 430,740 530,620 540,460 480,330'), clay, 1.2),
    box([190, 270], [470, 340], '#b0673a'),
    block(at('150,270 190,210 470,210 510,270'), clay, 1),
    area(
      at('200,210 190,120 240,60 420,60 470,120 460,210 400,214 398,150 370,112 290,112 262,150 260,214'),
      '#b0673a',
      1,
    ),
    line(at('134,480 330,500 532,480'), 0.8),
    line(at('136,630 330,650 528,630'), 0.8),
    area(at('210,520 270,508 330,520 330,610 270,622 210,610'), '#fff0d0', 0.8),
    area(at('344,520 400,510 452,520 452,606 400,616 344,608'), '#fff0d0', 0.8),
    disc([250, 560], 18, { fill: signal, ink: 0.6 }),
    line(at('276,540 306,560 280,590'), 0.9),
    line(at('362,540 396,560 434,544'), 0.9),
    line(at('362,590 396,570 434,592'), 0.9),
    ...at('640,700 710,720 680,650 770,690').flatMap((place) => beanAt(place, 74)),
  ];
}

/** Beans counted out for what is bought with them. */
export function drawBeanMoney(): OutlineShape[] {
  const row = (y: number, count: number): OutlineShape[] =>
    Array.from({ length: count }, (_, index) => beanAt([430 + index * 84, y], 78)).flat();
  return [
    box([0, 660], [1040, 710], '#c08e5f'),
    area(
      at('60,660 40,520 110,400 150,360 120,300 190,320 260,300 230,360 280,410 340,530 320,660'),
      '#d9b98a',
      1.1,
    ),
    line(at('136,366 190,380 246,364'), 1.2),
    ...at('150,500 220,470 200,560 270,560 130,590').flatMap((place) => beanAt(place, 62)),
    ...row(520, 3),
    ...row(580, 3),
    ...row(636, 3),
    arrow([690, 520], [790, 520]),
    area(at('830,640 850,540 890,430 920,400 950,430 990,540 1010,640'), '#f2c14a', 1),
    ...[450, 500, 550, 600].map((y) => line(at(`870,${y} 920,${y + 10} 970,${y}`), 0.5)),
    ...[890, 950].map((x) => line(at(`${x},420 ${x},540 ${x},636`), 0.5)),
    area(at('800,656 800,540 850,470 880,560 900,656'), colours.plant, 0.9),
    area(at('940,656 960,560 990,470 1040,540 1040,656'), colours.plant, 0.9),
  ];
}

/** Poured from one vessel high above into another, until it foams. */
export function drawFrothing(): OutlineShape[] {
  const cup = (place: Place): OutlineShape[] => [
    block(moved('0,0 200,0 172,190 28,190', place), clay, 1.1),
    line(moved('12,70 100,84 190,70', place), 0.7),
  ];
  return [
    ...movedShapes(cup([-100, -95]), { x: 420, y: 170, degrees: 118 }),
    area(at('392,220 420,230 428,400 424,560 388,560 384,400'), dark, 0.8),
    ...cup([300, 580]),
    ...at('330,566 372,552 414,560 456,552 488,568 350,540 400,528 446,534').map((place) =>
      disc(place, 27, { fill: '#d9b08a', ink: 0.7 }),
    ),
    ...thread(at('560,300 600,400 580,500'), 1.2),
  ];
}

/** A table in a house where chocolate was drunk. */
export function drawChocolateHouse(): OutlineShape[] {
  const cup = ([x, y]: Place): OutlineShape[] => [
    block(moved('0,0 90,0 76,80 14,80', [x, y]), '#f3f0ea', 0.9),
    angular(moved('90,14 120,20 112,54 82,56', [x, y]), 1),
    ellipse([x + 45, y], [45, 12], { fill: dark, ink: 0.7 }),
    ...[20, 56].map((dx) =>
      line(moved(`${dx},-20 ${dx + 14},-48 ${dx - 4},-74 ${dx + 10},-100`, [x, y]), 0.8),
    ),
  ];
  return [
    box([0, 0], [1040, 760], '#e7d3ae'),
    box([90, 80], [330, 330], colours.glass),
    angular(at('210,80 210,330'), 0.8),
    angular(at('90,205 330,205'), 0.8),
    block(at('470,40 960,40 930,150 500,150'), '#a7485a', 0.9),
    ...movedShapes(podAt([0, 0], 70), { x: 640, y: 94, degrees: 70 }),
    ...movedShapes(podAt([0, 0], 70, '#d9663a'), { x: 800, y: 94, degrees: 70 }),
    box([100, 560], [940, 610], '#8a5f3a'),
    box([180, 610], [220, 760], '#8a5f3a'),
    box([820, 610], [860, 760], '#8a5f3a'),
    ...cup([220, 480]),
    ...cup([700, 480]),
    area(at('450,560 420,470 450,380 500,350 560,350 610,380 640,470 610,560'), '#c9a13c', 1),
    block(at('480,350 500,316 560,316 580,350'), '#b08a2c', 0.8),
    angular(at('530,316 530,230'), 1.3),
    area(at('420,440 350,420 330,360 350,350 370,400 430,410'), '#c9a13c', 0.8),
  ];
}

/** The press that parts the fat from the powder. */
export function drawCocoaPress(): OutlineShape[] {
  return [
    box([120, 80], [180, 700], steel),
    box([620, 80], [680, 700], steel),
    box([90, 60], [710, 130], '#8f9aa5'),
    box([90, 690], [710, 750], '#8f9aa5'),
    box([370, 20], [430, 300], '#7f8a95'),
    angular(at('220,30 580,30'), 2),
    box([270, 300], [530, 350], '#7f8a95'),
    box([260, 350], [540, 560], dark),
    ...[300, 360, 420, 480].map((x) => line(at(`${x},370 ${x + 20},450 ${x - 6},540`), 0.5)),
    box([250, 560], [550, 600], steel),
    line(at('550,590 610,610 760,640'), 1),
    area(at('760,636 776,660 800,690 790,720 766,726 744,712 744,684'), '#f3d27a', 0.8),
    block(at('720,740 880,740 860,840 740,840'), '#f6e3a4', 1),
    arrow([400, 160], [400, 285]),
    area(at('-60,840 20,760 100,720 160,760 240,840'), bean, 0.9),
    box([-80, 838], [920, 860], '#c08e5f'),
  ];
}

/** The warm mass runs into a mould, and comes out of it as a bar. */
export function drawMoulding(): OutlineShape[] {
  return [
    block(at('20,470 420,470 480,640 -40,640'), '#8f9aa5', 1.1),
    ...[0, 1, 2].flatMap((column) => [0, 1].map((row) => hollow(column, row))),
    block(at('-40,640 480,640 480,680 -40,680'), '#76828d', 1),
    area(at('194,310 246,310 240,400 242,510 268,528 220,538 172,528 198,510 200,400'), dark, 0.8),
    block(at('30,60 410,60 360,220 270,280 270,320 170,320 170,280 80,220'), steel, 1.1),
    ellipse([220, 62], [190, 34], { fill: dark, ink: 0.9 }),
    line(at('70,110 100,190 150,230'), 0.6),
    arrow([520, 560], [640, 560]),
    ...barAt([680, 350], dark),
  ];
}

/** A hollow of the mould, seen as the mould is: wider towards the viewer. The last two are not filled yet. */
function hollow(column: number, row: number): OutlineShape {
  const [top, bottom] = [490 + row * 72, 546 + row * 80];
  const across = (y: number, part: number): Place => {
    const half = 200 + ((y - 470) / 170) * 60;
    return [220 + half * ((column + part) * (2 / 3) - 1), y];
  };
  const corners = [across(top, 0.1), across(top, 0.9), across(bottom, 0.9), across(bottom, 0.1)];
  return block(corners, column < 2 ? dark : '#c3ccd4', 0.7);
}

function barAt([x, y]: Place, fill: string): OutlineShape[] {
  return [
    box([x, y], [x + 250, y + 330], fill),
    ...[0, 1].flatMap((column) =>
      [0, 1, 2].map((row) =>
        box(
          [x + 20 + column * 110, y + 18 + row * 102],
          [x + 120 + column * 110, y + 108 + row * 102],
          `${fill === dark ? '#6f4530' : '#bf8a62'}`,
        ),
      ),
    ),
  ];
}

/** Dark chocolate and milk make a lighter one. */
export function drawMilkChocolate(): OutlineShape[] {
  return [
    ...barAt([0, 300], dark),
    angular(at('310,460 390,460'), 2),
    angular(at('350,420 350,500'), 2),
    area(
      at('470,640 440,560 450,450 490,390 490,320 590,320 590,390 630,450 640,560 610,640'),
      '#eef3f7',
      1.1,
    ),
    area(at('456,480 540,496 626,480 636,560 606,632 474,632 444,560'), '#ffffff', 0.6),
    box([480, 280], [600, 324], steel),
    arrow([690, 470], [800, 470]),
    ...barAt([840, 300], milky),
  ];
}

/** Fewer pods on the tree, and the price that climbs. */
export function drawCocoaPrice(): OutlineShape[] {
  return [
    ...[0, 1, 2].map((row) => ellipse([900, 640 - row * 34], [66, 24], { fill: '#f2c14a', ink: 0.8 })),
    angular(at('60,60 60,700 1010,700'), 1.4),
    ...[0, 1, 2, 3].flatMap((column) =>
      Array.from({ length: 4 - column }, (_, row) => podAt([170 + column * 210, 640 - row * 118], 92)).flat(),
    ),
    angular(at('110,640 300,560 480,470 640,300 760,220 900,90'), 2.4),
    arrow([820, 170], [940, 60]),
  ];
}

/** From the pod to the cup and to the bar. */
export function drawChocolateThroughTime(): OutlineShape[] {
  return [
    ...podAt([110, 260], 270),
    arrow([260, 270], [370, 270]),
    ...movedShapes(drawClayJar().slice(0, 11), { x: 390, y: 40, scale: 0.56 }),
    arrow([720, 270], [830, 270]),
    block(at('880,200 1080,200 1052,390 908,390'), '#f3f0ea', 1.1),
    angular(at('1080,230 1140,244 1124,320 1060,330'), 1.1),
    ellipse([980, 200], [100, 22], { fill: dark, ink: 0.8 }),
    ...[940, 1010].map((x) => line(at(`${x},160 ${x + 20},120 ${x - 6},80 ${x + 12},40`), 1)),
    arrow([1190, 270], [1300, 270]),
    ...movedShapes(barAt([0, 0], dark), { x: 1340, y: 100 }),
  ];
}

/** Pods are carried across the sea and planted anew. */
export function drawPlantation(): OutlineShape[] {
  const tree = (x: number, size: number): OutlineShape[] => {
    const shapes = [
      block(at('-14,0 -8,-150 8,-150 16,0'), bark, 0.8),
      area(
        at('-110,-150 -120,-220 -60,-290 20,-300 100,-250 116,-180 70,-140 0,-150 -60,-136'),
        colours.leaf,
        0.9,
      ),
      ...podAt([-24, -100], 56),
      ...podAt([26, -80], 56, '#d9663a'),
    ];
    return movedShapes(shapes, { x, y: 620, scale: size });
  };
  return [
    block(at('0,610 1040,590 1040,720 0,720'), colours.grass, 0.9),
    ...tree(170, 1),
    ...tree(430, 1.1),
    ...tree(700, 1.02),
    block(at('800,560 980,560 950,690 830,690'), '#c08e5f', 1),
    ...podAt([845, 545], 80),
    ...podAt([895, 530], 80, '#d9663a'),
    ...podAt([940, 545], 80, '#c9b23a'),
  ];
}
