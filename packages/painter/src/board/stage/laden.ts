import { boundsOf } from '../../outline/index.ts';
import type { OutlineShape, Place } from '../../outline/index.ts';
import { area, at, block, line } from './lines.ts';
import { colours } from './place-room.ts';

/** How high bundles are heaped on somebody, in parts of their own height. */
const heap = { onBack: 0.62, behind: 0.74 } as const;

/**
 * More than anybody can carry: sacks, a chest, a rolled blanket and a pot, heaped on a beast's back or, of whoever walks
 * upright, behind the shoulders; and the rope that holds them.
 */
export function ladenPieces(shapes: readonly OutlineShape[]): {
  readonly behind: OutlineShape[];
  readonly before: OutlineShape[];
} {
  const { left, right, top, bottom } = boundsOf(shapes);
  const [wide, high] = [right - left, bottom - top];
  const isLong = wide * 0.86 > high;
  const middle = left + wide * (isLong ? 0.34 : 0.14);
  const back = isLong
    ? backAt(shapes, { from: left + wide * 0.2, to: left + wide * 0.48 })
    : top + high * 0.66;
  const scale = (high * (isLong ? heap.onBack : heap.behind)) / 150;
  const moved = (points: string): Place[] =>
    at(points).map(([dx, dy]): Place => [middle + dx * scale, back + dy * scale]);
  const belly = isLong ? top + high * 0.8 : top + high * 0.56;
  return {
    behind: [
      area(moved('-96,18 -108,-30 -78,-66 -44,-70 -30,-40 -28,18'), '#b98a58', 0.9),
      line(moved('-92,-40 -66,-52 -40,-58'), 0.6),
      block(moved('-34,18 -34,-62 58,-62 58,18'), '#d9774c', 0.9),
      line(moved('-34,-34 58,-34'), 0.6),
      area(moved('50,18 46,-34 66,-58 96,-40 100,18'), '#e9dcb8', 0.9),
      area(moved('-58,-62 -66,-82 -52,-98 60,-98 72,-80 62,-62'), '#7fa8d0', 0.9),
      line(moved('60,-92 50,-80 58,-68'), 0.6),
      block(moved('-26,-98 -32,-140 34,-140 28,-98'), colours.rock, 0.9),
      line(moved('-32,-128 -46,-124 -44,-110 -29,-108'), 0.7),
      line(moved('-18,-140 0,-156 20,-140'), 0.7),
    ],
    before: isLong
      ? [-0.09, 0.12].map((part) => girth({ x: middle + wide * part, wide, from: back + 4, to: belly }))
      : [line(strap({ left, top, wide, high, belly }), 0.9)],
  };
}

function girth({ x, wide, from, to }: { x: number; wide: number; from: number; to: number }): OutlineShape {
  return line(
    [
      [x, from],
      [x + wide * 0.015, (from + to) / 2],
      [x, to],
    ],
    0.9,
  );
}

/** Over the shoulder and under the arm. */
function strap(body: { left: number; top: number; wide: number; high: number; belly: number }): Place[] {
  const { left, top, wide, high, belly } = body;
  return [
    [left + wide * 0.3, top + high * 0.36],
    [left + wide * 0.5, top + high * 0.46],
    [left + wide * 0.36, belly],
  ];
}

/** How high the back of a beast is between its shoulders and its tail. */
function backAt(shapes: readonly OutlineShape[], { from, to }: { from: number; to: number }): number {
  const heights = shapes.flatMap(({ points }) =>
    points.filter(([x]) => x >= from && x <= to).map(([, y]) => y),
  );
  return heights.length === 0 ? boundsOf(shapes).top : Math.min(...heights);
}
