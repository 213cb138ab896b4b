import { movedShapes } from '../../outline/index.ts';
import type { OutlineShape, Place } from '../../outline/index.ts';
import { angular, at, block, disc, line } from '../stage/lines.ts';
import { house } from '../stage/place-parts.ts';
import { colours } from '../stage/place-room.ts';
import { arrow, box, cloudAt, dropAt, grainsIn, inStep, signal, thread } from './parts.ts';

const [rock, deep, cold, hot] = ['#c99b6b', '#a8794f', '#5aa9dc', '#e0674a'];

/** Rock on both sides of a fault, its layers moved by so much against each other, or bent by so much while it is held fast. */
function rockAt(x: number, { shift, bend }: { shift: number; bend: number }): OutlineShape[] {
  const layer = (y: number): OutlineShape[] =>
    shift === 0
      ? [
          line(
            [
              [x + 8, y - bend],
              [x + 80, y - bend * 0.85],
              [x + 150, y],
              [x + 220, y + bend * 0.85],
              [x + 292, y + bend],
            ],
            1.1,
          ),
        ]
      : [
          angular(
            [
              [x + 8, y - shift],
              [x + 148, y - shift],
            ],
            1.1,
          ),
          angular(
            [
              [x + 152, y + shift],
              [x + 292, y + shift],
            ],
            1.1,
          ),
        ];
  return [
    box([x, 150 - shift], [x + 150, 540 - shift], rock),
    box([x + 150, 150 + shift], [x + 300, 540 + shift], deep),
    box([x, 120 - shift], [x + 150, 152 - shift], colours.grass),
    box([x + 150, 120 + shift], [x + 300, 152 + shift], colours.leaf),
    ...[250, 340, 430].flatMap(layer),
    angular(
      at('150,100 134,170 166,230 136,300 164,370 138,440 160,500 150,560').map(([px, py]): Place => [
        px + x,
        py,
      ]),
      1.6,
    ),
  ];
}

/** Rock at a fault: held fast, bent like a spring while both sides go on, and sprung back with a jerk that shakes all around. */
export function drawElasticRebound(): OutlineShape[] {
  const next = (x: number): OutlineShape[] =>
    thread(
      [
        [x, 330],
        [x + 56, 330],
      ],
      1.5,
    );
  return [
    ...rockAt(0, { shift: 0, bend: 0 }),
    ...inStep(1, [
      ...next(318),
      ...rockAt(400, { shift: 0, bend: 62 }),
      arrow([460, 100], [460, 10]),
      arrow([640, 560], [640, 650]),
    ]),
    // The spring that it is like.
    ...inStep(2, [
      angular(at('410,610 426,610 436,580 458,640 480,580 502,640 524,580 546,640 556,610 574,610'), 2),
    ]),
    ...inStep(3, [
      ...next(718),
      ...rockAt(800, { shift: 46, bend: 0 }),
      block(
        at(
          '950,250 972,300 1024,286 990,326 1026,372 972,358 950,410 928,358 874,372 910,326 876,286 928,300',
        ),
        '#ffd24a',
        1.1,
      ),
    ]),
    ...inStep(4, [
      ...[0, 1, 2].map((ring) => {
        const x = 1136 + ring * 44;
        const high = 70 + ring * 44;
        return line(
          [
            [x, 330 - high],
            [x + 26, 330],
            [x, 330 + high],
          ],
          1.6,
        );
      }),
      ...[850, 950, 1050].map((x) => line(at(`${x},50 ${x + 20},10 ${x - 6},-30 ${x + 14},-70`), 1.4)),
    ]),
  ];
}

/** Magma rises beneath a mountain, and the rock about it cracks. */
export function drawRisingMagma(): OutlineShape[] {
  return [
    box([0, 380], [1040, 760], rock),
    block(at('240,384 470,110 570,110 800,384'), '#8f8983', 1.1),
    ...grainsIn([100, 640], [340, 740], { count: 5, fill: deep, size: 12 }),
    ...inStep(1, [
      block(at('490,384 500,240 540,240 550,384 560,620 660,700 520,752 380,700 480,620'), hot, 1),
      arrow([520, 700], [520, 470], '#f6c95b'),
    ]),
    ...inStep(2, [
      angular(at('450,500 380,470 350,420 290,410'), 1.6),
      angular(at('590,520 660,480 700,500 760,450'), 1.6),
      angular(at('440,600 360,590 320,560'), 1.6),
      angular(at('610,610 680,590 740,600'), 1.6),
    ]),
    ...inStep(
      3,
      [130, 190, 230, 810, 850, 910].map((x) =>
        line(at(`${x},250 ${x + 24},290 ${x},330 ${x + 24},370`), 1.2),
      ),
    ),
  ];
}

