import type { PictureName } from '@kinora/words';
import { movedShapes } from '../outline/index.ts';
import type { OutlineShape, Place } from '../outline/index.ts';
import { angular, area, block, disc, line } from './stage/lines.ts';
import { house, roundTree } from './stage/place-parts.ts';
import { colours } from './stage/place-room.ts';

/** Drawn by us where a bundled picture is a mere sign: a heartbeat says nothing of an earthquake. */
export const ownPictures: Readonly<Record<string, () => OutlineShape[]>> = {
  'tabler:activity': drawEarthquake,
  'tabler:fridge': drawFridge,
  'tabler:certificate': drawCertificate,
};

/** Whether we have a drawing of our own for a picture: it says most, whatever else could stand for its word. */
export function isOwnPicture({ set, name }: PictureName): boolean {
  return name === 'circle-pile' || ownPictures[`${set}:${name}`] !== undefined;
}

/** The ground torn open between two houses that lean apart. */
function drawEarthquake(): OutlineShape[] {
  const crack: readonly Place[] = [
    [0, 0],
    [-34, 46],
    [8, 92],
    [-30, 150],
    [6, 210],
  ];
  const left = crack.map(([x, y]): Place => [480 + x, 560 + y]);
  const right = crack.map(([x, y]): Place => [560 + x * 0.8, 596 + y]);
  const soil = '#b98a5e';
  return [
    ...leaning(house([0, 0], 360), { x: 250, y: 566, degrees: -9 }),
    ...leaning(house([0, 0], 320, { wall: '#e7d3ae', roof: '#8f86b5' }), { x: 760, y: 600, degrees: 11 }),
    ...leaning(roundTree([0, 0], 190), { x: 960, y: 600, degrees: 14 }),
    block([[20, 560], ...left, [20, 770]], soil),
    block([...right, [1040, 806], [1040, 596]], soil),
    angular(
      [
        [20, 560],
        [480, 560],
      ],
      1.3,
    ),
    angular(
      [
        [560, 596],
        [1040, 596],
      ],
      1.3,
    ),
    angular(
      [
        [330, 566],
        [352, 610],
        [336, 650],
        [362, 690],
      ],
      0.8,
    ),
    angular(
      [
        [742, 604],
        [722, 650],
        [744, 700],
      ],
      0.8,
    ),
    disc([520, 520], 17, { fill: colours.rock }),
    disc([560, 548], 12, { fill: colours.rock }),
    disc([496, 470], 10, { fill: colours.rock }),
    ...tremor([30, 330], 1),
    ...tremor([1010, 330], -1),
    ...tremor([520, 250], 1),
  ];
}

function leaning(
  shapes: readonly OutlineShape[],
  to: { x: number; y: number; degrees: number },
): OutlineShape[] {
  return movedShapes(shapes, to);
}

/** Three short bows beside what shakes. */
function tremor([x, y]: Place, side: 1 | -1): OutlineShape[] {
  return [0, 1].map((row) =>
    line(
      [
        [x + side * row * 34, y - 50 + row * 12],
        [x + side * (row * 34 - 20), y],
        [x + side * row * 34, y + 50 - row * 12],
      ],
      0.9,
    ),
  );
}

/** Open, so that one sees what is kept cool. */
function drawFridge(): OutlineShape[] {
  const [body, door, inside] = ['#c9dce6', '#b4ccd8', '#f3f9fc'];
  return [
    block(
      [
        [60, 0],
        [520, 0],
        [520, 900],
        [60, 900],
      ],
      body,
      1.1,
    ),
    block(
      [
        [80, 20],
        [500, 20],
        [500, 270],
        [80, 270],
      ],
      '#dbe8ef',
    ),
    block(
      [
        [116, 120],
        [136, 120],
        [136, 220],
        [116, 220],
      ],
      '#7f98a6',
    ),
    block(
      [
        [92, 300],
        [488, 300],
        [488, 880],
        [92, 880],
      ],
      inside,
    ),
    ...shelf(470),
    ...shelf(660),
    // Milk, cheese and a bowl; an apple and leaves below; bottles in the door.
    block(
      [
        [130, 470],
        [130, 374],
        [165, 344],
        [200, 374],
        [200, 470],
      ],
      '#ffffff',
    ),
    block(
      [
        [240, 470],
        [340, 470],
        [340, 416],
        [240, 444],
      ],
      '#ffd34f',
    ),
    area(
      [
        [370, 430],
        [460, 430],
        [444, 468],
        [386, 468],
      ],
      '#e58a6b',
    ),
    disc([160, 616], 42, { fill: '#d9483b' }),
    disc([246, 620], 38, { fill: '#8fc26a' }),
    area(
      [
        [320, 658],
        [310, 610],
        [350, 570],
        [410, 566],
        [450, 606],
        [444, 658],
      ],
      '#7db464',
    ),
    block(
      [
        [120, 880],
        [120, 740],
        [280, 740],
        [280, 880],
      ],
      '#d7e9c4',
    ),
    block(
      [
        [300, 880],
        [300, 740],
        [460, 740],
        [460, 880],
      ],
      '#d7e9c4',
    ),
    block(
      [
        [520, 290],
        [760, 350],
        [760, 950],
        [520, 890],
      ],
      door,
      1.1,
    ),
    angular([
      [548, 480],
      [734, 528],
    ]),
    angular([
      [548, 700],
      [734, 748],
    ]),
    block(
      [
        [590, 490],
        [590, 420],
        [604, 396],
        [620, 396],
        [634, 428],
        [634, 502],
      ],
      '#6fb0d8',
    ),
    block(
      [
        [660, 508],
        [660, 440],
        [674, 418],
        [690, 418],
        [704, 446],
        [704, 520],
      ],
      '#e3a13a',
    ),
  ];
}

function shelf(y: number): OutlineShape[] {
  return [
    angular(
      [
        [92, y],
        [488, y],
      ],
      0.9,
    ),
  ];
}

/** A document with its seal. */
function drawCertificate(): OutlineShape[] {
  return [
    block(
      [
        [0, 0],
        [900, 0],
        [900, 640],
        [0, 640],
      ],
      '#fff4d6',
      1,
    ),
    angular(
      [
        [36, 36],
        [864, 36],
        [864, 604],
        [36, 604],
        [36, 36],
      ],
      0.5,
    ),
    block(
      [
        [240, 96],
        [660, 96],
        [660, 146],
        [240, 146],
      ],
      '#8a6f4a',
    ),
    ...[230, 300, 370].map((y) =>
      angular(
        [
          [130, y],
          [770, y],
        ],
        0.7,
      ),
    ),
    angular(
      [
        [130, 440],
        [470, 440],
      ],
      0.7,
    ),
    line(
      [
        [140, 540],
        [200, 506],
        [230, 548],
        [300, 510],
        [330, 540],
        [420, 520],
      ],
      0.9,
    ),
    block(
      [
        [650, 520],
        [630, 690],
        [684, 650],
        [712, 706],
        [736, 520],
      ],
      '#c9473d',
    ),
    disc([694, 478], 84, { fill: '#e0574a' }),
    disc([694, 478], 48, { fill: '#f6c95b' }),
  ];
}
