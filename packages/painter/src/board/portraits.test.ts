import { openPictureIndex } from '@kinora/words';
import { expect, it } from 'vitest';
import { sceneText } from '../testing/scene-text.ts';
import { portraitsOf } from './portraits.ts';
import { wholeBoard } from './whole-board.ts';

const sceneOf = (code: 'en' | 'hi', narration: string, filmTitle: string) =>
  sceneText(code, narration, { filmTitle, keyFacts: ['x'], index: 1 });

it.each([
  [
    'en',
    'Who invented the radio?',
    'Édouard Branly, Oliver Lodge, Jagadish Chandra Bose, Alexander Popov and Nikola Tesla built the devices.',
    ['Branly', 'Lodge', 'Bose', 'Popov', 'Tesla'],
  ],
  [
    'hi',
    'रेडियो का आविष्कार किसने किया?',
    'एदुआर ब्रांली, ऑलिवर लॉज, जगदीश चन्द्र बसु, अलेक्ज़ान्दर पोपोव और निकोला टेस्ला ने यन्त्र बनाए।',
    ['ब्रांली', 'लॉज', 'बसु', 'पोपोव', 'टेस्ला'],
  ],
] as const)('many who are named in a row have a portrait each, all of them unlike, in %s', (...told) => {
  const [code, filmTitle, narration, names] = told;
  const scene = sceneOf(code, narration, filmTitle);
  const portraits = portraitsOf(scene) ?? [];
  expect(portraits.map(({ word }) => word)).toEqual(names);
  expect(new Set(portraits.map(({ draw }) => JSON.stringify(draw?.()))).size).toBe(names.length);
  const setting = { scene, title: '', turn: 0, ratioOf: () => 1 };
  const board = wholeBoard({ template: 'hero', shares: undefined }, setting, {
    aspect: '9:16',
    index: openPictureIndex(code),
  });
  expect(board?.isUnordered).toBe(true);
  expect(board?.pictures.map(({ label }) => label)).toEqual(names);
});

it('few are shown at what they do, and nobody in a film that asks for nobody', () => {
  expect(
    portraitsOf(sceneOf('en', 'Oliver Lodge and Nikola Tesla built the devices.', 'Who invented the radio?')),
  ).toBeUndefined();
  const many = 'Édouard Branly, Oliver Lodge, Alexander Popov and Nikola Tesla built the devices.';
  expect(portraitsOf(sceneOf('en', many, 'How does a radio work?'))).toBeUndefined();
});
