import { seededRandom } from '../../canvas/random.ts';
import { boundsOf, movedShapes, outlineFigure } from '../../outline/index.ts';
import type { OutlineShape, Place } from '../../outline/index.ts';
import type { Subject } from '../../plan/scene-plan.ts';
import { asItIs } from '../explained-beings.ts';
import { snowflake } from '../own/fridges.ts';
import { angular, at, block } from '../stage/lines.ts';
import type { PartPlace } from './explanation.ts';
import { box, inStep, rounded, sunAt, thread } from './parts.ts';

/** So many of one thing. */
export interface Counted {
  readonly figure: string;
  readonly count: number;
}

/** A thing in a box: its left foot at zero. */
export function fitted(figure: string, { width, height }: { width: number; height: number }): OutlineShape[] {
  const subject: Subject = {
    figure: asItIs(figure),
    name: figure.replace('icon:', ''),
    count: 1,
    relation: 'alone',
  };
  const drawn = outlineFigure(subject, {
    plan: { subjects: [subject], style: 'flat', castSeed: 7 },
    index: 0,
    posture: 'stand',
    random: seededRandom(7),
  });
  if (drawn === undefined) {
    return [];
  }
  const { left, right, top, bottom } = boundsOf(drawn.shapes);
  const scale = Math.min(width / (right - left), height / (bottom - top));
  return movedShapes(drawn.shapes, { scale, x: -left * scale, y: -bottom * scale });
}

/** What is drawn small is drawn with a fine pen. */
function finer(shapes: readonly OutlineShape[]): OutlineShape[] {
  return shapes.map((shape) => ({ ...shape, ink: (shape.ink ?? 1) * 0.4 }));
}

/** So small a part of a thing is not seen where many of it are drawn. */
const seenPart = 0.01;

/** A thing as one of many: without what would be a speck. */
function oneOfMany(shapes: readonly OutlineShape[]): OutlineShape[] {
  const areaOf = (some: readonly OutlineShape[]): number => {
    const { left, right, top, bottom } = boundsOf(some);
    return (right - left) * (bottom - top);
  };
  const least = areaOf(shapes) * seenPart;
  return finer(shapes)
    .filter((shape) => areaOf([shape]) >= least)
    .map(({ marks: _specks, ...shape }) => shape);
}

/** Air around each of many: what touches its neighbours is a pattern, and nothing that is known. */
const air = { across: 0.82, down: 1.14 } as const;

/** Rows of which each one is seen, as few beside one another as their room lets be high, the lowest full. */
function heap(
  { figure, count }: Counted,
  room: { width: number; height: number },
): { shapes: OutlineShape[]; width: number } {
  const { top, right } = boundsOf(fitted(figure, { width: 100, height: 100 }));
  const ratio = right / Math.max(1, -top);
  const inColumns = (columns: number): number => {
    const wide = (room.width / columns) * air.across;
    const high = room.height / Math.ceil(count / columns) / air.down;
    return Math.min(wide, high * ratio);
  };
  const columns = Array.from({ length: count }, (_, index) => index + 1).reduce((best, some) =>
    inColumns(some) > inColumns(best) ? some : best,
  );
  const wide = inColumns(columns);
  const cell = wide / air.across;
  const one = oneOfMany(fitted(figure, { width: wide, height: wide / ratio }));
  const high = (wide / ratio) * air.down;
  const shapes = Array.from({ length: count }, (_, index) =>
    movedShapes(one, { x: (index % columns) * cell, y: -Math.floor(index / columns) * high }),
  ).flat();
  return { shapes, width: cell * (Math.min(count, columns) - 1) + wide };
}

/** The pans of a balance, and what stands on them: the one fills its pan, and each of the many has to be known. */
const pans = {
  left: { at: [520, 640], half: 500, room: { width: 1000, height: 620 } },
  right: { at: [1580, 640], half: 480, room: { width: 900, height: 640 } },
} as const;
const beam = { y: -60, middle: 1060 } as const;

/** A pan on its two cords. */
function panAt([x, y]: Place, half: number): OutlineShape[] {
  return [
    ...[-half, half].map((end) =>
      angular(
        [
          [x + end, y],
          [x + end * 0.98, beam.y + 44],
          [x, beam.y + 20],
        ],
        0.8,
      ),
    ),
    block(
      [
        [x - half - 20, y],
        [x + half + 20, y],
        [x + half - 40, y + 44],
        [x - half + 40, y + 44],
      ],
      '#d9b34a',
      1.1,
    ),
  ];
}

/** Where what lies on either pan is named. */
export const panPlaces: readonly PartPlace[] = [{ middle: pans.left.at[0] }, { middle: pans.right.at[0] }];

