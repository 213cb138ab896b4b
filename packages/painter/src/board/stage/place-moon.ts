import { between } from '../../canvas/random.ts';
import type { OutlineShape, Place } from '../../outline/index.ts';
import { area, at, block, disc, line } from './lines.ts';
import type { Maker, PlaceRoom } from './place-room.ts';
import { star } from './place-sky.ts';

/** The sky where there is no air. */
export const airless = '#b9c3e2';
export const dust = { far: '#cfccd4', near: '#dcd9d6', hollow: '#bdb9bf' } as const;

/** On the moon: the earth and stars in a dark sky, ridges far off, a curved ground full of craters. */
export const moonLand: Maker = (room) => {
  const { width: w, ground: y } = room;
  return [
    ...night(room),
    ...earth([w * 0.86, 128]),
    ...ridges(room),
    horizon(room),
    ...crater([w * 0.15, y - 46], 74),
    ...crater([w * 0.36, y - 84], 46),
    ...crater([w * 0.62, y - 70], 62),
    ...crater([w * 0.85, y - 40], 88),
    block(
      [
        [0, y],
        [w, y],
        [w - 30, y + 40],
        [30, y + 40],
      ],
      dust.near,
      0,
    ),
    ...crater([w * 0.05, y + 18], 54),
    ...crater([w * 0.5, y + 22], 96),
    ...crater([w * 0.93, y + 20], 62),
    ...boulder([w * 0.1, y + 6], 46),
    ...boulder([w * 0.76, y + 4], 34),
  ];
};

/** The sky where there is no air: dark, with many stars. */
function night({ width: w, ground: y, random }: PlaceRoom): OutlineShape[] {
  return [
    block(
      [
        [0, 16],
        [w, 16],
        [w, y],
        [0, y],
      ],
      airless,
      0,
    ),
    ...Array.from({ length: 15 }, (_, index) =>
      star(
        [w * (0.03 + index * 0.067), 40 + ((index * 97) % 230) + between(random, -14, 14)],
        between(random, 7, 14),
      ),
    ),
  ];
}

function earth([x, y]: Place): OutlineShape[] {
  const land = (points: string): OutlineShape =>
    area(
      at(points).map(([dx, dy]): Place => [x + dx, y + dy]),
      '#8fc26a',
      0.4,
    );
  return [
    disc([x, y], 82, { fill: '#6fb2e6' }),
    land('-52,-34 -14,-50 10,-22 -14,6 -30,22 -52,2'),
    land('20,8 52,-6 58,28 30,48 18,30'),
    land('-30,44 -6,40 4,60 -16,66'),
    line(
      at('18,-58 38,-46 60,-44').map(([dx, dy]): Place => [x + dx, y + dy]),
      0.45,
    ),
  ];
}

/** A ground that falls away to both sides. */
function horizon({ width: w, ground: y }: PlaceRoom): OutlineShape {
  const along = Array.from({ length: 25 }, (_, index): Place => {
    const part = index / 24;
    return [w * part, y - 62 - 240 * part * (1 - part)];
  });
  return block([[0, y + 2], ...along, [w, y + 2]], dust.near, 0.8);
}

function ridges({ width: w, ground: y }: PlaceRoom): OutlineShape[] {
  const from = (left: number, high: number): OutlineShape =>
    block(
      at('0,0 60,-46 104,-36 168,-100 214,-58 262,-74 350,0').map(([dx, dy]): Place => [
        left + dx,
        y - 56 + dy * high,
      ]),
      dust.far,
      0.5,
    );
  return [from(w * 0.02, 1.5), from(w * 0.7, 1.3), from(w * 0.4, 1.1)];
}

/** A hollow with its rim. */
function crater([x, y]: Place, half: number): OutlineShape[] {
  const ring = (reach: number, sink: number): Place[] =>
    Array.from({ length: 14 }, (_, index): Place => {
      const angle = (index / 14) * Math.PI * 2;
      return [x + Math.cos(angle) * reach, y + sink + Math.sin(angle) * reach * 0.24];
    });
  return [area(ring(half, 0), '#e9e6e2', 0.55), area(ring(half * 0.76, half * 0.04), dust.hollow, 0.4)];
}

function boulder([x, y]: Place, size: number): OutlineShape[] {
  return [
    block(
      at('-100,0 -80,-60 -20,-92 50,-76 100,-30 90,0').map(([dx, dy]): Place => [
        x + (dx * size) / 100,
        y + (dy * size) / 100,
      ]),
      dust.hollow,
      0.6,
    ),
  ];
}
