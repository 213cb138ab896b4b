import type { OutlineShape, Place } from '../../outline/index.ts';
import { indoorPlaces } from '../../plan/scene-plan.ts';
import type { Place as Setting } from '../../plan/scene-plan.ts';
import { area, at, block, disc, line } from './lines.ts';
import { colours } from './place-room.ts';
import type { Maker, PlaceRoom } from './place-room.ts';

/** Shapes of a drawing that is 100 high, its foot at zero, as large as it is to be. */
const placed = (points: string, [x, y]: Place, size: number): Place[] =>
  at(points).map(([dx, dy]): Place => [x + (dx * size) / 100, y + (dy * size) / 100]);

/** An old oak: a thick trunk that parts, and a crown wider than high. */
const oak: Maker = ({ width: w, ground: y }) => {
  const size = Math.min(y * 0.9, w * 0.55);
  const foot: Place = [w * 0.63, y + 4];
  const own = (points: string): Place[] => placed(points, foot, size);
  return [
    block(
      own('-17,0 -10,-6 -8,-26 -14,-44 -7,-42 -2,-30 2,-46 7,-46 6,-30 13,-43 19,-42 9,-24 11,-6 19,0'),
      colours.trunk,
      0.8,
    ),
    line(own('-3,-6 -2,-16 -4,-24'), 0.5),
    disc([foot[0] + size * 0.025, foot[1] - size * 0.17], size * 0.022, { fill: '#7d5a3c', ink: 0.5 }),
    area(
      own(
        '-40,-40 -54,-52 -46,-70 -32,-76 -24,-92 -4,-98 16,-97 28,-88 44,-80 54,-62 48,-46 32,-38 12,-44 -8,-37 -24,-41',
      ),
      '#6fa85a',
      0.8,
    ),
    ...['-34,-58 -28,-64 -22,-58', '-6,-76 0,-82 6,-76', '20,-60 26,-66 32,-60', '-4,-54 2,-60 8,-54'].map(
      (leaf) => line(own(leaf), 0.5),
    ),
  ];
};

const narrowest = 720;

/** A windmill on its rise. */
const mill: Maker = ({ width: w, ground: y }) => {
  // Beside the house of a narrow picture it stands on the other side, or it would be a toy before its door.
  const isNarrow = w < narrowest;
  const size = isNarrow ? y * 0.36 : Math.min(y * 0.6, w * 0.3);
  const foot: Place = [w * (isNarrow ? 0.32 : 0.72), y - size * 0.16];
  const own = (points: string): Place[] => placed(points, foot, size);
  const hub = own('0,-66')[0] ?? foot;
  const sails = [20, 110, 200, 290].flatMap((degrees) => {
    const angle = (degrees / 180) * Math.PI;
    const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size];
    const corner = (along: number, aside: number): Place => [
      hub[0] + cos * along - sin * aside,
      hub[1] + sin * along + cos * aside,
    ];
    return [
      block([corner(0.08, 0), corner(0.42, 0), corner(0.42, 0.1), corner(0.1, 0.08)], '#fdf6e4', 0.6),
      line([hub, corner(0.44, 0)], 0.7),
    ];
  });
  return [
    area(own('-90,18 -50,4 0,-4 50,4 90,18'), colours.leaf, 0.5),
    block(own('-20,2 -13,-64 13,-64 20,2'), '#efe2cc', 0.8),
    area(own('-16,-62 -10,-80 10,-80 16,-62'), colours.roof, 0.7),
    block(own('-6,2 -6,-14 6,-14 6,2'), colours.wood, 0.6),
    ...sails,
    disc(hub, size * 0.03, { fill: colours.wood, ink: 0.6 }),
  ];
};

/** A bridge of stone over a brook. */
const bridge: Maker = ({ width: w, ground: y }) => {
  const size = Math.min(y * 0.4, w * 0.22);
  const own = (points: string): Place[] => placed(points, [w * 0.72, y + 8], size);
  return [
    block(own('-60,6 -40,-10 40,-10 60,6'), colours.water, 0.4),
    area(
      own('-120,0 -90,-30 -40,-56 0,-62 40,-56 90,-30 120,0 62,0 44,-26 0,-38 -44,-26 -62,0'),
      colours.stone,
      0.8,
    ),
    ...['-78,-22 -72,-32', '-44,-42 -40,-52', '0,-48 0,-58', '44,-42 40,-52', '78,-22 72,-32'].map((seam) =>
      line(own(seam), 0.5),
    ),
  ];
};

