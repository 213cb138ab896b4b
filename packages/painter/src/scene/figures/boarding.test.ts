import { expect, it } from 'vitest';
import { subjectsAtTurn } from '../../describe/turn-subjects.ts';
import type { Subject, Turn } from '../../plan/scene-plan.ts';
import { samplePlan } from '../../testing/sample-plan.ts';
import { paintDiorama } from '../paint-diorama.ts';
import { openIconArts } from './icon-art.ts';

const boy: Subject = { figure: 'boy', name: 'boy', count: 1, relation: 'alone', act: 'run' };
const train: Subject = { figure: 'icon:locomotive', name: 'train', count: 1, relation: 'beside' };
const caught: Turn = { lead: 0, does: {}, without: [], mood: 'calm', isBefore: false, at: 0.8 };

/** Where whoever a film is about has their feet at the other moment, as a part of the picture's height. */
async function feetOf(subjects: readonly Subject[], turn: Turn): Promise<number> {
  const told = { style: 'rich', place: 'meadow', seed: 3, isForFilm: true } as const;
  const plan = samplePlan({ ...told, subjects: [...subjects], turn });
  const size = { width: 320, height: 180, bleed: 0, isAlive: true };
  const { layers } = await paintDiorama(plan, size, openIconArts());
  const cast = layers.findLast(({ moment, sheet }) => moment === 'other' && sheet.cast !== undefined)?.sheet
    .cast;
  return ((cast?.hero.y ?? 0) + (cast?.hero.height ?? 0)) / size.height;
}

it('who has run after a train and come up with it stands on its step', async () => {
  expect(subjectsAtTurn({ subjects: [boy, train] }, caught)[0]).toMatchObject({ isBoarding: true });
  expect(
    subjectsAtTurn({ subjects: [boy, train] }, { ...caught, does: { feeling: 'glad' } })[0],
  ).toMatchObject({
    isBoarding: true,
  });
  const standing = await feetOf([boy, train], { ...caught, does: { holds: { thing: 'bag' } } });
  expect(await feetOf([boy, train], caught)).toBeLessThan(standing - 0.05);
});

it.each<[string, readonly Subject[], Turn]>([
  ['they only try', [{ ...boy, isTried: true }, train], caught],
  ['it is no train', [boy, { ...train, figure: 'icon:kite', name: 'kite' }], caught],
  ['it is far away', [boy, { ...train, relation: 'far' }], caught],
  ['they sit down', [boy, train], { ...caught, does: { seat: 'usual' } }],
  ['it comes before', [boy, train], { ...caught, isBefore: true }],
])('nobody does where %s', (_, subjects, turn) => {
  expect(subjectsAtTurn({ subjects: [...subjects] }, turn)[0]?.isBoarding).toBeUndefined();
});
