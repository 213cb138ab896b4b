import { languageDetails, languages } from '@kinora/contract/catalogue';
import type { Language } from '@kinora/contract/catalogue';
import { roleIn } from '@kinora/words';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../canvas/random.ts';
import { composeCast } from '../cast/compose-cast.ts';
import { castPerson } from '../scene/figures/person-art.ts';
import type { Subject } from '../plan/scene-plan.ts';
import { openPromptReader } from '../testing/read-prompt.ts';
import { roleLook, roles } from './roles.ts';

const read = openPromptReader({ hasLettering: false });
const names = Object.keys(roles);
const abroad = languages.filter((language) => language !== 'English');

describe('callings', () => {
  it.each(abroad)('have a word in %s that shows somebody dressed for them', (language) => {
    const { code } = languageDetails[language];
    const seen = names.flatMap((role) => {
      const word = firstWord(role, code);
      const figures =
        word === undefined ? [] : read(inSentence[code](word), language).subjects.map(({ figure }) => figure);
      return figures.includes(role) ? [] : [`${role}: ${word ?? ''}`];
    });
    expect(seen).toEqual([]);
  });

  it('have a word in English that shows somebody dressed for them', () => {
    const unseen = names.filter((role) => {
      const word = firstWord(role, 'en') ?? '';
      return !read(`a ${word}`).subjects.some(({ figure }) => figure === role);
    });
    expect(unseen).toEqual([]);
  });

  it('are told apart: no two wear and carry the same', () => {
    const looks = names.map((name) => {
      const { outfit, outfitColour, hat, worn, holds } = roleLook(name);
      return JSON.stringify([outfit, outfitColour, hat, worn, holds]);
    });
    expect(new Set(looks).size).toBe(names.length);
  });

  it.each([
    ['a lighthouse keeper looking out, on a cliff above the sea', 'lightkeeper', 'lantern'],
    ['an old fisherman on the shore', 'angler', 'rod'],
    ['a postman in a village', 'postman', 'letter'],
    ['a beekeeper in a garden', 'apiarist', 'honey'],
  ])('are known by what they carry: %s', (prompt, figure, thing) => {
    const subject = read(prompt).subjects.find((each) => each.figure === figure);
    expect(subject).toBeDefined();
    if (subject !== undefined) {
      expect(seen(subject).holds?.thing).toBe(thing);
    }
  });

  it.each([
    'a postman waving in a village',
    'a postman sitting on a bench',
    'a postman running in a village',
    'a postman crying in a village',
  ])('have nothing in hands that do something else: %s', (prompt) => {
    const [postman] = read(prompt).subjects;
    expect(postman?.figure).toBe('postman');
    expect(postman === undefined ? '' : seen(postman).holds).toBeUndefined();
  });

  it('hold what is told of them instead', () => {
    const [postman] = read('a postman holding a loaf of bread, in a village').subjects;
    expect(postman === undefined ? undefined : seen(postman).holds?.thing).toBe('loaf');
  });

  it('are from near whom they are from afar', () => {
    const [keeper] = read('a beekeeper in a garden').subjects;
    const person = keeper === undefined ? undefined : seen(keeper);
    const near = composeCast(person === undefined ? [] : [person], read('a garden'), {
      seed: 3,
      aspectRatio: '16:9',
      language: 'English',
    }).people[0];
    expect(near?.person).toEqual(person);
    expect(near?.pose).toBe('hold');
  });
});

function firstWord(role: string, code: (typeof languageDetails)[Language]['code']): string | undefined {
  return roleIn(code, englishWord(role), 'en');
}

function englishWord(role: string): string {
  return englishOf[role] ?? role;
}

/** A word alone says little of its language. */
const inSentence = {
  en: (word: string) => `a ${word} in a street`,
  fr: (word: string) => `un ${word} dans la rue`,
  it: (word: string) => `un ${word} nella strada`,
  es: (word: string) => `un ${word} en la calle`,
  hi: (word: string) => `सड़क पर ${word}`,
  ja: (word: string) => `通りにいる${word}`,
} as const;

/** Roles that are not called by an English word. */
const englishOf: Readonly<Record<string, string>> = {
  lightkeeper: 'lighthouse keeper',
  angler: 'fisherman',
  apiarist: 'beekeeper',
  police: 'police officer',
  'engine-driver': 'train driver',
  steward: 'flight attendant',
  driver: 'driver',
  'riding-hood': 'red riding hood',
  santa: 'santa claus',
  technician: 'engineer',
  sweep: 'chimney sweep',
  artist: 'painter',
  maestro: 'orchestra conductor',
  builder: 'construction worker',
  ranger: 'forester',
};

function seen(subject: Subject) {
  return castPerson(subject, {
    plan: { style: 'rich', castSeed: 5 },
    index: 0,
    random: seededRandom(3),
  });
}
