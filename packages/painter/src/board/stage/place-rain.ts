import { between } from '../../canvas/random.ts';
import type { OutlineShape, Place } from '../../outline/index.ts';
import { area, at, disc, line } from './lines.ts';
import { colours } from './place-room.ts';
import type { PlaceRoom } from './place-room.ts';

/** Snow is seen in few flakes; rain is known by how much of it falls. */
const flakes = 14;
const streaks = { rain: 34, storm: 44 } as const;
/** Rain begins below the clouds and ends where it strikes the ground. */
const highest = 118;

/** What falls from the sky of a place: flakes, or rain in all of its width, which slants one way. */
export function falling({ width, ground, weather, random }: PlaceRoom): OutlineShape[] {
  if (weather === 'snow') {
    return Array.from({ length: flakes }, (_, index) => {
      const x = width * ((index + 0.5) / flakes) + between(random, -30, 30);
      return disc([x, between(random, 150, ground - 120)], 7, { fill: colours.snow, ink: 0.4 });
    });
  }
  if (weather !== 'rain' && weather !== 'storm') {
    return [];
  }
  const count = Math.round((streaks[weather] * width) / 836);
  const rows = 3;
  const perRow = Math.ceil(count / rows);
  return Array.from({ length: count }, (_, index) => {
    const row = index % rows;
    const x = width * ((Math.floor(index / rows) + row / rows + 0.3) / perRow) + between(random, -14, 14);
    const y = highest + ((ground - highest - 70) * (row + between(random, 0.1, 0.9))) / rows;
    return line(
      [
        [x, y],
        [x - 18, y + between(random, 44, 62)],
      ],
      0.55,
    );
  });
}

/** Where rain has gathered on the ground, with the rings of its drops. */
export function puddlesOf({
  width,
  ground,
  weather,
}: Pick<PlaceRoom, 'width' | 'ground' | 'weather'>): OutlineShape[] {
  if (weather !== 'rain' && weather !== 'storm') {
    return [];
  }
  return [0.16, 0.52, 0.86].flatMap((part, index): OutlineShape[] => {
    const scale = 1 - (index % 2) * 0.25;
    const moved = (points: string): Place[] =>
      at(points).map(([dx, dy]): Place => [
        width * part + dx * scale,
        ground + 40 + (index % 2) * 10 + dy * scale,
      ]);
    return [
      area(moved('-92,0 -60,-11 0,-15 62,-10 92,0 60,11 0,14 -60,11'), colours.water, 0.5),
      line(moved('-30,-1 -14,-7 4,-7 18,-1'), 0.4),
      line(moved('34,3 46,-1 58,3'), 0.4),
    ];
  });
}
