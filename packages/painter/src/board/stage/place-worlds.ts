import { between } from '../../canvas/random.ts';
import type { OutlineShape, Place } from '../../outline/index.ts';
import type { Place as Setting } from '../../plan/scene-plan.ts';
import { block, disc, line } from './lines.ts';
import { firTree, ground, hill, peak, sea, waves } from './place-parts.ts';
import { moonLand } from './place-moon.ts';
import { colours } from './place-room.ts';
import type { Maker } from './place-room.ts';
import { cloud } from './place-sky.ts';
import { isOnWayToMoon, wayToMoon } from './way-to-moon.ts';

/** It rises to the surface. */
function bubble([x, y]: Place, radius: number): OutlineShape {
  const way: Place[] = [
    [x, y + 120],
    [x, 60],
  ];
  return {
    ...disc([x, y], radius, { fill: '#f2fbff', ink: 0.45 }),
    flow: { width: radius * 2, fill: '#f2fbff', way, isRound: true },
  };
}

/** A picture of fewer units has room for one mountain. */
const narrowest = 700;

/** Places where few live: heights, shores, depths, the sky. */
export const worlds = {
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
        bubble([between(random, 0.1, 0.9) * w, between(random, 80, y - 180)], between(random, 8, 16)),
      ),
      ...ground(room, colours.sand),
    ];
  },
  sky: (room) => [
    ...cloud([room.width * 0.5, room.ground - 190], 1.7, colours.cloud),
    ...cloud([room.width * 0.84, room.ground - 60], 1.5, colours.cloud),
    ...cloud([room.width * 0.12, room.ground - 40], 1.6, colours.cloud),
  ],
  space: moonLand,
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
  desert: (room) => [
    hill(room, [-0.05, 0.6], { high: 130, fill: colours.sand }),
    hill(room, [0.4, 1.05], { high: 170, fill: '#ecc878' }),
    ...ground(room, colours.sand),
  ],
  snowfield: (room) => [
    hill(room, [-0.05, 0.56], { high: 130, fill: colours.snow }),
    hill(room, [0.44, 1.05], { high: 190, fill: colours.snow }),
    ...firTree([room.width * 0.9, room.ground - 30], 190),
    ...ground(room, colours.snow),
  ],
  volcano: (room) => [
    ...peak([room.width * 0.72, room.ground], room.width * 0.3, 380),
    ...ground(room, colours.rock),
  ],
  mountains: (room) => {
    const { width: w, ground: y } = room;
    if (isOnWayToMoon(room)) {
      return wayToMoon(room);
    }
    return [
      // Two in a narrow picture would be needles.
      ...(w < narrowest ? [] : peak([w * 0.22, y], w * 0.21, 330)),
      ...(w < narrowest ? peak([w * 0.66, y], w * 0.46, 400) : peak([w * 0.72, y], w * 0.27, 400)),
      hill(room, [0.3, 0.8], { high: 90, fill: colours.grass }),
      ...ground(room, colours.grass),
    ];
  },
  island: (room) => [...sea(room, [0, 1], room.ground - 130), ...ground(room, colours.sand)],
  beach: (room) => [...sea(room, [0, 1], room.ground - 130), ...ground(room, colours.sand)],
} as const satisfies Partial<Record<Setting, Maker>>;
