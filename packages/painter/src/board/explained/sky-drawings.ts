import { movedShapes } from '../../outline/index.ts';
import type { OutlineShape, Place } from '../../outline/index.ts';
import { angular, area, at, block, disc, line } from '../stage/lines.ts';
import { roundTree } from '../stage/place-parts.ts';
import { colours } from '../stage/place-room.ts';
import { arrow, ellipse, sunAt, thread } from './parts.ts';

const [night, lit, dim, sea] = ['#2f3a5c', '#ffe9a8', '#6d7288', '#6fb0d8'];

/** The earth with a piece of land. */
function earthAt([x, y]: Place, radius: number): OutlineShape[] {
  const s = radius / 100;
  const land = (points: string): OutlineShape =>
    area(
      at(points).map(([px, py]): Place => [x + px * s, y + py * s]),
      colours.grass,
      0.6,
    );
  return [
    disc([x, y], radius, { fill: sea, ink: 1 }),
    land('-60,-50 -20,-74 10,-50 -6,-20 -36,-6 -62,-20'),
    land('-20,10 10,4 26,30 6,70 -14,56 -26,30'),
    land('40,-40 70,-30 74,10 52,24 36,-6'),
  ];
}

/** The half of a disc on one side, from its dark edge inward or outward by a part of its radius. */
function phaseAt([x, y]: Place, radius: number, part: number): OutlineShape[] {
  const half = (sign: number, across: number): Place[] =>
    Array.from({ length: 17 }, (_, index): Place => {
      const angle = -Math.PI / 2 + (index / 16) * Math.PI;
      return [x + sign * Math.cos(angle) * radius * across, y + Math.sin(angle) * radius];
    });
  const isFull = Math.abs(part) >= 1;
  const side = part < 0 ? -1 : 1;
  const width = 1 - 2 * Math.abs(part);
  return [
    disc([x, y], radius, { fill: isFull ? lit : dim, ink: 1 }),
    ...(part === 0 || isFull ? [] : [block([...half(side, 1), ...half(side, width).toReversed()], lit, 0.7)]),
  ];
}

/** The moon on its way round the earth: the sun lights one half of it, and we see more or less of that. */
export function drawMoonPhases(): OutlineShape[] {
  const centre: Place = [480, 420];
  const ring = Array.from({ length: 41 }, (_, index): Place => {
    const angle = (index / 40) * Math.PI * 2;
    return [centre[0] + Math.cos(angle) * 320, centre[1] + Math.sin(angle) * 320];
  });
  const parts = [0, 0.25, 0.5, 0.75, 1, -0.75, -0.5, -0.25];
  return [
    angular(ring, 0.6),
    ...earthAt(centre, 90),
    ...parts.flatMap((part, index) => {
      const angle = -(index / 8) * Math.PI * 2;
      return phaseAt([centre[0] + Math.cos(angle) * 320, centre[1] + Math.sin(angle) * 320], 64, part);
    }),
    ...sunAt([1080, 420], 90),
    arrow([950, 300], [870, 300], '#f2b23a'),
    arrow([950, 540], [870, 540], '#f2b23a'),
  ];
}

/** Sun, moon and earth in a line: the moon's shadow falls on the earth. */
export function drawSolarEclipse(): OutlineShape[] {
  return [
    ...sunAt([150, 300], 120),
    block(at('560,240 960,286 960,314 560,360'), '#8b93a6', 0.5),
    angular(at('150,180 560,240'), 0.7),
    angular(at('150,420 560,360'), 0.7),
    disc([560, 300], 60, { fill: dim, ink: 1.1 }),
    ...earthAt([980, 300], 130),
    disc([862, 300], 22, { fill: night, ink: 0.6 }),
  ];
}

/** Sun, earth and moon in a line: the moon goes through the earth's shadow. */
export function drawLunarEclipse(): OutlineShape[] {
  return [
    ...sunAt([150, 300], 120),
    angular(at('150,180 600,170'), 0.7),
    angular(at('150,420 600,430'), 0.7),
    block(at('600,170 1080,230 1080,370 600,430'), '#8b93a6', 0.5),
    ...earthAt([600, 300], 130),
    disc([980, 300], 54, { fill: '#b5562f', ink: 1.1 }),
  ];
}

