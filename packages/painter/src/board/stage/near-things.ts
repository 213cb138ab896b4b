import { boundsOf } from '../../outline/index.ts';
import type { OutlineShape, Place } from '../../outline/index.ts';
import type { Place as Setting } from '../../plan/scene-plan.ts';
import { area, at, block, disc, line } from './lines.ts';
import { flower, tuft } from './place-parts.ts';
import { colours, isNight } from './place-room.ts';
import type { PlaceRoom } from './place-room.ts';
import { star } from './place-sky.ts';
import { isTouching } from './taken-room.ts';
import type { Taken } from './taken-room.ts';

type Maker = (room: PlaceRoom) => OutlineShape[];

/** Something that comes into a place later, with the names of the pictures whose words name it. */
interface Group {
  readonly draw: Maker;
  readonly names: RegExp;
  readonly isInSky?: boolean;
  /** Whether it comes only where its word is told: it belongs to no place. */
  readonly isOnlyTold?: (room: PlaceRoom) => boolean;
}

const moved = (points: string, [x, y]: Place, scale = 1): Place[] =>
  at(points).map(([dx, dy]): Place => [x + dx * scale, y + dy * scale]);

/** Birds by day, where they are told of; stars by night. */
const drawInTheSky: Maker = (room) =>
  isNight(room)
    ? [0.34, 0.48, 0.6, 0.74].map((part, index) => star([room.width * part, 46 + (index % 2) * 54], 13))
    : [0.44, 0.49, 0.53].map((part, index) =>
        line(moved('-26,-10 -12,-18 0,0 12,-18 26,-10', [room.width * part, 54 + (index % 2) * 34]), 0.7),
      );

const drawBushes: Maker = ({ width: w, ground: y }) =>
  [0.27, 0.735].flatMap((part, index) => [
    area(
      moved('-76,0 -84,-34 -50,-66 -10,-58 20,-80 58,-58 82,-26 74,0', [w * part, y], 1 - index * 0.2),
      '#6fa85a',
      0.6,
    ),
    ...at('-40,-34 6,-44 40,-26').map(([dx, dy]) => ({
      ...disc([w * part + dx, y + dy], 6, { fill: '#d9574a', ink: 0.3 }),
      part: 'flower' as const,
    })),
  ]);

const drawPath: Maker = ({ width: w, ground: y }) => [
  ...at('0,14 120,24 250,14 380,26 520,16').map(([x, down]) =>
    area(moved('-34,0 -22,-9 20,-10 36,0 18,9 -20,9', [w * 0.34 + x, y + down]), colours.stone, 0.5),
  ),
];

const drawMushrooms: Maker = ({ width: w, ground: y }) =>
  [0.245, 0.63, 0.66].flatMap((part, index) => {
    const foot: Place = [w * part, y + 8];
    const scale = 0.8 + (index % 2) * 0.4;
    return [
      block(moved('-8,0 -6,-26 6,-26 8,0', foot, scale), '#f5ead6', 0.5),
      area(moved('-28,-24 -20,-44 0,-54 20,-44 28,-24 0,-20', foot, scale), '#d9574a', 0.6),
      disc([foot[0] - 6, foot[1] - 38 * scale], 4, { fill: '#fff7ea', ink: 0.2 }),
    ];
  });

const drawBlossoms: Maker = ({ width: w, ground: y }) =>
  [0.2, 0.24, 0.62, 0.66, 0.7].flatMap((part, index) => [
    ...flower([w * part, y + 12], ['#e86f8a', '#f2b84a', '#7f8fe0'][index % 3] ?? '#e86f8a'),
    ...tuft([w * part + 26, y + 8]),
  ]);

const drawStones: Maker = ({ width: w, ground: y }) =>
  [0.07, 0.24, 0.9].map((part, index) =>
    block(
      moved('-60,0 -48,-34 -10,-54 34,-44 60,-14 56,0', [w * part, y + 8], 1 - (index % 2) * 0.35),
      colours.rock,
      0.6,
    ),
  );

const drawShells: Maker = ({ width: w, ground: y }) =>
  [0.08, 0.26, 0.64, 0.92].map((part, index) =>
    index % 2 === 0
      ? area(moved('-22,0 -16,-18 0,-26 16,-18 22,0', [w * part, y + 20]), '#f0b8a8', 0.6)
      : { ...star([w * part, y + 12], 20), fill: '#f29a5c' },
  );

const drawSails: Maker = ({ width: w, ground: y }) => [
  block(moved('-44,0 44,0 30,20 -30,20', [w * 0.88, y - 142]), colours.wood, 0.6),
  block(moved('2,-6 2,-84 44,-12', [w * 0.88, y - 142]), '#fdfaf2', 0.6),
];

const drawCacti: Maker = ({ width: w, ground: y }) =>
  [0.1, 0.88].flatMap((part, index) => [
    area(
      moved(
        '-14,0 -14,-60 -46,-60 -50,-110 -34,-112 -30,-80 -14,-80 -14,-150 14,-150 14,-96 34,-96 36,-126 52,-124 48,-74 14,-74 14,0',
        [w * part, y + 4],
        1.1 - index * 0.25,
      ),
      '#6fae7a',
      0.6,
    ),
  ]);

