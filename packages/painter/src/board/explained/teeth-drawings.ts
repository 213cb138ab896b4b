import { movedShapes } from '../../outline/index.ts';
import type { OutlineShape, Place } from '../../outline/index.ts';
import { drawSugar } from '../own/sweets.ts';
import { germ, tooth } from '../own/teeth.ts';
import { angular, area, at, disc, line } from '../stage/lines.ts';
import { arrow, cubeAt, dropAt, grainsIn, inStep } from './parts.ts';

const [plaque, acid] = ['#e9d98a', '#b6d957'];

/** Bacteria in the plaque take sugar in and give acid off, which runs down on the tooth. */
export function drawSugarToAcid(): OutlineShape[] {
  const germs: readonly (readonly [Place, number])[] = [
    [[700, 340], 0.3],
    [[830, 300], -0.5],
    [[810, 420], 0.9],
    [[700, 460], -0.2],
  ];
  return [
    ...movedShapes(drawSugar(), { x: 0, y: 120, scale: 0.46 }),
    arrow([500, 360], [600, 360]),
    area(at('660,240 770,200 890,230 950,330 920,450 820,530 690,530 620,430 610,330'), plaque, 0.9),
    ...germs.flatMap(([place, turn]) => germ(place, turn)),
    arrow([970, 360], [1070, 360]),
    ...movedShapes(tooth(), { x: 1110, y: 230, scale: 0.56 }),
    ...at('1240,90 1350,140 1450,80 1560,150').map((place) => dropAt(place, 66, acid)),
    line(at('1310,330 1350,350 1330,390'), 0.8),
    line(at('1480,340 1460,370 1500,400'), 0.8),
  ];
}

/** How sour it is in the plaque after something sweet: below a line the tooth loses minerals, until saliva has thinned the acid. */
export function drawAcidCurve(): OutlineShape[] {
  const critical = 330;
  const dashes = Array.from({ length: 12 }, (_, index) =>
    angular(
      [
        [110 + index * 84, critical],
        [160 + index * 84, critical],
      ],
      1.1,
    ),
  );
  return [
    angular(at('90,40 90,620 1130,620'), 1.3),
    angular(at('70,70 90,36 110,70'), 1.3),
    angular(at('1100,600 1134,620 1100,640'), 1.3),
    ...cubeAt([190, 110], 62),
    ...cubeAt([268, 112], 48),
    line(at('100,190 180,192 230,210 290,330 350,470 430,520'), 2),
    ...inStep(1, dashes),
    ...inStep(2, [
      area(at('292,334 350,468 430,518 560,500 690,420 790,334'), '#f0b3a4', 0),
      ...grainsIn([400, 366], [680, 470], { count: 9, fill: '#d5dde6', size: 14 }),
      disc([430, 520], 15, { fill: acid, ink: 0.9 }),
    ]),
    ...inStep(3, [
      line(at('430,520 560,500 690,420 790,334 900,250 1010,205 1100,194'), 2),
      ...at('880,120 960,90 1040,120').map((place) => dropAt(place, 60)),
    ]),
  ];
}

/** A balance on a tooth that has sunk to the side of acid and sugar; saliva is the lighter. */
export function drawToothBalance(): OutlineShape[] {
  const pan = ([x, y]: Place): OutlineShape[] => [
    angular(
      [
        [x - 170, y],
        [x, y - 190],
        [x + 170, y],
      ],
      0.8,
    ),
    area(
      [
        [x - 190, y],
        [x, y + 16],
        [x + 190, y],
        [x + 120, y + 56],
        [x - 120, y + 56],
      ],
      '#d9b34a',
      1,
    ),
  ];
  return [
    ...movedShapes(tooth(), { x: 400, y: 440, scale: 0.5 }),
    angular(at('650,470 650,140'), 2.2),
    angular(at('250,210 1050,90'), 2.2),
    disc([650, 150], 22, { fill: '#d9b34a', ink: 1 }),
    ...pan([250, 400]),
    ...at('170,330 250,310 330,330').map((place) => dropAt(place, 84, acid)),
    ...cubeAt([215, 385], 50),
    ...cubeAt([285, 385], 50),
    ...pan([1050, 280]),
    ...at('1010,220 1085,220').map((place) => dropAt(place, 84)),
  ];
}
