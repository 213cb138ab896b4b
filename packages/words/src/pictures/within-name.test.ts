import { expect, it } from 'vitest';
import { isWithinName } from './within-name.ts';

it.each([
  ['Los portugueses plantaron cacao en Santo Tomé y Príncipe.', 'Príncipe', true],
  ['Le train quitta la Gare du Nord à midi.', 'Gare', true],
  ['They sailed on the Black Sea for a week.', 'Sea', true],
  ['La nave lasciò il Mar Rosso.', 'Mar', true],
  ['Rockets flew to the Moon and back.', 'Moon', false],
  ['El príncipe Felipe bebió chocolate.', 'príncipe', false],
  ['Foxes sleep in dens.', 'Foxes', false],
  ['It rained. Trees fell in Paris.', 'Trees', false],
])('WORD-10 a part of a name means nothing by itself, in “%s”: %s', (text, word, isPart) => {
  const start = text.indexOf(word);
  expect(isWithinName(text, { start, length: word.length })).toBe(isPart);
});
