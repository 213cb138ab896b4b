import { movedShapes } from '../../outline/index.ts';
import type { OutlineShape, Place } from '../../outline/index.ts';
import { drawGardenFork } from '../own/things.ts';
import { angular, area, at, block, disc, line } from '../stage/lines.ts';
import { roundTree } from '../stage/place-parts.ts';
import { colours } from '../stage/place-room.ts';
import { box, dropAt, grainsIn, rounded, sunAt, thread, wheelAt } from './parts.ts';

const [earth, dark, wood] = ['#a8794f', '#7a5230', '#c08e5f'];

/** A heap of compost on its foot. */
function heap([x, y]: Place): OutlineShape[] {
  return [
    area(
      at('-240,0 -190,-120 -110,-210 0,-250 110,-210 190,-120 240,0 120,14 -120,14').map(
        ([px, py]): Place => [px + x, py + y],
      ),
      dark,
      1.1,
    ),
    ...at('-120,-80 -40,-170 60,-120 120,-60 -20,-60 10,-210').map(([px, py], index) =>
      area(
        at('-28,0 0,-20 30,-4 4,18').map(([lx, ly]): Place => [lx + px + x, ly + py + y]),
        index % 2 === 0 ? '#9db45c' : '#e0a04a',
        0.7,
      ),
    ),
  ];
}

/** Boards of a pallet seen from the front: three across, nailed to three that stand. */
function pallet([left, top]: Place, [right, bottom]: Place): OutlineShape[] {
  const [wide, high] = [right - left, bottom - top];
  return [
    ...[0, 0.46, 0.92].map((part) =>
      box([left + wide * part, top], [left + wide * (part + 0.08), bottom], '#9a6b42'),
    ),
    ...[0.02, 0.28, 0.54, 0.8].map((part) =>
      box([left - 8, top + high * part], [right + 8, top + high * (part + 0.16)], wood),
    ),
  ];
}

/** A side of the bin, which goes back from its left corner in front. */
function sidePallet(x: number): OutlineShape[] {
  return [
    block(
      [
        [x, 260],
        [x + 130, 200],
        [x + 130, 520],
        [x, 640],
      ],
      '#a97a4d',
      1,
    ),
    ...[340, 430, 520].map((y) =>
      angular(
        [
          [x, y],
          [x + 130, y - 70],
        ],
        1,
      ),
    ),
  ];
}

/** A bin of four pallets on the bare soil, a metre each way, in the shade of a tree; worms come up, water drains away. */
export function drawCompostSite(): OutlineShape[] {
  return [
    ...sunAt([60, 60], 60),
    ...movedShapes(roundTree([0, 0], 720), { x: 230, y: 600 }),
    box([-80, 600], [1120, 900], earth),
    block(at('90,604 900,604 1000,700 40,700'), dark, 0.5),
    ...pallet([470, 200], [840, 520]),
    ...sidePallet(340),
    block(at('470,500 840,500 720,640 350,640'), '#5d4030', 0.8),
    ...sidePallet(710),
    ...pallet([340, 400], [710, 650]),
    ...thread(at('525,720 440,720 340,720'), 1.6),
    ...thread(at('525,720 610,720 710,720'), 1.6),
    angular(at('340,690 340,750'), 1.6),
    angular(at('710,690 710,750'), 1.6),
    ...thread(at('890,640 900,720 884,820'), 1.4),
    ...thread(at('960,640 970,720 954,820'), 1.4),
    line(at('420,850 460,810 500,850 540,810 580,846 600,820'), 3),
    line(at('100,830 140,790 180,826 220,790'), 3),
    dropAt([1040, 800], 70),
  ];
}

/** Compost thrown on a slanting sieve: the fine crumbs fall through, the coarse bits roll down and go back to the heap. */
export function drawSieving(): OutlineShape[] {
  const soil = '#4a3326';
  return [
    angular(at('-60,760 1180,760'), 1.2),
    block(at('230,180 270,160 720,730 680,750'), wood, 1.1),
    block(at('270,170 300,150 750,720 720,740'), '#dfe5e8', 0.9),
    ...Array.from({ length: 11 }, (_, mesh) =>
      angular(
        [
          [272 + mesh * 40, 196 + mesh * 50],
          [318 + mesh * 40, 176 + mesh * 50],
        ],
        0.8,
      ),
    ),
    angular(at('300,200 180,750'), 2.6),
    ...grainsIn([290, 330], [560, 640], { count: 20, fill: soil, size: 10 }),
    area(at('210,760 260,660 360,600 460,610 560,680 610,760'), soil, 1),
    ...at('470,300 560,420 650,520 740,640').map((place, index) =>
      area(
        at('-34,6 -10,-24 26,-18 36,10 4,26').map(([x, y]): Place => [x + place[0], y + place[1]]),
        ['#9db45c', '#a9784a', '#e0a04a', '#8a5f3a'][index] ?? wood,
        0.9,
      ),
    ),
    ...movedShapes(heap([0, 0]), { x: 980, y: 760, scale: 0.8 }),
    ...thread(at('770,620 840,520 940,500'), 1.8),
    ...movedShapes(drawGardenFork(), { x: 420, y: -120, scale: 0.34, degrees: 60 }),
    ...grainsIn([330, 60], [500, 170], { count: 10, fill: soil, size: 13 }),
  ];
}

