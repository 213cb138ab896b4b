import type { ImageRequest } from '@kinora/models';
import type { OutlineShape, Place } from '../../outline/index.ts';
import { area, at, block, line } from './lines.ts';
import { colours } from './place-room.ts';

/** What a story's hero builds, as far as a pen knows it. */
export type Built = 'bridge' | 'tower' | 'boat' | 'house';

const named: readonly (readonly [words: RegExp, built: Built])[] = [
  [/bridge/u, 'bridge'],
  [/tower|lighthouse|windmill|rocket|ladder|castle/u, 'tower'],
  [/boat|ship|raft|canoe/u, 'boat'],
  [/house|hut|home|nest|shed|cabin|kennel|barn|school/u, 'house'],
];

/** What is built in a film by what its pictures show; undefined where nothing is, or nothing that is known. */
export function builtIn({
  filmPrompts = [],
  prompt,
}: Pick<ImageRequest, 'filmPrompts' | 'prompt'>): Built | undefined {
  const all = [...filmPrompts, prompt];
  const goal = all
    .map(
      (each) =>
        /\b(?:to build|building|built) (?:an? |the |its |his |her )?((?:[\w-]+ ){0,3}?[\w-]+)(?=,|$)/u.exec(
          each,
        )?.[1],
    )
    .find((each) => each !== undefined);
  return goal === undefined ? undefined : named.find(([words]) => words.test(goal))?.[1];
}

/** Whether a picture's words say that it stands there whole. */
export function standsBeside(built: Built | undefined, prompt: string): boolean {
  const [beside = ''] = /\b(?:beside|before|on|in) (?:an? |the )[\w -]+?(?=,|$)/u.exec(prompt) ?? [];
  return built !== undefined && named.some(([words, kind]) => kind === built && words.test(beside));
}

const moved = (points: string, [x, y]: Place): Place[] =>
  at(points).map(([dx, dy]): Place => [x + dx, y + dy]);

const plank = (points: string): OutlineShape => block(at(points), colours.wood, 0.8);

const whole: Readonly<Record<Built, readonly OutlineShape[]>> = {
  bridge: [
    area(at('70,22 100,6 168,2 240,6 272,22 240,32 100,32'), colours.water, 0.6),
    line(at('116,18 140,14 164,18'), 0.4),
    line(at('180,22 204,18 228,22'), 0.4),
    plank('52,4 58,-46 70,-46 66,4'),
    plank('272,4 268,-46 280,-46 286,4'),
    block(
      at(
        '22,0 60,-34 116,-54 170,-60 224,-54 280,-34 318,0 304,8 268,-18 220,-36 170,-42 120,-36 72,-18 36,8',
      ),
      colours.wood,
      1,
    ),
    ...[
      '64,-35 70,-18',
      '98,-48 102,-31',
      '134,-57 136,-39',
      '170,-60 170,-42',
      '206,-57 204,-39',
      '242,-48 238,-31',
      '276,-35 270,-18',
    ].map((joint) => line(at(joint), 0.5)),
    ...['60,-34 60,-78', '116,-54 116,-100', '170,-60 170,-108', '224,-54 224,-100', '280,-34 280,-78'].map(
      (post) => line(at(post), 1.2),
    ),
    line(at('24,-38 60,-76 116,-98 170,-106 224,-98 280,-76 316,-38'), 1.2),
  ],
  tower: [
    block(at('60,0 78,-230 162,-230 180,0'), '#e3cfa6', 1),
    ...[-40, -84, -128, -172].map((y) => line(at(`${64 + y * -0.07},${y} ${176 + y * 0.07},${y}`), 0.5)),
    block(
      at(
        '66,-230 60,-262 84,-262 84,-248 108,-248 108,-262 132,-262 132,-248 156,-248 156,-262 180,-262 174,-230',
      ),
      '#cdb488',
      0.9,
    ),
    block(at('102,0 102,-44 112,-58 128,-58 138,-44 138,0'), colours.trunk, 0.8),
    block(at('108,-120 108,-150 132,-150 132,-120'), colours.night, 0.7),
    line(at('120,-262 120,-322'), 0.9),
    area(at('120,-320 170,-308 122,-292'), '#d9574a', 0.7),
  ],
  boat: [
    plank('168,-44 172,-236 182,-236 180,-44'),
    block(at('186,-226 186,-66 274,-66'), '#fdfaf2', 0.9),
    block(at('164,-210 164,-66 96,-66'), '#e8b9a0', 0.9),
    block(at('44,-52 304,-52 268,2 88,2'), '#b9774a', 1),
    line(at('52,-32 178,-28 292,-32'), 0.6),
    plank('84,2 70,18 104,18 98,2'),
    plank('248,2 242,18 278,18 264,2'),
  ],
  house: [
    block(at('52,0 52,-122 232,-122 232,0'), colours.wall, 1),
    block(at('30,-118 142,-208 254,-118'), colours.roof, 1),
    block(at('118,0 118,-76 164,-76 164,0'), colours.trunk, 0.8),
    block(at('72,-50 72,-92 102,-92 102,-50'), colours.glass, 0.7),
    block(at('182,-50 182,-92 212,-92 212,-50'), colours.glass, 0.7),
    block(at('196,-164 196,-206 216,-206 216,-148'), '#b0604c', 0.8),
  ],
};

/** Boards and beams that nothing holds together yet, one of them already crooked, and the hammer. */
export const buildingParts: readonly OutlineShape[] = [
  plank('40,2 46,-12 188,-20 190,-6'),
  plank('52,-14 50,-28 214,-30 214,-16'),
  plank('208,4 232,-128 246,-126 226,6'),
  plank('118,4 74,-104 88,-110 134,0'),
  plank('66,-88 62,-102 250,-134 254,-120'),
  block(at('146,6 168,-34 174,-30 154,10'), colours.trunk, 0.8),
  block(at('152,-42 184,-22 178,-10 146,-30'), colours.rock, 0.8),
  ...at('112,-4 128,2 198,0').map((place) => line(moved('0,0 2,-14', place), 0.8)),
];

/** What came down with a crash: broken boards on a heap, and the dust over them. */
export const builtRuin: readonly OutlineShape[] = [
  plank('34,4 56,-22 168,-6 160,8'),
  plank('70,-8 96,-74 110,-70 96,2'),
  plank('96,-12 232,-62 240,-48 112,6'),
  plank('150,4 176,-92 190,-86 168,8'),
  plank('186,0 270,-34 282,-22 206,10'),
  plank('226,6 214,-46 226,-50 244,4'),
  ...['96,-74 92,-86 104,-80', '176,-92 176,-106 188,-94', '232,-62 246,-66 240,-50'].map((broken) =>
    line(at(broken), 0.8),
  ),
  ...['48,-64 40,-84 58,-96', '140,-104 136,-126 156,-134', '262,-66 270,-88 254,-98'].map((dust) =>
    line(at(dust), 0.5),
  ),
];

/** What is built, as it stands in the end. */
export function builtShapes(built: Built | undefined): readonly OutlineShape[] {
  return whole[built ?? 'house'];
}