/** A lake behind its dam presses on the ground, and its water seeps into a fault beneath it. */
export function drawDamAboveFault(): OutlineShape[] {
  return [
    block(at('0,420 560,430 640,430 700,520 1080,540 1080,800 0,800'), rock, 1),
    block(at('660,480 1080,510 1080,546 690,530'), colours.grass, 0.8),
    block(at('0,210 70,230 150,330 240,430 0,430'), '#8f8983', 1),
    block(at('60,232 180,226 300,240 420,228 580,236 580,432 240,430 150,330'), colours.water, 0.9),
    line(at('240,290 300,280 360,292'), 0.7),
    line(at('400,350 460,340 520,352'), 0.7),
    block(at('560,180 610,180 640,300 690,524 560,440'), '#c3ccd4', 1.1),
    block(at('548,164 622,164 622,186 548,186'), '#8f9aa5', 0.9),
    ...[270, 340, 410].map((y, index) =>
      line(
        [
          [568, y],
          [622 + index * 18, y],
        ],
        0.5,
      ),
    ),
    ...movedShapes(house([0, 0], 130), { x: 900, y: 530 }),
    ...inStep(1, [arrow([200, 90], [200, 200]), arrow([380, 90], [380, 200])]),
    ...inStep(2, [
      angular(at('300,430 350,520 330,590 410,680 390,740 430,800'), 2.2),
      ...at('322,470 346,560 372,640').map((place) => dropAt(place, 40)),
    ]),
    ...inStep(3, [
      ...[60, 104].map((reach) => ring([400, 690], reach)),
      disc([400, 690], 22, { fill: signal, ink: 0.9 }),
      ...[800, 985].map((x) => line(at(`${x},400 ${x + 20},436 ${x},470 ${x + 20},504`), 0.9)),
    ]),
  ];
}

function ring([x, y]: Place, reach: number): OutlineShape {
  const points = Array.from({ length: 33 }, (_, index): Place => {
    const angle = (index / 32) * Math.PI * 2;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  return { points, isOpen: true, ink: 0.9 };
}

/** The roof of a hollow gives way, and the ground above it sinks. */
export function drawCollapse(): OutlineShape[] {
  return [
    block(at('0,260 360,260 430,330 620,330 690,260 1040,260 1040,720 0,720'), rock, 1),
    block(
      at('0,236 350,236 420,306 630,306 700,236 1040,236 1040,262 690,262 620,332 430,332 360,262 0,262'),
      colours.grass,
      0.8,
    ),
    block(at('330,480 720,480 760,640 290,640'), '#56504c', 1),
    ...at('420,610 500,590 580,612 650,596 540,620').map((place) =>
      disc(place, 34, { fill: deep, ink: 0.9 }),
    ),
    ...at('440,520 600,530').map((place) => disc(place, 24, { fill: deep, ink: 0.9 })),
    arrow([525, 350], [525, 470]),
    ...[150, 880].map((x) => line(at(`${x},110 ${x + 24},150 ${x},190 ${x + 24},226`), 1)),
  ];
}

/** Through a narrow tube the liquid comes into a wide one: its pressure falls, it boils and grows cold. */
export function drawExpansion(): OutlineShape[] {
  return [
    block(at('0,220 330,220 400,300 400,340 330,420 0,420'), hot, 1.1),
    block(at('400,306 560,306 560,334 400,334'), '#b48bd0', 1),
    block(at('560,300 640,220 1040,220 1040,420 640,420 560,340'), '#d6ecf8', 1.1),
    ...grainsIn([30, 240], [320, 400], { count: 26, fill: '#f6b09a', size: 15 }),
    ...grainsIn([640, 240], [1010, 400], { count: 9, fill: cold, size: 13 }),
    arrow([90, 500], [290, 500]),
    arrow([720, 500], [920, 500], cold),
    ...[700, 820, 940].map((x) => line(at(`${x},140 ${x + 20},180 ${x},206`), 0.9)),
    cloudAt([840, 90], 200, '#eaf6fd'),
  ];
}

/** The earth cut open: crust, mantle, outer and inner core. */
export function drawEarthLayers(): OutlineShape[] {
  const wedge = (radius: number, fill: string): OutlineShape => {
    const points = Array.from({ length: 25 }, (_, index): Place => {
      const angle = -Math.PI / 2 + (index / 24) * (Math.PI / 2);
      return [400 + Math.cos(angle) * radius, 420 + Math.sin(angle) * radius];
    });
    return block([[400, 420], ...points], fill, 0.9);
  };
  return [
    disc([400, 420], 380, { fill: '#6fb0d8', ink: 1.2 }),
    block(at('120,300 220,200 330,230 300,340 180,400'), colours.grass, 0.7),
    block(at('250,520 380,480 430,600 330,720 260,640'), colours.grass, 0.7),
    wedge(380, '#8a5f3a'),
    wedge(350, '#d9663a'),
    wedge(210, '#f2a65a'),
    wedge(100, '#ffe08a'),
  ];
}

/** Hard plates that drift apart and together on softer rock. */
export function drawDriftingPlates(): OutlineShape[] {
  return [
    block(at('0,330 330,330 372,520 0,520'), '#a8794f', 1.1),
    block(at('0,290 330,290 330,332 0,332'), '#8fbf6a', 0.8),
    block(at('800,330 1160,330 1160,520 780,520'), '#a8794f', 1.1),
    block(at('800,290 1160,290 1160,332 800,332'), '#8fbf6a', 0.8),
    block(at('880,290 960,170 1020,230 1060,190 1130,290'), '#8d8078', 0.9),
    ...inStep(1, [
      block(at('392,400 740,400 760,520 410,520'), '#8d8078', 1.1),
      block(at('336,344 392,400 740,400 796,344'), '#9fd0ec', 0.8),
    ]),
    ...inStep(2, [
      block(at('0,520 1160,520 1160,800 0,800'), '#e08a5a', 0.9),
      ...[590, 660, 730].map((y) =>
        line(at(`30,${y} 300,${y + 14} 600,${y - 6} 900,${y + 12} 1130,${y}`), 0.6),
      ),
      ...thread(at('130,700 200,640 300,650'), 1.2),
      ...thread(at('980,640 900,700 800,690'), 1.2),
    ]),
    ...inStep(3, [
      arrow([250, 220], [90, 220]),
      arrow([480, 300], [640, 300]),
      arrow([980, 110], [820, 110]),
    ]),
  ];
}
