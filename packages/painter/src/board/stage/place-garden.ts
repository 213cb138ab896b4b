import type { OutlineShape, Place } from '../../outline/index.ts';
import { angular, area, at, block, disc, line } from './lines.ts';
import { flower, ground, hill, house, roundTree } from './place-parts.ts';
import { colours } from './place-room.ts';
import type { Maker, PlaceRoom } from './place-room.ts';
import type { Growth } from './told-growth.ts';

const earth = '#9a7350';
const furrow = '#7d5a3c';
const petals = ['#e86f8a', '#f2b84a', '#7f8fe0', '#f08a5d', '#c77fd0'] as const;

/** What a picture's words say of the beds; a garden of which nothing is said is grown. */
function growthOf(words: string): Growth {
  if (/\b(?:bare soil|bare beds?|empty beds?|plant(?:s|ing)? (?:\w+ )?seeds?|sow(?:s|ing)?)\b/u.test(words)) {
    return 'bare';
  }
  if (/\b(?:seedlings?|sprouts?|sprouting|shoots)\b/u.test(words)) {
    return 'sprouting';
  }
  return /\b(?:tall|high) (?:flowers|plants)\b/u.test(words) ? 'high' : 'grown';
}

/** A garden: a fence before a hill, beds with rows of plants on both sides, a can at hand. */
export const garden: Maker = (room) => {
  const { width: w, ground: y, words } = room;
  const growth = room.growth ?? growthOf(words);
  const beds = w > 1000 ? [0.015, 0.2, 0.6, 0.785] : [0.015, 0.62];
  const wide = w > 1000 ? 0.165 : 0.35;
  return [
    hill(room, [0.18, 0.94], { high: 150, fill: colours.leaf }),
    ...house([w * 0.13, y - 66], 150),
    ...roundTree([w * 0.92, y - 40], 300),
    ...fence(room),
    block(
      [
        [8, y - 34],
        [w - 8, y - 34],
        [w - 8, y],
        [8, y],
      ],
      colours.grass,
      0,
    ),
    ...ground(room, colours.grass),
    ...beds.flatMap((part, index) =>
      bed({ left: w * part, right: w * (part + wide), y: y - 8 }, growth, index),
    ),
    ...(/\bbench\b/u.test(words) ? bench([w * 0.665, y - 4]) : wateringCan([w * 0.94, y + 22])),
  ];
};

function fence({ width: w, ground: y }: PlaceRoom): OutlineShape[] {
  const posts = Math.round(w / 84);
  const rail = (high: number): OutlineShape =>
    block(
      [
        [8, y - high],
        [w - 8, y - high],
        [w - 8, y - high + 12],
        [8, y - high + 12],
      ],
      '#eadbc0',
      0.45,
    );
  return [
    rail(96),
    rail(58),
    ...Array.from({ length: posts }, (_, index) => {
      const x = 16 + (index * (w - 60)) / (posts - 1);
      return block(
        [
          [x, y - 30],
          [x, y - 114],
          [x + 13, y - 130],
          [x + 26, y - 114],
          [x + 26, y - 30],
        ],
        '#f3e8d2',
        0.5,
      );
    }),
  ];
}

interface Bed {
  readonly left: number;
  readonly right: number;
  readonly y: number;
}

function bed({ left, right, y }: Bed, growth: Growth, order: number): OutlineShape[] {
  const rows = [y - 14, y + 12];
  // High ones are few and large: many would be a thicket of lines.
  const count = growth === 'high' ? 3 : 5;
  return [
    area(
      [
        [left + 16, y - 24],
        [(left + right) / 2, y - 30],
        [right - 16, y - 24],
        [right, y + 14],
        [(left + right) / 2, y + 24],
        [left, y + 14],
      ],
      earth,
      0.6,
    ),
    ...rows.map((row) =>
      line(
        [
          [left + 22, row],
          [(left + right) / 2, row - 4],
          [right - 22, row],
        ],
        0.4,
      ),
    ),
    ...rows.flatMap((row, depth) =>
      Array.from({ length: count }, (_, index) => index).flatMap((index) => {
        const x = left + 26 + ((right - left - 52) * (index + (depth === 0 ? 0.25 : 0))) / (count - 0.75);
        return plant([x, row + 2], growth, petals[(index + order + depth * 2) % petals.length] ?? petals[0]);
      }),
    ),
  ];
}

