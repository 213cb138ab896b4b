import type { OutlineShape, Place } from '../../outline/index.ts';
import { angular, area, at, block, disc, line } from '../stage/lines.ts';
import { box, ellipse, rounded, signal, wheelAt } from './parts.ts';

const [brass, copper, dark, paper, wood] = ['#d9b34a', '#c77c3c', '#3f4650', '#fff8e6', '#a9784a'];

/** What somebody gave, as a small sign beside their portrait: within 200 around zero. */
export const emblemNames = [
  'waves',
  'spark',
  'coil',
  'antenna',
  'horn',
  'tube',
  'key',
  'telephone',
  'lamp',
  'telescope',
  'lens',
  'engine',
  'wing',
  'ship',
  'flask',
  'note',
  'formula',
  'paper',
  'book',
  'cog',
] as const;
export type EmblemName = (typeof emblemNames)[number];

/** Two knobs, and what leaps between them. */
function spark(): OutlineShape[] {
  return [
    disc([-62, 10], 30, { fill: brass, ink: 1 }),
    disc([62, 10], 30, { fill: brass, ink: 1 }),
    block(at('6,-70 -26,14 0,14 -14,76 34,-10 6,-10 22,-70'), '#f6c33c', 0.8),
  ];
}

function coil(): OutlineShape[] {
  return [
    rounded(at('-80,-40 80,-40 80,40 -80,40'), copper, 18),
    ...[-56, -32, -8, 16, 40, 62].map((x) => line(at(`${x},-40 ${x + 8},0 ${x},40`), 0.9)),
    angular(at('-80,20 -96,74'), 1.2),
    angular(at('80,20 96,74'), 1.2),
  ];
}

function waves(): OutlineShape[] {
  return [-38, 0, 38].map((y) =>
    line(at(`-90,${y} -62,${y - 22} -34,${y} -6,${y + 22} 22,${y} 50,${y - 22} 82,${y}`), 1.4),
  );
}

function antenna(): OutlineShape[] {
  const arcs = [34, 62].flatMap((reach) =>
    [-1, 1].map((side) =>
      line(
        [-0.7, 0, 0.7].map((turn): Place => [side * Math.cos(turn) * reach, -56 + Math.sin(turn) * reach]),
        1.2,
      ),
    ),
  );
  return [
    block(at('-34,90 -4,-56 4,-56 34,90 20,90 0,-20 -20,90'), wood, 1),
    disc([0, -58], 10, { fill: signal }),
    ...arcs,
  ];
}

function horn(): OutlineShape[] {
  return [
    block(at('-90,-26 -30,-26 70,-76 70,76 -30,26 -90,26'), '#c3ccd4', 1.1),
    ...[90, 108].map((x) => line(at(`${x},-44 ${x + 10},0 ${x},44`), 1.1)),
  ];
}

function tube(): OutlineShape[] {
  return [
    rounded(at('-84,-26 84,-26 84,26 -84,26'), '#cfe6f3', 24),
    box([-40, -24], [-10, 24], brass),
    box([10, -24], [40, 24], brass),
    ...at('-4,-8 4,6 -2,14').map((place) => disc(place, 5, { fill: dark, ink: 0.3 })),
    angular(at('-84,0 -110,0'), 1.2),
    angular(at('84,0 110,0'), 1.2),
  ];
}

function key(): OutlineShape[] {
  return [
    rounded(at('-90,50 90,50 96,78 -96,78'), wood, 8),
    block(at('-70,0 70,-14 70,2 -70,16'), '#c3ccd4', 1),
    box([-30, 4], [-10, 50], brass),
    rounded(at('44,-50 94,-50 94,-14 44,-14'), dark, 10),
  ];
}

function telephone(): OutlineShape[] {
  return [
    box([-46, -84], [46, 84], wood),
    block(at('0,-30 -54,-60 -54,24 0,-6'), dark, 1),
    ...[-22, 22].map((x) => disc([x, -64], 16, { fill: brass, ink: 0.8 })),
    line(at('40,0 90,30 70,76 90,90'), 1.2),
    ellipse([78, -14], [18, 36], { fill: dark }),
  ];
}

function lamp(): OutlineShape[] {
  return [
    area(at('0,-92 52,-74 70,-26 46,22 26,52 -26,52 -46,22 -70,-26 -52,-74'), '#ffe9a8', 1.1),
    line(at('-16,50 -24,-10 -8,-30 0,-8 8,-30 24,-10 16,50'), 1),
    box([-26, 52], [26, 92], '#8f9aa5'),
    angular(at('-26,70 26,64'), 0.8),
  ];
}

