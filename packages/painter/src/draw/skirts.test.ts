import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { readPerson } from '../describe/read-person.ts';
import { actPoses } from './act-poses.ts';
import { fullFigure } from './full-figure.ts';
import type { Standing } from './full-figure.ts';
import type { PersonPlan } from '../plan/person-plan.ts';

/** With nothing in the hands. */
function dressed(role: 'witch' | 'queen'): PersonPlan {
  const { holds: _holds, ...person } = readPerson(
    { prompt: `a ${role}`, language: 'English', seed: 3 },
    'rich',
    role,
  );
  return person;
}

const [witch, queen] = [dressed('witch'), dressed('queen')];
const [side, ground] = [400, 320];

/** The lowest row that is painted of a figure whose foot is at the ground. */
function lowestOf(plan: PersonPlan, standing: Standing): number {
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  context.translate(side / 2, ground);
  fullFigure(plan, standing).draw(context);
  const { data } = context.getImageData(0, 0, side, side);
  const pixels = Array.from({ length: side * side }, (_, at) => (data[at * 4 + 3] ?? 0) > 128);
  return Math.floor(pixels.lastIndexOf(true) / side);
}

it.each([
  ['a robe', witch],
  ['a robe and a cape', queen],
] as const)('lets nothing hang below the ground of who kneels or sits in %s', (_, plan) => {
  const { pose, step, bend = 0 } = actPoses.kneel;
  const kneeling = lowestOf(plan, { pose, step, bend, yaw: 0.5, act: 'kneel' });
  const sitting = lowestOf(plan, { pose: 'lap', step: 'stand', yaw: 0.5, seat: 'ground' });
  expect(kneeling).toBeLessThan(ground + 6);
  expect(sitting).toBeLessThan(ground + 6);
});
