import { openPictureIndex } from '@kinora/words';
import { expect, it } from 'vitest';
import { sceneText } from '../testing/scene-text.ts';
import { withExplanations } from './explained/with-explanations.ts';
import { wholeBoard } from './whole-board.ts';

const index = openPictureIndex('es');
const boardOf = (narration: string, place: number) => {
  const scene = sceneText('es', narration, {
    filmTitle: 'La historia del chocolate',
    keyFacts: ['x'],
    index: place,
    count: 6,
  });
  const setting = { scene, title: '', turn: 0, ratioOf: () => 1 };
  const subjects = withExplanations([], scene, index);
  return wholeBoard({ template: 'hero', shares: undefined }, setting, { aspect: '16:9', index, subjects });
};

it('sums up everything that a last scene names side by side, in the order in which it is told', () => {
  const three = 'La prensa de van Houten, la tableta de Fry y el chocolate con leche de Peter lo cambiaron.';
  const board = boardOf(three, 5);
  expect(board?.pictures.map(({ label }) => label)).toEqual([
    'prensa de cacao',
    'moldeado en tabletas',
    'chocolate con leche',
  ]);
  expect(board?.isUnordered).toBe(true);
  expect(boardOf(three, 3)).toBeUndefined();
  expect(boardOf('La prensa de van Houten y la tableta de Fry lo cambiaron.', 5)).toBeUndefined();
});
