import type { Language } from '@kinora/contract/catalogue';
import { languageCodes } from '@kinora/words';
import { describe, expect, it } from 'vitest';
import { openLexicon } from '../../lexicon/lexicon.ts';
import { seedRandom } from '../../random.ts';
import { sampleRequest } from '../../testing/sample-request.ts';
import { openEnglishVerbs } from '../english-verbs.ts';
import { writeStoryScript } from './write-story-script.ts';

const lexicon = openLexicon();
const knowledge = { lexicon, englishVerbs: openEnglishVerbs(lexicon) };
const seeds = Array.from({ length: 24 }, (_, seed) => `${seed}`);

/** Every scene of a story of an idea, told by many chances. */
function tell(prompt: string, language: Language) {
  const request = sampleRequest({ prompt, language, speakers: 1 });
  return seeds.flatMap(
    (seed) =>
      writeStoryScript(request, {
        promptCode: languageCodes[language],
        knowledge,
        random: seedRandom(seed),
      }).scenes,
  );
}

const heroes: readonly (readonly [Language, string, string, RegExp])[] = [
  [
    'English',
    'A small boat that wants to go to the moon',
    'A girl who wants to go to the moon',
    /\b(?:bag|bundle|luggage|map)\b/iu,
  ],
  [
    'French',
    'Un petit bateau qui veut aller sur la lune',
    'Une fille qui veut aller sur la lune',
    /(?<!\p{L})(?:sac|baluchon|la carte)(?!\p{L})/iu,
  ],
  [
    'Italian',
    'Una barca che vuole andare sulla luna',
    'Una bambina che vuole andare sulla luna',
    /(?<!\p{L})(?:borsa|sacca|mappa)(?!\p{L})/iu,
  ],
  [
    'Spanish',
    'Un barco que quiere ir a la luna',
    'Una niña que quiere ir a la luna',
    /(?<!\p{L})(?:bolsa|maleta|mapa)(?!\p{L})/iu,
  ],
  ['Hindi', 'एक नाव जो चाँद पर जाना चाहती है', 'एक लड़की जो चाँद पर जाना चाहती है', /झोला|नक़्शा/u],
  ['Japanese', '月へ行きたい舟', '月へ行きたい女の子', /かばん|地図|つめこ/u],
];

describe('a hero that is a thing', () => {
  it.each(heroes)('has no bag to pack and no map to draw on, in %s: %s', (...of) => {
    const [language, thing, person, hands] = of;
    const told = (prompt: string) => tell(prompt, language).filter(({ narration }) => hands.test(narration));
    expect(told(thing).map(({ narration }) => narration)).toEqual([]);
    expect(told(person).length).toBeGreaterThan(0);
  });

  it('holds no book in its pictures, as who wants to read does', () => {
    const held = (prompt: string) =>
      tell(prompt, 'English').filter(({ imagePrompt }) => /holding a book/u.test(imagePrompt));
    expect(held('A kettle that wants to read')).toEqual([]);
    expect(held('A girl who wants to read').length).toBeGreaterThan(0);
  });
});
