import { movedShapes } from '../../outline/index.ts';
import type { OutlineShape, Place } from '../../outline/index.ts';
import { angular, area, at, block, disc, line } from '../stage/lines.ts';
import { colours } from '../stage/place-room.ts';
import { arrow, box, dropAt, ellipse, rounded, sunAt, thread, waterFrom } from './parts.ts';

const [leafGreen, soil, red, blue, flesh] = ['#69ad5e', '#a8794f', '#d9483b', '#5a8fd0', '#f0a8a0'];
const moved = (points: string, [dx, dy]: Place): Place[] =>
  at(points).map(([x, y]): Place => [x + dx, y + dy]);

/** Light, air and water go into the plant; sugar is made in the leaf, and oxygen goes out. */
export function drawPhotosynthesis(): OutlineShape[] {
  return [
    ...sunAt([150, 130], 84),
    box([0, 690], [1080, 860], soil),
    line(at('540,690 530,560 545,440 540,300'), 2.2),
    area(at('540,480 420,460 330,380 300,300 420,330 510,400'), leafGreen, 1),
    area(at('540,400 660,380 760,300 800,200 670,230 570,310'), leafGreen, 1),
    area(at('540,310 490,230 500,130 545,70 590,140 580,240'), leafGreen, 1),
    line(at('536,476 440,410 340,330'), 0.6),
    line(at('544,396 650,320 760,240'), 0.6),
    line(at('540,690 500,750 440,800'), 1.2),
    line(at('540,690 560,760 640,810'), 1.2),
    line(at('540,690 538,760 530,830'), 1.2),
    arrow([250, 220], [340, 290], '#f2b23a'),
    arrow([190, 440], [300, 400], '#8d979f'),
    ...at('90,430 130,470 150,420').map((place) => disc(place, 22, { fill: '#c3ccd4', ink: 0.8 })),
    arrow([780, 300], [890, 260], '#5aa9dc'),
    ...at('930,240 970,280 990,220').map((place) => disc(place, 22, { fill: '#bfe2f5', ink: 0.8 })),
    dropAt([420, 800], 80),
    dropAt([660, 800], 80),
    arrow([480, 660], [480, 560], '#5aa9dc'),
    ...at('620,520 660,500 700,520').flatMap(([x, y]) => [box([x, y], [x + 30, y + 30], '#ffffff')]),
  ];
}

/** A bee carries the yellow dust of one flower to the next. */
export function drawPollination(): OutlineShape[] {
  const flower = (x: number, y: number, fill: string): OutlineShape[] => [
    line(
      [
        [x, y],
        [x + 10, y + 180],
        [x, y + 360],
      ],
      1.6,
    ),
    area(moved('0,240 70,190 130,200 90,250', [x, y]), leafGreen, 0.8),
    ...[0, 1, 2, 3, 4, 5].flatMap((index) => {
      const angle = (index / 6) * Math.PI * 2;
      return [ellipse([x + Math.cos(angle) * 84, y + Math.sin(angle) * 84], [58, 58], { fill, ink: 0.9 })];
    }),
    disc([x, y], 54, { fill: '#f2c14a', ink: 1 }),
    ...[0, 1, 2, 3, 4].map((index) =>
      disc([x - 26 + index * 13, y - 10 + (index % 2) * 20], 7, { fill: '#b8702a', ink: 0.4 }),
    ),
  ];
  return [
    ...flower(190, 400, '#e88aa8'),
    ...flower(900, 400, '#b48bd0'),
    ...thread(at('280,270 420,150 560,120 700,160 810,270'), 1.2),
    ellipse([550, 210], [92, 58], { fill: '#f2c14a', ink: 1.1 }),
    block(at('520,156 546,152 546,268 520,264'), '#39322e', 0.6),
    block(at('574,154 600,162 600,258 574,266'), '#39322e', 0.6),
    area(at('540,156 500,90 540,50 580,90 570,150'), '#e8f1f8', 0.8),
    area(at('570,156 580,90 630,70 640,120 600,160'), '#e8f1f8', 0.8),
    disc([650, 200], 34, { fill: '#39322e', ink: 0.9 }),
    ...at('520,284 556,290 590,280 540,306').map((place) => disc(place, 13, { fill: '#ffd55e', ink: 0.6 })),
  ];
}

