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

/** A square of slats on the bare soil, in the shade of a tree; worms come up from below, water drains away. */
export function drawCompostSite(): OutlineShape[] {
  const slats = (x: number): OutlineShape[] => [
    box([x, 330], [x + 26, 640], wood),
    ...[370, 440, 510, 580].map((y) => box([x - 14, y], [x + 240, y + 36], wood)),
  ];
  return [
    ...sunAt([930, 110], 60),
    ...movedShapes(roundTree([0, 0], 480), { x: 170, y: 640 }),
    box([0, 640], [1080, 860], earth),
    ...slats(440),
    box([660, 330], [686, 640], wood),
    ...[500, 580].flatMap((x) =>
      thread(
        [
          [x, 660],
          [x + 10, 720],
          [x - 6, 790],
        ],
        1.2,
      ),
    ),
    line(at('640,800 670,770 700,800 730,770 756,800 770,780'), 2.6),
    line(at('830,740 860,710 884,740 914,712'), 2.6),
    dropAt([440, 770], 56),
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
