import type { OutlineShape, Place } from '../../outline/index.ts';
import { angular, area, at, block, disc, line } from './lines.ts';
import { colours } from './place-room.ts';

const moved = (points: string, [x, y]: Place, scale = 1): Place[] =>
  at(points).map(([dx, dy]): Place => [x + dx * scale, y + dy * scale]);

const wet = '#8a5f42';
const canvas = '#efe3c6';

/** Where the way on a map leads, in the order in which it is gone. */
const way = at(
  '46,-52 70,-74 62,-104 92,-122 118,-106 140,-80 168,-92 186,-122 214,-138 200,-66 226,-96 120,-58',
);

/** A map that is spread out on two sticks, with as many crosses on it as are told of, and the way from one to the next. */
export function markedMap(crosses: number): OutlineShape[] {
  const marks = way.slice(0, crosses);
  return [
    block(moved('34,0 40,-168 48,-168 44,0', [0, 0]), colours.wood, 0.8),
    block(moved('222,0 226,-172 234,-172 232,0', [0, 0]), colours.wood, 0.8),
    block(
      moved('24,-34 20,-158 84,-166 142,-156 200,-168 250,-160 246,-36 200,-44 142,-32 84,-42', [0, 0]),
      '#f6e7bd',
      1,
    ),
    // Land in a sea, a river in it.
    area(moved('36,-60 48,-120 110,-148 190,-150 236,-120 232,-60 170,-46 90,-50', [0, 0]), '#cfe0a4', 0.4),
    line(moved('150,-146 142,-120 156,-98 148,-72 158,-50', [0, 0]), 0.5),
    ...['84,-166 84,-42', '142,-156 142,-32', '200,-168 200,-44'].map((fold) => line(at(fold), 0.3)),
    block(moved('52,-140 62,-156 72,-140', [0, 0]), '#b9b2ac', 0.4),
    block(moved('66,-138 78,-152 90,-138', [0, 0]), '#b9b2ac', 0.4),
    ...marks.slice(1).flatMap((mark, index) => dashes(marks[index] ?? mark, mark)),
    ...marks.flatMap((mark) => cross(mark, 8)),
  ];
}

function cross([x, y]: Place, half: number): OutlineShape[] {
  const bar = (points: string): OutlineShape => block(moved(points, [x, y], half / 8), '#d23c34', 0.25);
  return [bar('-8,-6 -6,-8 8,6 6,8'), bar('6,-8 8,-6 -6,8 -8,6')];
}

function dashes([ax, ay]: Place, [bx, by]: Place): OutlineShape[] {
  const along = (part: number): Place => [ax + (bx - ax) * part, ay + (by - ay) * part];
  return [0.34, 0.58].map((from) => angular([along(from), along(from + 0.12)], 0.45));
}

/** Pictures with their faces to a wall: backs of canvases, each stretched on its frame, a drop of colour on their edges. */
export const canvasesAtWall: readonly OutlineShape[] = [
  block(moved('0,0 0,-150 258,-150 258,0', [0, 0]), '#d8b58c', 0.8),
  ...[-30, -60, -90, -120].map((y) => line(at(`0,${y} 258,${y}`), 0.35)),
  ...at('60,-15 150,-15 26,-45 118,-45 214,-45 70,-75 170,-75 30,-105 226,-105 96,-135').map(([x, y]) =>
    line(
      [
        [x, y - 15],
        [x, y + 15],
      ],
      0.3,
    ),
  ),
  ...backOfCanvas([40, 6], { width: 84, height: 110, drop: '#e2574c' }),
  ...backOfCanvas([178, 6], { width: 74, height: 128, drop: '#4f8fd0' }),
  ...backOfCanvas([106, 16], { width: 96, height: 88, drop: '#e8b33f' }),
];

function backOfCanvas(
  [x, y]: Place,
  { width: w, height: h, drop }: { width: number; height: number; drop: string },
): OutlineShape[] {
  const lean = 6;
  const corners = (inset: number): Place[] => [
    [x - w / 2 + inset, y - inset],
    [x - w / 2 + inset + lean, y - h + inset],
    [x + w / 2 - inset + lean, y - h + inset],
    [x + w / 2 - inset, y - inset],
  ];
  return [
    block(corners(0), colours.wood, 0.9),
    block(corners(11), canvas, 0.6),
    block(moved(`-5,-11 -2,${11 - h} 8,${11 - h} 5,-11`, [x + lean / 2 - 1, y]), '#cfa878', 0.5),
    line(
      [
        [x - w * 0.3, y - h * 0.76],
        [x + lean / 2, y - h * 0.7],
        [x + w * 0.36, y - h * 0.76],
      ],
      0.35,
    ),
    // What was painted has run over the edge.
    area(moved('-7,0 7,0 6,12 2,20 -3,13', [x + w * 0.26, y - h]), drop, 0.4),
    area(moved('-6,0 6,0 4,10 0,15 -4,9', [x - w * 0.2, y - h]), drop, 0.4),
  ];
}

