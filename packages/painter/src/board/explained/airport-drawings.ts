import { movedShapes } from '../../outline/index.ts';
import type { OutlineShape, Place } from '../../outline/index.ts';
import { angular, area, at, block, disc, line } from '../stage/lines.ts';
import { airliner, ashCone } from './flight-drawings.ts';
import { arrow, box, cloudAt, grainsIn, rounded, signal, thread, wheelAt } from './parts.ts';

const [ash, dark, asphalt, glass] = ['#8f8983', '#6b6662', '#5b646c', '#9fd0ec'] as const;

/** A control tower that stands on a place. */
function tower([x, y]: Place): OutlineShape[] {
  return [
    box([x - 30, y - 260], [x + 30, y], '#d6e0e8'),
    block(
      [
        [x - 64, y - 260],
        [x - 84, y - 350],
        [x + 84, y - 350],
        [x + 64, y - 260],
      ],
      glass,
      1,
    ),
    box([x - 92, y - 372], [x + 92, y - 350], '#8f9aa5'),
    angular(
      [
        [x, y - 372],
        [x, y - 430],
      ],
      1.1,
    ),
  ];
}

/** An airport that nobody leaves: a barred runway before it, the planes parked. */
export function drawClosedAirport(): OutlineShape[] {
  const stripes = Array.from({ length: 6 }, (_, index): OutlineShape => {
    const x = 130 + index * 150;
    return block(at(`${x},520 ${x + 76},520 ${x + 40},590 ${x - 36},590`), signal, 0.6);
  });
  return [
    block(at('-20,430 1120,430 1120,720 -20,720'), '#c9cfc4', 0.8),
    rounded(at('60,430 60,260 560,230 660,300 660,430'), '#eef2f5', 40),
    block(at('90,330 620,330 620,390 90,390'), glass, 0.8),
    ...[190, 290, 390, 490].map((x) => angular(at(`${x},330 ${x},390`), 0.6)),
    ...tower([790, 430]),
    ...movedShapes(airliner(), { x: 960, y: 400, scale: 0.46 }),
    box([70, 520], [1030, 590], '#ffffff'),
    ...stripes,
    ...[150, 930].flatMap((x) => [
      box([x - 14, 590], [x + 14, 690], '#8f9aa5'),
      box([x - 60, 680], [x + 60, 704], '#6b6662'),
    ]),
    disc([540, 555], 118, { fill: signal, ink: 1.4 }),
    rounded(at('462,530 618,530 618,580 462,580'), '#ffffff', 10),
  ];
}

/** A sweeper drives along a runway and leaves a clean strip behind it. */
export function drawRunwaySwept(): OutlineShape[] {
  return [
    block(at('-40,540 1140,540 1140,720 -40,720'), asphalt, 1),
    ...[20, 190, 360].map((x) => box([x, 618], [x + 100, 642], '#ffffff')),
    area(at('690,600 760,560 880,572 980,540 1140,560 1140,720 720,720 650,660'), ash, 0.9),
    ...grainsIn([720, 500], [1120, 690], { count: 20, fill: dark, size: 9 }),
    rounded(at('220,540 220,330 500,330 500,540'), '#f2c14a', 24),
    box([500, 380], [610, 540], '#f2c14a'),
    block(at('520,396 594,396 602,470 520,470'), glass, 0.8),
    angular(at('250,380 470,380'), 0.7),
    ...wheelAt([300, 560], 56, '#39424a'),
    ...wheelAt([540, 560], 56, '#39424a'),
    angular(at('610,500 660,530'), 1.6),
    disc([690, 570], 62, { fill: '#d8a45c', ink: 1 }),
    ...Array.from({ length: 12 }, (_, index): OutlineShape => {
      const angle = (index / 12) * Math.PI * 2;
      const on = (reach: number): Place => [690 + Math.cos(angle) * reach, 570 + Math.sin(angle) * reach];
      return angular([on(30), on(82)], 0.8);
    }),
    cloudAt([800, 470], 120, '#c4bfb9'),
    ...[120, 60].map((x) => line(at(`${x},430 ${x + 40},424 ${x + 80},430`), 0.9)),
  ];
}

/** The panes of a cockpit from within: one still clear, the others ground blind by ash. */
export function drawBlindWindscreen(): OutlineShape[] {
  const scratches = (left: number, right: number): OutlineShape[] =>
    Array.from({ length: 14 }, (_, index): OutlineShape => {
      const x = left + (right - left) * ((index * 0.618 + 0.2) % 1);
      const y = 190 + ((index * 0.382) % 1) * 230;
      return angular(
        [
          [x, y],
          [x + 52, y + 26],
        ],
        0.7,
      );
    });
  return [
    rounded(at('0,90 1080,90 1160,560 1080,720 0,720 -80,560'), '#6d7882', 60),
    block(at('60,150 500,140 500,460 -10,470'), '#b9b3ac', 1.1),
    block(at('580,140 1020,150 1090,470 580,460'), glass, 1.1),
    ...scratches(60, 430),
    cloudAt([210, 330], 230, '#a39d97'),
    cloudAt([390, 250], 150, '#a39d97'),
    block(at('580,460 640,380 800,300 880,330 1000,400 1078,460'), '#a9c79a', 0.8),
    cloudAt([760, 220], 130),
    block(at('-40,500 1120,500 1090,690 -10,690'), '#39424a', 1),
    ...[110, 290, 470, 650, 830, 1000].flatMap((x, index): OutlineShape[] => [
      disc([x, 590], 62, { fill: '#f4efe4', ink: 0.9 }),
      angular(
        [
          [x, 590],
          [x + (index % 2 === 0 ? 30 : -26), 552],
        ],
        1.2,
      ),
    ]),
  ];
}

/** The land from above: the crater, the airport at the coast, and the way between them. */
export function drawAirportNearCrater(): OutlineShape[] {
  return [
    rounded(at('-60,-70 1180,-70 1180,850 -60,850'), '#bfe0f0', 60),
    area(
      at('20,40 300,10 640,30 880,70 960,200 900,330 930,470 820,560 760,720 560,800 260,790 60,700 0,400'),
      '#cfdcae',
      1.1,
    ),
    ...[
      at('960,250 1010,240 1060,250 1110,240'),
      at('990,380 1040,370 1090,380'),
      at('900,640 950,630 1000,640 1050,630'),
    ].map((wave) => line(wave, 1)),
    ...movedShapes(ashCone([0, 0], 1), { x: 300, y: 320, scale: 0.9 }),
    ...[0, 1, 2, 3, 4].map((puff) => cloudAt([390 + puff * 84, 190 + puff * 80], 150 + puff * 34, ash)),
    arrow([60, 60], [210, 180], '#4f8fc0'),
    ...[0, 1].flatMap((gust) =>
      thread(
        [
          [560 + gust * 120, 110 + gust * 90],
          [640 + gust * 120, 170 + gust * 90],
          [720 + gust * 120, 260 + gust * 90],
        ],
        1.8,
      ),
    ),
    ...Array.from({ length: 8 }, (_, index): OutlineShape => {
      const [x, y] = [350 + index * 46, 346 + index * 36];
      return angular(
        [
          [x, y],
          [x + 26, y + 20],
        ],
        1.8,
      );
    }),
    disc([770, 650], 96, { fill: '#ffffff', ink: 1.2 }),
    ...movedShapes(airliner(), { x: 762, y: 656, scale: 0.34 }),
  ];
}
