import type { OutlineShape, Place } from '../../outline/index.ts';
import { coilPlaces, compressorAt, finsOf, flowing, heatFrom } from '../own/cooling-parts.ts';
import { flowing as withFlow, goes } from '../flows.ts';
import { chevron, pipe, snowflake } from '../own/fridges.ts';
import { angular, area, at, block, disc, line } from '../stage/lines.ts';
import { box, rounded } from './parts.ts';

/** A pipe to and fro behind a machine, with thin sheets on it: hot from above, and its heat goes into the room. */
export function drawCondenser(): OutlineShape[] {
  const room = { from: [640, 120], to: [120, 620], rows: 8 } as const;
  const ways = coilPlaces(room);
  return [
    ...finsOf(room),
    pipe([[760, 120], ...ways.slice(1, 8), [640, 370]], flowing.hot),
    pipe([[640, 370], ...ways.slice(8, -1), [760, 620]], flowing.warm),
    ...chevron([716, 120], -1),
    ...chevron([716, 620], 1),
    ...[210, 370, 530].flatMap((y) => [heatFrom([700, y], 170), heatFrom([60, y], -150)]),
  ];
}

/** In the cold room a liquid boils in its pipe, and takes the heat of what lies there. */
export function drawEvaporator(): OutlineShape[] {
  const room = { from: [190, 150], to: [760, 390], rows: 4 } as const;
  const ways = coilPlaces(room);
  return [
    box([0, 0], [900, 800], '#b9cbd6'),
    box([44, 44], [856, 756], '#dff0fa'),
    pipe([[190, -70], ...ways, [190, 470], [110, 470], [110, 850]], flowing.cold),
    ...[250, 330, 440, 560, 650].map((x, index) =>
      disc([x, 150 + (index % 4) * 80], 9, { fill: '#ffffff', ink: 0.6 }),
    ),
    ...chevron([480, 150], 1),
    ...food(),
    ...[336, 480, 650].map((x) => upwards([x, 545])),
    ...[
      [806, 220],
      [806, 350],
      [790, 560],
    ].flatMap(([x = 0, y = 0]) => snowflake([x, y], 26)),
  ];
}

/** A bottle, a tomato and a cheese on their shelf. */
function food(): OutlineShape[] {
  return [
    block(
      [
        [180, 700],
        [856, 700],
        [856, 724],
        [180, 724],
      ],
      '#8fa3af',
      0.7,
    ),
    block(
      [
        [300, 700],
        [300, 590],
        [336, 556],
        [372, 590],
        [372, 700],
      ],
      '#ffffff',
      0.9,
    ),
    disc([480, 650], 48, { fill: '#d9483b', ink: 0.9 }),
    block(
      [
        [580, 700],
        [720, 700],
        [720, 622],
        [580, 660],
      ],
      '#ffd34f',
      0.9,
    ),
  ];
}

/** Heat that rises from food into a pipe. */
function upwards([x, y]: Place): OutlineShape {
  const outline: Place[] = [
    [x - 12, y],
    [x - 12, y - 60],
    [x - 34, y - 60],
    [x, y - 112],
    [x + 34, y - 60],
    [x + 12, y - 60],
    [x + 12, y],
  ];
  const way: Place[] = [
    [x, y],
    [x, y - 112],
  ];
  return withFlow(block(outline, flowing.hot, 0.8), { fill: goes.foam, width: 13, way });
}

/** Vapour comes in cold and thin on one side, and leaves hot and close on the other. */
export function drawCompressor(): OutlineShape[] {
  const grains = (places: readonly Place[], fill: string): OutlineShape[] =>
    places.map((place) => disc(place, 13, { fill, ink: 0.5 }));
  const [thin, close]: [Place[], Place[]] = [
    [
      [-400, 150],
      [-320, 190],
      [-250, 140],
    ],
    [
      [250, 140],
      [286, 180],
      [322, 140],
      [358, 180],
      [394, 140],
      [430, 180],
    ],
  ];
  return [
    block(
      [
        [-470, 110],
        [-150, 110],
        [-150, 220],
        [-470, 220],
      ],
      '#bfe0f5',
      0.9,
    ),
    block(
      [
        [150, 110],
        [500, 110],
        [500, 210],
        [150, 210],
      ],
      '#f3b3a2',
      0.9,
    ),
    ...grains(thin, flowing.cold),
    ...grains(close, flowing.hot),
    ...compressorAt([0, 60], 260),
    heatFrom([-500, -20], 220, flowing.cold),
    heatFrom([300, -20], 220, flowing.hot),
  ];
}

/** A dial whose needle stands at a part of its way. */
function dialAt([x, y]: Place, part: number, fill: string): OutlineShape[] {
  const on = (reach: number, way: number): Place => {
    const angle = Math.PI * (1.15 + way * 0.7 * 1.0);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  };
  return [
    disc([x, y], 150, { fill: '#ffffff', ink: 1.3 }),
    area(
      [
        ...[0, 0.25, 0.5, 0.75, 1].map((each) => on(128, each * part)),
        ...[1, 0.5, 0].map((each) => on(84, each * part)),
      ],
      fill,
      0.6,
    ),
    ...[0, 0.25, 0.5, 0.75, 1].map((each) => angular([on(112, each), on(140, each)], 1)),
    angular([[x, y], on(118, part)], 2.2),
    disc([x, y], 18, { fill: '#39424a', ink: 0.8 }),
  ];
}

/** The same machine slow and quiet, and fast: a dial over each. */
export function drawTwoSpeeds(): OutlineShape[] {
  const machine = ([x, y]: Place): OutlineShape[] => [
    rounded(
      at('-170,0 -170,-190 -60,-250 60,-250 170,-190 170,0').map(([px, py]): Place => [px + x, py + y]),
      '#aebac2',
      60,
    ),
    ...[-120, 120].map((dx) =>
      block(
        at('-34,0 34,0 44,40 -44,40').map(([px, py]): Place => [px + x + dx, py + y]),
        '#39424a',
        0.9,
      ),
    ),
    disc([x, y - 120], 66, { fill: '#e4eaee', ink: 1 }),
    ...[0, 1, 2].map((blade): OutlineShape => {
      const angle = (blade / 3) * Math.PI * 2;
      return angular(
        [
          [x, y - 120],
          [x + Math.cos(angle) * 56, y - 120 + Math.sin(angle) * 56],
        ],
        2,
      );
    }),
  ];
  const waves = ([x, y]: Place, count: number): OutlineShape[] =>
    [-1, 1].flatMap((side) =>
      Array.from({ length: count }, (_, index): OutlineShape => {
        const reach = 206 + index * 38;
        return line(
          [
            [x + side * reach, y - 180],
            [x + side * (reach + 22), y - 120],
            [x + side * reach, y - 60],
          ],
          1.1,
        );
      }),
    );
  return [
    ...dialAt([240, 180], 0.25, flowing.cold),
    ...machine([240, 640]),
    ...waves([240, 640], 1),
    ...dialAt([860, 180], 0.9, flowing.hot),
    ...machine([860, 640]),
    ...waves([860, 640], 3),
  ];
}
