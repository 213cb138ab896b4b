import { movedShapes } from '../../outline/index.ts';
import type { OutlineShape, Place } from '../../outline/index.ts';
import { angular, area, at, block, disc, line } from '../stage/lines.ts';
import { house, roundTree } from '../stage/place-parts.ts';
import { colours } from '../stage/place-room.ts';
import { box, cloudAt, ellipse, rounded, signal, thread, wheelAt } from './parts.ts';
import { boiler, brass, coach, drawCabEngine, iron, rail, steel, wood } from './railway-engines.ts';

/** The first engine on rails: one long boiler, its chimney in front, and a flywheel at its side. */
export function drawTrevithickEngine(): OutlineShape[] {
  return [
    ...rail(700, [-20, 1080]),
    ...movedShapes([cloudAt([0, 0], 220, '#eef1f4')], { x: 140, y: 40 }),
    box([120, 120], [180, 380], boiler),
    block(at('104,120 120,96 180,96 196,120'), iron, 0.8),
    rounded(at('80,340 660,340 660,600 80,600'), boiler),
    ...[200, 330, 460, 580].map((x) => angular(at(`${x},342 ${x},598`), 0.5)),
    box([640, 430], [760, 500], brass),
    angular(at('760,466 900,466'), 1.6),
    box([890, 420], [920, 512], iron),
    ...wheelAt([190, 600], 100, iron),
    ...wheelAt([560, 600], 100, iron),
    ...wheelAt([380, 400], 150, '#7f5f3f'),
    angular(at('380,400 900,466'), 1.2),
    block(at('760,560 1060,560 1030,660 790,660'), wood, 1),
    area(at('770,560 830,510 900,530 960,500 1040,556'), '#7f8a95', 0.8),
    ...wheelAt([840, 664], 36, iron),
    ...wheelAt([980, 664], 36, iron),
    angular(at('660,600 760,610'), 1),
  ];
}

/** An engine of the first railways: boiler, tall chimney, upright pistons, its barrel of water behind. */
export function drawEarlyLocomotive(): OutlineShape[] {
  return earlyLocomotive('#8a5a3c');
}

function earlyLocomotive(fill: string): OutlineShape[] {
  return [
    ...rail(700, [-20, 1080]),
    ...movedShapes([cloudAt([0, 0], 240, '#eef1f4'), cloudAt([150, -40], 160, '#ffffff')], { x: 900, y: 90 }),
    box([820, 150], [880, 420], boiler),
    block(at('800,150 820,116 880,116 900,150'), iron, 0.8),
    rounded(at('412,370 900,370 900,590 412,590'), fill),
    ...[520, 640, 760].map((x) => angular(at(`${x},372 ${x},588`), 0.6)),
    box([540, 270], [590, 372], brass),
    box([700, 270], [750, 372], brass),
    angular(at('500,250 630,250'), 1.4),
    angular(at('660,250 790,250'), 1.4),
    angular(at('510,252 530,600'), 1),
    angular(at('780,252 790,600'), 1),
    ...wheelAt([530, 610], 92, iron),
    ...wheelAt([790, 610], 92, iron),
    box([40, 540], [390, 600], wood),
    ellipse([200, 470], [150, 84], { fill: '#8f6440', ink: 1 }),
    angular(at('130,396 130,544'), 0.7),
    angular(at('270,396 270,544'), 0.7),
    ...wheelAt([120, 650], 54, iron),
    ...wheelAt([310, 650], 54, iron),
    angular(at('390,570 420,560'), 1.2),
  ];
}

/** Rails of wood, cast iron, wrought iron and steel beside one another. */
export function drawRails(): OutlineShape[] {
  const profiles: readonly (readonly [string, string])[] = [
    ['#b5834f', '0,240 200,240 200,420 0,420'],
    ['#4a4f55', '40,240 160,240 160,290 120,300 116,370 200,384 200,420 0,420 0,384 84,370 80,300 40,290'],
    ['#8a6f63', '30,240 170,240 176,290 122,304 122,360 178,376 170,420 30,420 22,376 78,360 78,304 24,290'],
    ['#b9c6d0', '44,226 156,226 166,282 122,300 116,376 206,396 206,420 -6,420 -6,396 84,376 78,300 34,282'],
  ];
  return profiles.flatMap(([fill, points], index) => {
    const dx = index * 290;
    const front = at(points).map(([x, y]): Place => [x + dx, y]);
    const [first = [0, 0], second = [0, 0]] = front;
    return [
      block([first, second, [second[0] + 70, second[1] - 110], [first[0] + 70, first[1] - 110]], fill, 0.9),
      block([second, [second[0] + 70, second[1] - 110], [dx + 250, 320], [dx + 200, 420]], fill, 0.7),
      block(front, fill, 1.1),
      ...(index < profiles.length - 1
        ? thread(
            [
              [dx + 226, 480],
              [dx + 270, 480],
            ],
            1.3,
          )
        : []),
    ];
  });
}

