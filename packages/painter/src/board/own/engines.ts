import type { OutlineShape, Place } from '../../outline/index.ts';
import { angular, area, at, block, disc, line } from '../stage/lines.ts';

/** An aeroplane's engine under its wing: the fan in front, the hot stream behind. */
export function drawJetEngine(): OutlineShape[] {
  const hub: Place = [270, 430];
  const blades = Array.from({ length: 14 }, (_, index) => {
    const angle = (index / 14) * Math.PI * 2;
    const end: Place = [hub[0] + Math.cos(angle + 0.22) * 96, hub[1] + Math.sin(angle + 0.22) * 196];
    return angular([[hub[0] + Math.cos(angle) * 28, hub[1] + Math.sin(angle) * 56], end], 0.8);
  });
  return [
    block(at('120,60 1000,20 960,120 480,180'), '#c3ccd4', 1),
    block(at('420,150 600,140 560,260 440,260'), '#aeb8c1', 0.8),
    area(at('260,200 460,190 700,250 820,330 820,530 700,610 460,670 260,660'), '#e4e9ee', 1.2),
    line(at('560,216 590,430 560,644'), 0.6),
    area(at('810,340 900,370 960,430 900,490 810,520'), '#8d979f', 0.9),
    ellipse(hub, [120, 232], { fill: '#7c8790', ink: 1.2 }),
    ellipse(hub, [100, 204], { fill: '#39424a', ink: 0.7 }),
    ...blades,
    ellipse(hub, [30, 58], { fill: '#e4e9ee', ink: 0.8 }),
    ...[370, 430, 490].map((y) => line(at(`990,${y} 1080,${y - 16} 1170,${y + 4}`), 1)),
    ...[330, 430, 530].map((y) => line(at(`0,${y} 60,${y - 10} 120,${y}`), 1)),
  ];
}

function ellipse([x, y]: Place, [across, down]: Place, look: { fill: string; ink: number }): OutlineShape {
  const points = Array.from({ length: 30 }, (_, index): Place => {
    const angle = (index / 30) * Math.PI * 2;
    return [x + Math.cos(angle) * across, y + Math.sin(angle) * down];
  });
  return { points, ...look };
}

/** A wagon on wooden rails, and the horse that draws it. */
export function drawHorseWagon(): OutlineShape[] {
  return [
    block(at('-60,700 1060,700 1060,726 -60,726'), '#a9784a', 0.7),
    ...[0, 160, 320, 480, 640, 800, 960].map((x) =>
      block(at(`${x},726 ${x + 70},726 ${x + 70},756 ${x},756`), '#8a5f3a', 0.6),
    ),
    block(at('20,400 430,400 390,610 60,610'), '#b5834f', 1.1),
    ...[460, 530].map((y) =>
      angular(
        [
          [32, y],
          [416, y],
        ],
        0.6,
      ),
    ),
    area(at('40,400 110,340 210,320 320,330 410,400'), '#3c3a3d', 0.9),
    ...[120, 330].flatMap((x) => [
      disc([x, 634], 66, { fill: '#8f6440', ink: 1.1 }),
      disc([x, 634], 16, { fill: '#d9b98a', ink: 0.6 }),
      angular(
        [
          [x - 60, 634],
          [x + 60, 634],
        ],
        0.6,
      ),
      angular(
        [
          [x, 574],
          [x, 694],
        ],
        0.6,
      ),
    ]),
    line(at('420,520 520,500 600,470'), 1.2),
    ...horse(),
  ];
}

function horse(): OutlineShape[] {
  const coat = '#9a6a45';
  return [
    line(at('570,400 530,440 520,540'), 2),
    ...[
      [600, 0],
      [650, 14],
      [800, -8],
      [850, 12],
    ].map(([x = 0, lean = 0]) =>
      block(at(`${x},520 ${x + 40},520 ${x + 34 + lean},690 ${x + 4 + lean},690`), coat, 0.9),
    ),
    area(
      at(
        '570,400 650,360 760,380 840,350 900,240 950,190 1000,220 1040,290 1020,320 960,310 920,400 900,500 820,550 680,540 590,540 556,470',
      ),
      coat,
      1.1,
    ),
    area(at('850,330 880,240 930,190 950,196 910,270 890,350'), '#5a3a24', 0.7),
    block(at('944,196 950,150 972,196'), coat, 0.7),
    disc([984, 246], 8, { fill: '#222222', ink: 0.3 }),
  ];
}

