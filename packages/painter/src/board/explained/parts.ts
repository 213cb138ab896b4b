import type { OutlineShape, Place } from '../../outline/index.ts';
import { flowing, goes, roundWay } from '../flows.ts';
import { angular, area, at, block, disc, line } from '../stage/lines.ts';
import { colours } from '../stage/place-room.ts';

/** What happens goes this way. */
export const signal = '#d9483b';

/** What of a drawing waits for the words of one of its steps. */
export function inStep(step: number, shapes: readonly OutlineShape[]): OutlineShape[] {
  return shapes.map((shape) => ({ ...shape, step }));
}

/** A broad arrow from one place to another. */
export function arrow([x, y]: Place, [toX, toY]: Place, fill: string = signal): OutlineShape {
  const length = Math.hypot(toX - x, toY - y);
  const [ux, uy] = [(toX - x) / length, (toY - y) / length];
  const head = Math.min(length * 0.5, 56);
  const place = (along: number, side: number): Place => [
    x + ux * along - uy * side,
    y + uy * along + ux * side,
  ];
  const outline = [
    place(0, -15),
    place(length - head, -15),
    place(length - head, -38),
    place(length, 0),
    place(length - head, 38),
    place(length - head, 15),
    place(0, 15),
  ];
  const way = [place(0, 0), place(length, 0)];
  return flowing(block(outline, fill, 0.8), { fill: goes.foam, width: 16, way });
}

/** A thin arrow along a curve, and what goes along it. */
export function thread(points: readonly Place[], ink = 1, goer: string = goes.sign): OutlineShape[] {
  const [x, y] = points.at(-1) ?? [0, 0];
  const [px, py] = points.at(-2) ?? [0, 0];
  const angle = Math.atan2(y - py, x - px);
  const barb = (turn: number): Place => [x - Math.cos(angle + turn) * 30, y - Math.sin(angle + turn) * 30];
  return [
    flowing(line(points, ink), { fill: goer, width: 26 }),
    angular([barb(0.5), [x, y], barb(-0.5)], ink),
  ];
}

