import type { OutlineShape, Place } from '../../outline/index.ts';
import { area, at, block, line } from './lines.ts';
import { firTree, flower, ground, hill, house, partOf, roundTree, tuft } from './place-parts.ts';
import { colours } from './place-room.ts';
import type { Maker, PlaceRoom } from './place-room.ts';

const moved = (points: string, [x, y]: Place, scale = 1): Place[] =>
  at(points).map(([dx, dy]): Place => [x + dx * scale, y + dy * scale]);

/** A tree of dry grassland: a flat crown on a leaning trunk. */
function acacia([x, y]: Place, size: number): OutlineShape[] {
  return partOf('tree', [
    block(
      moved('-8,0 -2,-60 -26,-104 -16,-106 4,-72 26,-106 36,-104 12,-58 12,0', [x, y], size),
      colours.trunk,
    ),
    area(
      moved('-108,-100 -92,-128 -40,-144 30,-146 92,-128 112,-100 40,-92 -40,-92', [x, y], size),
      '#9bb35a',
    ),
  ]);
}

/** Standing water before the viewer. */
export function pond(
  { width: w, ground: y }: Pick<PlaceRoom, 'width' | 'ground'>,
  part: number,
): OutlineShape[] {
  return [
    area(
      moved('-190,12 -120,0 0,-4 120,0 190,12 120,26 0,30 -120,26', [w * part, y + 2]),
      colours.water,
      0.55,
    ),
    line(moved('-80,12 -40,8 0,12', [w * part, y + 2]), 0.4),
    line(moved('30,18 70,14 110,18', [w * part, y + 2]), 0.4),
  ];
}

/** What a picture's words name beside open country. */
function besideMeadow(room: PlaceRoom): OutlineShape[] {
  return hasPond(room.words) ? pond(room, 0.76) : [];
}

export function hasPond(words: string): boolean {
  return /\b(?:water ?hole|pond|pool)\b/u.test(words);
}

const treeOf = ({ words }: PlaceRoom): typeof roundTree =>
  /\bsavann?ah?\b|\bsteppe\b/u.test(words) ? (foot, size) => acacia(foot, size / 190) : roundTree;

const hills: Maker = (room) => {
  const { width: w, ground: y } = room;
  return [
    hill(room, [-0.02, 0.62], { high: 190, fill: colours.grass }),
    hill(room, [0.42, 1.02], { high: 130, fill: colours.leaf }),
    ...treeOf(room)([w * 0.9, y - 18], 210),
    ...ground(room, colours.grass),
    ...besideMeadow(room),
    ...tuft([w * 0.07, y]),
    ...tuft([w * 0.58, y]),
    ...flower([w * 0.12, y + 4], '#e86f8a'),
    ...flower([w * 0.76, y + 4], '#7f8fe0'),
  ];
};

/** A path as it winds up a hill, narrower the higher it is. */
function windingWay({ width: w, ground: y }: PlaceRoom): Place[] {
  const middles = at('0.6,0 0.655,-40 0.7,-78 0.695,-110 0.665,-136 0.66,-158 0.685,-178 0.712,-196');
  const half = (step: number): number => 0.05 * (1 - step / middles.length) ** 1.3 + 0.003;
  const side = (sign: number): Place[] =>
    middles.map(([part, up], step): Place => [w * (part + sign * half(step)), y + up]);
  return [...side(-1), ...side(1).toReversed()];
}

/** A path over one great hill, and a tree near by. */
const pathOverHill: Maker = (room) => {
  const { width: w, ground: y } = room;
  return [
    hill(room, [0.3, 1.06], { high: 250, fill: colours.leaf }),
    area(windingWay(room), '#e8d3a2', 0.35),
    ...treeOf(room)([w * 0.13, y + 2], 390),
    ...ground(room, colours.grass),
    ...besideMeadow(room),
    ...tuft([w * 0.24, y]),
    ...tuft([w * 0.9, y]),
  ];
};

/** Level country with a row of trees far off. */
const levelFields: Maker = (room) => {
  const { width: w, ground: y } = room;
  const tree = treeOf(room);
  return [
    block(
      [
        [0, y - 74],
        [w, y - 74],
        [w, y],
        [0, y],
      ],
      '#b9d494',
      0,
    ),
    line(
      [
        [0, y - 74],
        [w * 0.4, y - 80],
        [w, y - 72],
      ],
      0.55,
    ),
    ...[0.06, 0.14, 0.24, 0.62, 0.72, 0.8, 0.93].flatMap((part, index) =>
      tree([w * part, y - 72], 84 + (index % 3) * 26),
    ),
    ...ground(room, colours.grass),
    ...besideMeadow(room),
    ...tuft([w * 0.12, y]),
    ...tuft([w * 0.86, y]),
  ];
};

export const meadow = seenAnew([hills, pathOverHill, levelFields]);