/** An electric locomotive of the first years: a box on wheels, and its driver sitting on it. */
export function drawEarlyElectricTrain(): OutlineShape[] {
  return [
    block(at('-40,720 1080,720 1080,742 -40,742'), '#8f9aa5', 0.7),
    block(at('60,420 360,420 360,640 60,640'), '#5f7f5a', 1.1),
    block(at('40,390 380,390 380,424 40,424'), '#47613f', 0.8),
    angular(at('90,470 330,470 330,600 90,600 90,470'), 0.6),
    line(at('300,380 300,300 340,290'), 1.3),
    disc([190, 230], 44, { fill: '#f1c9a5', ink: 0.9 }),
    area(at('140,210 150,170 230,170 242,210'), '#3b4a63', 0.8),
    area(at('130,390 140,290 190,274 240,290 256,390'), '#3b4a63', 0.9),
    line(at('240,310 290,330 306,310'), 1.4),
    block(at('360,560 430,560 430,584 360,584'), '#6d757c', 0.7),
    ...[430, 760].flatMap((x) => [
      block(at(`${x},500 ${x + 290},500 ${x + 290},640 ${x},640`), '#b5834f', 1),
      block(at(`${x},470 ${x + 290},470 ${x + 290},502 ${x},502`), '#8f6440', 0.8),
      disc([x + 80, 420], 30, { fill: '#f1c9a5', ink: 0.8 }),
      block(at(`${x + 44},470 ${x + 60},446 ${x + 104},446 ${x + 116},470`), '#a7485a', 0.8),
      disc([x + 200, 420], 30, { fill: '#d9a47c', ink: 0.8 }),
      block(at(`${x + 164},470 ${x + 180},446 ${x + 224},446 ${x + 236},470`), '#4f7f9a', 0.8),
    ]),
    ...[120, 300, 500, 660, 830, 990].map((x) => disc([x, 672], 46, { fill: '#6d757c', ink: 1 })),
    area(at('470,120 430,220 480,220 440,330 560,190 500,190 540,120'), '#f6c33c', 0.9),
  ];
}

/** A transmitter of the first years: two balls between which a spark leaps, its coil, and the wire that goes up. */
export function drawSparkTransmitter(): OutlineShape[] {
  return [
    block(at('60,700 960,700 960,760 60,760'), '#a9784a', 1),
    block(at('120,560 460,560 460,660 120,660'), '#c77c3c', 1),
    ...[150, 190, 230, 270, 310, 350, 390, 430].map((x) =>
      angular(
        [
          [x, 560],
          [x, 660],
        ],
        0.6,
      ),
    ),
    block(at('90,540 124,540 124,700 90,700'), '#7a5230', 0.8),
    block(at('456,540 490,540 490,700 456,700'), '#7a5230', 0.8),
    line(at('110,540 150,420 330,400'), 1),
    line(at('474,540 560,460 660,420'), 1),
    block(at('320,390 420,390 420,410 320,410'), '#8f9aa5', 0.7),
    block(at('580,390 680,390 680,410 580,410'), '#8f9aa5', 0.7),
    disc([440, 400], 40, { fill: '#d9b34a', ink: 1 }),
    disc([562, 400], 40, { fill: '#d9b34a', ink: 1 }),
    angular(at('480,396 494,376 504,412 520,384'), 1.4),
    block(at('640,620 900,620 900,700 640,700'), '#8a5f47', 0.9),
    line(at('700,610 760,580 850,590'), 1.6),
    disc([860, 586], 20, { fill: '#39424a', ink: 0.6 }),
    line(at('680,400 800,300 830,60'), 1.1),
    angular(at('760,60 900,60'), 1.2),
    ...[70, 130, 190].map((reach) => waves([830, 60], reach)),
  ];
}

function waves([x, y]: Place, reach: number): OutlineShape {
  const points = Array.from({ length: 13 }, (_, index): Place => {
    const angle = -2.5 + (index / 12) * 1.86;
    return [x + Math.cos(angle) * reach * 1.2, y + Math.sin(angle) * reach];
  });
  return { points, isOpen: true, ink: 1 };
}