/** The earth, whose axis leans one way all the year, at four places of its way round the sun. */
export function drawSeasons(): OutlineShape[] {
  const places: readonly Place[] = [
    [140, 330],
    [540, 130],
    [940, 330],
    [540, 540],
  ];
  return [
    { points: ellipse([540, 335], [400, 205], { fill: '#ffffff' }).points, isOpen: true, ink: 0.7 },
    ...sunAt([540, 335], 66),
    ...places.flatMap((place) => [
      angular(
        [
          [place[0] - 38, place[1] + 92],
          [place[0] + 38, place[1] - 92],
        ],
        1,
      ),
      ...earthAt(place, 62),
      angular(
        [
          [place[0] + 24, place[1] - 58],
          [place[0] + 38, place[1] - 92],
        ],
        1.1,
      ),
    ]),
    ...thread(at('420,138 330,160 250,200'), 1),
    ...thread(at('660,534 750,512 830,470'), 1),
  ];
}

/** The sun shines on one half of the earth, that turns. */
export function drawDayAndNight(): OutlineShape[] {
  const [x, y, radius]: readonly [number, number, number] = [700, 330, 210];
  const half = Array.from({ length: 17 }, (_, index): Place => {
    const angle = -Math.PI / 2 + (index / 16) * Math.PI;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
  return [
    ...sunAt([130, 330], 96),
    arrow([270, 250], [430, 250], '#f2b23a'),
    arrow([270, 410], [430, 410], '#f2b23a'),
    ...earthAt([x, y], radius),
    block(half, '#3b4668', 0.9),
    angular(at('700,70 700,120'), 1.2),
    angular(at('700,540 700,590'), 1.2),
    ...thread(at('620,80 700,54 790,84'), 1.2),
    ...at('980,180 1040,330 980,470').map((place) => disc(place, 9, { fill: lit, ink: 0.6 })),
  ];
}

/** An apple falls; the earth draws to itself whatever is on any side of it. */
export function drawGravity(): OutlineShape[] {
  const apple = (x: number, y: number): OutlineShape[] => [
    area(
      at('0,-34 30,-44 50,-14 40,28 14,44 -14,44 -40,28 -50,-14 -30,-44').map(([px, py]): Place => [
        x + px,
        y + py,
      ]),
      '#d9483b',
      0.9,
    ),
    line(
      at('0,-34 4,-52 14,-62').map(([px, py]): Place => [x + px, y + py]),
      1,
    ),
  ];
  return [
    ...earthAt([540, 470], 240),
    ...movedShapes(roundTree([0, 0], 220), { x: 520, y: 236 }),
    ...apple(690, 90),
    arrow([690, 150], [640, 236]),
    ...apple(130, 470),
    arrow([196, 470], [288, 470]),
    ...apple(950, 470),
    arrow([884, 470], [792, 470]),
    arrow([540, 820], [540, 722]),
    ...apple(540, 880),
  ];
}

/** The moon draws the water of the sea towards it, and on the other side it stays behind. */
export function drawTides(): OutlineShape[] {
  return [
    ellipse([420, 330], [330, 200], { fill: sea, ink: 1 }),
    disc([420, 330], 150, { fill: '#c9a06c', ink: 1.1 }),
    area(at('330,260 390,220 450,250 430,310 360,330'), colours.grass, 0.7),
    area(at('440,360 500,350 510,420 450,440'), colours.grass, 0.7),
    arrow([160, 330], [60, 330], '#5aa9dc'),
    disc([960, 330], 80, { fill: lit, ink: 1.1 }),
    disc([940, 310], 14, { fill: '#e0c98a', ink: 0.5 }),
    disc([984, 352], 18, { fill: '#e0c98a', ink: 0.5 }),
    arrow([690, 330], [800, 330], '#5aa9dc'),
  ];
}
