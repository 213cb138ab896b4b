import type { LanguageCode } from '@kinora/words';
import { describe, expect, it } from 'vitest';
import { placesSeen, worldWords } from './story-worlds.ts';
import { storyWorlds } from './world-words.ts';

const codes = Object.keys(worldWords) as LanguageCode[]; // The keys of a constant table.

/** The article of a known thing that goes with the one it was new with. */
const knownArticles: Readonly<Record<'fr' | 'it' | 'es', readonly (readonly [RegExp, RegExp])[]>> = {
  fr: [
    [/^un /u, /^(?:le |l')/u],
    [/^une /u, /^(?:la |l')/u],
  ],
  it: [
    [/^uno /u, /^lo /u],
    [/^un /u, /^(?:il |l')/u],
    [/^(?:una |un')/u, /^(?:la |l')/u],
  ],
  es: [
    [/^un /u, /^el /u],
    [/^una /u, /^la /u],
  ],
};

describe.each(codes)('the worlds in %s', (code) => {
  it.each(storyWorlds)('%s has its own places, three helpers, and something of everything', (world) => {
    const words = worldWords[code][world];
    expect(new Set(words.places).size).toBe(3);
    expect(new Set(words.helpers.map(([helper]) => helper)).size).toBe(3);
    expect(placesSeen[world]).toHaveLength(words.places.length);
    const phrases = [words.places, words.helpers, words.storm, words.keepsake].flat(2);
    expect(
      phrases.concat(words.witnesses, words.spot, words.wish).filter((phrase) => phrase.trim() === ''),
    ).toEqual([]);
  });

  it('share no place, helper or keepsake', () => {
    const all = storyWorlds.flatMap((world) => {
      const { places, keepsake } = worldWords[code][world];
      return [...places, keepsake[0]];
    });
    expect(all.filter((phrase, index) => all.indexOf(phrase) !== index)).toEqual([]);
  });
});

describe.each(['fr', 'it', 'es'] as const)('articles in %s', (code) => {
  it('keep the gender of what they were new with', () => {
    for (const world of storyWorlds) {
      const { helpers, keepsake } = worldWords[code][world];
      for (const [isNew, known] of [...helpers, keepsake]) {
        const [, article] = knownArticles[code].find(([first]) => first.test(isNew)) ?? [];
        expect(article?.test(known), `${isNew}: ${known}`).toBe(true);
      }
    }
  });

  it('say every keepsake in the feminine, as the sentences about it do', () => {
    const keepsakes = storyWorlds.map((world) => worldWords[code][world].keepsake[0]);
    expect(keepsakes.filter((keepsake) => !/^(?:une|una) /u.test(keepsake))).toEqual([]);
  });
});
