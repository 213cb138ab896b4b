import type { OutlineShape } from '../../outline/index.ts';
import { angular, area, at, block, disc, line } from '../stage/lines.ts';
import { colours } from '../stage/place-room.ts';

/** The layers of a heap that ends in a round top. */
function slabsOfHeap(): OutlineShape[] {
  const layers = ['#7a5230', '#9db45c', '#a8794f', '#7fa24a', '#8a5f47'];
  const slabs = layers.map((fill, index) => {
    const [low, high] = [index * 96, (index + 1) * 96];
    const [outer, inner] = [low * 0.62, high * 0.62];
    return area(
      [
        [60 + outer, 800 - low],
        [60 + inner, 800 - high],
        [330, 788 - high],
        [560, 804 - high],
        [840 - inner, 800 - high],
        [840 - outer, 800 - low],
        [560, 806 - low],
        [330, 796 - low],
      ],
      fill,
      0.9,
    );
  });
  return [
    ...slabs,
    area(
      at('304,340 340,288 402,252 452,242 504,254 552,290 584,348 520,366 450,370 384,366'),
      '#9db45c',
      0.9,
    ),
  ];
}

/** A heap in its layers: twigs at the foot, then green and brown by turns. */
export function drawHeapInLayers(): OutlineShape[] {
  return [
    ...slabsOfHeap(),
    ...at('140,760 250,780 390,764 520,784 640,762 760,780').map(([x, y]) =>
      line(
        [
          [x - 50, y + 14],
          [x, y],
          [x + 60, y + 18],
        ],
        1.1,
      ),
    ),
    ...at('300,650 420,640 540,652 620,640').map((place) => disc(place, 15, { fill: '#c9d88a', ink: 0.5 })),
    ...at('330,560 470,556 560,566').map(([x, y]) =>
      line(
        [
          [x - 30, y],
          [x, y - 12],
          [x + 30, y + 2],
        ],
        0.7,
      ),
    ),
  ];
}

/** A garden sieve with what falls through, and what stays. */
export function drawSieve(): OutlineShape[] {
  return [
    block(at('60,200 840,200 760,380 140,380'), '#c49a63', 1.1),
    block(at('110,230 790,230 740,360 160,360'), '#f2ead8', 0.7),
    ...[190, 280, 370, 460, 550, 640, 730].map((x) =>
      angular(
        [
          [x, 230],
          [x * 0.86 + 62, 360],
        ],
        0.45,
      ),
    ),
    ...[262, 296, 330].map((y) =>
      angular(
        [
          [120, y],
          [780, y],
        ],
        0.45,
      ),
    ),
    ...at('230,230 330,215 430,235 520,215 610,232 690,220').map((place, index) =>
      disc(place, 34 + (index % 3) * 7, { fill: index % 2 === 0 ? '#7a5230' : colours.rock, ink: 0.7 }),
    ),
    ...at('200,430 290,470 380,430 460,480 560,436 650,470 720,430 340,530 500,540 610,540 260,560').map(
      (place) => disc(place, 13, { fill: '#6b4a33', ink: 0.4 }),
    ),
    area(at('120,760 240,650 400,600 560,610 690,660 800,760'), '#6b4a33', 1),
    block(at('-40,250 70,236 76,282 -34,296'), colours.trunk, 0.8),
    block(at('830,236 940,250 934,296 824,282'), colours.trunk, 0.8),
  ];
}

/** Leaves, peel and an apple core: what is left of garden and kitchen. */
export function drawGreenWaste(): OutlineShape[] {
  return [
    area(at('60,640 160,470 330,410 520,400 700,440 850,640 450,700'), '#9db45c', 0.9),
    area(at('170,470 120,330 220,230 300,330 280,470'), '#7fa24a', 0.9),
    line(at('200,460 215,360 220,260'), 0.6),
    area(at('620,440 650,290 780,250 800,380 720,470'), '#c98f3c', 0.9),
    line(at('660,440 710,360 770,280'), 0.6),
    area(at('360,250 440,270 520,250 490,340 520,450 440,470 360,450 390,340'), '#f7efd0', 0.9),
    area(at('350,230 440,270 530,230 500,200 440,214 380,200'), '#d9483b', 0.8),
    area(at('350,470 440,440 530,470 500,500 380,500'), '#d9483b', 0.8),
    line(at('440,214 452,170 480,150'), 1),
    disc([436, 350], 10, { fill: '#4a3a34', ink: 0.3 }),
    area(at('150,600 250,540 380,580 330,650 200,660'), '#e8a13c', 0.8),
    area(at('560,560 680,520 780,590 690,650 580,640'), '#b7c877', 0.8),
  ];
}
