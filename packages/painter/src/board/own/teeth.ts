import type { OutlineShape, Place } from '../../outline/index.ts';
import { cutToFrame } from '../stage/cut-to-frame.ts';
import { angular, area, at, block, disc, line } from '../stage/lines.ts';

const [enamel, dentine, pulp, hole, gum] = ['#f7fbff', '#f1dfae', '#e58a86', '#4a3a34', '#eda7a5'];
const crown = '160,120 300,60 420,110 500,130 580,110 700,60 840,120 880,300 840,470';
const roots = '800,640 760,860 690,930 640,860 600,660 500,610 400,660 360,860 310,930 240,860 200,640';

/** A tooth in its gum. */
export function tooth(): OutlineShape[] {
  return [
    area(at('0,560 160,520 500,540 840,520 1000,560 1000,930 500,960 0,930'), gum, 0.8),
    area(at(`${crown} ${roots} 160,470 120,300`), enamel, 1.2),
    line(at('420,112 500,200 580,112'), 0.7),
  ];
}

/** The tooth cut open: enamel, dentine within, and the pulp in the middle. */
function cutTooth(): OutlineShape[] {
  return [
    ...tooth().slice(0, 2),
    area(
      at(
        '250,250 360,190 500,240 640,190 750,250 760,460 730,640 690,860 640,700 600,590 500,560 400,590 360,700 310,860 270,640 240,460',
      ),
      dentine,
      0.7,
    ),
    area(
      at('400,380 500,350 600,380 610,480 660,660 690,840 610,640 500,520 390,640 310,840 340,660 390,480'),
      pulp,
      0.7,
    ),
  ];
}

function sparkle([x, y]: Place): OutlineShape[] {
  return [
    block(
      [
        [x, y - 60],
        [x + 14, y - 14],
        [x + 60, y],
        [x + 14, y + 14],
        [x, y + 60],
        [x - 14, y + 14],
        [x - 60, y],
        [x - 14, y - 14],
      ],
      '#f6d76b',
      0.6,
    ),
  ];
}

export function germ([x, y]: Place, turn: number): OutlineShape[] {
  const [dx, dy] = [Math.cos(turn) * 52, Math.sin(turn) * 52];
  return [
    area(
      [
        [x - dx, y - dy],
        [x - dx * 0.4 - dy * 0.5, y - dy * 0.4 + dx * 0.5],
        [x + dx * 0.6 - dy * 0.4, y + dy * 0.6 + dx * 0.4],
        [x + dx, y + dy],
        [x + dx * 0.4 + dy * 0.5, y + dy * 0.4 - dx * 0.5],
        [x - dx * 0.6 + dy * 0.4, y - dy * 0.6 - dx * 0.4],
      ],
      '#8fc26a',
      0.8,
    ),
    disc([x - dx * 0.3, y - dy * 0.3], 9, { fill: '#4f7f3a', ink: 0.3 }),
    disc([x + dx * 0.3, y + dy * 0.3], 9, { fill: '#4f7f3a', ink: 0.3 }),
  ];
}

/** Plaque on the crown, and who lives in it. */
export function drawPlaque(): OutlineShape[] {
  return [
    ...tooth(),
    area(at('130,330 180,280 300,310 420,290 470,360 440,460 300,500 170,470'), '#e9d98a', 0.7),
    ...germ([230, 380], 0.4),
    ...germ([360, 410], -0.5),
    ...germ([60, 230], 0.9),
    ...germ([700, 300], 0.2),
    ...sugar([470, 20]),
    ...sugar([570, 0]),
    ...sugar([330, 0]),
  ];
}

function sugar([x, y]: Place): OutlineShape[] {
  return [
    block(
      [
        [x, y],
        [x + 60, y + 10],
        [x + 52, y + 70],
        [x - 8, y + 60],
      ],
      '#ffffff',
      0.8,
    ),
  ];
}

