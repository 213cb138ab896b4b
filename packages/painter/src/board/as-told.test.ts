import { expect, it } from 'vitest';
import { sceneText } from '../testing/scene-text.ts';
import { inToldOrder } from './as-told.ts';
import type { Subject } from './rank-subjects.ts';

const narration =
  'The volcano broke out in the late afternoon, and a part of its cone gave way. In the evening the runway was swept.';
const scene = { ...sceneText('en', narration), index: 2, count: 6 };
const subject = (name: string, word: string): Subject => ({
  pictures: [{ set: 'noto', name }],
  word,
  weight: 1,
  isSure: true,
  isInTitle: false,
  spokenAt: narration.indexOf(word),
  spokenAgainAt: undefined,
});
const [runway, volcano] = [subject('airplane', 'runway'), subject('volcano', 'volcano')];

it('draws what is told first before what is told of more, but late', () => {
  expect(inToldOrder([runway, volcano], scene)).toEqual([volcano, runway]);
  expect(inToldOrder([volcano, runway], scene)).toEqual([volcano, runway]);
});

it('opens and closes a film on what it is about', () => {
  expect(inToldOrder([runway, volcano], { ...scene, index: 0 })).toEqual([runway, volcano]);
});