/** A well under its small roof. */
const well: Maker = ({ width: w, ground: y }) => {
  const size = Math.min(y * 0.46, w * 0.26);
  const own = (points: string): Place[] => placed(points, [w * 0.74, y + 6], size);
  return [
    block(own('-26,-40 -22,-40 -22,-80 -26,-80'), colours.wood, 0.6),
    block(own('22,-40 26,-40 26,-80 22,-80'), colours.wood, 0.6),
    block(own('-40,-76 0,-104 40,-76'), colours.roof, 0.8),
    line(own('0,-78 0,-48'), 0.6),
    block(own('-6,-50 6,-50 5,-38 -5,-38'), colours.wood, 0.6),
    block(own('-34,0 -34,-40 34,-40 34,0'), colours.stone, 0.8),
    ...['-34,-26 34,-26', '-34,-13 34,-13', '-10,-40 -10,-26', '14,-26 14,-13', '-18,-13 -18,0'].map((seam) =>
      line(own(seam), 0.5),
    ),
  ];
};

/** A waterfall: a cliff, and water that falls down it into a pool. */
const waterfall: Maker = ({ width: w, ground: y }) => {
  const size = Math.min(y * 0.86, w * 0.5);
  const own = (points: string): Place[] => placed(points, [w * 0.74, y + 8], size);
  return [
    block(own('-52,0 -46,-44 -36,-58 -32,-88 -14,-96 16,-94 34,-88 38,-56 50,-42 56,0'), colours.rock, 0.9),
    ...['-40,-30 -30,-38 -32,-52', '40,-22 34,-40 40,-50', '-24,-84 -28,-66', '30,-80 26,-62'].map((crack) =>
      line(own(crack), 0.4),
    ),
    area(own('-13,-95 0,-99 15,-94 17,-60 20,-8 0,-2 -20,-8 -16,-60'), colours.water, 0.7),
    ...['-8,-90 -9,-54 -12,-14', '0,-92 1,-60 0,-16', '8,-90 9,-52 12,-14'].map((stream) =>
      line(own(stream), 0.4),
    ),
    area(own('-46,2 -30,-6 0,-9 30,-6 46,2 30,9 -30,9'), colours.water, 0.6),
    ...at('-17,-6 -7,-10 4,-11 14,-8').map(([x, down]) =>
      disc([w * 0.74 + (x * size) / 100, y + 8 + (down * size) / 100], size * 0.05, {
        fill: '#f4fafd',
        ink: 0.35,
      }),
    ),
  ];
};

/** The clause that says where somebody is: what they dream of, or bring along, stands nowhere. */
const where = /(?:^|, )((?:in|on|at|under|beyond|beside|inside|near|among|by|behind) [^,\n]*)/u;

const landmarks: readonly (readonly [name: RegExp, draw: Maker])[] = [
  [/\boaks?\b/u, oak],
  [/\b(?:wind)?mill\b/u, mill],
  [/\bstone bridge\b/u, bridge],
  [/\b(?:village|old|stone|by the) well\b/u, well],
  [/\bwaterfalls?\b/u, waterfall],
];

/** What somebody came to see is there as well. */
const lookedAt =
  /\b(?:looking (?:down |up )?at|arriving at|before|beside|near) ((?:[\p{L}-]+ ){0,3}waterfalls?)\b/u;

/** What a picture's words name as the mark of its place, large enough to be known again. */
export function landmarkOf(setting: Setting, room: PlaceRoom): OutlineShape[] {
  const [, clause = ''] = where.exec(room.words) ?? [];
  const [, seen = ''] = lookedAt.exec(room.words) ?? [];
  const found = indoorPlaces.has(setting)
    ? undefined
    : landmarks.find(([name]) => name.test(`${clause} ${seen}`));
  return found === undefined ? [] : found[1](room);
}
