import type { OutlineShape, Place } from '../../outline/index.ts';
import { coilPlaces, compressorAt, finsOf, flowing, heatFrom } from '../own/cooling-parts.ts';
import { flowing as withFlow, goes } from '../flows.ts';
import { chevron, pipe, snowflake } from '../own/fridges.ts';
import { block, disc } from '../stage/lines.ts';
import { box } from './parts.ts';

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