function telescope(): OutlineShape[] {
  return [
    angular(at('0,20 -40,94'), 1.5),
    angular(at('0,20 44,94'), 1.5),
    block(at('-92,36 -78,64 40,8 24,-28'), wood, 1),
    block(at('20,-36 44,14 96,-20 70,-76'), brass, 1.1),
  ];
}

function lens(): OutlineShape[] {
  return [
    box([-70, -56], [40, 60], wood),
    block(at('40,-34 84,-34 84,38 40,38'), brass, 1),
    ellipse([84, 2], [14, 36], { fill: '#cfe6f3' }),
    angular(at('-40,60 -60,96'), 1.4),
    angular(at('20,60 40,96'), 1.4),
  ];
}

function engine(): OutlineShape[] {
  return [
    rounded(at('-90,-20 60,-20 60,40 -90,40'), '#4f7f5a', 16),
    box([30, -76], [52, -18], dark),
    area(at('42,-84 22,-100 40,-116 76,-112 80,-92'), '#eef1f4', 0.8),
    ...wheelAt([-54, 54], 34, '#5b646c'),
    ...wheelAt([26, 54], 34, '#5b646c'),
  ];
}

function wing(): OutlineShape[] {
  return [
    block(at('-96,-44 96,-44 90,-26 -90,-26'), paper, 1),
    block(at('-96,24 96,24 90,42 -90,42'), paper, 1),
    ...[-70, -24, 24, 70].map((x) => angular(at(`${x},-26 ${x},24`), 1)),
    angular(at('-70,-26 -24,24'), 0.6),
    angular(at('70,-26 24,24'), 0.6),
    block(at('-14,-12 14,-12 20,12 -20,12'), wood, 0.9),
  ];
}

function ship(): OutlineShape[] {
  return [
    area(at('-90,34 90,34 62,80 -60,80'), wood, 1.1),
    angular(at('0,34 0,-96'), 1.3),
    area(at('-6,-84 -66,-70 -56,-20 -70,24 -6,18'), paper, 1),
    area(at('8,-76 54,-60 64,-20 50,20 8,16'), paper, 1),
  ];
}

function flask(): OutlineShape[] {
  return [
    block(at('-20,-90 20,-90 20,-30 70,70 54,88 -54,88 -70,70 -20,-30'), '#e4f1f7', 1.1),
    block(at('-38,8 38,8 68,72 54,86 -54,86 -68,72'), '#7cc0a0', 0.7),
    disc([10, 40], 9, { fill: '#e4f1f7', ink: 0.6 }),
  ];
}

function note(): OutlineShape[] {
  return [
    ellipse([-44, 60], [30, 22], { fill: dark }),
    ellipse([48, 44], [30, 22], { fill: dark }),
    angular(at('-16,58 -16,-64 76,-84 76,40'), 1.6),
    block(at('-16,-64 76,-84 76,-56 -16,-36'), dark, 0.6),
  ];
}

/** A triangle with its right angle marked, and its circle. */
function formula(): OutlineShape[] {
  return [
    ellipse([0, 0], [92, 92], { fill: paper }),
    block(at('-70,52 70,52 -30,-78'), '#f2d58a', 1.1),
    angular(at('-70,52 70,52'), 1.3),
    disc([0, 0], 7, { fill: signal, ink: 0.5 }),
  ];
}

function sheet(): OutlineShape[] {
  return [
    block(at('-60,-86 60,-86 60,86 -60,86'), paper, 1.1),
    ...[-52, -24, 4].map((y) => angular(at(`-38,${y} 38,${y}`), 1)),
    disc([28, 50], 22, { fill: signal, ink: 0.8 }),
  ];
}

function book(): OutlineShape[] {
  return [
    area(at('-96,-50 -50,-66 0,-48 0,66 -50,46 -96,62'), paper, 1.1),
    area(at('96,-50 50,-66 0,-48 0,66 50,46 96,62'), paper, 1.1),
    ...[-26, 2].flatMap((y) => [
      angular(at(`-74,${y} -22,${y + 6}`), 0.8),
      angular(at(`74,${y} 22,${y + 6}`), 0.8),
    ]),
  ];
}

function cog(): OutlineShape[] {
  const rim = Array.from({ length: 40 }, (_, index): Place => {
    const angle = (index / 40) * Math.PI * 2;
    const reach = index % 4 < 2 ? 90 : 70;
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
  return [block(rim, '#c9a25a', 1.1), disc([0, 0], 34, { fill: paper, ink: 0.9 })];
}

export const emblems: Readonly<Record<EmblemName, () => OutlineShape[]>> = {
  waves,
  spark,
  coil,
  antenna,
  horn,
  tube,
  key,
  telephone,
  lamp,
  telescope,
  lens,
  engine,
  wing,
  ship,
  flask,
  note,
  formula,
  paper: sheet,
  book,
  cog,
};