const drawLamp: Maker = ({ width: w, ground: y }) => [
  block(moved('-6,0 -4,-240 4,-240 6,0', [w * 0.25, y + 10]), '#59606e', 0.6),
  block(moved('-22,-240 -16,-290 16,-290 22,-240', [w * 0.25, y + 10]), colours.moon, 0.6),
];

const drawRug: Maker = ({ width: w, ground: y }) => [
  area(
    [
      [w * 0.2, y + 16],
      [w * 0.4, y + 6],
      [w * 0.6, y + 16],
      [w * 0.4, y + 28],
    ],
    '#e2a79a',
    0.6,
  ),
];

/** A plant in its pot by the wall. */
const drawPlant: Maker = ({ width: w, ground: y }) => {
  const foot: Place = [w * 0.93, y + 6];
  return [
    area(moved('0,-60 -44,-96 -52,-150 -18,-118 0,-176 18,-118 52,-150 44,-96', foot), colours.plant, 0.6),
    block(moved('-34,-66 34,-66 26,0 -26,0', foot), '#c98a5e', 0.7),
  ];
};

/** A clock on the wall. */
const drawClock: Maker = ({ width: w, ground: y }) => {
  const middle: Place = [w * 0.52, y - 380];
  return [
    disc(middle, 38, { fill: '#fdf6e4', ink: 0.7 }),
    line(moved('0,0 0,-24', middle), 0.6),
    line(moved('0,0 16,8', middle), 0.6),
  ];
};

const inTheSky: Group = {
  draw: drawInTheSky,
  names: /bird|eagle|dove|star|night|moon|dusk|sparkles/u,
  isInSky: true,
  isOnlyTold: (room) => !isNight(room),
};
const bushes: Group = { draw: drawBushes, names: /herb|shrub|leaf|bush|grapes|berr/u };
const path: Group = { draw: drawPath, names: /road|motorway|path|footprints|compass|map|boot/u };
const mushrooms: Group = { draw: drawMushrooms, names: /mushroom|acorn|chestnut/u };
const blossoms: Group = {
  draw: drawBlossoms,
  names: /flower|blossom|tulip|rose|bouquet|hibiscus|daisy|seedling/u,
};
const stones: Group = { draw: drawStones, names: /rock|stone|mountain|brick/u };
const shells: Group = { draw: drawShells, names: /shell|beach|crab/u };
const sails: Group = { draw: drawSails, names: /boat|sail|ship|ferry/u };
const cacti: Group = { draw: drawCacti, names: /cactus|desert/u };
const lamp: Group = { draw: drawLamp, names: /light|lamp|candle|cityscape|lantern/u };
const rug: Group = { draw: drawRug, names: /bed|couch|house/u };
const plant: Group = { draw: drawPlant, names: /potted-plant|seedling|herb|leaf/u };
const clock: Group = { draw: drawClock, names: /clock|watch|hourglass|timer/u };

/** What is drawn into a place while it is told of, one after another: each fits it and stands in nobody's way. */
const groups: Partial<Record<Setting, readonly Group[]>> = {
  meadow: [inTheSky, bushes, blossoms],
  forest: [mushrooms, inTheSky, path],
  jungle: [bushes, inTheSky, blossoms],
  mountains: [stones, inTheSky, blossoms],
  lake: [inTheSky, stones, blossoms],
  river: [inTheSky, stones, blossoms],
  coast: [inTheSky, sails, shells],
  beach: [sails, shells, inTheSky],
  island: [inTheSky, shells, stones],
  desert: [cacti, stones, inTheSky],
  snowfield: [stones, inTheSky],
  farm: [inTheSky, bushes, blossoms],
  garden: [inTheSky],
  village: [bushes, inTheSky, path],
  city: [lamp, inTheSky],
  street: [lamp, inTheSky],
  workshop: [rug, plant],
  room: [clock, plant],
  kitchen: [clock, plant],
  library: [plant],
  classroom: [clock, plant],
  hall: [plant],
};

/** The groups of a place, in the order in which they are drawn. */
export function nearThings(setting: Setting): readonly Group[] {
  return groups[setting] ?? [];
}

/** The objects of a group that touch nothing: they are drawn after everybody, and would be drawn over them. */
export function clearOf(group: readonly OutlineShape[], taken: readonly Taken[]): OutlineShape[] {
  return objectsIn(group)
    .filter((object) => !taken.some((each) => isTouching(boundsOf(object), each)))
    .flat();
}

/** Trees begin with their trunks. */
const beginnings: ReadonlySet<string | undefined> = new Set([colours.trunk]);

/** Shapes in a row that touch one another, each such row an object. */
export function objectsIn(shapes: readonly OutlineShape[]): OutlineShape[][] {
  const objects: OutlineShape[][] = [];
  for (const shape of shapes) {
    const last = objects.at(-1);
    const isNext = last !== undefined && !beginnings.has(shape.fill);
    if (isNext && isTouching(boundsOf(last), boundsOf([shape]))) {
      last.push(shape);
    } else {
      objects.push([shape]);
    }
  }
  return objects;
}
