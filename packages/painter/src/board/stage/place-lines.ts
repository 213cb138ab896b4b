import { between } from '../../canvas/random.ts';
import type { Random } from '../../canvas/random.ts';
import type { Place as Setting, TimeOfDay, Weather } from '../../plan/scene-plan.ts';
import type { OutlineShape, Place } from '../../outline/index.ts';
import { angular, area, block, disc, line } from './lines.ts';

/** What a place is drawn in: the size of the stage and where its ground is. */
export interface PlaceRoom {
  readonly width: number;
  readonly ground: number;
  readonly time: TimeOfDay;
  readonly weather: Weather;
  /** Words of a scene that name its corner of the place: a window, a roof. */
  readonly words: string;
  readonly random: Random;
  /** Something is written where the sun would be. */
  readonly isWritten: boolean;
}

const colours = {
  grass: '#8fc26a',
  leaf: '#7db464',
  fir: '#5f9f74',
  trunk: '#a9784e',
  water: '#7cc0e4',
  sand: '#f0d493',
  rock: '#b9b2ac',
  snow: '#e8f1f8',
  sun: '#ffd55e',
  moon: '#ffe9a8',
  cloud: '#dfe8f0',
  wall: '#f3e3c6',
  wood: '#d9ab75',
  roof: '#d9785c',
  glass: '#bfe2f5',
  night: '#4a5a86',
  stone: '#cfc8c0',
  plant: '#69ad5e',
  fog: '#8b93a6',
} as const;

/** The few lines that make a place, from back to front; the ground is its last. */
export function placeLines(setting: Setting, room: PlaceRoom): OutlineShape[] {
  return [...skyOf(setting, room), ...makers[setting](room)];
}

const inside: ReadonlySet<Setting> = new Set([
  'room',
  'kitchen',
  'classroom',
  'library',
  'laboratory',
  'workshop',
  'theatre',
  'hall',
  'studio',
  'cave',
  'underwater',
  'space',
]);

function sunX(setting: Setting, { width, isWritten }: PlaceRoom): number {
  if (isWritten) {
    return leafy.has(setting) ? width * 0.29 : width * 0.09;
  }
  return leafy.has(setting) ? width * 0.67 : width - 120;
}

/** Where trees stand at the edges, the sun is seen between them. */
const leafy: ReadonlySet<Setting> = new Set(['forest', 'jungle', 'garden', 'meadow', 'village', 'farm']);

function isNight({ time }: PlaceRoom): boolean {
  return time === 'night' || time === 'dusk';
}

/** Sun or moon, clouds, rain, snow. */
function skyOf(setting: Setting, room: PlaceRoom): OutlineShape[] {
  if (inside.has(setting)) {
    return [];
  }
  const { width, weather, ground } = room;
  const x = sunX(setting, room);
  const y = 84;
  const isWet = weather === 'rain' || weather === 'storm' || weather === 'overcast' || weather === 'snow';
  if (isWet) {
    return [
      ...cloud([width * 0.78, 76], 1.25, weather === 'storm' ? colours.fog : colours.cloud),
      ...cloud([width * 0.22, 54], 0.9, weather === 'storm' ? colours.fog : colours.cloud),
      ...(weather === 'storm' ? [bolt([width * 0.77, 120])] : []),
      ...fall(room, { ground, isSnow: weather === 'snow', isDry: weather === 'overcast' }),
    ];
  }
  if (isNight(room)) {
    return [
      area(
        [
          [x - 6, y - 52],
          [x + 26, y - 44],
          [x + 50, y],
          [x + 26, y + 44],
          [x - 6, y + 52],
          [x + 14, y + 22],
          [x + 16, y - 22],
        ],
        colours.moon,
      ),
      ...Array.from({ length: 5 }, (_, index) =>
        star(
          [width * (0.1 + index * 0.17) + between(room.random, -30, 30), 30 + between(room.random, 0, 90)],
          11,
        ),
      ),
    ];
  }
  const isLow = room.time === 'sunset' || room.time === 'golden' || room.time === 'dawn';
  const sun = disc([x, isLow ? y + 60 : y], 50, { fill: isLow ? '#ffb257' : colours.sun });
  return [
    sun,
    ...rays([x, isLow ? y + 60 : y]),
    ...cloud([width * (room.isWritten ? 0.44 : 0.2), 60], 0.9, colours.cloud),
  ];
}

