import { movedShapes } from '../../outline/index.ts';
import type { OutlineShape, Place } from '../../outline/index.ts';
import { drawJetEngine } from '../own/engines.ts';
import { angular, area, at, block, disc, line } from '../stage/lines.ts';
import { arrow, box, cloudAt, grainsIn, rounded, thread } from './parts.ts';

const [ash, dark, runway] = ['#8f8983', '#6b6662', '#5b646c'];

/** An airliner from the side, its nose to the right. */
export function airliner(): OutlineShape[] {
  return [
    block(at('-150,-40 -210,-170 -160,-170 -80,-50'), '#3b7fc4', 0.9),
    rounded(at('-200,-40 180,-40 250,10 180,50 -120,50'), '#eef2f5', 40),
    block(at('-10,10 90,10 -40,120 -90,120'), '#c3ccd4', 0.9),
    block(at('-140,-10 -90,-10 -170,40 -200,40'), '#c3ccd4', 0.8),
    rounded(at('-30,66 50,66 50,104 -30,104'), '#8d979f', 16),
    ...[-100, -60, -20, 20, 60, 100].map((x) => box([x, -20], [x + 20, 2], '#9fd0ec')),
    block(at('176,-24 206,-22 222,0 180,0'), '#39424a', 0.6),
  ];
}

/** A cone of ash with a glowing crater; its foot stands on the place. */
export function ashCone([x, y]: Place, size: number): OutlineShape[] {
  const shapes = [
    block(at('-200,0 -50,-220 50,-220 200,0'), dark, 1.1),
    block(at('-50,-220 50,-220 30,-190 -30,-196'), '#d9483b', 0.7),
  ];
  return movedShapes(shapes, { x, y, scale: size });
}

/** The wind carries the ash from the crater over the runway. */
export function drawAshOverAirport(): OutlineShape[] {
  return [
    box([0, 640], [1180, 700], '#a9c79a'),
    ...ashCone([200, 640], 1.05),
    area(
      at(
        '160,400 150,300 200,220 330,180 520,160 760,150 960,190 1040,260 960,310 740,300 520,310 340,340 250,380 230,410',
      ),
      ash,
      1,
    ),
    ...grainsIn([520, 320], [1060, 560], { count: 22, fill: dark, size: 8 }),
    block(at('680,690 760,640 1120,640 1180,690'), runway, 1),
    ...[780, 870, 960, 1050].map((x) => box([x, 660], [x + 46, 670], '#ffffff')),
    box([600, 480], [640, 640], '#d6e0e8'),
    block(at('580,480 590,430 650,430 660,480'), '#9fd0ec', 0.9),
    arrow([330, 90], [480, 90], '#5aa9dc'),
    arrow([620, 80], [770, 80], '#5aa9dc'),
  ];
}

/** Ash is drawn into the engine, melts and sticks to its blades. */
export function drawAshInEngine(): OutlineShape[] {
  return [
    ...movedShapes(drawJetEngine().slice(0, -6), { x: 220, y: 0 }),
    cloudAt([60, 430], 260, ash),
    ...grainsIn([150, 280], [420, 580], { count: 18, fill: dark, size: 12 }),
    arrow([150, 250], [330, 330]),
    arrow([150, 620], [330, 540]),
    area(at('820,380 880,400 900,440 850,450 800,430'), '#f2a65a', 0.8),
    area(at('790,470 860,470 890,510 830,530'), '#f2a65a', 0.8),
  ];
}

/** Ash falls on a runway and lies on it and on the plane that stands there. */
export function drawAshOnRunway(): OutlineShape[] {
  return [
    box([-60, 520], [1180, 560], '#a9c79a'),
    block(at('-60,560 1180,560 1180,740 -60,740'), runway, 1.1),
    ...[0, 240, 480, 720, 960].map((x) => box([x, 640], [x + 120, 664], '#ffffff')),
    ...[380, 700].map((x) => disc([x, 560], 34, { fill: '#39424a', ink: 0.9 })),
    ...movedShapes(airliner(), { x: 520, y: 430, scale: 1.9 }),
    area(at('150,366 300,334 560,340 820,344 880,384 700,372 420,366 200,380'), ash, 0.8),
    area(at('-60,580 120,568 300,590 380,620 300,660 120,646 -60,668'), ash, 0.9),
    area(at('520,690 640,640 820,652 960,690 860,740 600,740'), ash, 0.9),
    area(at('900,572 1040,560 1180,566 1180,626 1020,630 920,606'), ash, 0.9),
    cloudAt([180, 90], 420, ash),
    cloudAt([560, 50], 480, dark),
    cloudAt([940, 100], 420, ash),
    ...grainsIn([-30, 170], [1150, 540], { count: 34, fill: dark, size: 9 }),
  ];
}

/** An airliner in a cloud of ash: its engines stop. */
export function drawPlaneInAsh(): OutlineShape[] {
  return [
    area(
      at(
        '20,420 60,240 220,150 420,170 560,90 780,120 940,220 1040,380 960,560 740,640 480,610 260,650 90,580',
      ),
      ash,
      1,
    ),
    ...movedShapes(airliner(), { x: 540, y: 390, scale: 1.5 }),
    ...grainsIn([120, 200], [960, 580], { count: 26, fill: dark, size: 9 }),
    line(at('440,530 400,560 370,550 330,580'), 1.2),
    ...thread(at('860,480 930,540 980,620'), 1.3),
    angular(at('486,506 606,566'), 2),
    angular(at('486,566 606,506'), 2),
  ];
}

/** The tube on an airliner's nose by which its speed is measured, full of ash. */
export function drawBlockedSensor(): OutlineShape[] {
  return [
    area(at('0,120 140,60 420,40 560,60 560,520 380,540 160,470 40,340'), '#eef2f5', 1.1),
    block(at('250,110 430,96 440,210 280,230'), '#9fd0ec', 0.9),
    block(at('300,330 380,330 420,410 500,410 500,440 340,440'), '#aebac2', 1),
    rounded(at('470,392 840,392 840,458 470,458'), '#c3ccd4', 20),
    area(at('760,396 840,392 880,410 890,440 840,460 750,454'), dark, 0.9),
    ...grainsIn([880, 330], [1080, 530], { count: 16, fill: dark, size: 10 }),
    arrow([1240, 425], [1110, 425]),
  ];
}

/** A wheel that slides on ash. */
export function drawTyreOnAsh(): OutlineShape[] {
  const tread = Array.from({ length: 12 }, (_, index): OutlineShape => {
    const angle = (index / 12) * Math.PI * 2;
    const on = (reach: number): Place => [430 + Math.cos(angle) * reach, 300 + Math.sin(angle) * reach];
    return angular([on(180), on(212)], 1);
  });
  return [
    box([0, 520], [980, 590], runway),
    block(at('396,300 464,300 480,20 380,20'), '#aebac2', 1),
    disc([430, 300], 215, { fill: '#39424a', ink: 1.2 }),
    ...tread,
    disc([430, 300], 110, { fill: '#c3ccd4', ink: 1 }),
    disc([430, 300], 34, { fill: '#8d979f', ink: 0.8 }),
    area(at('60,520 140,480 300,492 430,506 560,490 720,476 900,520'), ash, 0.9),
    ...grainsIn([120, 440], [330, 500], { count: 8, fill: dark, size: 9 }),
    ...[120, 190, 260].map((y) => line(at(`40,${y} 110,${y - 8} 180,${y}`), 1.2)),
    arrow([680, 300], [860, 300]),
  ];
}
