import { openPictureIndex } from '@kinora/words';
import { expect, it } from 'vitest';
import { sceneText } from '../testing/scene-text.ts';
import { withExplanations } from './explained/with-explanations.ts';
import { findEvents } from './find-events.ts';
import { peopleInTurn } from './people-in-turn.ts';

const index = openPictureIndex('en');
const told = (narration: string, filmTitle = 'Who invented the radio?') => {
  const scene = sceneText('en', narration, { filmTitle, title: 'Waves', keyFacts: ['x'], index: 1 });
  const subjects = withExplanations([], scene, index);
  return peopleInTurn(subjects, findEvents(scene, subjects))?.map(({ word }) => word);
};

it('shows everybody of whom something is told, in the order in which it is', () => {
  expect(
    told('James Clerk Maxwell predicted the waves. Heinrich Hertz produced them in a laboratory.'),
  ).toEqual(['James Clerk Maxwell', 'Heinrich Hertz']);
});

it('has nobody in turn where one is told of, or years say more', () => {
  expect(told('James Clerk Maxwell predicted the waves. They were found later.')).toBeUndefined();
  expect(
    told('James Clerk Maxwell predicted the waves in 1864. Heinrich Hertz produced them in 1887.'),
  ).toBeUndefined();
});

it('puts whoever a year tells of beside the thing that they made then', () => {
  const scene = sceneText(
    'hi',
    'निकोला टेस्ला ने 1893 में योजना रखी। जगदीश चन्द्र बसु ने 1894 में मिलीमीटर तरंगों पर कार्य शुरू किया।',
    { filmTitle: 'रेडियो का आविष्कार किसने किया?', keyFacts: ['x'], index: 2 },
  );
  const words = withExplanations([], scene, openPictureIndex('hi')).map(({ word }) => word);
  expect(words).toEqual(['निकोला टेस्ला', 'जगदीश चन्द्र बसु']);
});
