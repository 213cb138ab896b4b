import { boundsOf } from '../../outline/index.ts';
import type { OutlineShape, Place } from '../../outline/index.ts';
import { line } from './lines.ts';
import type { Standing } from './stand-figures.ts';

/** Rays over the head of who is glad, in units around the middle of it. */
const rays: readonly OutlineShape[] = [-64, -32, 0, 32, 64].map((degrees) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return line(
    [
      [cos * 44, 40 + sin * 44],
      [cos * 78, 40 + sin * 78],
    ],
    0.9,
  );
});

/** The rays of who is glad, above the head; nothing where there is no room for them. Sadness is seen in the face. */
export function gladMark({ posture, act, shapes }: Standing): OutlineShape[] {
  if (posture !== 'glad' || act !== undefined) {
    return [];
  }
  const { top, bottom } = boundsOf(shapes);
  const high = shapes
    .flatMap(({ points }) => points)
    .filter(([, y]) => y < top + (bottom - top) * 0.2)
    .map(([x]) => x);
  const x = high.reduce((sum, each) => sum + each, 0) / Math.max(1, high.length);
  const y = top - 56;
  return y < 44
    ? []
    : rays.map((shape) => ({
        ...shape,
        points: shape.points.map(([dx, dy]): Place => [x + dx, y + dy]),
      }));
}
