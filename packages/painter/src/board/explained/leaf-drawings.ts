import { movedShapes } from '../../outline/index.ts';
import type { OutlineShape, Place } from '../../outline/index.ts';
import { area, at, disc, line } from '../stage/lines.ts';
import { arrow, cubeAt, sunAt } from './parts.ts';

const [green, yellow, red, orange] = ['#7db464', '#f2c53d', '#cf4433', '#ea8a2f'] as const;
const edge =
  '300,0 330,70 420,40 400,130 520,110 480,190 600,230 500,290 540,380 430,370 400,450 300,400 200,450 170,370 60,380 100,290 0,230 120,190 80,110 200,130 180,40 270,70';

/** A leaf with its stalk, whose upper left corner is the place. */
function leaf([x, y]: Place, fill: string): OutlineShape[] {
  const shapes = [
    area(at(edge), fill, 1.1),
    line(at('300,60 300,300 296,480 310,560'), 1.2),
    ...[
      '300,380 210,320 130,300',
      '300,380 390,320 470,300',
      '300,260 230,190 190,150',
      '300,260 370,190 410,150',
    ].map((vein) => line(at(vein), 0.7)),
  ];
  return movedShapes(shapes, { x, y });
}

/** The same leaf in summer, in autumn and late in autumn. */
export function drawLeafColours(): OutlineShape[] {
  return [
    ...leaf([0, 0], green),
    arrow([650, 250], [790, 250], orange),
    ...leaf([840, 0], yellow),
    arrow([1490, 250], [1630, 250], orange),
    ...leaf([1680, 0], red),
  ];
}

/** Grains of green leave a leaf: what was yellow beneath them all summer is seen. */
export function drawYellowUncovered(): OutlineShape[] {
  const kept = at('110,230 190,210 170,290 240,330 210,390');
  const gone = at('-90,330 -140,420 -60,480 -170,530 20,470');
  return [
    ...leaf([0, 0], yellow),
    area(
      at('270,70 300,0 300,400 200,450 170,370 60,380 100,290 0,230 120,190 80,110 200,130 180,40'),
      green,
      0.8,
    ),
    line(at('300,60 300,300 296,480 310,560'), 1.2),
    ...at('370,150 440,200 400,290 470,300 360,360').map((place) =>
      disc(place, 22, { fill: orange, ink: 0.7 }),
    ),
    ...kept.map((place) => disc(place, 22, { fill: '#4f8d48', ink: 0.7 })),
    ...gone.map((place) => disc(place, 22, { fill: '#4f8d48', ink: 0.7 })),
    arrow([60, 300], [-40, 360], '#4f8d48'),
  ];
}

/** Of the sugar that is left in it, and in the light, a leaf makes a red that it had not before. */
export function drawRedMade(): OutlineShape[] {
  return [
    ...sunAt([-60, 40], 80),
    arrow([60, 110], [180, 180], '#f2b23a'),
    ...leaf([180, 60], yellow),
    ...at('400,250 520,260 450,350 560,350').flatMap((place) => cubeAt(place, 64)),
    arrow([830, 310], [980, 310]),
    ...leaf([1030, 60], red),
    ...at('1230,220 1330,160 1430,220 1260,330 1400,330 1330,400').map((place) =>
      disc(place, 24, { fill: '#8f2440', ink: 0.7 }),
    ),
  ];
}
