import type { OutlineShape, Place } from '../../outline/index.ts';
import { angular, area, at, block, line } from '../stage/lines.ts';
import { arrow, box, inStep } from './parts.ts';

const [skin, nail] = ['#e8b998', '#f9dcd2'];

/** A fingertip whose nail has grown by a finger's breadth, and the rule that measures it in centimetres. */
export function drawNailGrowth(): OutlineShape[] {
  const tick = (index: number): OutlineShape =>
    angular(
      [
        [420 + index * 40, 560],
        [420 + index * 40, index % 5 === 0 ? 620 : 592],
      ],
      index % 5 === 0 ? 1.6 : 0.9,
    );
  return [
    area(
      at('-40,150 200,130 420,140 600,170 700,240 720,310 690,390 590,450 420,480 200,490 -40,480'),
      skin,
      1.3,
    ),
    line(at('120,170 140,230 120,300'), 1),
    line(at('160,170 184,240 164,310'), 1),
    area(at('420,180 520,176 640,200 700,262 700,330 640,392 520,412 420,404 396,292'), nail, 1.2),
    area(at('412,214 440,222 452,290 440,366 412,372 398,292'), '#ffffff', 0.6),
    ...inStep(1, [
      block(at('640,200 800,214 850,262 850,330 800,384 640,392 700,330 700,262'), '#fff7f2', 1.2),
      arrow([710, 110], [860, 110]),
    ]),
    box([400, 560], [1020, 690], '#f2d37a'),
    ...Array.from({ length: 16 }, (_, index) => tick(index)),
    ...dropLines([
      [700, 430],
      [850, 400],
    ]),
  ];
}

/** From what is measured down to the rule. */
function dropLines(from: readonly Place[]): OutlineShape[] {
  return from.map(([x, y]) =>
    angular(
      [
        [x, y],
        [x, 556],
      ],
      0.9,
    ),
  );
}
