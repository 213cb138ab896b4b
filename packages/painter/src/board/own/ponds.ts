import type { OutlineShape, Place } from '../../outline/index.ts';
import { area, at, disc, line } from '../stage/lines.ts';

const water = '#cfe6f2';

function pond(): OutlineShape[] {
  return [
    area(at('0,420 160,260 420,190 700,200 920,290 1000,430 900,600 640,690 330,690 100,590'), water, 0.8),
    line(at('120,360 180,344 240,360'), 0.6),
    line(at('760,330 820,316 880,334'), 0.6),
    line(at('640,630 700,616 760,632'), 0.6),
  ];
}

/** A tadpole: a body with a tail, and its gills. */
export function drawTadpole(): OutlineShape[] {
  return [
    ...tadpole([300, 330], 1.15),
    ...tadpole([720, 560], 0.62),
    ...at('90,160 140,110 880,240 930,190').map((place) => disc(place, 16, { fill: water, ink: 0.6 })),
  ];
}

function tadpole([x, y]: Place, size: number): OutlineShape[] {
  const place = ([dx, dy]: Place): Place => [x + dx * size, y + dy * size];
  return [
    area(at('90,-34 240,-80 420,-30 560,-70 470,30 560,90 400,66 240,80 90,40').map(place), '#8a8f5a', 0.9),
    line(at('110,0 250,-6 400,10 500,10').map(place), 0.6),
    area(at('-170,10 -130,-90 -10,-130 110,-80 150,0 110,84 -10,124 -130,90').map(place), '#6b7048', 1.1),
    line(at('70,-100 110,-150 100,-190').map(place), 0.9),
    line(at('96,-92 150,-136 156,-170').map(place), 0.9),
    disc(place([-92, -34]), 30 * size, { fill: '#f5f0d8' }),
    disc(place([-100, -34]), 14 * size, { fill: '#222222', ink: 0.3 }),
    line(at('-162,30 -130,48 -90,46').map(place), 0.8),
  ];
}

/** Frogs' eggs in a clump, each with a dark germ in its clear jelly. */
export function drawSpawnClump(): OutlineShape[] {
  const eggs = at(
    '330,430 430,400 540,410 640,440 290,500 390,490 490,490 590,510 690,500 340,570 440,570 540,580 640,570 400,340 510,330 600,350',
  );
  return [
    ...pond(),
    ...eggs.flatMap((place) => [
      disc(place, 58, { fill: '#eef6fb', ink: 0.7 }),
      disc(place, 20, { fill: '#2d2a26', ink: 0.3 }),
    ]),
  ];
}

/** Toads' eggs in two long strings, wound round the stalks in the water. */
export function drawSpawnStrings(): OutlineShape[] {
  const strings = [0, 62].map((down) =>
    Array.from({ length: 34 }, (_, index): Place => [
      120 + index * 22.5,
      400 + down + Math.sin(index * 0.55) * 92,
    ]),
  );
  return [
    ...pond(),
    ...at('250,600 520,640 790,600').map(([x, y]) =>
      line(
        [
          [x, y],
          [x + 14, y - 220],
          [x - 10, y - 470],
        ],
        1.4,
      ),
    ),
    ...strings.flatMap((places) => places.map((place) => disc(place, 26, { fill: '#eef6fb', ink: 0.6 }))),
    ...strings.flatMap((places) => places.map((place) => disc(place, 11, { fill: '#2d2a26', ink: 0.2 }))),
  ];
}