/** A balance in rest: the one on its left pan, so many of the other on its right. */
export function drawWeighed(heavy: string, light: Counted): OutlineShape[] {
  const { left, right } = pans;
  const one = fitted(`icon:${heavy}`, left.room);
  const wide = boundsOf(one);
  const many = heap({ ...light, figure: `icon:${light.figure}` }, right.room);
  const { middle } = beam;
  return [
    box([middle - 16, beam.y - 20], [middle + 16, 780], '#8f9aa5'),
    block(
      at('-140,824 140,824 90,776 -90,776').map(([x, y]): Place => [x + middle, y]),
      '#8f9aa5',
      1.1,
    ),
    box([left.at[0] - 20, beam.y], [right.at[0] + 20, beam.y + 28], '#8f9aa5'),
    ...panAt(left.at, left.half),
    ...panAt(right.at, right.half),
    ...movedShapes(one, { x: left.at[0] - (wide.right - wide.left) / 2, y: left.at[1] }),
    ...movedShapes(many.shapes, { x: right.at[0] - many.width / 2, y: right.at[1] }),
  ];
}

/** The one above, and so many of the other beneath it in a row that is as long. */
export function drawAsLong(long: string, short: Counted): OutlineShape[] {
  const width = 1000;
  const one = fitted(`icon:${long}`, { width, height: 500 });
  const wide = boundsOf(one).right;
  const cell = wide / short.count;
  const each = fitted(`icon:${short.figure}`, { width: cell, height: 300 });
  return [
    ...one,
    ...Array.from({ length: short.count }, (_, index) =>
      movedShapes(each, { x: index * cell, y: 60 - boundsOf(each).top }),
    ).flat(),
    angular(
      [
        [0, 30],
        [wide, 30],
      ],
      0.8,
    ),
  ];
}

/** A grown person's height. */
const personHigh = 1.75;

/** Something as long as it is beside somebody who stands there, and the line that it is measured by. */
export function drawToScale(long: string, metres: number): OutlineShape[] {
  const width = 1000;
  const one = fitted(`icon:${long}`, { width, height: 520 });
  const wide = boundsOf(one).right;
  const person = fitted('man', { width: 400, height: (personHigh / metres) * wide });
  const tall = boundsOf(person);
  return [
    ...movedShapes(one, { y: -60 }),
    angular(
      [
        [-40, 0],
        [wide + 60 + tall.right * 2, 0],
      ],
      1.1,
    ),
    ...movedShapes(finer(person), { x: wide + 40 }),
    ...thread(
      [
        [wide / 2, 60],
        [wide / 4, 60],
        [0, 60],
      ],
      1.2,
    ),
    ...thread(
      [
        [wide / 2, 60],
        [(wide * 3) / 4, 60],
        [wide, 60],
      ],
      1.2,
    ),
    angular(
      [
        [0, 30],
        [0, 90],
      ],
      1.2,
    ),
    angular(
      [
        [wide, 30],
        [wide, 90],
      ],
      1.2,
    ),
  ];
}

/** As much higher than it is lean; so wide it stays. */
const girth = { lean: 0.8, fat: 1.22 } as const;
/** Over an animal in its season: snow or the sun. */
const sky = 170;

/** The ground under an animal, the edge of its season at either side of it, and what is between the two. */
const season = { below: 50, beside: 70, apart: 44 } as const;

/** Where the lean one and the fat one are named: side by side, as the two are. */
export function seasonPlaces(own: string): PartPlace[] {
  const { left, right } = boundsOf(fitted(`icon:${own}`, { width: 620, height: 460 }));
  const middle = (left + right) / 2;
  return [{ middle }, { middle: middle + right - left + season.beside * 2 + season.apart, step: 1 }];
}

/** An animal lean in the cold, and fat at the end of the summer. */
export function drawSeasons(own: string): OutlineShape[] {
  const one = fitted(`icon:${own}`, { width: 620, height: 460 });
  const { left, right, top } = boundsOf(one);
  const asFat = (much: number): OutlineShape[] =>
    one.map((shape) => ({
      ...shape,
      points: shape.points.map(([x, y]): Place => [x, y * much]),
      ...(shape.marks === undefined
        ? {}
        : {
            marks: shape.marks.map((mark) => ({
              ...mark,
              points: mark.points.map(([x, y]): Place => [x, y * much]),
            })),
          }),
    }));
  const high = -top * girth.fat + sky;
  const [edge, end] = [left - season.beside, right + season.beside];
  const panel = (from: number, fill: string): OutlineShape =>
    rounded(
      [
        [from, -high],
        [from + end - edge, -high],
        [from + end - edge, season.below],
        [from, season.below],
      ],
      fill,
      50,
    );
  const air = 84 - high;
  const flakes = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((part, index) =>
    snowflake([edge + (end - edge) * part, air - (index % 2) * 24], 36),
  );
  const beside = end - edge + season.apart;
  return [
    panel(edge, '#dbe7f1'),
    ...flakes,
    ...asFat(girth.lean),
    ...inStep(1, [
      panel(edge + beside, '#fdf0c4'),
      ...sunAt([edge + beside + 110, air + 6], 46),
      ...movedShapes(asFat(girth.fat), { x: beside }),
    ]),
  ];
}
