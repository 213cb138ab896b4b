import type { LanguageCode } from '@kinora/contract/catalogue';
import { expect, it } from 'vitest';
import type { ScenePlan, Subject } from '../../plan/scene-plan.ts';
import { withAskedFolk } from './asked-folk.ts';

const one = (figure: string): Subject => ({ figure, name: figure, count: 1, relation: 'alone' });

function met(figure: string, narration: string, code: LanguageCode): string[] {
  const plan = { subjects: [one(figure)], place: 'meadow' } as unknown as ScenePlan;
  const scene = { code, title: '', narration, keyFacts: [], description: '', detail: '', index: 2, count: 7 };
  return withAskedFolk(plan, scene)
    .subjects.slice(1)
    .map((each) => each.figure);
}

it.each<[LanguageCode, string]>([
  ['en', 'It asked everyone twice.'],
  ['fr', 'On demanda à tout le monde, et à certains deux fois.'],
  ['it', 'Chiese a tutti, e a qualcuno due volte.'],
  ['es', 'Preguntó a todos, y a algunos dos veces.'],
  ['hi', 'उसने सबसे पूछा।'],
  ['ja', '道をたずねました。'],
])('whoever asks everybody has somebody to ask, %s', (code, narration) => {
  expect(met('icon:honeybee', narration, code)).toHaveLength(2);
  expect(met('girl', narration, code)).toEqual(['woman', 'man']);
});

it('nobody asks their own like, and who asks nothing is alone', () => {
  expect(met('icon:hedgehog', 'It asked everyone.', 'en')).not.toContain('icon:hedgehog');
  expect(met('icon:honeybee', "'I asked everyone,' said the bee, and flew on.", 'en')).toEqual([]);
});
