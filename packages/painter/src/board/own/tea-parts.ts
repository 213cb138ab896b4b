import type { OutlineShape, Place } from '../../outline/index.ts';
import { box, ellipse, rounded, sunAt } from '../explained/parts.ts';
import { angular, area, at, block, disc, line } from '../stage/lines.ts';
import { roundTree } from '../stage/place-parts.ts';

const [fresh, dark, catechin, caffeine] = ['#8fc26a', '#7a4a2c', '#e8b23a', '#8a6fc0'] as const;

/** A leaf, and in it what it holds. */
function leafWith(
  { edge, fill }: { readonly edge: string; readonly fill: string },
  inside: { readonly many: string; readonly few: string },
): OutlineShape[] {
  return [
    area(at(edge), fill, 1.2),
    line(at('60,420 460,410 940,420'), 1.1),
    ...[240, 400, 560].flatMap((x) => [
      line(at(`${x},414 ${x + 60},330 ${x + 110},250`), 0.6),
      line(at(`${x},420 ${x + 60},510 ${x + 110},580`), 0.6),
    ]),
    ...at('250,330 340,270 430,330 520,250 600,330 690,320 700,480').map((place) =>
      disc(place, 26, { fill: inside.many, ink: 0.8 }),
    ),
    ...at('300,520 450,560 620,540').map((place) => disc(place, 26, { fill: inside.few, ink: 0.8 })),
  ];
}

/** What a green leaf holds. */
export const drawGreenLeafHolds = (): OutlineShape[] =>
  leafWith(
    { edge: '60,420 200,220 460,150 700,230 860,420 700,600 460,660 200,600', fill: fresh },
    { many: catechin, few: caffeine },
  );

/** What a black one, which has shrunk in the air, holds: the pale grains have turned red. */
export const drawBlackLeafHolds = (): OutlineShape[] =>
  leafWith(
    {
      edge: '60,420 150,250 330,200 480,160 620,230 760,250 880,410 780,560 640,600 480,660 330,610 170,580',
      fill: dark,
    },
    { many: '#e0643a', few: caffeine },
  );

function row(y: number, fill: string): OutlineShape {
  const bumps = Array.from({ length: 12 }, (_, index): Place => [
    index * 96,
    y + (index % 2 === 0 ? 0 : -34),
  ]);
  return area([...bumps, [1080, y + 90], [0, y + 90]], fill, 0.9);
}

/** Rows of clipped bushes beneath a mountain with snow. */
export function drawGreenTeaLand(): OutlineShape[] {
  return [
    block(at('250,400 560,90 640,90 940,400'), '#8fa6bd', 1),
    block(at('480,170 560,90 640,90 720,170 660,150 610,190 560,150 520,186'), '#ffffff', 0.8),
    row(400, '#7db464'),
    row(490, '#69ad5e'),
    row(580, '#5a9c50'),
    row(670, '#4f8d48'),
  ];
}

/** A plain of bushes beside a broad river, tall trees that give them shade. */
export function drawBlackTeaLand(): OutlineShape[] {
  return [
    ...sunAt([940, 120], 70),
    block(at('0,400 1060,400 1060,760 0,760'), '#a9c79a', 0.8),
    area(at('0,480 260,440 560,470 820,430 1060,450 1060,520 820,510 560,550 260,520 0,560'), '#9fd0ec', 0.9),
    ...at('150,450 470,430 760,440').flatMap((place) => roundTree(place, 330)),
    row(640, '#69ad5e'),
    row(720, '#4f8d48'),
  ];
}

/** A pot, and how warm its water is. */
function potAt(degree: number, fill: string): OutlineShape[] {
  const top = 620 - degree * 420;
  return [
    area(at('60,420 130,300 300,260 470,300 540,420 500,600 400,660 200,660 100,600'), fill, 1.2),
    area(at('520,400 620,340 690,250 720,262 690,390 600,500 530,520'), fill, 1.1),
    line(at('80,380 -40,350 -70,470 0,560 90,560'), 2.2),
    ellipse([300, 276], [130, 34], { fill: '#f4efe4', ink: 1 }),
    disc([300, 232], 30, { fill, ink: 1 }),
    rounded(at('800,140 860,140 860,640 800,640'), '#ffffff', 30),
    disc([830, 680], 60, { fill: '#e2562f', ink: 1 }),
    box([816, top], [844, 650], '#e2562f'),
    ...[200, 290, 380, 470, 560].map((y) => angular(at(`866,${y} 900,${y}`), 0.9)),
    ...(degree > 0.9 ? [640, 700, 760].map((x) => line(at(`${x},210 ${x + 20},160 ${x - 8},110`), 1)) : []),
  ];
}

export const drawGreenTeaWater = (): OutlineShape[] => potAt(0.6, '#a9c7a0');
export const drawBlackTeaWater = (): OutlineShape[] => potAt(1, '#c98a6b');
