import type { OutlineShape, Place, PlacePart } from '../../outline/index.ts';
import { area, block, disc, line } from './lines.ts';
import { colours } from './place-room.ts';
import type { PlaceRoom } from './place-room.ts';

/** The ground from edge to edge, a little uneven. */
export function ground(room: PlaceRoom, fill: string, depth = 34): OutlineShape[] {
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

export function hill(
  room: PlaceRoom,
  [from, to]: readonly [number, number],
  { high, fill }: { high: number; fill: string },
): OutlineShape {
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

/** Shapes that are left out where a story says that there are none of these. */
export function partOf(part: PlacePart, shapes: readonly OutlineShape[]): OutlineShape[] {
  return shapes.map((shape) => ({ ...shape, part }));
}

export function roundTree([x, y]: Place, size: number, fill: string = colours.leaf): OutlineShape[] {
  const s = size;
  return partOf('tree', [
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
  ]);
}

export function firTree([x, y]: Place, size: number): OutlineShape[] {
  const s = size;
  return partOf('tree', [
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
  ]);
}

export function tuft([x, y]: Place): OutlineShape[] {
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

export function flower([x, y]: Place, fill: string): OutlineShape[] {
  return partOf('flower', [
    line(
      [
        [x, y],
        [x + 2, y - 34],
      ],
      0.5,
    ),
    disc([x + 2, y - 42], 13, { fill, ink: 0.5 }),
    disc([x + 2, y - 42], 4, { fill: colours.sun, ink: 0.3 }),
  ]);
}

export function house(
  [x, y]: Place,
  size: number,
  look: { wall?: string; roof?: string } = {},
): OutlineShape[] {
  const s = size;
  return partOf('house', [
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
    pane([x - 0.32 * s, x - 0.16 * s], [y - 0.38 * s, y - 0.2 * s]),
    pane([x + 0.19 * s, x + 0.34 * s], [y - 0.38 * s, y - 0.2 * s]),
  ]);
}

/** A window from left to right and from top to bottom. */
function pane([left, right]: Place, [top, bottom]: Place): OutlineShape {
  return block(
    [
      [left, bottom],
      [left, top],
      [right, top],
      [right, bottom],
    ],
    colours.glass,
  );
}

export function peak([x, y]: Place, half: number, high: number): OutlineShape[] {
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

export function waves(
  room: PlaceRoom,
  { from, to, y }: { from: number; to: number; y: number },
): OutlineShape[] {
  const { width } = room;
  return [0, 1, 2].map((row) => {
    const left = width * from + row * 46;
    const right = width * to - row * 30;
    const count = Math.max(4, Math.round((right - left) / 60));
    const points = Array.from({ length: count * 2 + 1 }, (_, index): Place => [
      left + ((right - left) * index) / (count * 2),
      y + 22 + row * 34 + (index % 2 === 0 ? 0 : -13),
    ]);
    return { ...line(points, 0.5), flow: { width: 15, fill: '#ffffff' } };
  });
}

/** Water behind the ground, from its horizon down. */
export function sea(room: PlaceRoom, [from, to]: readonly [number, number], horizon: number): OutlineShape[] {
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