/** Acid that falls on the enamel and takes its minerals away: a white spot. */
export function drawAcidOnTooth(): OutlineShape[] {
  return [
    ...tooth(),
    area(at('560,230 650,190 740,240 750,340 660,390 570,340'), '#ffffff', 0.5),
    ...at('590,270 640,240 700,270 620,320 690,330 655,290').map((place) =>
      disc(place, 8, { fill: '#d5dde6', ink: 0.3 }),
    ),
    ...[
      [560, -30],
      [660, -70],
      [760, -20],
    ].map(([x = 0, y = 0]) =>
      area(
        [
          [x, y - 60],
          [x + 34, y + 20],
          [x, y + 56],
          [x - 34, y + 20],
        ],
        '#b6d957',
        0.8,
      ),
    ),
    line(at('820,200 900,150 960,160'), 1),
    angular(at('930,130 966,160 930,190'), 1),
    line(at('830,290 910,280 970,300'), 1),
    angular(at('940,270 976,302 936,326'), 1),
  ];
}

export function drawTooth(): OutlineShape[] {
  return [
    ...tooth(),
    area(at('720,150 790,180 806,300 770,420 730,300'), '#d6e4f0', 0.3),
    line(at('250,200 230,300 250,400'), 0.6),
    ...sparkle([930, 60]),
    ...sparkle([70, 120]),
  ];
}

/** A hole in the enamel that has reached the dentine. */
export function drawHoleInTooth(): OutlineShape[] {
  return [
    ...cutTooth(),
    area(at('590,70 690,60 740,110 710,190 740,260 660,300 600,250 620,170'), hole, 0.8),
    ...germ([660, 20], 0.3),
    ...germ([770, 60], -0.6),
  ];
}

/** A hole down to the pulp. */
export function drawDeepHole(): OutlineShape[] {
  return [
    ...cutTooth(),
    area(at('560,80 720,60 790,130 730,250 690,350 600,420 540,390 560,300 530,190'), hole, 0.8),
    ...[-1, 0, 1].map((side) =>
      angular(
        [
          [620 + side * 150, 20 - Math.abs(side) * -30],
          [640 + side * 170, -60 + Math.abs(side) * 30],
          [610 + side * 190, -60 + Math.abs(side) * 20],
          [640 + side * 220, -130 + Math.abs(side) * 60],
        ],
        1.2,
      ),
    ),
  ];
}

/** Sound enamel as it is seen beside a spot that is chalk-white. */
const shining = '#d9e9f5';

/** The crown and the upper half of its roots, as near as a stage of decay wants to be seen: of all stages as large. */
function near(shapes: readonly OutlineShape[]): OutlineShape[] {
  const [left, top, right, bottom] = [-20, -130, 1020, 640];
  const corners = angular(
    [
      [left, top],
      [right, bottom],
    ],
    0,
  );
  return [...cutToFrame(shapes, { left, top, right, bottom }), corners];
}

/** The first stage: the surface is whole, and dull where minerals are lost beneath it. */
export function drawWhiteSpot(): OutlineShape[] {
  const own = cutTooth().map((shape) => (shape.fill === enamel ? { ...shape, fill: shining } : shape));
  return near([
    ...own,
    line(at('190,170 176,250 184,320'), 0.6),
    area(at('600,112 650,84 704,66 770,92 812,130 806,186 740,200 660,178 614,158'), '#ffffff', 0.9),
    ...at('650,130 700,104 752,128 690,158 748,168 786,150').map((place) =>
      disc(place, 8, { fill: '#c3ccd4', ink: 0 }),
    ),
  ]);
}

/** The surface has broken in, and the dentine beneath is sound. */
export function drawHoleInEnamel(): OutlineShape[] {
  return near([
    ...cutTooth(),
    area(at('640,86 690,60 742,82 752,130 726,176 684,184 652,150'), hole, 0.8),
    ...germ([690, 10], 0.3),
  ]);
}

/** In the softer dentine it spreads to its sides. */
export function drawHoleInDentine(): OutlineShape[] {
  return near([
    ...cutTooth(),
    area(at('640,86 690,60 748,84 748,170 742,240 726,330 660,352 596,300 590,232 636,180'), hole, 0.8),
    ...germ([660, 14], 0.3),
    ...germ([768, 40], -0.6),
  ]);
}

/** Down to the pulp: now it hurts. */
export function drawHoleToPulp(): OutlineShape[] {
  return near(drawDeepHole());
}