/** Egg, tadpole, tadpole with legs, frog. */
export function drawTadpoleToFrog(): OutlineShape[] {
  const tadpole = (x: number, y: number, hasLegs: boolean): OutlineShape[] => [
    area(moved('60,-10 140,-34 210,-10 150,10 210,30 130,34 60,16', [x, y]), '#5f6b45', 0.9),
    ellipse([x, y], [74, 54], { fill: '#6f7d50', ink: 1 }),
    disc([x - 36, y - 16], 11, { fill: '#ffffff', ink: 0.7 }),
    disc([x - 38, y - 16], 5, { fill: '#222222', ink: 0.3 }),
    ...(hasLegs
      ? [
          line(moved('40,40 70,80 50,110 90,120', [x, y]), 1.4),
          line(moved('-30,46 -40,80 -16,96', [x, y]), 1.4),
        ]
      : []),
  ];
  const eggs = at('80,230 140,200 200,230 110,280 170,280 140,240');
  return [
    waterFrom([0, 120], [1240, 420], '#bfe2f5'),
    ...eggs.flatMap((place) => [
      disc(place, 36, { fill: '#e8f1f8', ink: 0.8 }),
      disc(place, 11, { fill: '#39322e', ink: 0.4 }),
    ]),
    arrow([250, 240], [320, 240]),
    ...tadpole(430, 240, false),
    arrow([660, 240], [730, 240]),
    ...tadpole(840, 230, true),
    arrow([1050, 230], [1120, 200]),
    ...frogAt([1270, 230]),
  ];
}

function frogAt([x, y]: Place): OutlineShape[] {
  const green = '#6aa84f';
  return [
    area(moved('-120,40 -90,-40 -20,-90 60,-80 110,-30 110,40 60,80 -60,84', [x, y]), green, 1.1),
    area(moved('-120,60 -60,10 0,40 -20,90 -100,100', [x, y]), green, 0.9),
    block(moved('70,60 96,60 100,130 60,130', [x, y]), green, 0.8),
    disc([x + 60, y - 84], 32, { fill: '#f4efe4', ink: 1 }),
    disc([x + 66, y - 84], 13, { fill: '#222222', ink: 0.3 }),
    line(moved('50,-10 90,-6 116,-20', [x, y]), 0.9),
    line(moved('-110,110 -60,112 -20,106', [x, y]), 1.4),
  ];
}

/** The heart cut open: blue blood comes in on one side and goes to the lungs, red goes out to the body. */
export function drawHeart(): OutlineShape[] {
  return [
    area(
      at(
        '360,250 240,210 150,290 140,420 210,580 360,740 440,800 540,730 660,560 690,420 650,290 560,230 470,260',
      ),
      flesh,
      1.2,
    ),
    area(at('400,300 300,260 210,310 200,420 290,430 390,410'), blue, 0.9),
    area(at('390,440 250,450 240,530 320,640 410,720'), blue, 0.9),
    area(at('450,300 540,270 630,320 630,410 540,430 450,410'), red, 0.9),
    area(at('450,440 600,450 610,530 530,640 450,720'), red, 0.9),
    block(at('240,60 310,60 310,300 240,300'), blue, 0.9),
    rounded(at('470,290 470,60 700,60 700,240 630,240 630,130 540,130 540,290'), red, 26),
    rounded(at('330,280 330,20 90,20 90,160 150,160 150,80 390,80 390,280'), '#7fa6d8', 20),
    angular(at('290,430 320,450 350,430'), 1.2),
    angular(at('500,430 530,450 560,430'), 1.2),
    ...thread(at('270,90 270,180 280,250'), 1.2),
    ...thread(at('300,490 340,560 360,500'), 1.2),
    ...thread(at('530,630 530,540 510,480'), 1.2),
    ...thread(at('665,100 668,180 666,226'), 1.2),
  ];
}

/** Air goes down the windpipe into the lungs; in their small bubbles the blood takes up oxygen. */
export function drawLungs(): OutlineShape[] {
  return [
    area(at('370,220 290,190 200,280 150,430 150,600 200,660 330,620 380,560'), flesh, 1.2),
    area(at('470,220 550,190 640,280 690,430 690,600 640,660 510,620 460,560'), flesh, 1.2),
    block(at('394,40 446,40 446,300 394,300'), '#e8f1f8', 1),
    ...[80, 130, 180, 230].map((y) =>
      angular(
        [
          [394, y],
          [446, y],
        ],
        0.7,
      ),
    ),
    line(at('410,300 350,360 290,400 230,480'), 1.6),
    line(at('430,300 490,360 550,400 610,480'), 1.6),
    line(at('330,376 310,460 270,540'), 1.1),
    line(at('510,376 530,460 570,540'), 1.1),
    line(at('290,400 230,400 190,420'), 1),
    line(at('550,400 610,400 650,420'), 1),
    area(at('150,700 280,650 420,690 560,650 690,700 560,690 420,730 280,690'), '#c9785c', 0.9),
    arrow([520, 20], [520, 130], '#5aa9dc'),
    line(at('640,500 760,430 830,380'), 0.7),
    ...at('900,300 960,340 950,260 1010,290 1000,370 900,380').map((place) =>
      disc(place, 44, { fill: '#f6c3bb', ink: 0.9 }),
    ),
    line(at('860,430 940,440 1040,430 1060,340'), 2),
    ...at('880,434 970,440 1050,400').map((place) => disc(place, 13, { fill: red, ink: 0.6 })),
  ];
}

