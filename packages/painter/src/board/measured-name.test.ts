import { expect, it } from 'vitest';
import { sceneText } from '../testing/scene-text.ts';
import { findMeasures } from './find-measures.ts';

const labels = (code: 'en' | 'fr' | 'it' | 'es' | 'ja', narration: string): (string | undefined)[] =>
  findMeasures(sceneText(code, narration)).measures.map(({ label }) => label);

it.each([
  [
    'en',
    'The sauropod Argentinosaurus weighed 80 t. Of the fossil whale Perucetus colossus 340 t were said.',
  ],
  ['fr', 'Le sauropode Argentinosaurus pesait 80 t. Pour le cétacé Perucetus colossus, on a dit 340 t.'],
  ['it', 'Il sauropode Argentinosaurus pesava 80 t. Per il cetaceo Perucetus colossus si disse 340 t.'],
  ['es', 'El saurópodo Argentinosaurus pesaba 80 t. Del cetáceo fósil Perucetus colossus se propuso 340 t.'],
] as const)('has who is measured beside either of two numbers: %s', (...[code, narration]) => {
  expect(labels(code, narration)).toEqual(['Argentinosaurus', 'Perucetus colossus']);
});

it('takes no place for who is measured, and names nobody where one is measured twice', () => {
  expect(labels('es', 'Llega a 100 t, y en el océano Antártico a 190 t.')).toEqual([undefined, undefined]);
  expect(labels('en', 'The whale Perucetus weighed 80 t at first and 340 t later.')).toEqual([
    undefined,
    undefined,
  ]);
  expect(labels('ja', '重さは80トン、後に340トンでした。')).toEqual([undefined, undefined]);
});
