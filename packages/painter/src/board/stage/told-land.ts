import { boundsOf, movedShapes } from '../../outline/index.ts';
import type { OutlineShape, Place } from '../../outline/index.ts';
import { cutToFrame } from './cut-to-frame.ts';
import { angular, area, at, block, line } from './lines.ts';
import type { Taken } from './taken-room.ts';
import { colours } from './place-room.ts';
import type { StageSize, Standing } from './stand-figures.ts';
import type { ToldLand } from './told-acting.ts';

interface Ground {
  readonly size: StageSize;
  readonly standing: readonly Standing[];
}

/** How steep a hill is that nobody gets up. */
const steepness = 13;
const slope = Math.tan((steepness * Math.PI) / 180);

/** Whoever goes uphill leans with the hill. */
export function onSlope(one: Standing, { ground }: StageSize): Standing {
  if (one.isFlying) {
    return one;
  }
  const { left, right } = boundsOf(one.shapes);
  const x = (left + right) / 2;
  const tilted = (shapes: readonly OutlineShape[]): OutlineShape[] =>
    movedShapes(movedShapes(shapes, { x: -x, y: -ground }), {
      degrees: -steepness,
      x,
      y: ground - x * slope,
    });
  const { behind, beside, before } = one.pieces;
  return {
    ...one,
    shapes: tilted(one.shapes),
    felt: one.felt.map(tilted),
    pieces: { behind: tilted(behind), beside: tilted(beside), before: tilted(before) },
  };
}

/** What rises less above the ground belongs to it. */
const lowest = 24;

/** A place's own lines, as far as there is land. */
export function landUnder(
  told: ToldLand | undefined,
  land: readonly OutlineShape[],
  on: Ground,
): OutlineShape[] {
  if (told !== 'edge') {
    return [...land];
  }
  const right = edgeOf(on);
  // A hill that went on beyond it would end in a wall.
  const isHill = (shape: OutlineShape): boolean => {
    const own = boundsOf([shape]);
    return own.right > right && own.top < on.size.ground - lowest;
  };
  const frame = { left: -Infinity, top: -Infinity, right, bottom: Infinity };
  return cutToFrame(
    land.filter((shape) => !isHill(shape)),
    frame,
  );
}

/** What the told land has before the place's own lines. */
export function toldLandShapes(told: ToldLand | undefined, on: Ground): OutlineShape[] {
  switch (told) {
    case undefined:
      return [];
    case 'climb':
      return hillside(on.size);
    case 'edge':
      return landsEnd(on);
    case 'loop':
      return roundTrail(on);
  }
}

/** Where nothing of the country stands any more. */
export function roomOfLand(told: ToldLand | undefined, on: Ground): Taken[] {
  const { width, height, ground } = on.size;
  const bottom = height;
  switch (told) {
    case 'climb':
      return [{ left: 0, right: width, top: ground - width * slope, bottom }];
    case 'edge':
      return [{ left: edgeOf(on) - 20, right: width, top: ground - 150, bottom }];
    default:
      return [];
  }
}

function hillside({ width: w, height, ground: y }: StageSize): OutlineShape[] {
  const up = (part: number): number => y - w * part * slope;
  return [
    block(
      [
        [0, up(0)],
        [w, up(1)],
        [w, height],
        [0, height],
      ],
      colours.grass,
      0,
    ),
    line(
      [0, 0.25, 0.5, 0.75, 1].map((part, index): Place => [w * part, up(part) + (index % 2) * 3]),
      0.8,
    ),
    ...[0.16, 0.6, 0.84].flatMap((part) =>
      ['-8,0 -14,-16', '0,0 0,-20', '8,0 14,-16'].map((blade) =>
        line(
          at(blade).map(([dx, dy]): Place => [w * part + dx, up(part) + 34 + dy]),
          0.5,
        ),
      ),
    ),
    ...[0.34, 0.72, 0.93].map((part, index) =>
      area(
        at('-34,4 -26,-18 -4,-28 22,-20 34,4').map(([dx, dy]): Place => [
          w * part + dx,
          up(part) + 40 + (index % 2) * 26 + dy,
        ]),
        colours.rock,
        0.5,
      ),
    ),
  ];
}

