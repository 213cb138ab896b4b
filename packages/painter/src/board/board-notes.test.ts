import { expect, it } from 'vitest';
import { sceneText } from '../testing/scene-text.ts';
import { chooseNotes, readFacts } from './board-notes.ts';

it.each([
  ['en', 'Guglielmo Marconi was born in Bologna', 'He built a tall aerial'],
  ['hi', 'गुल्येल्मो मार्कोनी का जन्म बोलोन्या में हुआ था', 'उन्होंने ऊँचा एण्टीना बनाया'],
] as const)('writes no birth beside the portrait that shows whose it was, in %s', (code, birth, other) => {
  const scene = sceneText(code, `${birth}. ${other}.`);
  const setting = { scene, title: '', turn: 0, ratioOf: () => 1 };
  const facts = [{ text: birth }, { text: other }];
  const written = (name: string): string[] =>
    chooseNotes('hero', facts, { pictures: [{ set: 'tabler', name }], setting }).map(({ text }) => text);
  expect(written('explained-person-1-portrait')).toEqual([other]);
  expect(written('explained-person-1')).toEqual([birth, other]);
});

it.each([
  [
    'it',
    'I modelli nuovi',
    'I modelli nuovi variano la velocità del motore',
    'Variano la velocità del motore',
  ],
  ['es', 'El motor', 'El motor gasta menos luz', 'Gasta menos luz'],
  ['en', 'The motor', 'The motor uses less power', 'The motor uses less power'],
] as const)(
  'says no heading again where its language needs no subject, in %s',
  (...[code, title, fact, note]) => {
    const scene = sceneText(code, `${fact}.`, { title, keyFacts: [fact] });
    expect(readFacts(scene).map(({ text }) => text)).toEqual([note]);
  },
);

it('writes no sentence beside three drawings of what it tells', () => {
  const setting = { scene: sceneText('en', 'Ash blinds the panes.'), title: '', turn: 0, ratioOf: () => 1 };
  const facts = [{ text: 'Ash blinds the panes of the cockpit' }];
  const drawn = ['panes', 'sensor', 'tyre'].map(
    (name) => ({ set: 'tabler', name: `explained-${name}` }) as const,
  );
  expect(chooseNotes('hero', facts, { pictures: drawn, setting })).toEqual([]);
  expect(chooseNotes('hero', facts, { pictures: drawn.slice(1), setting })).toEqual(facts);
});
