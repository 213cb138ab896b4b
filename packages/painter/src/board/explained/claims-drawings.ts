import { movedShapes } from '../../outline/index.ts';
import type { OutlineShape, Place } from '../../outline/index.ts';
import { angular, at, block, disc } from '../stage/lines.ts';
import { box, rounded } from './parts.ts';

const [wood, dark, paper] = ['#a9784a', '#7c5633', '#fbf6e6'];

/** A sheet with a seal by its upper left corner. */
function sheet([x, y]: Place, seal: string): OutlineShape[] {
  return [
    box([x, y], [x + 240, y + 320], paper),
    ...[70, 120, 170].map((down) =>
      angular(
        [
          [x + 40, y + down],
          [x + 200, y + down],
        ],
        0.8,
      ),
    ),
    disc([x + 170, y + 250], 42, { fill: seal, ink: 0.9 }),
    disc([x + 170, y + 250], 20, { fill: '#f6c95b', ink: 0.5 }),
  ];
}

/** Two patents, and the hammer of the judge between them. */
export function drawClaimsInCourt(): OutlineShape[] {
  const hammer = [
    block(at('-20,40 20,40 26,330 -26,330'), wood, 1.1),
    rounded(at('-150,-60 150,-60 150,50 -150,50'), dark, 24),
    block(at('-110,-70 -70,-70 -70,60 -110,60'), '#d9b34a', 0.8),
    block(at('70,-70 110,-70 110,60 70,60'), '#d9b34a', 0.8),
  ];
  return [
    ...sheet([0, 140], '#d9483b'),
    ...sheet([820, 140], '#3b7fc4'),
    rounded(at('360,420 700,420 720,470 340,470'), wood, 16),
    box([320, 466], [740, 500], dark),
    ...movedShapes(hammer, { x: 500, y: 240, degrees: -38 }),
    ...['310,330 350,360', '420,380 430,330', '690,390 730,360'].map((ray) => angular(at(ray), 1.2)),
  ];
}
