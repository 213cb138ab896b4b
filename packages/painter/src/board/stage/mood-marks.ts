import { boundsOf } from '../../outline/index.ts';
import type { OutlineShape, Place } from '../../outline/index.ts';
import { area, at, line } from './lines.ts';
import type { Standing } from './stand-figures.ts';

type Marked = 'sad' | 'glad';

/** What is drawn over a head for what somebody feels, in units around the middle of it. */
const marks: Readonly<Record<Marked, () => OutlineShape[]>> = {
  sad: () => [
    line(at('-52,-6 -20,-34 14,-4 -12,14 -30,-8 6,-36 46,-14 30,12 8,-6 40,-30'), 0.7),
    drop([-44, 34]),
    drop([4, 44]),
    drop([50, 32]),
  ],
  glad: () => [
    ...[-64, -32, 0, 32, 64].map((degrees) => {
      const angle = ((degrees - 90) * Math.PI) / 180;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return line(
        [
          [cos * 44, 40 + sin * 44],
          [cos * 78, 40 + sin * 78],
        ],
        0.9,
      );
    }),
  ],
};

function drop([x, y]: Place): OutlineShape {
  return area(
    at('0,-14 9,4 0,14 -9,4').map(([dx, dy]): Place => [x + dx, y + dy]),
    '#8cc8ec',
    0.5,
  );
}

/** The mark of what somebody feels, above the head; nothing where there is no room for it. */
export function moodMark({ posture, act, shapes }: Standing): OutlineShape[] {
  const kind = kindOf(posture);
  if (kind === undefined || act !== undefined) {
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
    : marks[kind]().map((shape) => ({
        ...shape,
        points: shape.points.map(([dx, dy]): Place => [x + dx, y + dy]),
      }));
}

function kindOf(posture: Standing['posture']): Marked | undefined {
  return posture === 'sad' || posture === 'glad' ? posture : undefined;
}