/** A glowing bar runs between two rolls, and comes out of them as a rail of rolled iron. */
export function drawRolledRail(): OutlineShape[] {
  const roll = ([x, y]: Place): OutlineShape[] => [
    disc([x, y], 150, { fill: '#8d979f', ink: 1.1 }),
    disc([x, y], 112, { fill: steel, ink: 0.6 }),
    disc([x, y], 34, { fill: iron, ink: 0.9 }),
  ];
  return [
    box([330, 40], [370, 830], iron),
    box([530, 40], [570, 830], iron),
    block(at('280,830 620,830 650,880 250,880'), iron, 1),
    block(at('290,40 610,40 590,-10 310,-10'), iron, 1),
    block(at('-120,350 450,400 450,446 -120,500'), '#f2993a', 1.1),
    block(at('-120,350 450,400 450,412 -120,386'), '#ffd27a', 0.4),
    ...roll([450, 256]),
    ...roll([450, 590]),
    block(at('450,420 1034,400 1034,484 450,434'), '#6f574d', 0.7),
    block(at('450,404 980,330 970,388 450,420'), '#a3857a', 0.9),
    block(at('450,432 954,500 954,538 450,446'), '#8a6f63', 0.8),
    block(
      at(
        '980,330 1140,330 1150,386 1088,402 1086,480 1166,502 1166,536 954,536 954,502 1034,480 1032,402 970,386',
      ),
      '#b89a8d',
      1.2,
    ),
    ...thread(at('530,160 450,130 370,160'), 1.5),
    ...thread(at('530,690 450,720 370,690'), 1.5),
    ...[-40, 60, 160].map((x) => line(at(`${x},300 ${x + 16},270 ${x - 8},236 ${x + 10},204`), 0.9)),
  ];
}

/** A train of the first lines with its open carriages comes into a station where people wait. */
export function drawFirstLine(): OutlineShape[] {
  const carriage = (x: number, fill: string): OutlineShape[] => [
    block(at(`${x},520 ${x + 330},520 ${x + 300},630 ${x + 30},630`), fill, 1),
    ...[50, 140, 230].flatMap((dx, index) => {
      const coat = ['#a7485a', '#4f7f9a', '#5f7f5a'][index] ?? wood;
      return [
        area(at(`${x + dx - 16},526 ${x + dx - 8},470 ${x + dx + 50},470 ${x + dx + 58},526`), coat, 0.8),
        disc([x + dx + 20, 440], 30, { fill: index === 1 ? '#d9a47c' : '#f1c9a5', ink: 0.8 }),
        block(
          at(`${x + dx - 14},426 ${x + dx + 2},386 ${x + dx + 40},386 ${x + dx + 54},426`),
          '#3b3f4a',
          0.7,
        ),
      ];
    }),
    block(at(`${x - 4},512 ${x + 334},512 ${x + 334},536 ${x - 4},536`), '#f2e4b8', 0.8),
    ...wheelAt([x + 80, 650], 54, iron),
    ...wheelAt([x + 250, 650], 54, iron),
    angular(at(`${x + 320},600 ${x + 400},600`), 1.2),
  ];
  return [
    ...rail(700, [-760, 1120]),
    ...carriage(-740, '#d9b34a'),
    ...carriage(-350, '#c9785c'),
    // The engine has rails and smoke of its own; here the train stands on longer ones.
    ...earlyLocomotive('#4f7f5a').slice(rail(700, [-20, 1080]).length),
  ];
}