/** A mast with its wires, and the waves that go out from it. */
export function drawMast(): OutlineShape[] {
  return [
    angular(at('60,860 940,860'), 1.1),
    block(at('488,860 500,80 512,80 524,860'), '#a9784a', 0.9),
    angular(at('506,100 120,860'), 0.7),
    angular(at('506,100 890,860'), 0.7),
    angular(at('330,150 680,150'), 1.3),
    ...[380, 450, 560, 630].map((x) =>
      angular(
        [
          [x, 150],
          [500, 620],
        ],
        0.5,
      ),
    ),
    block(at('600,700 820,700 820,860 600,860'), '#e7d3ae', 1),
    block(at('570,700 710,610 850,700'), '#a7485a', 1),
    block(at('680,770 740,770 740,860 680,860'), '#8a5f47', 0.8),
    ...[120, 200, 280].map((reach) => waves([506, 90], reach)),
  ];
}

/** A receiver in its wooden cabinet. */
export function drawCabinetRadio(): OutlineShape[] {
  return [
    block(at('120,820 200,820 190,860 130,860'), '#7a5230', 0.8),
    block(at('760,820 840,820 830,860 770,860'), '#7a5230', 0.8),
    area(at('90,820 90,300 180,140 480,90 780,140 870,300 870,820'), '#b5793f', 1.2),
    area(at('190,460 190,290 260,200 480,170 700,200 770,290 770,460'), '#e9d3a3', 0.9),
    ...[250, 330, 410, 550, 630, 710].map((x) =>
      angular(
        [
          [x, 210],
          [x, 456],
        ],
        0.6,
      ),
    ),
    area(at('300,610 480,560 660,610 660,680 300,680'), '#fff4d6', 0.9),
    ...[350, 420, 490, 560, 620].map((x) =>
      angular(
        [
          [x, 620],
          [x, 664],
        ],
        0.4,
      ),
    ),
    disc([220, 650], 52, { fill: '#7a5230', ink: 0.9 }),
    disc([740, 650], 52, { fill: '#7a5230', ink: 0.9 }),
    line(at('470,670 520,600'), 1),
  ];
}

/** A long engine for express trains, its boiler high over large wheels, coaches behind it. */
export function drawExpressEngine(): OutlineShape[] {
  const [coach, boiler, iron] = ['#3f6b52', '#33383e', '#6b747c'] as const;
  return [
    angular(at('-560,640 1080,640'), 1.6),
    block(at('-560,330 -70,330 -70,570 -560,570'), coach, 1.1),
    block(at('-570,300 -60,300 -70,334 -560,334'), '#8f9aa5', 0.9),
    ...[-530, -430, -330, -230, -140].map((x) =>
      block(at(`${x},380 ${x + 60},380 ${x + 60},460 ${x},460`), '#cfe6f3', 0.7),
    ),
    block(at('-50,400 120,400 120,570 -50,570'), boiler, 1.1),
    area(at('-40,400 0,366 60,376 110,400'), '#2a2d31', 0.8),
    block(at('150,270 330,270 330,560 150,560'), boiler, 1.1),
    block(at('190,310 290,310 290,390 190,390'), '#cfe6f3', 0.8),
    block(at('130,244 350,244 350,276 130,276'), iron, 0.9),
    block(at('330,330 930,330 990,390 990,500 330,500'), boiler, 1.2),
    ...[450, 600, 750].map((x) => angular(at(`${x},332 ${x},498`), 1)),
    block(at('840,250 900,250 900,332 840,332'), iron, 1),
    area(at('560,330 570,280 620,280 630,330'), '#d9a24a', 0.9),
    area(at('780,230 700,190 560,200 520,150 640,110 760,130 860,170 870,240'), '#dfe3e6', 0.9),
    block(at('330,500 1010,500 1060,620 960,580 330,580'), '#a23a33', 1),
    ...[420, 570, 720].flatMap((x) => spoked([x, 560], 76)),
    ...[860, 940].flatMap((x) => spoked([x, 600], 40)),
    ...[-10, 80, 230, -480, -400, -220, -140].flatMap((x) => spoked([x, 600], 40)),
    block(at('410,548 740,556 740,574 410,566'), '#c9ced3', 0.9),
  ];
}

function spoked([x, y]: Place, radius: number): OutlineShape[] {
  const on = (reach: number, turn: number): Place => [
    x + Math.cos((turn * Math.PI) / 4) * reach,
    y + Math.sin((turn * Math.PI) / 4) * reach,
  ];
  return [
    disc([x, y], radius, { fill: '#a23a33', ink: 1 }),
    disc([x, y], radius * 0.8, { fill: '#f4efe4', ink: 0.5 }),
    ...[0, 1, 2, 3].map((turn) => angular([on(-radius * 0.8, turn), on(radius * 0.8, turn)], 0.7)),
    disc([x, y], radius * 0.2, { fill: '#6b747c', ink: 0.6 }),
  ];
}
