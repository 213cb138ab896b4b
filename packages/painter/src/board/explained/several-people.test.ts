import { describe, expect, it } from 'vitest';
import { sceneText } from '../../testing/scene-text.ts';
import { findSeveral } from './several-people.ts';

const told = [
  [
    'en',
    'Who invented the radio?',
    'Guglielmo Marconi applied for a patent.',
    'It was no single person who invented it.',
  ],
  [
    'fr',
    'Qui a inventé la radio ?',
    'Guglielmo Marconi déposa un brevet.',
    'Plusieurs personnes y ont travaillé.',
  ],
  [
    'it',
    'Chi ha inventato la radio?',
    'Guglielmo Marconi chiese un brevetto.',
    'Non fu opera di una sola persona.',
  ],
  [
    'es',
    '¿Quién inventó la radio?',
    'Guglielmo Marconi pidió una patente.',
    'No fue obra de una sola persona.',
  ],
  [
    'hi',
    'रेडियो का आविष्कार किसने किया?',
    'गुल्येल्मो मार्कोनी ने पेटेण्ट लिया।',
    'फिर भी यह किसी एक व्यक्ति की देन नहीं थी।',
  ],
  [
    'ja',
    'ラジオは誰が発明したのですか',
    'グリエルモ・マルコーニは特許を取りました。',
    'しかし一人の発明ではなく、多くの人の仕事でした。',
  ],
] as const;

describe('what was not the work of one', () => {
  it.each(told)('shows several together, in %s', (...[code, filmTitle, one, several]) => {
    const narration = code === 'ja' ? `${one}${several}` : `${one} ${several}`;
    const found = findSeveral(sceneText(code, narration, { filmTitle, keyFacts: ['x'] }));
    expect(found?.at).toBeGreaterThan(one.length - 1);
    expect(found?.draw().length).toBeGreaterThan(40);
    expect(findSeveral(sceneText(code, one, { filmTitle, keyFacts: ['x'] }))).toBeUndefined();
  });

  it('shows whomever the film has named by then, each once', () => {
    const before = ['James Clerk Maxwell foretold the waves. Heinrich Hertz made them.'];
    const narration = 'Guglielmo Marconi sent a message. Several people are called its inventors.';
    const film = { filmTitle: 'Who invented the radio?', keyFacts: ['x'], index: 2 };
    const alone = findSeveral(sceneText('en', narration, film));
    const all = findSeveral(sceneText('en', narration, { ...film, before }));
    expect(alone?.name).toBe('several-1');
    expect(all?.name).toBe('several-3');
  });

  it('is nobody in a film that does not ask who it was', () => {
    const words = 'Several people wait for the bus.';
    expect(findSeveral(sceneText('en', words, { filmTitle: 'How does a bus work?' }))).toBeUndefined();
  });
});
