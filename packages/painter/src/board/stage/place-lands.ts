import type { OutlineShape } from '../../outline/index.ts';
import type { Place as Setting } from '../../plan/scene-plan.ts';
import { angular, block, line } from './lines.ts';
import { garden } from './place-garden.ts';
import { forest, meadow, village } from './place-country.ts';
import { ground, hill, house, roundTree, sea, tuft } from './place-parts.ts';
import { colours, isNight } from './place-room.ts';
import type { Maker, PlaceRoom } from './place-room.ts';

const coast: Maker = (room) => {
  const { width: w, ground: y } = room;
  return [
    ...sea(room, [0, 1], y - 150),
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
/** Places where people live, and the country round them. */
export const lands = {
  meadow,
  forest,
  coast,
  jungle: (room) => [
    ...forest(room),
    ...tuft([room.width * 0.4, room.ground]),
    ...tuft([room.width * 0.5, room.ground]),
  ],
  lake: (room) => [
    hill(room, [0, 0.5], { high: 120, fill: colours.leaf }),
    ...sea(room, [0.34, 1], room.ground - 110),
    ...roundTree([room.width * 0.08, room.ground - 4], 280),
    ...ground(room, colours.grass),
  ],
  river: (room) => [
    hill(room, [0.5, 1], { high: 140, fill: colours.leaf }),
    ...sea(room, [0, 0.56], room.ground - 90),
    ...roundTree([room.width * 0.92, room.ground - 4], 290),
    ...ground(room, colours.grass),
  ],
  farm: (room) => {
    const { width: w, ground: y } = room;
    return [
      hill(room, [0, 0.7], { high: 140, fill: colours.grass }),
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
  garden,
  village,
  city: (room) => street(room),
  street: (room) => street(room),
} as const satisfies Partial<Record<Setting, Maker>>;
