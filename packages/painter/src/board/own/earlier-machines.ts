import type { OutlineShape, Place } from '../../outline/index.ts';
import { box, ellipse, rounded, wheelAt } from '../explained/parts.ts';
import { angular, area, at, block, disc, line } from '../stage/lines.ts';

const [dark, wood, brass, canvas, glass] = ['#33383e', '#a9784a', '#d9b34a', '#efe3c4', '#cfe6f3'] as const;

/** A carriage that needs no horse: three wheels with wire spokes, a bench, a tiller and its motor behind. */
export function drawMotorCarriage(): OutlineShape[] {
  return [
    ...wheelAt([250, 620], 190, dark),
    ...wheelAt([850, 680], 130, dark),
    block(at('200,470 620,470 700,560 900,560 900,590 640,590 560,530 200,530'), '#3f5a40', 1),
    rounded(at('60,420 220,420 220,560 60,560'), '#8f9aa5'),
    disc([140, 490], 90, { fill: '#6b747c', ink: 1 }),
    disc([140, 490], 26, { fill: brass, ink: 0.8 }),
    rounded(at('300,380 600,380 600,480 300,480'), '#7a3340'),
    rounded(at('270,240 350,240 350,470 270,470'), '#7a3340'),
    angular(at('850,560 790,330 700,330'), 1.5),
    disc([700, 330], 22, { fill: wood, ink: 0.8 }),
    angular(at('640,470 640,400'), 1.2),
  ];
}

/** A motor car of the 1910s and 1920s: high wheels, a folding hood, lamps of brass. */
export function drawEarlyCar(): OutlineShape[] {
  return [
    block(at('150,560 150,430 560,430 600,390 900,390 920,560'), dark, 1.1),
    block(
      at('120,430 120,210 620,210 680,240 600,250 590,430 540,430 540,262 190,262 190,430'),
      '#5a4a3c',
      1,
    ),
    rounded(at('200,360 340,360 340,470 200,470'), '#7a3340'),
    rounded(at('390,360 520,360 520,470 390,470'), '#7a3340'),
    block(at('590,392 600,262 640,262 640,392'), glass, 0.8),
    box([890, 370], [930, 560], brass),
    ...[410, 450, 490, 530].map((y) => angular(at(`896,${y} 924,${y}`), 0.5)),
    disc([952, 430], 40, { fill: '#ffe9a8', ink: 1 }),
    line(at('40,560 110,470 300,470 380,590 660,590 740,470 930,480 1000,570'), 1.8),
    ...wheelAt([220, 610], 120, '#8a6a3c'),
    ...wheelAt([840, 610], 120, '#8a6a3c'),
    angular(at('520,380 580,350'), 1.4),
  ];
}

/** An aeroplane of the first years: two wings of cloth held by struts and wires, somebody lying between them. */
export function drawBiplane(): OutlineShape[] {
  const struts = [120, 320, 520, 720, 920];
  return [
    block(at('60,190 960,190 1000,240 100,240'), canvas, 1.1),
    block(at('60,470 960,470 1000,520 100,520'), canvas, 1.1),
    ...struts.map((x) => angular(at(`${x},240 ${x},470`), 1.2)),
    ...struts.slice(1).flatMap((x, index) => [
      angular(
        [
          [struts[index] ?? x, 240],
          [x, 470],
        ],
        0.4,
      ),
      angular(
        [
          [struts[index] ?? x, 470],
          [x, 240],
        ],
        0.4,
      ),
    ]),
    block(at('1080,300 1200,280 1220,310 1090,336'), canvas, 0.9),
    block(at('1080,380 1200,360 1220,390 1090,416'), canvas, 0.9),
    angular(at('960,250 1090,320'), 1),
    angular(at('960,480 1090,400'), 1),
    block(at('-170,270 -110,270 -110,450 -170,450'), canvas, 0.9),
    angular(at('80,230 -120,300'), 1),
    angular(at('80,480 -120,420'), 1),
    area(at('430,440 560,410 650,430 650,470 430,470'), '#3d4a66', 0.9),
    disc([690, 430], 34, { fill: '#efc6a2', ink: 0.9 }),
    area(at('660,420 670,388 716,390 724,420'), dark, 0.8),
    ...[250, 770].map((x) =>
      block(at(`${x},250 ${x + 20},250 ${x + 34},350 ${x + 20},460 ${x},460 ${x - 14},350`), wood, 0.9),
    ),
    line(at('140,600 320,560 800,560 960,600'), 1.2),
    angular(at('340,520 340,562'), 1),
    angular(at('740,520 740,562'), 1),
  ];
}

