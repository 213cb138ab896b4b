import type { OutlineShape, Place } from '../../outline/index.ts';
import type { Place as Setting } from '../../plan/scene-plan.ts';
import { angular, area, block, disc, line } from './lines.ts';
import { colours, isNight } from './place-room.ts';
import type { Maker, PlaceRoom } from './place-room.ts';
import { star } from './place-sky.ts';

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

/** Places under a roof. */
export const rooms = {
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
} as const satisfies Partial<Record<Setting, Maker>>;
