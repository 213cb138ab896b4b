import { movedShapes } from '../../outline/index.ts';
import type { OutlineShape, Place } from '../../outline/index.ts';
import { area, at, block, disc, line } from '../stage/lines.ts';

/** Cubes of sugar heaped up, and a spoon full of grains. */
export function drawSugar(): OutlineShape[] {
  return [
    ...cubeOf([190, 560], 210),
    ...cubeOf([450, 560], 210),
    ...cubeOf([320, 350], 210),
    ...cubeOf([690, 600], 170),
    ...movedShapes(spoonOfSugar(), { x: 690, y: 300, degrees: -24 }),
  ];
}

/** A cube by the middle of its front. */
function cubeOf([x, y]: Place, size: number): OutlineShape[] {
  const half = size / 2;
  const on = (places: readonly Place[]): Place[] => places.map(([px, py]): Place => [x + px, y + py]);
  const depth = size * 0.28;
  const grains = at('-56,-40 20,-64 58,-10 -24,6 -64,48 30,56').map(([px, py]): Place => [
    (px / 105) * half,
    (py / 105) * half,
  ]);
  return [
    block(
      on([
        [-half, -half],
        [half, -half],
        [half, half],
        [-half, half],
      ]),
      '#ffffff',
      1,
    ),
    block(
      on([
        [-half, -half],
        [-half + depth, -half - depth],
        [half + depth, -half - depth],
        [half, -half],
      ]),
      '#f1f5f8',
      0.9,
    ),
    block(
      on([
        [half, -half],
        [half + depth, -half - depth],
        [half + depth, half - depth],
        [half, half],
      ]),
      '#d3dee7',
      0.9,
    ),
    ...on(grains).map((place) => disc(place, size * 0.022, { fill: '#c3d0da', ink: 0 })),
  ];
}

function spoonOfSugar(): OutlineShape[] {
  return [
    area(at('-150,-10 -110,-70 0,-110 110,-70 150,-10'), '#ffffff', 0.9),
    ...at('-70,-40 -20,-70 40,-60 80,-34 10,-32').map((place) => disc(place, 6, { fill: '#c3d0da', ink: 0 })),
    area(at('-170,-10 0,-16 170,-10 130,50 0,80 -130,50'), '#aebac2', 1),
    line(at('160,0 300,-30 420,-70'), 3),
  ];
}
