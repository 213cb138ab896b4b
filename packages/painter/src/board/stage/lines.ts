import type { OutlineShape, Place } from '../../outline/index.ts';

/** Places written as 'x,y x,y'. */
export function at(text: string): Place[] {
  return text.split(' ').map((pair): Place => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });
}

/** A line of a place, in its finer ink. */
export function line(points: readonly Place[], ink = 0.62): OutlineShape {
  return { points: points.length === 2 ? points : curve(points, false), isOpen: true, ink };
}

/** A line with corners. */
export function angular(points: readonly Place[], ink = 0.62): OutlineShape {
  return { points, isOpen: true, ink };
}

/** A rounded area of colour, with a line round it or without. */
export function area(points: readonly Place[], fill: string, ink = 0.62): OutlineShape {
  return { points: curve(points, true), fill, ink };
}

/** An area with corners. */
export function block(points: readonly Place[], fill: string, ink = 0.62): OutlineShape {
  return { points, fill, ink };
}

export function disc([x, y]: Place, radius: number, look: { fill: string; ink?: number }): OutlineShape {
  const points = Array.from({ length: 26 }, (_, index): Place => {
    const angle = (index / 26) * Math.PI * 2;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
  return { points, fill: look.fill, ink: look.ink ?? 0.62 };
}

/** Places along a Catmull-Rom curve. */
export function curve(knots: readonly Place[], isClosed: boolean): Place[] {
  const count = knots.length;
  const at = (index: number): Place =>
    knots[isClosed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] ?? [0, 0];
  const points: Place[] = [];
  for (let index = 0; index < (isClosed ? count : count - 1); index++) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < 8; step++) {
      const t = step / 8;
      const along = (axis: 0 | 1): number =>
        b[axis] +
        0.5 *
          t *
          (c[axis] -
            a[axis] +
            t *
              (2 * a[axis] -
                5 * b[axis] +
                4 * c[axis] -
                d[axis] +
                t * (3 * (b[axis] - c[axis]) + d[axis] - a[axis])));
      points.push([along(0), along(1)]);
    }
  }
  return isClosed ? points : [...points, at(count - 1)];
}