const edgeOfWood: Maker = (room) => {
  const { width: w, ground: y } = room;
  return [
    hill(room, [0.2, 0.86], { high: 110, fill: colours.leaf }),
    ...firTree([w * 0.055, y + 2], 400),
    ...roundTree([w * 0.165, y - 6], 330),
    ...firTree([w * 0.8, y - 8], 300),
    ...roundTree([w * 0.935, y + 2], 430),
    ...ground(room, colours.grass),
    ...tuft([w * 0.26, y + 2]),
    ...tuft([w * 0.68, y + 2]),
  ];
};

/** Among trunks, whose crowns are above. */
const amongTrunks: Maker = (room) => {
  const { width: w, ground: y } = room;
  const top = y - 470;
  return [
    ...[0.04, 0.17, 0.56, 0.72, 0.86, 0.965].map((part, index) => {
      const half = 20 + (index % 3) * 11;
      const foot: Place = [w * part, y + (index % 2) * 6];
      return block(
        [
          [foot[0] - half * 1.5, foot[1]],
          [foot[0] - half, foot[1] - 60],
          [foot[0] - half * 0.8, top + 60],
          [foot[0] + half * 0.8, top + 60],
          [foot[0] + half, foot[1] - 60],
          [foot[0] + half * 1.5, foot[1]],
        ],
        index % 2 === 0 ? colours.trunk : '#c2946a',
      );
    }),
    ...[0.1, 0.66, 0.91].map((part, index) =>
      area(
        moved('-220,0 -240,-50 -130,-96 0,-84 130,-100 240,-46 214,4 110,30 0,16 -110,34', [
          w * part,
          top + 96 - (index % 2) * 24,
        ]),
        index % 2 === 0 ? colours.leaf : '#8fbe74',
      ),
    ),
    ...ground(room, colours.grass),
    ...tuft([w * 0.11, y + 2]),
    ...tuft([w * 0.64, y + 2]),
    ...tuft([w * 0.79, y + 2]),
  ];
};

/** A clearing: the wood stands far around it, a stump and a log lie near. */
const clearing: Maker = (room) => {
  const { width: w, ground: y } = room;
  return [
    ...[0.02, 0.08, 0.15, 0.22, 0.3, 0.6, 0.67, 0.75, 0.82, 0.9, 0.97].flatMap((part, index) =>
      (index % 3 === 1 ? roundTree : firTree)([w * part, y - 44], 150 + ((index * 37) % 80)),
    ),
    block(
      [
        [0, y - 48],
        [w, y - 48],
        [w, y],
        [0, y],
      ],
      '#b9d494',
      0,
    ),
    ...ground(room, colours.grass),
    area(moved('-120,-6 -120,-52 -96,-58 110,-56 124,-30 112,-4', [w * 0.84, y]), colours.trunk),
    area(
      moved('-26,0 -22,-22 0,-30 22,-22 26,0 22,22 0,30 -22,22', [w * 0.84 + 112, y - 30]),
      '#e0bd8e',
      0.6,
    ),
    ...tuft([w * 0.2, y + 2]),
    ...tuft([w * 0.72, y + 2]),
  ];
};

/** Crowns are where something is written or dreamt of: trunks without them would be poles. */
const amongSeen: Maker = (room) => (room.isWritten ? edgeOfWood(room) : amongTrunks(room));

export const forest = seenAnew([edgeOfWood, amongSeen, clearing]);

const amongHills: Maker = (room) => {
  const { width: w, ground: y } = room;
  return [
    hill(room, [0.1, 0.9], { high: 130, fill: colours.grass }),
    ...house([w * 0.1, y - 4], 230),
    ...house([w * 0.84, y - 4], 280, { wall: '#e8d9b0', roof: '#b0604c' }),
    ...roundTree([w * 0.96, y], 190),
    ...ground(room, colours.grass),
  ];
};

/** Between the houses of a row. */
const rowOfHouses: Maker = (room) => {
  const { width: w, ground: y } = room;
  const looks = [
    { wall: '#f3e3c6', roof: '#d9785c' },
    { wall: '#dfe6d2', roof: '#8d6a58' },
    { wall: '#efd2c0', roof: '#b0604c' },
    { wall: '#e8d9b0', roof: '#a8705c' },
  ];
  return [
    ...looks.flatMap((look, index) =>
      house([w * (0.08 + index * 0.285), y - 10], 250 + (index % 2) * 90, look),
    ),
    ...ground(room, '#ddd3c0'),
  ];
};

/** Its last house, and the country behind it. */
const lastHouse: Maker = (room) => {
  const { width: w, ground: y } = room;
  return [
    hill(room, [0.3, 1.05], { high: 190, fill: colours.leaf }),
    ...house([w * 0.72, y - 96], 110),
    ...house([w * 0.82, y - 104], 90, { wall: '#e8d9b0', roof: '#b0604c' }),
    ...house([w * 0.09, y - 2], 360, { wall: '#efd2c0', roof: '#b0604c' }),
    ...roundTree([w * 0.94, y], 260),
    ...ground(room, colours.grass),
  ];
};

export const village = seenAnew([amongHills, rowOfHouses, lastHouse]);

/** A place seen from one side and from others, as a story comes back to it. */
function seenAnew(sides: readonly [Maker, ...Maker[]]): Maker {
  return (room) => (sides[room.turn % sides.length] ?? sides[0])(room);
}