export function sunAt([x, y]: Place, radius: number): OutlineShape[] {
  const rays = Array.from({ length: 12 }, (_, index): OutlineShape => {
    const angle = (index / 12) * Math.PI * 2;
    const on = (reach: number): Place => [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    return flowing(angular([on(radius * 1.18), on(radius * 1.5)], 1), {
      fill: goes.light,
      width: radius * 0.18,
    });
  });
  return [...rays, disc([x, y], radius, { fill: colours.sun, ink: 0.9 })];
}

/** A cloud by its middle and width. */
export function cloudAt([x, y]: Place, width: number, fill: string = colours.cloud): OutlineShape {
  const s = width / 100;
  const points = at(
    '-48,14 -50,0 -38,-10 -28,-22 -12,-26 0,-22 14,-34 32,-28 36,-14 48,-8 50,8 42,16 0,18',
  ).map(([px, py]): Place => [x + px * s, y + py * s]);
  return area(points, fill, 0.9);
}

/** Slanting lines of rain beneath a cloud. */
export function rainAt([x, y]: Place, width: number, depth: number): OutlineShape[] {
  return Array.from({ length: 6 }, (_, index): OutlineShape => {
    const left = x - width / 2 + (index + 0.5) * (width / 6);
    const top = y + (index % 2) * depth * 0.2;
    const drop = angular(
      [
        [left, top],
        [left - depth * 0.16, top + depth * 0.7],
      ],
      1,
    );
    return flowing(drop, { fill: goes.water, width: 20 });
  });
}

/** Water from its surface down to a flat ground. */
export function waterFrom(
  [left, top]: Place,
  [right, bottom]: Place,
  fill: string = colours.water,
): OutlineShape {
  const count = Math.max(2, Math.round((right - left) / 110));
  const surface = Array.from({ length: count * 2 + 1 }, (_, index): Place => [
    left + ((right - left) * index) / (count * 2),
    top + (index % 2 === 0 ? 8 : -8),
  ]);
  const water = block([...surface, [right, bottom], [left, bottom]], fill, 0.9);
  const way = surface.slice(1, -1).map(([x, y]): Place => [x, y + 34]);
  return flowing(water, { fill: goes.foam, width: 18, way });
}

/** Grains strewn over an area: the same for the same area. */
export function grainsIn(
  [left, top]: Place,
  [right, bottom]: Place,
  { count, fill, size = 9 }: { count: number; fill: string; size?: number },
): OutlineShape[] {
  return Array.from({ length: count }, (_, index): OutlineShape => {
    const x = left + (right - left) * ((index * 0.618 + 0.31) % 1);
    const y = top + ((bottom - top) * (index + 0.5)) / count;
    return disc([x, y], size, { fill, ink: 0.5 });
  });
}

/** Small cubes, as salt lies. */
export function cubeAt([x, y]: Place, size: number): OutlineShape[] {
  const half = size / 2;
  return [
    block(
      [
        [x - half, y - half],
        [x + half, y - half],
        [x + half, y + half],
        [x - half, y + half],
      ],
      '#ffffff',
      0.6,
    ),
    block(
      [
        [x - half, y - half],
        [x - half * 0.4, y - size * 0.85],
        [x + half * 1.6, y - size * 0.85],
        [x + half, y - half],
      ],
      '#eef3f7',
      0.6,
    ),
    block(
      [
        [x + half, y - half],
        [x + half * 1.6, y - size * 0.85],
        [x + half * 1.6, y + half * 0.3],
        [x + half, y + half],
      ],
      '#d6e0e8',
      0.6,
    ),
  ];
}

export function dropAt([x, y]: Place, size: number, fill: string = colours.water): OutlineShape {
  const s = size / 100;
  const points = at(
    '0,-60 12,-34 24,-12 33,8 36,22 32,36 22,46 8,50 -8,50 -22,46 -32,36 -36,22 -33,8 -24,-12 -12,-34',
  ).map(([px, py]): Place => [x + px * s, y + py * s]);
  return block(points, fill, 0.8);
}

export function ellipse(
  [x, y]: Place,
  [across, down]: readonly [number, number],
  look: { fill: string; ink?: number },
): OutlineShape {
  const points = Array.from({ length: 32 }, (_, index): Place => {
    const angle = (index / 32) * Math.PI * 2;
    return [x + Math.cos(angle) * across, y + Math.sin(angle) * down];
  });
  return { points, fill: look.fill, ink: look.ink ?? 0.8 };
}

/** A box by two of its corners. */
export function box([left, top]: Place, [right, bottom]: Place, fill: string): OutlineShape {
  return block(
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
    fill,
    0.9,
  );
}

export function wheelAt([x, y]: Place, radius: number, fill = '#8d979f'): OutlineShape[] {
  const spokes = [0, 1, 2, 3].map((index): OutlineShape => {
    const angle = (index / 4) * Math.PI;
    const on = (reach: number): Place => [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    return angular([on(-radius * 0.8), on(radius * 0.8)], 0.7);
  });
  return [
    flowing(disc([x, y], radius, { fill, ink: 1 }), {
      fill,
      width: radius * 0.24,
      way: roundWay([x, y], radius * 0.62),
    }),
    disc([x, y], radius * 0.8, { fill: '#f4efe4', ink: 0.5 }),
    ...spokes,
    disc([x, y], radius * 0.2, { fill, ink: 0.6 }),
  ];
}

/** An area whose corners are round; unlike a curve through its corners it bulges nowhere. */
export function rounded(corners: readonly Place[], fill: string, radius = 34): OutlineShape {
  const points = corners.flatMap((corner, index): Place[] => {
    const before = corners.at(index - 1) ?? corner;
    const after = corners[(index + 1) % corners.length] ?? corner;
    const towards = ([x, y]: Place): Place => {
      const length = Math.hypot(x - corner[0], y - corner[1]);
      const part = length === 0 ? 0 : Math.min(radius, length / 2) / length;
      return [corner[0] + (x - corner[0]) * part, corner[1] + (y - corner[1]) * part];
    };
    const [from, to] = [towards(before), towards(after)];
    return [0, 0.25, 0.5, 0.75, 1].map((t): Place => {
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
      return [a * from[0] + b * corner[0] + c * to[0], a * from[1] + b * corner[1] + c * to[1]];
    });
  });
  return { points, fill, ink: 1.1 };
}