/** A train beneath the street, and the houses above it. */
export function drawUnderground(): OutlineShape[] {
  return [
    ...movedShapes(house([0, 0], 230), { x: 150, y: 260 }),
    ...movedShapes(house([0, 0], 260, { wall: '#e7d3ae', roof: '#8f86b5' }), { x: 520, y: 260 }),
    ...roundTree([760, 260], 180),
    ...movedShapes(house([0, 0], 220), { x: 940, y: 260 }),
    box([0, 258], [1080, 330], '#9aa3a8'),
    box([0, 330], [1080, 800], '#a8794f'),
    rounded(at('40,770 40,430 1040,430 1040,770'), '#4a4f55', 120),
    ...rail(716, [60, 1020]),
    rounded(at('110,700 110,490 580,490 580,700'), signal),
    rounded(at('592,700 592,490 940,490 990,600 990,700'), signal),
    ...[150, 260, 370, 480, 640, 750].map((x) => box([x, 530], [x + 80, 606], '#ffe9a8')),
    block(at('860,530 924,530 960,606 860,606'), '#ffe9a8', 0.7),
    ...[190, 330, 480, 660, 780, 920].map((x) => disc([x, 706], 24, { fill: iron, ink: 0.8 })),
    ...thread(at('300,262 330,310 330,400 360,470'), 1.1),
  ];
}

/** An electric train in its round tube deep below the street; the current comes from a rail beside the track. */
export function drawTubeTrain(): OutlineShape[] {
  return [
    ...movedShapes(house([0, 0], 190), { x: 130, y: 170 }),
    ...movedShapes(house([0, 0], 210, { wall: '#e7d3ae', roof: '#8f86b5' }), { x: 400, y: 170 }),
    ...movedShapes(house([0, 0], 190), { x: 850, y: 170 }),
    box([0, 168], [1080, 214], '#9aa3a8'),
    box([0, 214], [1080, 960], '#a8794f'),
    box([640, 170], [760, 700], '#d9c9a8'),
    ...[250, 340, 430, 520].map((y) => angular(at(`640,${y} 760,${y + 60}`), 1)),
    disc([420, 590], 330, { fill: '#5b646c', ink: 1.4 }),
    disc([420, 590], 296, { fill: '#2f353b', ink: 1 }),
    rounded(at('220,800 206,520 270,380 420,346 570,380 634,520 620,800'), '#b5443c', 60),
    rounded(at('262,560 282,430 400,412 400,560'), '#ffe9a8', 20),
    rounded(at('440,560 440,412 558,430 578,560'), '#ffe9a8', 20),
    block(at('226,640 614,640 616,690 224,690'), '#f2e4b8', 0.8),
    ...[286, 554].map((x) => disc([x, 734], 28, { fill: '#ffe27a', ink: 0.9 })),
    box([250, 800], [330, 836], iron),
    box([510, 800], [590, 836], iron),
    box([150, 836], [690, 856], '#8d979f'),
    box([640, 790], [690, 836], '#f2c14a'),
    block(at('716,690 680,762 716,762 690,826 770,740 726,740 752,690'), '#f6c33c', 1),
  ];
}

/** Compressed air from the engine through all wagons: at each of their wheels a shoe is pressed on. */
export function drawAirBrake(): OutlineShape[] {
  return [
    ...rail(720, [-20, 1080]),
    box([40, 120], [440, 460], '#4f7f9a'),
    box([520, 120], [1040, 460], '#c9785c'),
    ...[560, 680, 800, 920].map((x) => box([x, 180], [x + 84, 290], colours.glass)),
    box([80, 180], [200, 290], colours.glass),
    box([230, 330], [400, 420], brass),
    block(at('230,480 1060,480 1060,510 230,510'), '#f2c14a', 0.9),
    block(at('290,420 330,420 330,484 290,484'), '#f2c14a', 0.8),
    ...wheelAt([170, 612], 106, iron),
    ...wheelAt([800, 612], 106, iron),
    box([330, 560], [430, 650], steel),
    box([300, 590], [332, 622], steel),
    area(at('276,540 306,560 312,612 306,664 276,684 290,612'), signal, 1),
    block(at('366,506 392,506 392,562 366,562'), '#f2c14a', 0.8),
    box([960, 560], [1050, 650], steel),
    box([932, 590], [962, 622], steel),
    area(at('906,540 936,560 942,612 936,664 906,684 920,612'), signal, 1),
    block(at('992,506 1018,506 1018,562 992,562'), '#f2c14a', 0.8),
    ...thread(at('470,540 560,540 640,540'), 1.4),
  ];
}

