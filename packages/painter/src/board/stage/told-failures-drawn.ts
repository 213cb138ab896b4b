import type { OutlineShape, Place } from '../../outline/index.ts';
import { area, at, block, line } from './lines.ts';
import { colours } from './place-room.ts';

const moved = (points: string, [x, y]: Place): Place[] =>
  at(points).map(([dx, dy]): Place => [x + dx, y + dy]);

const wet = '#7a5238';

/** A picture that was meant to be grand: a wide canvas in a gilded frame, and on it nothing that stands upright. */
export const crookedPicture: readonly OutlineShape[] = [
  block(at('40,0 76,-64 86,-64 52,0'), colours.trunk, 0.7),
  block(at('232,0 198,-64 208,-64 244,0'), colours.trunk, 0.7),
  block(at('12,-58 12,-232 272,-232 272,-58'), '#d9a441', 1),
  {
    points: at('28,-72 28,-218 256,-218 256,-72'),
    fill: '#fdf6e4',
    ink: 0.8,
    // A house that leans, a tree that bends, a road that wanders, a sun with a dent.
    marks: [
      ['36,-92 74,-104 110,-88 150,-108 196,-90 248,-104', '#5f8f4e'],
      ['78,-98 62,-142 88,-152 122,-146 132,-96', '#3f5f9f'],
      ['50,-140 92,-184 142,-142', '#c8463c'],
      ['92,-100 86,-122 104,-126 110,-98', '#3f5f9f'],
      ['186,-94 200,-122 182,-144 196,-168', '#7b5634'],
      ['170,-164 158,-186 184,-200 206,-188 224,-194 228,-168 206,-154 186,-160 170,-164', '#5f8f4e'],
      ['222,-196 236,-206 246,-194 238,-184 226,-186 222,-196', '#e0a020'],
      ['110,-78 130,-84 122,-92 146,-98', '#a8845c'],
    ].map(([points = '', fill = '#7b5634']) => ({ points: at(points), fill, width: 6 })),
  },
];

/** A bed that was watered every hour: mud, puddles and holes, and beside each what was pulled out of it. */
export const soakedBed: readonly OutlineShape[] = [
  area(at('8,10 18,-18 76,-28 160,-28 226,-16 240,10'), wet, 0.9),
  ...at('56,-12 122,-6 186,-12').map((place) =>
    area(moved('-30,0 -14,-8 12,-8 30,0 12,7 -14,7', place), '#7fb0d4', 0.5),
  ),
  ...at('88,-20 154,-20').map((place) => area(moved('-15,0 0,-6 15,0 0,6', place), '#4e3322', 0.5)),
  ...at('108,-24 176,-25 40,-22').map((place) =>
    area(moved('-16,4 -8,-8 6,-10 18,4', place), '#8a5f42', 0.6),
  ),
  ...['14,16', '136,18'].flatMap((foot) => {
    const [place = [0, 0] as const] = at(foot);
    return [
      ...['0,0 -14,7', '0,0 -18,-2', '0,0 -10,-9'].map((root) => line(moved(root, place), 0.7)),
      line(moved('0,0 30,-7 66,-3', place), 1.1),
      area(moved('30,-7 40,-26 62,-30 52,-12', place), '#b5ad5e', 0.7),
      area(moved('44,-5 60,8 84,8 68,-5', place), '#a8a05a', 0.7),
    ];
  }),
];

/** A watering can that stands by itself. */
export const wateringCan: readonly OutlineShape[] = [
  area(at('62,0 58,-70 74,-78 122,-78 138,-70 134,0'), '#8fb3d4', 1),
  line(at('60,-52 98,-46 136,-52'), 0.6),
  block(at('134,-26 182,-82 192,-76 136,-8'), '#8fb3d4', 0.8),
  block(at('172,-84 190,-100 206,-80 190,-66'), '#7098bc', 0.8),
  line(at('62,-56 34,-60 26,-36 58,-20'), 1.2),
  line(at('74,-78 84,-104 112,-104 122,-78'), 1.2),
];
