import { describe, expect, it } from 'vitest';
import { seedRandom } from '../../random.ts';
import { expandTemplate, finishSentences } from './expand-template.ts';
import { englishGrammar } from './grammar-en.ts';
import { spanishGrammar } from './grammar-es.ts';
import { frenchGrammar } from './grammar-fr.ts';
import { hindiGrammar } from './grammar-hi.ts';
import { italianGrammar } from './grammar-it.ts';
import { japaneseGrammar } from './grammar-ja.ts';
import { threadNames } from './story-grammar.ts';
import type { StoryGrammar, ThreadName } from './story-grammar.ts';

const grammars: readonly (readonly [string, StoryGrammar])[] = [
  ['English', englishGrammar],
  ['French', frenchGrammar],
  ['Italian', italianGrammar],
  ['Spanish', spanishGrammar],
  ['Hindi', hindiGrammar],
  ['Japanese', japaneseGrammar],
];

/** The thing that runs through a thread. */
const things: Readonly<Record<ThreadName, RegExp>> = {
  storm: /\{(?:a|the)?storm(?:Oblique)?\}/iu,
  laughter: /\{witnesses(?:Oblique)?\}/u,
  haste: /\{(?:aKeepsake|keepsake|keepsakes|keepsakesOblique)\}/u,
  charm: /\{(?:aKeepsake|theKeepsake|keepsake)\}/u,
  alone: /\{spot\}/u,
};

describe.each(grammars)('the threads in %s', (_language, grammar) => {
  it.each(threadNames)('of %s: what is lost is lost in the setback, mended in the change', (name) => {
    const { setback, change } = grammar.threads[name];
    expect(setback.filter((telling) => !/\{(?:ruin|falter)\}/u.test(telling))).toEqual([]);
    expect(change.filter((telling) => !telling.includes('{mend}'))).toEqual([]);
  });

  it.each(threadNames)('of %s: every telling of the ending remembers what stood in the way', (name) => {
    expect(grammar.threads[name].ending.filter((telling) => !things[name].test(telling))).toEqual([]);
  });

  it.each(['storm', 'laughter', 'charm'] as const)(
    'of %s: the trouble itself is named in the setback',
    (name) => {
      expect(grammar.threads[name].setback.filter((telling) => !things[name].test(telling))).toEqual([]);
    },
  );

  it('name their hero in every telling, once and no more', () => {
    const tellings = [grammar.beats, ...Object.values(grammar.threads)]
      .flatMap((beats: Readonly<Record<string, readonly string[]>>) => Object.values(beats))
      .flat();
    const counts = tellings.map(
      (telling) => telling.match(/\{(?:a|al|da|de|del|delA)?hero(?:Oblique)?\}/giu)?.length ?? 0,
    );
    expect(tellings.filter((_telling, index) => counts[index] !== 1)).toEqual([]);
  });
});

describe('filling a template', () => {
  const values = { slots: { hero: 'the fox' }, gender: 'f', isFull: true } as const;

  it('keeps genders whole inside a choice', () => {
    const told = expandTemplate('[{~un|una} {hero}|{~un|una} {hero}]', values, seedRandom('a'));
    expect(told).toBe('una the fox');
  });

  it('begins a sentence with a capital behind a closing quotation mark, and goes on small behind a cry', () => {
    expect(finishSentences('« Encore. » la fille partit.', 'fr')).toBe('« Encore. » La fille partit.');
    expect(finishSentences('« Jamais ! » lança une voix.', 'fr')).toBe('« Jamais ! » lança une voix.');
  });

  it('joins words as they are spoken', () => {
    expect(finishSentences('provò a andare e era stanco', 'it')).toBe('Provò ad andare ed era stanco');
    expect(finishSentences('quiso leer y inventar', 'es')).toBe('Quiso leer e inventar');
    expect(finishSentences('essaya de écrire', 'fr')).toBe("Essaya d'écrire");
  });
});
