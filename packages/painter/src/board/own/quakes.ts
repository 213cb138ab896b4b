import { movedShapes } from '../../outline/index.ts';
import type { OutlineShape, Place } from '../../outline/index.ts';
import { angular, area, at, block, disc, line } from '../stage/lines.ts';
import { house, roundTree } from '../stage/place-parts.ts';
import { colours } from '../stage/place-room.ts';

const [topsoil, soil, mantle] = ['#c99b6b', '#a8794f', '#e08a5a'];
const danger = '#d9483b';

/** The ground cut open: the waves go out from the focus in the depth to a house on the surface. */
export function drawFocus(): OutlineShape[] {
  const focus: Place = [520, 720];
  return [
    block(at('0,400 1040,400 1040,560 0,590'), topsoil),
    block(at('0,590 1040,560 1040,900 0,900'), soil),
    ...[110, 195, 280].map((radius) => ring(focus, radius)),
    angular(at('410,400 460,520 440,600 520,720 500,800 560,900'), 1.3),
    disc(focus, 40, { fill: danger }),
    ...movedShapes(house([0, 0], 250), { x: 300, y: 400, degrees: -5 }),
    ...movedShapes(house([0, 0], 210, { wall: '#e7d3ae', roof: '#8f86b5' }), { x: 730, y: 400, degrees: 6 }),
    ...roundTree([930, 400], 170),
    ...[130, 510, 1010].map((x) => line(at(`${x},240 ${x + 24},275 ${x},310 ${x + 24},345`), 0.9)),
  ];
}

function ring([x, y]: Place, radius: number): OutlineShape {
  const points = Array.from({ length: 25 }, (_, index): Place => {
    const angle = Math.PI + (index / 24) * Math.PI;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
  return { points, isOpen: true, ink: 1.1 };
}

/** Two plates of rock that push against each other on what is molten beneath them. */
export function drawPlates(): OutlineShape[] {
  return [
    area(at('0,610 240,570 520,560 800,575 1060,610 1060,800 520,830 0,800'), mantle),
    block(at('0,340 470,340 560,600 0,600'), topsoil),
    block(at('0,340 90,270 545,270 470,340'), colours.grass),
    block(at('500,400 1060,400 1060,640 590,640'), soil),
    block(at('500,400 575,330 1060,330 1060,400'), colours.leaf),
    ...[390, 450, 520].map((y) => line(at(`30,${y} 210,${y + 8} 420,${y}`), 0.5)),
    ...[460, 520, 580].map((y) => line(at(`630,${y} 820,${y - 6} 1030,${y}`), 0.5)),
    angular(at('470,340 500,400 545,520 575,640'), 1.5),
    arrow([100, 200], 1),
    arrow([960, 200], -1),
    disc([520, 300], 15, { fill: colours.rock }),
    disc([486, 262], 11, { fill: colours.rock }),
    disc([556, 250], 9, { fill: colours.rock }),
  ];
}

/** A broad arrow that lies along the ground. */
function arrow([x, y]: Place, side: 1 | -1): OutlineShape {
  const place = ([dx, dy]: Place): Place => [x + dx * side, y + dy];
  return block(at('0,-26 170,-26 170,-64 270,0 170,64 170,26 0,26').map(place), danger, 0.9);
}

/** The drum that the shaking is written on. */
export function drawSeismograph(): OutlineShape[] {
  const trace: readonly Place[] = at(
    '214,330 300,330 330,318 356,344 384,330 420,330 446,262 476,408 508,196 544,470 578,236 606,400 634,300 660,346 690,330 826,330',
  );
  return [
    block(at('60,700 980,700 1020,790 20,790'), '#b5794c'),
    block(at('120,330 180,330 180,700 120,700'), '#8f9aa5'),
    block(at('860,330 920,330 920,700 860,700'), '#8f9aa5'),
    block(at('190,130 850,130 850,530 190,530'), '#fff8e6', 1.1),
    ...[210, 290, 370, 450].map((y) => angular(at(`190,${y} 850,${y}`), 0.28)),
    area(at('190,130 226,180 232,330 226,480 190,530 156,480 148,330 156,180'), '#d7c9a5'),
    area(at('850,130 886,180 892,330 886,480 850,530 816,480 808,330 816,180'), '#d7c9a5'),
    angular(trace, 1.5),
    block(at('508,196 540,70 580,82 530,206'), danger),
    block(at('540,70 960,20 966,58 580,82'), '#7f8a95'),
    block(at('940,10 985,10 985,700 940,700'), '#8f9aa5'),
  ];
}