/** A locomotive that takes its current from a wire. */
export function drawElectricLocomotive(): OutlineShape[] {
  return [
    ...rail(700, [-20, 1080]),
    ...[60, 1000].flatMap((x) => [
      box([x - 10, 120], [x + 10, 716], '#8f9aa5'),
      angular(at(`${x},160 ${x < 500 ? x + 120 : x - 120},130`), 1.2),
    ]),
    angular(at('-20,130 1080,130'), 1.3),
    angular(at('440,320 540,220 460,134'), 1.3),
    angular(at('640,320 540,220 620,134'), 1.3),
    angular(at('450,132 630,132'), 2),
    rounded(at('186,640 186,340 898,340 898,640'), '#3f7f6a', 60),
    block(at('186,520 898,520 900,560 184,560'), '#f2e4b8', 0.7),
    block(at('210,380 300,380 300,480 196,480'), colours.glass, 0.8),
    block(at('780,380 870,380 884,480 780,480'), colours.glass, 0.8),
    ...[350, 470, 590].map((x) => box([x, 400], [x + 90, 480], colours.glass)),
    ...[270, 400, 680, 810].flatMap((x) => wheelAt([x, 650], 50, iron)),
    block(at('536,170 516,214 540,214 524,256 566,202 544,202 560,170'), '#f6c33c', 0.7),
  ];
}

/** A train of two power cars and its carriages, low and pointed, beneath the wire. */
export function drawTgv(): OutlineShape[] {
  return [
    ...rail(600, [-240, 1140]),
    angular(at('-240,190 1140,190'), 1.2),
    angular(at('640,316 700,250 620,192'), 1.3),
    angular(at('560,192 680,192'), 1.8),
    block(at('-240,330 300,330 300,580 -240,580'), '#e8742c', 1.1),
    block(at('-240,386 300,386 300,452 -240,452'), '#4a4f55', 0.7),
    ...[-220, -120, -20, 80, 180].map((x) => box([x, 396], [x + 76, 442], colours.glass)),
    rounded(at('314,580 314,330 780,330 930,400 1090,520 1090,580'), '#e8742c', 40),
    block(at('314,386 700,386 800,420 860,452 314,452'), '#4a4f55', 0.7),
    block(at('770,342 830,362 902,414 800,404'), '#39424a', 0.9),
    block(at('314,580 314,540 1090,540 1090,580'), '#eef2f5', 0.8),
    ...[360, 430, 500, 570].map((x) => angular(at(`${x},398 ${x},440`), 1)),
    disc([1020, 512], 15, { fill: '#ffe9a8', ink: 0.7 }),
    box([298, 350], [316, 570], '#4a4f55'),
    ...[-180, -80, 240, 380, 480, 880, 980].map((x) => disc([x, 590], 24, { fill: iron, ink: 0.8 })),
  ];
}

/** A train made for speed, on its own line. */
export function drawFastTrain(): OutlineShape[] {
  return [
    ...rail(600, [-40, 1140]),
    rounded(at('-40,580 -40,330 800,330 1000,450 1090,580'), '#eef2f5', 90),
    block(at('-40,578 -40,530 1044,530 1074,566 1066,578'), '#3b7fc4', 0.8),
    block(at('830,372 900,392 960,440 860,440'), '#39424a', 0.9),
    ...[20, 140, 260, 380, 500, 620].map((x) => box([x, 380], [x + 76, 440], colours.glass)),
    box([730, 370], [790, 520], '#d6e0e8'),
    ...[60, 190, 430, 560, 800, 920].map((x) => disc([x, 590], 24, { fill: iron, ink: 0.8 })),
    ...[250, 210, 280].map((y, index) =>
      line(at(`${-40 + index * 160},${y} ${120 + index * 200},${y - 6} ${330 + index * 220},${y}`), 0.9),
    ),
  ];
}

/** People and goods that a line carries between two towns with one clock. */
export function drawRailwayLinksTowns(): OutlineShape[] {
  const clock = ([x, y]: Place): OutlineShape[] => [
    disc([x, y], 62, { fill: '#fff8e6', ink: 1.1 }),
    angular(
      [
        [x, y],
        [x, y - 42],
      ],
      1.2,
    ),
    angular(
      [
        [x, y],
        [x + 30, y + 12],
      ],
      1.2,
    ),
  ];
  const town = (x: number): OutlineShape[] => [
    ...movedShapes(house([0, 0], 190), { x, y: 520 }),
    ...movedShapes(house([0, 0], 230, { wall: '#e7d3ae', roof: '#8f86b5' }), { x: x + 170, y: 520 }),
  ];
  return [
    block(at('-40,515 1160,515 1160,700 -40,700'), colours.grass, 0.7),
    ...town(60),
    ...town(860),
    ...clock([150, 110]),
    ...clock([950, 110]),
    ...rail(600, [-40, 1160]),
    ...movedShapes([...coach([-530, '#b5834f']), ...drawCabEngine()], { x: 480, y: 205, scale: 0.56 }),
  ];
}
