import { seededRandom } from '../../canvas/random.ts';
import { boundsOf, movedShapes, outlineFigure } from '../../outline/index.ts';
import type { OutlineShape, Place } from '../../outline/index.ts';
import type { Subject } from '../../plan/scene-plan.ts';
import { angular, at, block } from '../stage/lines.ts';
import { box, thread } from './parts.ts';

/** So many of one thing. */
export interface Counted {
  readonly figure: string;
  readonly count: number;
}

/** A thing in a box: its left foot at zero. */
function fitted(figure: string, { width, height }: { width: number; height: number }): OutlineShape[] {
  const subject: Subject = { figure, name: figure.replace('icon:', ''), count: 1, relation: 'alone' };
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

/** Rows that are about as wide as they are high, the lowest full. */
function heap({ figure, count }: Counted, width: number): { shapes: OutlineShape[]; width: number } {
  const columns = Math.ceil(Math.sqrt(count * 1.4));
  const cell = width / columns;
  const one = fitted(figure, { width: cell * 0.92, height: cell * 0.9 });
  const high = -boundsOf(one).top * 1.08;
  const shapes = Array.from({ length: count }, (_, index) =>
    movedShapes(oneOfMany(one), { x: (index % columns) * cell, y: -Math.floor(index / columns) * high }),
  ).flat();
  return { shapes, width };
}

/** A balance in rest: the one on its left pan, so many of the other on its right. */
export function drawWeighed(heavy: string, light: Counted): OutlineShape[] {
  const pans: readonly [Place, Place] = [
    [250, 560],
    [950, 560],
  ];
  const pan = ([x, y]: Place): OutlineShape[] => [
    angular(
      [
        [x - 250, y],
        [x, 150],
        [x + 250, y],
      ],
      0.9,
    ),
    block(
      at('-270,0 270,0 220,44 -220,44').map(([px, py]): Place => [px + x, py + y]),
      '#d9b34a',
      1.1,
    ),
  ];
  const one = fitted(`icon:${heavy}`, { width: 470, height: 260 });
  const wide = boundsOf(one);
  const many = heap({ ...light, figure: `icon:${light.figure}` }, 420);
  return [
    box([585, 120], [615, 760], '#8f9aa5'),
    block(at('470,800 730,800 680,756 520,756'), '#8f9aa5', 1.1),
    box([230, 138], [970, 164], '#8f9aa5'),
    ...pans.flatMap(pan),
    ...movedShapes(one, { x: pans[0][0] - (wide.right - wide.left) / 2, y: pans[0][1] }),
    ...movedShapes(many.shapes, { x: pans[1][0] - many.width / 2, y: pans[1][1] }),
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