function rays([x, y]: Place): OutlineShape[] {
  return Array.from({ length: 8 }, (_, index) => {
    const angle = (index / 8) * Math.PI * 2 + 0.2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return line([
      [x + cos * 66, y + sin * 66],
      [x + cos * 86, y + sin * 86],
    ]);
  });
}

function cloud([x, y]: Place, size: number, fill: string): OutlineShape[] {
  const s = size * 46;
  return [
    area(
      [
        [x - 2 * s, y + 0.5 * s],
        [x - 2.2 * s, y],
        [x - 1.4 * s, y - 0.5 * s],
        [x - 0.5 * s, y - 1 * s],
        [x + 0.5 * s, y - 0.9 * s],
        [x + 1.2 * s, y - 0.4 * s],
        [x + 2.1 * s, y - 0.1 * s],
        [x + 2 * s, y + 0.5 * s],
      ],
      fill,
    ),
  ];
}

function bolt([x, y]: Place): OutlineShape {
  return block(
    [
      [x, y],
      [x + 34, y],
      [x + 16, y + 52],
      [x + 44, y + 52],
      [x - 18, y + 132],
      [x - 2, y + 76],
      [x - 26, y + 76],
    ],
    '#ffd84a',
  );
}

function star([x, y]: Place, size: number): OutlineShape {
  const points = Array.from({ length: 10 }, (_, index): Place => {
    const angle = (index / 10) * Math.PI * 2 - Math.PI / 2;
    const reach = index % 2 === 0 ? size : size * 0.45;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  return { points, fill: colours.moon, ink: 0.45 };
}

function fall(
  { width, random }: PlaceRoom,
  { ground, isSnow, isDry }: { ground: number; isSnow: boolean; isDry: boolean },
): OutlineShape[] {
  if (isDry) {
    return [];
  }
  return Array.from({ length: 14 }, (_, index) => {
    const x = width * ((index + 0.5) / 14) + between(random, -30, 30);
    const y = between(random, 150, ground - 120);
    return isSnow
      ? disc([x, y], 7, { fill: colours.snow, ink: 0.4 })
      : line(
          [
            [x, y],
            [x - 14, y + 40],
          ],
          0.5,
        );
  });
}

/** The ground from edge to edge, a little uneven. */
function ground(room: PlaceRoom, fill: string, depth = 34): OutlineShape[] {
  const { width, ground: y } = room;
  return [
    block(
      [
        [10, y + 2],
        [width - 10, y + 2],
        [width - 40, y + depth],
        [40, y + depth],
      ],
      fill,
      0,
    ),
    line(
      [
        [0, y + 4],
        [width * 0.25, y - 2],
        [width * 0.55, y + 3],
        [width * 0.8, y - 2],
        [width, y + 3],
      ],
      0.9,
    ),
  ];
}

function hill(room: PlaceRoom, from: number, to: number, high: number, fill: string): OutlineShape {
  const { width, ground: y } = room;
  const [a, b] = [width * from, width * to];
  const span = b - a;
  return {
    points: [
      ...curveOf([
        [a, y],
        [a + span * 0.22, y - high * 0.62],
        [a + span * 0.5, y - high],
        [a + span * 0.8, y - high * 0.55],
        [b, y],
      ]),
    ],
    fill,
    ink: 0.55,
  };
}

function curveOf(points: readonly Place[]): readonly Place[] {
  return line(points).points;
}

function roundTree([x, y]: Place, size: number, fill: string = colours.leaf): OutlineShape[] {
  const s = size;
  return [
    block(
      [
        [x - 0.09 * s, y],
        [x - 0.06 * s, y - 0.5 * s],
        [x + 0.06 * s, y - 0.5 * s],
        [x + 0.1 * s, y],
      ],
      colours.trunk,
    ),
    area(
      [
        [x - 0.34 * s, y - 0.46 * s],
        [x - 0.42 * s, y - 0.72 * s],
        [x - 0.24 * s, y - 0.96 * s],
        [x, y - 1.04 * s],
        [x + 0.26 * s, y - 0.95 * s],
        [x + 0.42 * s, y - 0.7 * s],
        [x + 0.32 * s, y - 0.46 * s],
        [x, y - 0.4 * s],
      ],
      fill,
    ),
  ];
}

function firTree([x, y]: Place, size: number): OutlineShape[] {
  const s = size;
  return [
    block(
      [
        [x - 0.05 * s, y],
        [x - 0.05 * s, y - 0.16 * s],
        [x + 0.05 * s, y - 0.16 * s],
        [x + 0.05 * s, y],
      ],
      colours.trunk,
    ),
    block(
      [
        [x, y - 1.05 * s],
        [x + 0.16 * s, y - 0.72 * s],
        [x + 0.09 * s, y - 0.72 * s],
        [x + 0.25 * s, y - 0.42 * s],
        [x + 0.15 * s, y - 0.42 * s],
        [x + 0.32 * s, y - 0.12 * s],
        [x - 0.32 * s, y - 0.12 * s],
        [x - 0.15 * s, y - 0.42 * s],
        [x - 0.25 * s, y - 0.42 * s],
        [x - 0.09 * s, y - 0.72 * s],
        [x - 0.16 * s, y - 0.72 * s],
      ],
      colours.fir,
    ),
  ];
}

function tuft([x, y]: Place): OutlineShape[] {
  return [
    line(
      [
        [x - 14, y - 20],
        [x - 4, y],
      ],
      0.5,
    ),
    line(
      [
        [x, y - 28],
        [x, y],
      ],
      0.5,
    ),
    line(
      [
        [x + 14, y - 18],
        [x + 4, y],
      ],
      0.5,
    ),
  ];
}

function flower([x, y]: Place, fill: string): OutlineShape[] {
  return [
    line(
      [
        [x, y],
        [x + 2, y - 34],
      ],
      0.5,
    ),
    disc([x + 2, y - 42], 13, { fill, ink: 0.5 }),
    disc([x + 2, y - 42], 4, { fill: colours.sun, ink: 0.3 }),
  ];
}

function house([x, y]: Place, size: number, look: { wall?: string; roof?: string } = {}): OutlineShape[] {
  const s = size;
  return [
    block(
      [
        [x - 0.42 * s, y],
        [x - 0.42 * s, y - 0.5 * s],
        [x + 0.42 * s, y - 0.5 * s],
        [x + 0.42 * s, y],
      ],
      look.wall ?? colours.wall,
    ),
    block(
      [
        [x - 0.52 * s, y - 0.48 * s],
        [x, y - 0.94 * s],
        [x + 0.52 * s, y - 0.48 * s],
      ],
      look.roof ?? colours.roof,
    ),
    block(
      [
        [x - 0.08 * s, y],
        [x - 0.08 * s, y - 0.28 * s],
        [x + 0.1 * s, y - 0.28 * s],
        [x + 0.1 * s, y],
      ],
      colours.wood,
    ),
    block(
      [
        [x - 0.32 * s, y - 0.2 * s],
        [x - 0.32 * s, y - 0.38 * s],
        [x - 0.16 * s, y - 0.38 * s],
        [x - 0.16 * s, y - 0.2 * s],
      ],
      colours.glass,
    ),
    block(
      [
        [x + 0.19 * s, y - 0.2 * s],
        [x + 0.19 * s, y - 0.38 * s],
        [x + 0.34 * s, y - 0.38 * s],
        [x + 0.34 * s, y - 0.2 * s],
      ],
      colours.glass,
    ),
  ];
}

function peak([x, y]: Place, half: number, high: number): OutlineShape[] {
  return [
    block(
      [
        [x - half, y],
        [x - half * 0.3, y - high * 0.72],
        [x, y - high],
        [x + half * 0.36, y - high * 0.66],
        [x + half, y],
      ],
      colours.rock,
    ),
    block(
      [
        [x - half * 0.3, y - high * 0.72],
        [x, y - high],
        [x + half * 0.36, y - high * 0.66],
        [x + half * 0.14, y - high * 0.7],
        [x, y - high * 0.6],
        [x - half * 0.14, y - high * 0.7],
      ],
      colours.snow,
    ),
  ];
}

function waves(room: PlaceRoom, { from, to, y }: { from: number; to: number; y: number }): OutlineShape[] {
  const { width } = room;
  return [0, 1, 2].map((row) => {
    const left = width * from + row * 46;
    const right = width * to - row * 30;
    const count = Math.max(4, Math.round((right - left) / 60));
    const points = Array.from({ length: count * 2 + 1 }, (_, index): Place => [
      left + ((right - left) * index) / (count * 2),
      y + 22 + row * 34 + (index % 2 === 0 ? 0 : -13),
    ]);
    return line(points, 0.5);
  });
}

/** Water behind the ground, from its horizon down. */
function sea(room: PlaceRoom, from: number, to: number, horizon: number): OutlineShape[] {
  const { width, ground: y } = room;
  return [
    block(
      [
        [width * from, horizon],
        [width * to, horizon],
        [width * to, y + 2],
        [width * from, y + 2],
      ],
      colours.water,
      0,
    ),
    line(
      [
        [width * from, horizon],
        [width * to, horizon],
      ],
      0.6,
    ),
    ...waves(room, { from: from + 0.03, to: to - 0.03, y: horizon + 16 }),
  ];
}

function windowIn(room: PlaceRoom, [x, y]: Place, size: number): OutlineShape[] {
  const [w, h] = [size, size * 1.1];
  const pane = isNight(room) ? colours.night : colours.glass;
  return [
    block(
      [
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
      ],
      pane,
      0.8,
    ),
    ...(isNight(room)
      ? [
          star([x + w * 0.3, y + h * 0.28], 9),
          disc([x + w * 0.72, y + h * 0.26], 18, { fill: colours.moon, ink: 0.4 }),
        ]
      : []),
    line([
      [x + w / 2, y],
      [x + w / 2, y + h],
    ]),
    line([
      [x, y + h / 2],
      [x + w, y + h / 2],
    ]),
    angular(
      [
        [x - 16, y + h + 8],
        [x + w + 16, y + h + 8],
      ],
      0.9,
    ),
  ];
}

function floor(room: PlaceRoom): OutlineShape[] {
  const { width, ground: y } = room;
  return [
    block(
      [
        [0, y - 26],
        [width, y - 26],
        [width, y + 34],
        [0, y + 34],
      ],
      colours.wood,
      0,
    ),
    line(
      [
        [0, y - 26],
        [width, y - 26],
      ],
      0.7,
    ),
  ];
}

function shelf([x, y]: Place, wide: number): OutlineShape[] {
  const books = ['#c8553d', '#3a7ca5', '#e0b04a', '#5f9f74', '#8a6fb0', '#c8553d', '#3a7ca5'];
  const each = wide / (books.length + 1.6);
  return [
    angular(
      [
        [x, y],
        [x + wide, y],
      ],
      0.9,
    ),
    ...books.map((fill, index) => {
      const left = x + each * (0.4 + index);
      const high = 66 + ((index * 37) % 26);
      return block(
        [
          [left, y],
          [left, y - high],
          [left + each * 0.86, y - high],
          [left + each * 0.86, y],
        ],
        fill,
        0.5,
      );
    }),
  ];
}

function table(room: PlaceRoom, x: number, wide: number): OutlineShape[] {
  const y = room.ground;
  return [
    block(
      [
        [x + 20, y],
        [x + 26, y - 130],
        [x + 44, y - 130],
        [x + 40, y],
      ],
      colours.wood,
    ),
    block(
      [
        [x + wide - 20, y],
        [x + wide - 26, y - 130],
        [x + wide - 44, y - 130],
        [x + wide - 40, y],
      ],
      colours.wood,
    ),
    block(
      [
        [x, y - 150],
        [x + wide, y - 150],
        [x + wide, y - 128],
        [x, y - 128],
      ],
      colours.wood,
    ),
  ];
}

function picture([x, y]: Place, size: number): OutlineShape[] {
  return [
    block(
      [
        [x, y],
        [x + size, y],
        [x + size, y + size * 0.8],
        [x, y + size * 0.8],
      ],
      colours.wall,
      0.8,
    ),
    area(
      [
        [x + size * 0.12, y + size * 0.66],
        [x + size * 0.34, y + size * 0.34],
        [x + size * 0.52, y + size * 0.52],
        [x + size * 0.7, y + size * 0.3],
        [x + size * 0.88, y + size * 0.66],
      ],
      colours.grass,
      0.4,
    ),
  ];
}

type Maker = (room: PlaceRoom) => OutlineShape[];

const meadow: Maker = (room) => {
  const { width: w, ground: y } = room;
  return [
    hill(room, -0.02, 0.62, 190, colours.grass),
    hill(room, 0.42, 1.02, 130, colours.leaf),
    ...roundTree([w * 0.9, y - 18], 210),
    ...ground(room, colours.grass),
    ...tuft([w * 0.07, y]),
    ...tuft([w * 0.58, y]),
    ...flower([w * 0.12, y + 4], '#e86f8a'),
    ...flower([w * 0.76, y + 4], '#7f8fe0'),
  ];
};

const forest: Maker = (room) => {
  const { width: w, ground: y } = room;
  return [
    hill(room, 0.2, 0.86, 110, colours.leaf),
    ...firTree([w * 0.055, y + 2], 400),
    ...roundTree([w * 0.165, y - 6], 330),
    ...firTree([w * 0.8, y - 8], 300),
    ...roundTree([w * 0.935, y + 2], 430),
    ...ground(room, colours.grass),
    ...tuft([w * 0.26, y + 2]),
    ...tuft([w * 0.68, y + 2]),
  ];
};

const coast: Maker = (room) => {
  const { width: w, ground: y } = room;
  return [
    ...sea(room, 0, 1, y - 150),
    block(
      [
        [0, y + 3],
        [0, y - 66],
        [w * 0.1, y - 60],
        [w * 0.14, y - 12],
        [w * 0.2, y + 3],
      ],
      colours.rock,
      0,
    ),
    angular(
      [
        [0, y - 66],
        [w * 0.1, y - 60],
        [w * 0.14, y - 12],
        [w * 0.2, y + 1],
      ],
      0.8,
    ),
    ...ground(room, colours.sand),
  ];
};

function lampTable(room: PlaceRoom, x: number): OutlineShape[] {
  const y = room.ground - 26;
  return [
    block(
      [
        [x + 30, y],
        [x + 30, y - 96],
        [x + 44, y - 96],
        [x + 44, y],
      ],
      colours.wood,
    ),
    block(
      [
        [x + 150, y],
        [x + 150, y - 96],
        [x + 164, y - 96],
        [x + 164, y],
      ],
      colours.wood,
    ),
    block(
      [
        [x, y - 112],
        [x + 194, y - 112],
        [x + 194, y - 94],
        [x, y - 94],
      ],
      colours.wood,
    ),
    block(
      [
        [x + 88, y - 112],
        [x + 94, y - 168],
        [x + 102, y - 168],
        [x + 108, y - 112],
      ],
      colours.stone,
    ),
    block(
      [
        [x + 56, y - 160],
        [x + 76, y - 226],
        [x + 120, y - 226],
        [x + 140, y - 160],
      ],
      colours.sun,
    ),
  ];
}

function rug({ width, ground: y }: PlaceRoom): OutlineShape {
  const [cx, half] = [width * 0.46, width * 0.2];
  return area(
    [
      [cx - half, y + 6],
      [cx - half * 0.6, y - 8],
      [cx, y - 12],
      [cx + half * 0.6, y - 8],
      [cx + half, y + 6],
      [cx + half * 0.6, y + 20],
      [cx, y + 24],
      [cx - half * 0.6, y + 20],
    ],
    '#d98b7a',
    0.5,
  );
}

const interior: Maker = (room) => {
  const { width: w } = room;
  const isUnderRoof = /\b(?:roof|attic)\b/u.test(room.words);
  return [
    ...(isUnderRoof
      ? [
          line(
            [
              [0, 210],
              [w * 0.24, 10],
            ],
            0.8,
          ),
          line(
            [
              [w, 210],
              [w * 0.76, 10],
            ],
            0.8,
          ),
        ]
      : []),
    ...windowIn(room, [w * 0.74, 84], w > 1000 ? 190 : 150),
    ...(w > 1000
      ? [...picture([w * 0.1, isUnderRoof ? 220 : 110], 150), ...lampTable(room, w * 0.045)]
      : shelf([w * 0.06, 250], 250)),
    ...floor(room),
    rug(room),
  ];
};

const makers: Readonly<Record<Setting, Maker>> = {
  meadow,
  forest,
  coast,
  jungle: (room) => [
    ...forest(room),
    ...tuft([room.width * 0.4, room.ground]),
    ...tuft([room.width * 0.5, room.ground]),
  ],
  mountains: (room) => {
    const { width: w, ground: y } = room;
    return [
      ...peak([w * 0.22, y], w * 0.21, 330),
      ...peak([w * 0.72, y], w * 0.27, 400),
      hill(room, 0.3, 0.8, 90, colours.grass),
      ...ground(room, colours.grass),
    ];
  },
  lake: (room) => [
    hill(room, 0, 0.5, 120, colours.leaf),
    ...sea(room, 0.34, 1, room.ground - 110),
    ...roundTree([room.width * 0.08, room.ground - 4], 280),
    ...ground(room, colours.grass),
  ],
  river: (room) => [
    hill(room, 0.5, 1, 140, colours.leaf),
    ...sea(room, 0, 0.56, room.ground - 90),
    ...roundTree([room.width * 0.92, room.ground - 4], 290),
    ...ground(room, colours.grass),
  ],
  beach: (room) => [...sea(room, 0, 1, room.ground - 130), ...ground(room, colours.sand)],
  island: (room) => [...sea(room, 0, 1, room.ground - 130), ...ground(room, colours.sand)],
  underwater: (room) => {
    const { width: w, ground: y, random } = room;
    const weed = (x: number, high: number): OutlineShape =>
      line(
        [
          [x, y],
          [x + 18, y - high * 0.3],
          [x - 14, y - high * 0.62],
          [x + 12, y - high],
        ],
        0.7,
      );
    return [
      block(
        [
          [0, 30],
          [w, 30],
          [w, y + 2],
          [0, y + 2],
        ],
        '#cfe9f5',
        0,
      ),
      ...waves({ ...room }, { from: 0.02, to: 0.98, y: 0 }).slice(0, 1),
      ...[0.06, 0.1, 0.88, 0.93].map((part, index) => weed(w * part, 150 + index * 24)),
      ...Array.from({ length: 6 }, () =>
        disc([between(random, 0.1, 0.9) * w, between(random, 80, y - 180)], between(random, 8, 16), {
          fill: '#f2fbff',
          ink: 0.45,
        }),
      ),
      ...ground(room, colours.sand),
    ];
  },
  desert: (room) => [
    hill(room, -0.05, 0.6, 130, colours.sand),
    hill(room, 0.4, 1.05, 170, '#ecc878'),
    ...ground(room, colours.sand),
  ],
  snowfield: (room) => [
    hill(room, -0.05, 0.56, 130, colours.snow),
    hill(room, 0.44, 1.05, 190, colours.snow),
    ...firTree([room.width * 0.9, room.ground - 30], 190),
    ...ground(room, colours.snow),
  ],
  volcano: (room) => [
    ...peak([room.width * 0.72, room.ground], room.width * 0.3, 380),
    ...ground(room, colours.rock),
  ],
  farm: (room) => {
    const { width: w, ground: y } = room;
    return [
      hill(room, 0, 0.7, 140, colours.grass),
      ...house([w * 0.86, y - 10], 250, { wall: '#e3a08a', roof: '#a85a44' }),
      ...[0, 1, 2, 3, 4].map((index) =>
        block(
          [
            [w * 0.02 + index * 70, y],
            [w * 0.02 + index * 70, y - 74],
            [w * 0.02 + index * 70 + 20, y - 74],
            [w * 0.02 + index * 70 + 20, y],
          ],
          colours.wood,
        ),
      ),
      line(
        [
          [w * 0.02, y - 52],
          [w * 0.02 + 300, y - 52],
        ],
        0.6,
      ),
      line(
        [
          [w * 0.02, y - 26],
          [w * 0.02 + 300, y - 26],
        ],
        0.6,
      ),
      ...ground(room, colours.grass),
    ];
  },
  garden: (room) => {
    const { width: w, ground: y } = room;
    const beds = ['#e86f8a', '#f2b84a', '#7f8fe0', '#e86f8a'];
    return [
      hill(room, 0.3, 1, 80, colours.grass),
      ...roundTree([w * 0.9, y - 6], 320),
      ...ground(room, colours.grass),
      ...beds.flatMap((fill, index) => flower([w * (0.05 + index * 0.05), y + 4], fill)),
      ...[0.68, 0.73].flatMap((part) => flower([w * part, y + 4], '#f2b84a')),
    ];
  },
  village: (room) => {
    const { width: w, ground: y } = room;
    return [
      hill(room, 0.1, 0.9, 130, colours.grass),
      ...house([w * 0.1, y - 4], 230),
      ...house([w * 0.84, y - 4], 280, { wall: '#e8d9b0', roof: '#b0604c' }),
      ...roundTree([w * 0.96, y], 190),
      ...ground(room, colours.grass),
    ];
  },
  city: (room) => street(room),
  street: (room) => street(room),
  sky: (room) => [
    ...cloud([room.width * 0.5, room.ground - 190], 1.7, colours.cloud),
    ...cloud([room.width * 0.84, room.ground - 60], 1.5, colours.cloud),
    ...cloud([room.width * 0.12, room.ground - 40], 1.6, colours.cloud),
  ],
  space: (room) => {
    const { width: w, ground: y, random } = room;
    const x = w * 0.86;
    return [
      ...Array.from({ length: 9 }, (_, index) =>
        star([w * (0.06 + index * 0.105), between(random, 30, y * 0.5)], between(random, 8, 15)),
      ),
      disc([x, 110], 70, { fill: '#8fc0e8' }),
      area(
        [
          [x - 40, 88],
          [x - 6, 76],
          [x + 8, 104],
          [x - 18, 132],
          [x - 44, 118],
        ],
        '#8fc26a',
        0.4,
      ),
      area(
        [
          [x + 18, 122],
          [x + 44, 112],
          [x + 46, 140],
          [x + 22, 152],
        ],
        '#8fc26a',
        0.4,
      ),
      ...ground(room, '#d9d6d0', 40),
      ...[0.1, 0.5, 0.82].map((part) =>
        line(
          [
            [w * part - 44, y + 18],
            [w * part, y + 28],
            [w * part + 44, y + 18],
          ],
          0.6,
        ),
      ),
    ];
  },
  cave: (room) => {
    const { width: w, ground: y } = room;
    return [
      line(
        [
          [w * 0.06, y],
          [w * 0.08, 190],
          [w * 0.2, 70],
          [w * 0.46, 26],
          [w * 0.76, 60],
          [w * 0.92, 190],
          [w * 0.95, y],
        ],
        0.9,
      ),
      ...ground(room, colours.stone),
    ];
  },
  room: interior,
  kitchen: (room) => [
    ...windowIn(room, [room.width * 0.78, 70], 150),
    ...floor(room),
    ...table(room, room.width * 0.06, Math.min(300, room.width * 0.3)),
    ...shelf([room.width * 0.08, 190], 240),
  ],
  classroom: (room) => [
    block(
      [
        [room.width * 0.56, 60],
        [room.width * 0.94, 60],
        [room.width * 0.94, 270],
        [room.width * 0.56, 270],
      ],
      '#6f9a86',
      0.9,
    ),
    ...floor(room),
  ],
  library: (room) => [
    ...shelf([room.width * 0.04, 170], room.width * 0.24),
    ...shelf([room.width * 0.04, 300], room.width * 0.24),
    ...shelf([room.width * 0.74, 170], room.width * 0.24),
    ...shelf([room.width * 0.74, 300], room.width * 0.24),
    ...floor(room),
  ],
  laboratory: (room) => [
    ...floor(room),
    ...table(room, room.width * 0.7, Math.min(420, room.width * 0.28)),
    ...shelf([room.width * 0.06, 170], room.width * 0.2),
  ],
  workshop: (room) => [
    ...windowIn(room, [room.width * 0.1, 90], 150),
    ...floor(room),
    ...table(room, room.width * 0.72, Math.min(420, room.width * 0.26)),
    ...clocks(room),
  ],
  theatre: (room) => curtains(room),
  hall: (room) => [
    ...windowIn(room, [room.width * 0.12, 70], 150),
    ...windowIn(room, [room.width * 0.78, 70], 150),
    ...floor(room),
  ],
  studio: (room) => [
    line(
      [
        [0, room.ground + 3],
        [room.width * 0.4, room.ground - 2],
        [room.width, room.ground + 3],
      ],
      0.8,
    ),
  ],
};

function clocks({ width: w, words }: PlaceRoom): OutlineShape[] {
  if (!/clock|watch/u.test(words)) {
    return [];
  }
  return [0.74, 0.84, 0.93].flatMap((part, index) => {
    const [x, y, r] = [w * part, 110 + (index % 2) * 56, 46 - index * 4];
    return [
      disc([x, y], r, { fill: '#fff6e0' }),
      line(
        [
          [x, y],
          [x, y - r * 0.6],
        ],
        0.5,
      ),
      line(
        [
          [x, y],
          [x + r * 0.45, y + r * 0.15],
        ],
        0.5,
      ),
    ];
  });
}

function curtains({ width: w, ground: y }: PlaceRoom): OutlineShape[] {
  const side = (from: number, to: number): OutlineShape =>
    area(
      [
        [w * from, 0],
        [w * to, 0],
        [w * (to - 0.02), y * 0.5],
        [w * to, y],
        [w * from, y],
      ],
      '#c9534f',
    );
  return [
    side(0, 0.13),
    side(0.87, 1),
    block(
      [
        [0, y - 10],
        [w, y - 10],
        [w, y + 34],
        [0, y + 34],
      ],
      colours.wood,
      0.6,
    ),
  ];
}

function street(room: PlaceRoom): OutlineShape[] {
  const { width: w, ground: y } = room;
  const walls = ['#ecd9b4', '#d9c3d8', '#cfe0d0', '#f0cdb4', '#d5dbe8', '#ecd9b4'];
  const count = w > 1000 ? 6 : 4;
  return [
    ...walls.slice(0, count).flatMap((fill, index) => {
      const left = (w / count) * index + 6;
      const right = left + w / count - 12;
      const high = 210 + ((index * 83) % 130);
      const step = (right - left) / 4;
      return [
        block(
          [
            [left, y],
            [left, y - high],
            [right, y - high],
            [right, y],
          ],
          fill,
        ),
        ...[0.6, 2.4].flatMap((at) =>
          [40, 120].map((down) =>
            block(
              [
                [left + step * at, y - high + down],
                [left + step * (at + 1), y - high + down],
                [left + step * (at + 1), y - high + down + 46],
                [left + step * at, y - high + down + 46],
              ],
              isNight(room) ? colours.moon : colours.glass,
              0.4,
            ),
          ),
        ),
      ];
    }),
    ...ground(room, '#d5d2cc'),
  ];
}