/** A bed of wet earth in which everything hangs down. */
export const wiltedBed: readonly OutlineShape[] = [
  area(moved('-96,8 -86,-16 -30,-26 50,-26 118,-14 130,8', [116, 0]), wet, 0.9),
  ...at('62,-8 118,-4 174,-8').map(([x, y]) => area(moved('-18,0 0,-5 18,0 0,5', [x, y]), '#6f98b8', 0.3)),
  ...['44,-18', '92,-22', '140,-22', '190,-18'].flatMap((foot, index) => {
    const [place = [0, 0] as const] = at(foot);
    const scale = 0.9 + (index % 3) * 0.14;
    return [
      line(moved('0,0 -4,-44 6,-72 26,-74 38,-54', place, scale), 1),
      area(moved('-2,-26 -24,-20 -34,2 -18,0 -6,-14', place, scale), '#a8a05a', 0.6),
      area(moved('0,-44 18,-36 26,-14 12,-18 2,-32', place, scale), '#a8a05a', 0.6),
      area(moved('28,-58 46,-60 54,-42 46,-26 36,-30 26,-40', place, scale), '#a5724f', 0.7),
    ];
  }),
];

/** A board with what was drawn on it in water, half of it gone already, and the twig. */
export const wetDrawing: readonly OutlineShape[] = [
  {
    points: moved('20,0 32,-150 176,-150 168,0', [0, 0]),
    fill: '#e3bd8a',
    ink: 1,
    // A hill with a house and a sun, as far as they have not dried.
    marks: [
      '40,-26 60,-44 84,-50 110,-42 150,-22',
      '66,-52 66,-84 88,-106 112,-84 112,-50',
      '80,-50 80,-70 94,-70',
      '134,-124 146,-128 154,-118 150,-106 138,-104 130,-112 134,-124',
      '122,-96 116,-90',
      '160,-100 166,-92',
    ].map((points) => ({ points: at(points), fill: '#7b5634', width: 7 })),
  },
  ...at('100,-30 142,-62 52,-64').map((drop) => area(moved('-6,6 0,-12 6,6 0,11', drop), '#7cc0e4', 0.4)),
  block(moved('196,0 238,-10 240,-6 198,6', [0, 0]), colours.trunk, 0.7),
  line(at('214,-4 222,-18'), 0.6),
];

/** One seed in a leaf, on a stool: as large as whoever keeps it sees it. */
export const seedInLeaf: readonly OutlineShape[] = [
  block(moved('24,0 36,-58 46,-58 38,0', [0, 0]), colours.trunk, 0.7),
  block(moved('136,0 124,-58 114,-58 122,0', [0, 0]), colours.trunk, 0.7),
  block(moved('14,-56 146,-56 146,-70 14,-70', [0, 0]), colours.wood, 0.8),
  area(
    moved('10,-72 26,-104 66,-92 80,-78 96,-94 138,-108 150,-76 118,-68 44,-68', [0, 0]),
    colours.leaf,
    0.9,
  ),
  line(at('20,-88 80,-74 142,-94'), 0.5),
  area(moved('-12,4 -10,-14 2,-24 14,-12 12,6 0,12', [80, -88]), '#8a5a34', 0.9),
  line(moved('-2,-14 4,-4', [80, -88]), 0.4),
  ...['80,-124 80,-142', '56,-118 46,-132', '104,-118 114,-132'].map((ray) => line(at(ray), 0.5)),
];

/** A flower that was waited for, of its colour. */
export function bloomOf(petal: string): OutlineShape[] {
  return [
    line(moved('0,0 -4,-40 2,-84', [112, 0]), 1.2),
    area(moved('0,-26 34,-52 40,-30 14,-12', [112, 0]), colours.plant, 0.7),
    area(moved('0,-14 -34,-40 -40,-18 -14,-4', [112, 0]), colours.plant, 0.7),
    ...[0, 60, 120, 180, 240, 300].map((degrees) => {
      const angle = (degrees / 180) * Math.PI;
      return disc([114 + Math.cos(angle) * 24, -98 + Math.sin(angle) * 24], 19, { fill: petal, ink: 0.8 });
    }),
    disc([114, -98], 16, { fill: '#f2c14a', ink: 0.8 }),
  ];
}

/** A table that something is laid on, its top at `tableTop`. */
export const table: readonly OutlineShape[] = [
  block(moved('-74,0 -66,-76 -54,-76 -58,0', [0, 0]), colours.trunk, 0.8),
  block(moved('74,0 66,-76 54,-76 58,0', [0, 0]), colours.trunk, 0.8),
  block(moved('-92,-76 92,-76 92,-92 -92,-92', [0, 0]), colours.wood, 0.9),
];
export const tableTop = -92;