/** Water from the can on what is dry, and a lid that keeps off the rain. */
export function drawWateredHeap(): OutlineShape[] {
  return [
    box([0, 620], [1080, 680], earth),
    ...heap([300, 620]),
    rounded(at('430,60 620,60 640,240 410,240'), '#7fa6c0', 16),
    angular(at('412,200 310,140 290,160'), 2),
    line(at('620,90 700,80 700,190 640,210'), 1.4),
    ...at('270,190 250,240 290,250 230,300 280,320').map((place) => dropAt(place, 40)),
    ...heap([810, 620]),
    area(at('540,470 600,340 810,300 1020,340 1076,470 1040,440 810,350 580,440'), '#8f6b8a', 1),
    ...at('660,140 740,100 820,150 900,100 980,150').map((place) => dropAt(place, 40)),
    ...thread(at('640,290 580,360 530,450'), 1.1),
    ...thread(at('990,290 1040,360 1090,450'), 1.1),
  ];
}

/** What was outside is brought to the middle. */
export function drawTurnedHeap(): OutlineShape[] {
  return [
    box([0, 620], [1080, 680], earth),
    ...heap([290, 620]),
    ...heap([800, 620]),
    ...movedShapes(drawGardenFork(), { x: 480, y: 60, scale: 0.42, degrees: 24 }),
    ...thread(at('140,440 220,260 420,180 640,220 780,400'), 1.6),
    ...[700, 800, 900].map((x) => line(at(`${x},330 ${x + 20},290 ${x - 8},250 ${x + 12},200`), 1)),
    ...grainsIn([430, 240], [640, 320], { count: 6, fill: '#9db45c', size: 11 }),
  ];
}

/** A handful squeezed: no more than a drop comes out. */
export function drawSqueezedHandful(): OutlineShape[] {
  return [
    area(at('60,260 240,220 420,210 560,240 600,330 560,420 420,450 240,430 60,400'), '#e8b998', 1.2),
    ...[0, 1, 2, 3].map((index) =>
      rounded(
        at('0,0 74,0 74,150 0,150').map(([x, y]): Place => [x + 330 + index * 66, y + 280 - index * 6]),
        '#e8b998',
        34,
      ),
    ),
    area(at('330,250 400,180 500,170 590,220 600,280 480,300 360,300'), dark, 1),
    rounded(at('280,190 420,240 400,310 260,270'), '#e8b998', 34),
    dropAt([470, 560], 90),
    disc([470, 300], 12, { fill: '#9db45c', ink: 0.5 }),
    block(at('0,240 80,244 80,420 0,424'), colours.roof, 1),
  ];
}

/** A barrow of dark crumbs, a spade in it, and a bed in which a plant grows on it. */
export function drawFinishedCompost(): OutlineShape[] {
  const soil = '#4a3326';
  return [
    angular(at('-40,700 1140,700'), 1.2),
    ...wheelAt([150, 620], 80, '#39424a'),
    angular(at('150,620 330,500'), 2),
    block(at('190,340 640,340 540,560 290,560'), '#5a9c6b', 1.2),
    angular(at('560,520 760,440'), 2.2),
    angular(at('500,560 540,700'), 2),
    area(at('200,344 260,250 350,200 440,190 540,240 630,344'), soil, 1),
    ...grainsIn([250, 230], [580, 340], { count: 22, fill: '#6b4a35', size: 11 }),
    block(at('410,210 452,196 380,-10 350,0'), wood, 0.9),
    angular(at('320,6 404,-22'), 2.4),
    block(at('780,620 1100,620 1100,700 780,700'), soil, 1),
    line(at('940,620 930,540 944,470'), 1.8),
    area(at('940,540 860,530 800,460 850,440 920,480'), '#7db464', 1),
    area(at('942,520 1010,500 1080,430 1030,410 960,450'), '#7db464', 1),
    area(at('944,470 910,430 930,370 970,420'), '#8fc26a', 1),
  ];
}