/** A ship of the great voyages: a high stern, three masts, a cross on its sail. */
export function drawCaravel(): OutlineShape[] {
  const sail = ([x, top]: Place, [wide, high]: Place): OutlineShape =>
    area(
      [
        [x - wide, top],
        [x + wide, top],
        [x + wide + 30, top + high * 0.5],
        [x + wide, top + high],
        [x - wide, top + high],
        [x - wide + 24, top + high * 0.5],
      ],
      '#f6eeda',
      1,
    );
  return [
    ...[230, 510, 790].map((x, index) => box([x - 9, index === 1 ? 30 : 130], [x + 9, 600], wood)),
    sail([510, 90], [170, 150]),
    sail([510, 280], [210, 220]),
    block(
      at('496,310 524,310 524,376 580,376 580,404 524,404 524,470 496,470 496,404 440,404 440,376 496,376'),
      '#b8352e',
      0.6,
    ),
    sail([800, 210], [110, 230]),
    block(at('230,150 380,430 110,470'), '#f6eeda', 1),
    block(at('510,30 610,48 510,70'), '#b8352e', 0.8),
    area(at('20,440 180,470 200,560 760,570 960,500 900,700 780,760 220,760 90,680'), '#8a5f3a', 1.2),
    line(at('70,610 300,660 700,660 920,590'), 0.8),
    line(at('90,670 300,712 700,712 890,650'), 0.6),
    ...[330, 450, 570, 690].map((x) => box([x, 600], [x + 40, 636], dark)),
    angular(at('930,510 1080,420'), 1.4),
    line(at('-20,770 120,754 260,772 420,754 580,772 740,754 900,772 1040,756'), 1),
  ];
}

/** A steamer with a wheel of paddles at its side, a tall funnel and masts still. */
export function drawPaddleSteamer(): OutlineShape[] {
  return [
    ...[180, 820].map((x) => box([x - 8, 80], [x + 8, 520], wood)),
    angular(at('180,90 20,500'), 0.6),
    angular(at('820,90 1010,500'), 0.6),
    angular(at('180,100 500,400'), 0.5),
    angular(at('820,100 600,400'), 0.5),
    box([460, 190], [540, 520], dark),
    block(at('452,240 548,240 548,270 452,270'), '#b8352e', 0.7),
    area(at('500,170 420,140 360,150 330,90 420,60 500,90 560,120 570,160'), '#c9ced2', 0.9),
    box([260, 440], [760, 530], '#f4efe2'),
    ...[300, 380, 640, 710].map((x) => disc([x, 484], 20, { fill: glass, ink: 0.8 })),
    area(at('-30,500 140,526 880,526 1070,470 1010,620 900,700 130,700 40,630'), '#33435a', 1.2),
    block(at('60,560 1040,536 1034,556 64,580'), '#f4efe2', 0.5),
    disc([500, 600], 150, { fill: '#b8352e', ink: 1.2 }),
    disc([500, 600], 118, { fill: '#f4efe2', ink: 0.8 }),
    ...Array.from({ length: 6 }, (_, index) => {
      const angle = (index / 6) * Math.PI;
      const [cos, sin] = [Math.cos(angle) * 112, Math.sin(angle) * 112];
      return angular(
        [
          [500 - cos, 600 - sin],
          [500 + cos, 600 + sin],
        ],
        1.2,
      );
    }),
    disc([500, 600], 28, { fill: brass, ink: 0.9 }),
    block(at('-60,700 1100,700 1100,760 -60,760'), '#7fb6d9', 0.4),
    line(at('-60,704 100,690 260,708 420,690 580,708 740,690 900,708 1100,692'), 1),
  ];
}

/** A bicycle of before 1885: its rider sat over the great wheel. */
export function drawHighWheeler(): OutlineShape[] {
  return [
    ...wheelAt([600, 470], 330, dark),
    ...wheelAt([130, 690], 110, dark),
    line(at('130,690 150,420 300,180 560,120'), 2),
    angular(at('600,470 590,90'), 1.8),
    area(at('380,110 460,84 540,96 530,124 400,134'), '#7a4d2e', 1),
    line(at('590,92 660,84 690,110'), 1.8),
    angular(at('600,470 640,560'), 1.6),
    box([616, 556], [676, 576], dark),
  ];
}

/** A camera of wood with its bellows, on three legs. */
export function drawPlateCamera(): OutlineShape[] {
  return [
    ...['400,520 250,900', '520,520 520,920', '560,520 720,900'].map((leg) => angular(at(leg), 2)),
    box([200, 180], [290, 500], wood),
    block(at('290,200 560,250 560,440 290,480'), '#4a3f3a', 1.1),
    ...[330, 380, 430, 480, 530].map((x) => {
      const inset = (x - 290) * 0.18;
      return angular(
        [
          [x, 204 + inset],
          [x, 478 - inset * 0.8],
        ],
        0.7,
      );
    }),
    box([556, 220], [610, 470], wood),
    rounded(at('610,290 700,290 700,400 610,400'), brass),
    ellipse([702, 345], [22, 56], { fill: glass, ink: 1 }),
    box([180, 496], [640, 530], wood),
    area(at('190,170 60,220 40,420 90,520 200,500'), '#2c2e33', 1),
  ];
}