function plant([x, y]: Place, growth: Growth, petal: string): OutlineShape[] {
  if (growth === 'bare') {
    return [disc([x, y], 6, { fill: furrow, ink: 0.3 })];
  }
  if (growth === 'sprouting') {
    return [
      line(
        [
          [x, y],
          [x, y - 18],
        ],
        0.5,
      ),
      area(
        at('0,-16 -8,-28 -20,-26 -12,-16').map(([dx, dy]): Place => [x + dx, y + dy]),
        colours.plant,
        0.45,
      ),
      area(
        at('0,-16 8,-28 20,-26 12,-16').map(([dx, dy]): Place => [x + dx, y + dy]),
        colours.plant,
        0.45,
      ),
    ];
  }
  if (growth === 'high') {
    return tallPlant([x, y], petal);
  }
  const high = 62;
  return [
    area(
      at('0,0 -16,-12 -22,-30 -6,-18 0,-34 6,-18 22,-30 16,-12').map(([dx, dy]): Place => [
        x + dx,
        y + dy * (high / 60),
      ]),
      colours.plant,
      0.4,
    ),
    ...flower([x, y - high + 36], petal),
  ];
}

/** Taller than the fence behind it, with a flower on every stem. */
function tallPlant([x, y]: Place, petal: string): OutlineShape[] {
  const lean = (Math.round(x) % 3) - 1;
  const high = 230 + (Math.round(x) % 4) * 26;
  const moved = (points: string): Place[] => at(points).map(([dx, dy]): Place => [x + dx, y + dy]);
  return [
    line(moved(`0,0 ${lean * 4},${-high * 0.5} ${lean * 10},${-high}`), 0.8),
    ...[0.26, 0.54].flatMap((part, index) => {
      const side = index % 2 === 0 ? 1 : -1;
      const [cx, cy] = [lean * 8 * part, -high * part];
      return [
        area(
          moved(
            `${cx},${cy} ${cx + side * 24},${cy - 32} ${cx + side * 56},${cy - 26} ${cx + side * 28},${cy - 2}`,
          ),
          index % 2 === 0 ? colours.plant : colours.leaf,
          0.5,
        ),
      ];
    }),
    blossom([x + lean * 10, y - high], petal),
    disc([x + lean * 10, y - high], 14, { fill: '#f2c14a', ink: 0.5 }),
  ];
}

/** Five petals in one line. */
function blossom([x, y]: Place, fill: string): OutlineShape {
  const points = Array.from({ length: 50 }, (_, step): Place => {
    const angle = (step / 50) * Math.PI * 2;
    const reach = 22 + 17 * Math.abs(Math.sin(angle * 2.5));
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  return { points, fill, ink: 0.6 };
}

function wateringCan([x, y]: Place): OutlineShape[] {
  const moved = (points: string): Place[] => at(points).map(([dx, dy]): Place => [x + dx, y + dy]);
  return [
    angular(moved('34,-50 58,-40 58,-14 36,-8'), 0.8),
    block(moved('-34,-54 -74,-78 -82,-70 -34,-24'), '#8fb3c4', 0.6),
    block(moved('-34,-62 34,-62 40,0 -40,0'), '#9fc3d4', 0.8),
  ];
}

function bench([x, y]: Place): OutlineShape[] {
  const moved = (points: string): Place[] => at(points).map(([dx, dy]): Place => [x + dx, y + dy]);
  return [
    block(moved('-130,-118 130,-118 130,-92 -130,-92'), colours.wood, 0.7),
    block(moved('-112,-92 -98,-92 -98,6 -112,6'), colours.trunk, 0.6),
    block(moved('98,-92 112,-92 112,6 98,6'), colours.trunk, 0.6),
    block(moved('-140,-60 140,-60 146,-40 -146,-40'), colours.wood, 0.8),
  ];
}
