import type { RestPosition } from '@kinora/words';
import type { OutlineShape, Place } from '../../outline/index.ts';
import { angular, area, at, block, disc, line } from './lines.ts';
import { colours } from './place-room.ts';

/** What somebody is on, under or behind. */
export const restPieceNames = [
  'milestone',
  'wall',
  'fence',
  'bush',
  'rock',
  'stump',
  'bench',
  'chair',
  'box',
  'table',
  'bed',
  'tree',
  'branch',
  'curtain',
  'door',
  'steps',
  'roof',
  'hay',
] as const;
export type RestPiece = (typeof restPieceNames)[number];

interface Drawn {
  readonly shapes: readonly OutlineShape[];
  /** How high it is where one sits or stands on it. */
  readonly high: number;
}

const moved = (points: string, [x, y]: Place, scale = 1): Place[] =>
  at(points).map(([dx, dy]): Place => [x + dx * scale, y + dy * scale]);
const bricks = '#c9937a';

/** Things around a foot at zero, where a grown person is 214 high. */
const drawings: Readonly<Record<RestPiece, Drawn>> = {
  milestone: {
    high: 66,
    shapes: [
      area(at('-34,2 -36,-40 -28,-60 0,-70 28,-60 36,-40 34,2'), colours.stone, 1),
      line(at('-18,-42 18,-42'), 0.6),
      line(at('-14,-28 14,-28'), 0.6),
    ],
  },
  wall: {
    high: 92,
    shapes: [
      block(at('-170,2 -170,-92 170,-92 170,2'), bricks, 1),
      ...[-62, -32].map((y) => line(at(`-168,${y} 168,${y}`), 0.5)),
      ...at('-110,-77 -20,-77 70,-77 -150,-47 -64,-47 28,-47 118,-47 -110,-16 -20,-16 70,-16').map(([x, y]) =>
        line(
          [
            [x, y - 15],
            [x, y + 15],
          ],
          0.5,
        ),
      ),
    ],
  },
  fence: {
    high: 104,
    shapes: [
      block(at('-180,-84 180,-84 180,-70 -180,-70'), '#eadbc0', 0.7),
      block(at('-180,-42 180,-42 180,-28 -180,-28'), '#eadbc0', 0.7),
      ...[-160, -96, -32, 32, 96, 160].map((x) =>
        block(moved('-15,2 -15,-92 0,-110 15,-92 15,2', [x, 0]), '#f3e8d2', 0.8),
      ),
    ],
  },
  bush: {
    high: 90,
    shapes: [
      area(
        at('-126,4 -138,-50 -104,-100 -60,-92 -20,-122 34,-116 66,-92 110,-100 138,-48 126,4'),
        '#6fa85a',
        1,
      ),
      ...at('-72,-42 -20,-76 40,-46 78,-64').map(([x, y]) => line(moved('-12,0 0,-12 12,0', [x, y]), 0.6)),
    ],
  },
  rock: {
    high: 54,
    shapes: [
      area(at('-92,4 -96,-26 -64,-52 -8,-60 58,-52 94,-22 90,4'), colours.rock, 1),
      line(at('-40,-34 -14,-24 6,-32'), 0.6),
    ],
  },
  stump: {
    high: 54,
    shapes: [
      block(at('-62,4 -48,-12 -46,-52 46,-52 48,-12 64,4'), colours.trunk, 1),
      area(at('-46,-52 0,-64 46,-52 0,-42'), '#e0bd8e', 0.8),
      line(at('-18,-53 0,-57 18,-53'), 0.5),
    ],
  },
  bench: {
    high: 58,
    shapes: [
      block(at('-130,-122 130,-122 130,-98 -130,-98'), colours.wood, 0.9),
      block(at('-112,-98 -98,-98 -98,4 -112,4'), colours.trunk, 0.8),
      block(at('98,-98 112,-98 112,4 98,4'), colours.trunk, 0.8),
      block(at('-140,-62 140,-62 146,-44 -146,-44'), colours.wood, 1),
    ],
  },
  chair: {
    high: 58,
    shapes: [
      block(at('-50,-150 -36,-150 -36,4 -50,4'), colours.trunk, 0.8),
      block(at('-50,-150 -28,-146 -28,-76 -50,-76'), colours.wood, 0.9),
      block(at('36,-46 48,-46 48,4 36,4'), colours.trunk, 0.8),
      block(at('-54,-62 56,-62 56,-46 -54,-46'), colours.wood, 1),
    ],
  },
  box: {
    high: 76,
    shapes: [
      block(at('-76,4 -76,-76 76,-76 76,4'), '#d0a46c', 1),
      angular(at('-76,-50 76,-50'), 0.6),
      angular(at('-76,-24 76,-24'), 0.6),
      block(at('-76,-76 -60,-76 -60,4 -76,4'), '#b98a58', 0.6),
      block(at('60,-76 76,-76 76,4 60,4'), '#b98a58', 0.6),
    ],
  },
  table: {
    high: 104,
    shapes: [
      block(at('-128,-90 -112,-90 -116,4 -128,4'), colours.trunk, 0.9),
      block(at('112,-90 128,-90 128,4 116,4'), colours.trunk, 0.9),
      block(at('-150,-104 150,-104 150,-88 -150,-88'), colours.wood, 1),
    ],
  },
  bed: {
    high: 52,
    shapes: [
      block(at('-150,4 -150,-104 -134,-104 -134,4'), colours.trunk, 0.9),
      block(at('134,4 134,-66 148,-66 148,4'), colours.trunk, 0.9),
      block(at('-134,-30 134,-30 134,-10 -134,-10'), colours.wood, 0.9),
      area(at('-132,-30 -132,-50 0,-54 132,-50 132,-30'), '#f3ead8', 0.9),
      area(at('-128,-50 -124,-70 -84,-72 -76,-50'), '#ffffff', 0.8),
    ],
  },
  tree: {
    high: 0,
    shapes: [
      block(at('-44,4 -28,-40 -26,-250 26,-250 28,-40 46,4'), colours.trunk, 1),
      area(
        at(
          '-190,-236 -214,-310 -150,-388 -60,-376 0,-424 80,-384 160,-396 216,-312 190,-236 90,-214 0,-236 -96,-212',
        ),
        colours.leaf,
        1,
      ),
    ],
  },
  branch: {
    high: 150,
    shapes: [
      block(at('-196,4 -190,-330 -138,-330 -132,4'), colours.trunk, 1),
      area(at('-150,-176 -60,-158 40,-152 150,-160 40,-138 -60,-140 -150,-140'), colours.trunk, 0.9),
      area(at('96,-164 116,-194 148,-196 138,-164'), colours.leaf, 0.8),
      area(at('128,-150 158,-142 168,-116 136,-124'), colours.leaf, 0.8),
      area(at('-250,-300 -270,-360 -180,-410 -80,-380 -70,-320 -160,-290'), colours.leaf, 0.9),
    ],
  },
  curtain: {
    high: 0,
    shapes: [
      line(at('-120,-262 150,-262'), 1.4),
      block(at('-6,-258 150,-258 140,-120 150,4 4,4 12,-120'), '#c8646a', 1),
      ...[34, 70, 108].map((x) => line(at(`${x},-250 ${x - 4},-120 ${x},0`), 0.6)),
    ],
  },
  door: {
    high: 0,
    shapes: [
      block(at('-4,4 -4,-256 140,-256 140,4'), '#b0764a', 1),
      block(at('20,-236 116,-236 116,-140 20,-140'), '#c48a5c', 0.7),
      block(at('20,-116 116,-116 116,-16 20,-16'), '#c48a5c', 0.7),
      disc([12, -122], 7, { fill: colours.sun, ink: 0.6 }),
    ],
  },
  steps: {
    high: 66,
    shapes: [
      block(at('-150,4 -150,-22 150,-22 150,4'), colours.stone, 0.9),
      block(at('-120,-22 -120,-44 120,-44 120,-22'), colours.stone, 0.9),
      block(at('-90,-44 -90,-66 90,-66 90,-44'), colours.stone, 0.9),
    ],
  },
  roof: {
    high: 128,
    shapes: [
      block(at('-206,4 -130,-128 130,-128 206,4'), colours.roof, 1),
      ...[-94, -60, -26].map((y) =>
        line(at(`${-150 + (y + 94) * -0.6},${y} ${150 - (y + 94) * -0.6},${y}`), 0.5),
      ),
    ],
  },
  hay: {
    high: 84,
    shapes: [
      area(at('-130,4 -120,-48 -70,-84 0,-92 70,-84 120,-48 130,4'), '#e6c063', 1),
      ...at('-70,-40 -20,-60 34,-42 74,-30 -30,-20').map(([x, y]) =>
        line(moved('-14,8 0,-10 14,8', [x, y]), 0.5),
      ),
    ],
  },
};

