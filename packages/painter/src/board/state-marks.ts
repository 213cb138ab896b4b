import type { OutlineShape, Place } from '../outline/index.ts';
import { angular, area, at, block, disc } from './stage/lines.ts';
import type { PictureState } from './picture-states.ts';

/** A mark is drawn on a picture of this width, whose height follows. */
export const markWidth = 1000;
const [signal, ice, char, flame, glow, mould] = [
  '#d9483b',
  '#bfe2f5',
  '#3a322e',
  '#e2562f',
  '#f6b13c',
  '#6b5a34',
] as const;

type Mark = (height: number) => OutlineShape[];

/** A bar from one place to another. */
function bar([x, y]: Place, [toX, toY]: Place, fill: string): OutlineShape {
  const length = Math.hypot(toX - x, toY - y);
  const [nx, ny] = [(-(toY - y) / length) * 30, ((toX - x) / length) * 30];
  return block(
    [
      [x + nx, y + ny],
      [toX + nx, toY + ny],
      [toX - nx, toY - ny],
      [x - nx, y - ny],
    ],
    fill,
    0.8,
  );
}

const crossed: Mark = (height) => [
  bar([120, height * 0.1], [880, height * 0.9], signal),
  bar([880, height * 0.1], [120, height * 0.9], signal),
];

/** No way in. */
const barred: Mark = (height) => {
  const [x, y, radius] = [760, height - 230, 210];
  return [
    disc([x, y], radius, { fill: signal, ink: 1.2 }),
    block(
      at('-130,-38 130,-38 130,38 -130,38').map(([px, py]): Place => [px + x, py + y]),
      '#ffffff',
      0.8,
    ),
  ];
};

/** A gap from top to bottom, and two cracks that leave it. */
const cracked: Mark = (height) => {
  const ways: readonly Place[] = [
    [560, 0],
    [450, 0.2],
    [560, 0.36],
    [430, 0.56],
    [540, 0.74],
    [460, 1],
  ];
  const edge = (side: number): Place[] =>
    ways.map(([x, y], index): Place => [x + side * (34 + (index % 2) * 16), height * y]);
  return [
    block([...edge(-1), ...edge(1).toReversed()], '#ffffff', 1.1),
    angular(
      [
        [400, height * 0.5],
        [300, height * 0.44],
        [250, height * 0.52],
      ],
      1,
    ),
    angular(
      [
        [620, height * 0.32],
        [710, height * 0.28],
        [760, height * 0.36],
      ],
      1,
    ),
  ];
};

/** In a block of ice, snow on top of it. */
const iced: Mark = (height) => {
  const [left, top, right, bottom] = [0, 0, markWidth, height];
  const side = (points: string, fill: string): OutlineShape =>
    block(
      at(points).map(([x, y]): Place => [
        x < 500 ? x + left : x - 1000 + right,
        y < 500 ? y + top : y - 1000 + bottom,
      ]),
      fill,
      0.8,
    );
  return [
    side('0,0 90,90 90,910 0,1000', ice),
    side('1000,0 910,90 910,910 1000,1000', '#9fd0ec'),
    side('0,1000 90,910 910,910 1000,1000', '#9fd0ec'),
    side('0,0 1000,0 910,90 90,90', '#e6f4fc'),
    angular(
      at('130,210 210,130').map(([x, y]): Place => [x + left, y + top]),
      1.1,
    ),
    angular(
      at('130,300 300,130').map(([x, y]): Place => [x + left, y + top]),
      1.1,
    ),
    angular(
      at('-130,-210 -210,-130').map(([x, y]): Place => [x + right, y + bottom]),
      1.1,
    ),
    area(
      at('0,0 1000,0 960,100 880,130 800,96 640,124 480,92 300,130 140,94 60,120').map(([x, y]): Place => [
        left + (x / 1000) * (right - left),
        y + top,
      ]),
      '#ffffff',
      0.8,
    ),
  ];
};

const tongue = (x: number, foot: number, size: number): OutlineShape[] => {
  const points = '0,0 -90,-60 -80,-170 -30,-130 -10,-280 60,-170 90,-200 100,-70 40,0';
  const placed = (scale: number): Place[] =>
    at(points).map(([px, py]): Place => [x + px * scale, foot + py * scale]);
  return [area(placed(size), flame, 0.9), area(placed(size * 0.5), glow, 0.5)];
};

/** Flames before it, soot on it and smoke above. */
const charred: Mark = (height) => [
  ...[
    [430, 0.42],
    [550, 0.3],
    [580, 0.54],
  ].map(([x = 0, y = 0]) =>
    area(
      at('-70,0 -30,-40 30,-34 76,4 30,44 -40,36').map(([px, py]): Place => [x + px, height * y + py]),
      char,
      0.7,
    ),
  ),
  ...[200, 480, 770].flatMap((x, index) => tongue(x, height, index === 1 ? 1.1 : 0.85)),
];

/** Dark spots, and flies. */
const spoilt: Mark = (height) => [
  ...[
    [420, 0.5, 1],
    [580, 0.6, 1.2],
    [540, 0.4, 0.7],
  ].map(([x = 0, y = 0, size = 1]) =>
    area(
      at('-80,0 -40,-60 30,-50 84,-6 50,56 -30,50').map(([px, py]): Place => [
        x + px * size,
        height * y + py * size,
      ]),
      mould,
      0.8,
    ),
  ),
  ...[
    [180, 0.06],
    [860, 0.14],
  ].flatMap(([x = 0, y = 0]): OutlineShape[] => [
    area(
      at('-10,0 -70,-40 -80,-6').map(([px, py]): Place => [x + px, height * y + py]),
      '#e4eaee',
      0.7,
    ),
    area(
      at('10,0 70,-40 80,-6').map(([px, py]): Place => [x + px, height * y + py]),
      '#e4eaee',
      0.7,
    ),
    disc([x, height * y], 30, { fill: char, ink: 0.8 }),
  ]),
];

/** What is drawn over a thing that is in a state. */
export const stateMarks: Readonly<Record<PictureState, Mark>> = {
  dead: crossed,
  closed: barred,
  broken: cracked,
  frozen: iced,
  burnt: charred,
  rotten: spoilt,
};