/** A harmless piece of the germ is given; the body makes what fits it, and knows it again. */
export function drawVaccine(): OutlineShape[] {
  const germ = (x: number, y: number, size: number): OutlineShape[] => [
    ...Array.from({ length: 9 }, (_, index) => {
      const angle = (index / 9) * Math.PI * 2;
      const on = (reach: number): Place => [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
      return [
        angular([on(size), on(size * 1.35)], 1),
        disc(on(size * 1.4), size * 0.13, { fill: red, ink: 0.5 }),
      ];
    }).flat(),
    disc([x, y], size, { fill: '#8fc26a', ink: 1 }),
  ];
  const antibody = (x: number, y: number, degrees: number): OutlineShape[] =>
    movedShapes([angular(at('0,60 0,0 -36,-44'), 2), angular(at('0,0 36,-44'), 2)], { x, y, degrees });
  return [
    box([40, 400], [300, 480], '#e8f1f8'),
    box([160, 412], [300, 468], '#9fd0ec'),
    angular(at('300,440 440,440'), 1.2),
    box([-10, 414], [40, 466], '#8f9aa5'),
    angular(at('-60,440 -10,440'), 2),
    angular(at('-60,400 -60,480'), 2),
    block(at('440,330 600,330 580,620 470,620'), '#e8b998', 1.1),
    area(at('420,100 540,40 620,110 630,360 410,360'), '#5a8fd0', 1.1),
    area(at('440,330 600,330 590,400 450,400'), '#e8b998', 0.9),
    arrow([660, 260], [740, 260]),
    ...antibody(780, 170, -20),
    ...antibody(830, 290, 30),
    ...antibody(760, 360, 160),
    ...germ(1010, 250, 90),
    ...antibody(890, 200, 70),
    ...antibody(910, 330, 110),
    ...antibody(1120, 170, -60),
  ];
}

/** A seed in the earth: first the root, then the shoot, then the leaves. */
export function drawGermination(): OutlineShape[] {
  const seed = (x: number): OutlineShape =>
    area(moved('-34,0 -20,-26 20,-26 36,0 20,24 -18,24', [x, 480]), '#8a5f3a', 1);
  return [
    box([0, 400], [1080, 720], soil),
    box([0, 392], [1080, 412], colours.grass),
    seed(130),
    seed(390),
    line(at('390,500 384,560 396,620'), 1.6),
    seed(650),
    line(at('650,500 640,580 656,660'), 1.6),
    line(at('646,560 610,600'), 1),
    line(at('652,590 690,630'), 1),
    line(at('650,458 640,380 650,330'), 1.8),
    area(at('650,340 620,320 616,290 648,310'), leafGreen, 0.8),
    seed(920),
    line(at('920,500 910,590 926,690'), 1.6),
    line(at('914,560 870,620'), 1),
    line(at('918,580 970,650'), 1),
    line(at('920,458 912,320 922,200'), 2),
    area(at('920,260 850,250 800,190 870,180'), leafGreen, 0.9),
    area(at('920,230 990,210 1040,150 970,150'), leafGreen, 0.9),
    area(at('922,200 900,150 922,100 944,150'), leafGreen, 0.9),
    ...at('200,340 460,340 740,340').map(([x, y]) => arrow([x, y], [x + 90, y])),
  ];
}

/** The way of food: mouth, gullet, stomach, bowels. */
export function drawDigestion(): OutlineShape[] {
  return [
    area(
      at(
        '260,30 360,20 430,90 430,190 390,250 390,300 560,360 600,520 590,900 150,900 140,520 180,360 300,300 300,250 240,210 210,180 224,120',
      ),
      '#f3d2b8',
      1.1,
    ),
    area(at('230,150 280,140 300,170 270,190 234,184'), red, 0.9),
    line(at('290,176 340,210 350,320 356,430'), 2.4),
    area(at('350,430 420,420 460,480 440,560 370,590 310,560 330,510 356,490'), '#e0857a', 1.1),
    area(at('200,450 320,430 320,490 260,530 196,520'), '#a9563f', 0.9),
    rounded(at('220,620 530,620 530,860 470,860 470,680 280,680 280,850 220,850'), '#d99a8a', 30),
    line(at('300,720 440,710 440,750 310,750 310,790 440,790 430,830 330,836'), 2.2),
    ...thread(at('130,160 170,160 216,166'), 1.3),
    disc([90, 160], 34, { fill: red, ink: 0.9 }),
    line(at('90,126 96,104 110,98'), 1),
  ];
}