interface RestPieces {
  readonly behind: readonly OutlineShape[];
  readonly before: readonly OutlineShape[];
  /** How high above its ground whoever is there is. */
  readonly lift: number;
}

/** How high the seat of who sits is as a person is drawn, and what is no higher is as high as that. */
const seatOfPerson = 56;
const lowSeat = 90;
/** Who is under something is drawn whole: it is that much larger. */
const overSomebody = 2.1;

/** What somebody is on, under or behind, around their own foot. */
export function restPieces(
  { position, thing }: { readonly position: RestPosition; readonly thing: RestPiece },
  { isPerson, isSeated }: { isPerson: boolean; isSeated: boolean },
): RestPieces {
  const { shapes, high } = drawings[thing];
  switch (position) {
    case 'on': {
      // Whose feet reach the ground from there has a seat as high as the legs are long.
      const isLow = isPerson && isSeated && high < lowSeat;
      const dangling = isPerson && isSeated ? seatOfPerson : 0;
      return isLow
        ? { behind: scaled(shapes, seatOfPerson / high), before: [], lift: 0 }
        : { behind: shapes, before: [], lift: high - dangling };
    }
    case 'under':
      return thing === 'tree'
        ? { behind: shapes, before: [], lift: 0 }
        : { behind: [], before: scaled(shapes, overSomebody), lift: 0 };
    default:
      return { behind: [], before: shapes, lift: 0 };
  }
}

function scaled(shapes: readonly OutlineShape[], scale: number): OutlineShape[] {
  return shapes.map((shape) => ({
    ...shape,
    points: shape.points.map(([x, y]): Place => [x * scale, y * scale]),
  }));
}

/** Under and over a person who lies asleep, the head to the left. */
export const bedding: Pick<RestPieces, 'behind' | 'before'> = {
  behind: [area(at('-142,2 -148,-26 -120,-38 -84,-30 -78,2'), '#fdfaf2', 0.9)],
  before: [
    area(at('-44,4 -48,-50 -30,-72 30,-76 92,-62 118,-40 122,4'), '#8fb3d4', 1),
    line(at('-34,-54 20,-60 96,-46'), 0.6),
    line(at('-20,-30 30,-36 104,-24'), 0.6),
  ],
};