/** Right behind whoever stands there, and seen wide enough beyond. */
function edgeOf({ size, standing }: Ground): number {
  const { right } = boundsOf(standing.flatMap(({ shapes }) => shapes));
  return Math.min(size.width * 0.74, Math.max(size.width * 0.54, right + 34));
}

/** A cliff over the sea, and the wind that comes from there. */
function landsEnd(on: Ground): OutlineShape[] {
  const { width: w, height, ground: y } = on.size;
  const x = edgeOf(on);
  const horizon = y - 46;
  return [
    block(
      [
        [x - 8, horizon],
        [w, horizon],
        [w, height],
        [x - 60, height],
      ],
      colours.water,
      0,
    ),
    angular(
      [
        [x + 4, horizon],
        [w, horizon],
      ],
      0.5,
    ),
    block(
      [
        [x - 150, y],
        [x + 4, y],
        [x + 22, y + 10],
        [x - 2, y + 34],
        [x + 12, y + 58],
        [x - 16, height],
        [x - 120, height],
        [x - 92, y + 40],
      ],
      colours.rock,
      0.8,
    ),
    ...[0.3, 0.62, 0.9].flatMap((part, index) => {
      const middle = x + 40 + (w - x - 40) * part;
      return line(
        at('-26,0 -10,-7 4,0 20,-7 34,0').map(([dx, dy]): Place => [middle + dx, y - 10 + index * 24 + dy]),
        0.5,
      );
    }),
    ...[0.34, 0.5, 0.62].map((part, index) => gust([w - 30 - index * 46, y * part])),
  ];
}

/** Wind as a line that curls at its end, toward whoever stands against it. */
function gust([x, y]: Place): OutlineShape {
  const curl = '0,0 -60,6 -120,-4 -168,2 -184,-14 -170,-28 -154,-20';
  return line(
    at(curl).map(([dx, dy]): Place => [x + dx, y + dy]),
    0.7,
  );
}

const steps = 30;

/** A way of dashes that goes all around and comes back to where it began: on the ground, or in the air. */
function roundTrail({ size, standing }: Ground): OutlineShape[] {
  const { width: w, height, ground: y } = size;
  const [first] = standing;
  const isAloft = first?.isFlying === true;
  const own = boundsOf(first?.shapes ?? []);
  const [rx, ry] = isAloft ? [w * 0.34, y * 0.24] : [w * 0.4, (height - y) * 0.34];
  const middle: Place = isAloft
    ? [w / 2, Math.min(y - ry - 40, (own.top + own.bottom) / 2 + ry * 0.9)]
    : [w / 2, (y + height) / 2 + 2];
  const around = (step: number): Place => {
    const angle = (step / steps) * Math.PI * 2 - Math.PI / 2;
    return [middle[0] + Math.cos(angle) * rx, middle[1] + Math.sin(angle) * ry];
  };
  const dashes = Array.from({ length: steps }, (_, step) => [around(step), around(step + 0.55)]);
  return [
    ...dashes.map((dash) => line(dash, 0.9)),
    ...[0.25, 0.5, 0.75].map((part) => arrowhead(around(steps * part), around(steps * part + 0.9))),
  ];
}

function arrowhead([ax, ay]: Place, [bx, by]: Place): OutlineShape {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [dx, dy] = [((bx - ax) / length) * 22, ((by - ay) / length) * 22];
  return angular(
    [
      [bx - dx - dy * 0.7, by - dy + dx * 0.7],
      [bx, by],
      [bx - dx + dy * 0.7, by - dy - dx * 0.7],
    ],
    0.9,
  );
}