/** A lamp in which oil burns, with its glass and its wheel. */
export function drawOilLamp(): OutlineShape[] {
  return [
    area(at('360,820 640,820 600,770 560,740 440,740 400,770'), brass, 1),
    area(at('300,640 340,560 660,560 700,640 620,740 380,740'), brass, 1.2),
    box([430, 500], [570, 560], '#8a6a3c'),
    disc([600, 530], 26, { fill: brass, ink: 0.9 }),
    area(at('440,500 390,380 420,260 450,90 550,90 580,260 610,380 560,500'), '#eaf4f8', 1.1),
    area(at('500,470 460,410 480,350 500,280 524,350 540,410'), '#f6b43c', 0.8),
    area(at('500,460 484,420 500,370 516,420'), '#fff0b8', 0),
  ];
}

/** A television of the first decades: a cabinet on legs, a bulging screen, two knobs. */
export function drawTubeTelevision(): OutlineShape[] {
  return [
    angular(at('240,720 190,900'), 2),
    angular(at('760,720 810,900'), 2),
    angular(at('480,180 330,20'), 1.1),
    angular(at('520,180 680,20'), 1.1),
    rounded(at('100,180 900,180 900,740 100,740'), wood),
    rounded(at('160,240 680,240 680,680 160,680'), '#5a4433', 90),
    rounded(at('190,270 650,270 650,650 190,650'), '#c9d6d2', 90),
    area(at('240,330 330,300 420,310 300,420 240,440'), '#e6efec', 0),
    ...[320, 440].map((y) => disc([790, y], 46, { fill: brass, ink: 1 })),
    ...[540, 580, 620, 660].map((y) => angular(at(`740,${y} 840,${y}`), 0.9)),
  ];
}

/** An aeroplane of around 1910: one wing, a body of bare laths behind its pilot, bicycle wheels. */
export function drawLathMonoplane(): OutlineShape[] {
  return [
    block(at('300,360 640,330 1000,400 1000,430 640,470 300,470'), canvas, 0.4),
    angular(at('300,360 1060,400'), 1.2),
    angular(at('300,470 1060,424'), 1.2),
    ...[400, 500, 600, 700, 800, 900].flatMap((x) => [
      angular(
        [
          [x, 366 + (x - 300) * 0.05],
          [x, 464 - (x - 300) * 0.05],
        ],
        1,
      ),
      angular(
        [
          [x, 366 + (x - 300) * 0.05],
          [x + 90, 460 - (x - 300) * 0.05],
        ],
        0.5,
      ),
    ]),
    block(at('100,350 320,350 320,480 120,480'), '#c9a878', 1.1),
    block(at('120,300 460,270 470,300 130,340'), canvas, 1.1),
    angular(at('290,290 290,180'), 1.3),
    angular(at('290,180 140,310'), 0.5),
    angular(at('290,180 450,284'), 0.5),
    disc([390, 300], 34, { fill: '#efc6a2', ink: 0.9 }),
    area(at('358,290 366,258 414,258 424,290'), '#6a4628', 0.8),
    area(at('350,360 360,330 420,330 430,360'), '#6a4628', 0.8),
    block(at('1010,300 1090,310 1090,430 1010,420'), canvas, 1),
    block(at('90,300 110,300 124,410 110,520 90,520 76,410'), wood, 1),
    disc([100, 410], 20, { fill: brass, ink: 0.8 }),
    angular(at('180,480 200,620'), 1.3),
    angular(at('280,480 240,620'), 1.3),
    ...wheelAt([220, 640], 84, dark),
    angular(at('900,440 900,530'), 1),
    ...wheelAt([900, 560], 40, dark),
  ];
}

/** An aeroplane of the 1920s: a closed body of metal beneath its high wing, an engine of rays at its nose. */
export function drawHighWingPlane(): OutlineShape[] {
  return [
    area(
      at('120,380 200,320 460,310 760,350 1060,380 1060,410 760,450 460,500 200,490 120,440'),
      '#c9d1d8',
      1.2,
    ),
    area(at('940,380 980,240 1060,230 1080,390'), '#c9d1d8', 1.1),
    block(at('900,386 1090,376 1100,396 910,410'), '#aeb9c2', 0.9),
    rounded(at('190,270 660,270 660,314 190,314'), '#aeb9c2', 20),
    angular(at('300,470 420,314'), 1.3),
    angular(at('480,470 540,314'), 1.3),
    block(at('250,330 340,330 340,390 230,390'), glass, 0.9),
    ...[380, 460, 540].map((x) => box([x, 340], [x + 56, 390], glass)),
    disc([120, 410], 70, { fill: '#6b747c', ink: 1.1 }),
    ...Array.from({ length: 4 }, (_, index) => {
      const angle = (index / 4) * Math.PI;
      const [cos, sin] = [Math.cos(angle) * 64, Math.sin(angle) * 64];
      return angular(
        [
          [120 - cos, 410 - sin],
          [120 + cos, 410 + sin],
        ],
        1,
      );
    }),
    block(at('46,240 66,240 78,410 66,580 46,580 34,410'), wood, 1),
    disc([56, 410], 20, { fill: brass, ink: 0.8 }),
    angular(at('320,490 300,600'), 1.4),
    disc([300, 620], 62, { fill: dark, ink: 1.1 }),
    disc([300, 620], 26, { fill: '#c9d1d8', ink: 0.8 }),
    line(at('1020,410 1050,450 1080,446'), 1.4),
  ];
}
