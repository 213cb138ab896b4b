import { movedShapes } from '../../outline/index.ts';
import type { OutlineShape, Place } from '../../outline/index.ts';
import { angular, area, at, block, disc, line } from '../stage/lines.ts';
import { house, roundTree } from '../stage/place-parts.ts';
import { colours } from '../stage/place-room.ts';

/** The ground torn open between two houses that lean apart. */
export function drawEarthquake(): OutlineShape[] {
  const crack: readonly Place[] = at('0,0 -34,46 8,92 -30,150 6,210');
  const left = crack.map(([x, y]): Place => [480 + x, 560 + y]);
  const right = crack.map(([x, y]): Place => [560 + x * 0.8, 596 + y]);
  const soil = '#b98a5e';
  return [
    ...leaning(house([0, 0], 360), { x: 250, y: 566, degrees: -9 }),
    ...leaning(house([0, 0], 320, { wall: '#e7d3ae', roof: '#8f86b5' }), { x: 760, y: 600, degrees: 11 }),
    ...leaning(roundTree([0, 0], 190), { x: 960, y: 600, degrees: 14 }),
    block([[20, 560], ...left, [20, 770]], soil),
    block([...right, [1040, 806], [1040, 596]], soil),
    angular(at('20,560 480,560'), 1.3),
    angular(at('560,596 1040,596'), 1.3),
    angular(at('330,566 352,610 336,650 362,690'), 0.8),
    angular(at('742,604 722,650 744,700'), 0.8),
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

/** Three slabs upon one another, the uppermost with its grass. */
export function drawLayers(): OutlineShape[] {
  const slab = (y: number, [front, side]: readonly [string, string]): OutlineShape[] => [
    block(
      [
        [0, y],
        [420, y + 150],
        [420, y + 250],
        [0, y + 100],
      ],
      front,
    ),
    block(
      [
        [420, y + 150],
        [840, y],
        [840, y + 100],
        [420, y + 250],
      ],
      side,
    ),
  ];
  return [
    ...slab(340, ['#8a5f47', '#764f3a']),
    ...slab(240, ['#c08e5f', '#a87a4f']),
    ...slab(140, ['#d9b98a', '#c4a374']),
    block(at('0,140 420,0 840,140 420,290'), '#8fc26a'),
    ...tufts(at('250,130 420,90 560,150 430,200')),
  ];
}

function tufts(places: readonly Place[]): OutlineShape[] {
  return places.flatMap(([x, y]) =>
    [-14, 0, 14].map((lean) =>
      line(
        [
          [x + lean, y - 26],
          [x + lean * 0.3, y],
        ],
        0.5,
      ),
    ),
  );
}

export function drawTwigs(): OutlineShape[] {
  const stick = (from: Place, to: Place, fill: string): OutlineShape => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const half = 17 / Math.hypot(dx, dy);
    const [ox, oy] = [-dy * half, dx * half];
    return block(
      [
        [from[0] + ox, from[1] + oy],
        [to[0] + ox * 0.6, to[1] + oy * 0.6],
        [to[0] - ox * 0.6, to[1] - oy * 0.6],
        [from[0] - ox, from[1] - oy],
      ],
      fill,
    );
  };
  return [
    stick([60, 520], [860, 330], '#8f6440'),
    stick([300, 462], [420, 250], '#8f6440'),
    stick([560, 402], [720, 210], '#8f6440'),
    stick([40, 330], [900, 520], colours.trunk),
    stick([420, 414], [300, 590], colours.trunk),
    stick([640, 462], [800, 640], colours.trunk),
    stick([120, 620], [820, 130], '#bb8a5c'),
    stick([420, 410], [380, 160], '#bb8a5c'),
    leaf([380, 150], -0.4),
    leaf([830, 120], 0.7),
    leaf([730, 200], 0.3),
  ];
}

function leaf([x, y]: Place, lean: number): OutlineShape {
  return area(
    [
      [x, y],
      [x - 44 + lean * 30, y - 60],
      [x + lean * 60, y - 130],
      [x + 44 + lean * 30, y - 60],
    ],
    '#8fc26a',
  );
}

/** A dam across a valley, its lake behind it, and the water that it lets through. */
export function drawDam(): OutlineShape[] {
  return [
    block(at('0,120 180,60 330,250 400,620 0,700'), '#8f9f78', 1),
    block(at('1000,120 820,60 670,250 600,620 1000,700'), '#7f8f68', 1),
    area(at('190,190 500,150 810,190 760,270 500,300 240,270'), '#9fd0ec', 0.9),
    line(at('320,210 380,200 440,212'), 0.7),
    line(at('560,200 620,190 680,202'), 0.7),
    block(at('222,250 360,290 500,302 640,290 778,250 700,640 500,670 300,640'), '#c3ccd4', 1.2),
    block(
      at('212,226 360,266 500,278 640,266 788,226 788,256 640,296 500,308 360,296 212,256'),
      '#9aa5ae',
      1,
    ),
    line(at('262,400 500,444 738,400'), 0.5),
    line(at('284,520 500,560 716,520'), 0.5),
    ...[400, 500, 600].map((x) =>
      block(at(`${x - 26},470 ${x + 26},470 ${x + 26},510 ${x - 26},510`), '#56504c', 0.8),
    ),
    ...[400, 500, 600].map((x) =>
      area(
        at(`${x - 20},500 ${x + 20},500 ${x + 34},610 ${x + 40},700 ${x - 40},700 ${x - 34},610`),
        '#dff1fb',
        0.7,
      ),
    ),
    area(at('260,690 400,670 500,700 600,670 740,690 800,780 500,800 200,780'), '#9fd0ec', 0.9),
    line(at('360,740 420,730 480,742'), 0.7),
    line(at('560,750 620,740 680,752'), 0.7),
  ];
}
