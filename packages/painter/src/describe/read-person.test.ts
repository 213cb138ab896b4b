import type { languages } from '@kinora/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { readPerson } from './read-person.ts';

const read = (prompt: string, language: (typeof languages)[number] = 'English', seed = 1) =>
  readPerson({ prompt, language, seed }, 'rich');

describe('readPerson', () => {
  it('API-16 draws the person that is described', () => {
    expect(read('an old woman with white hair in a bun, glasses and a blue sweater')).toMatchObject({
      age: 'old',
      build: 'feminine',
      hair: '#d6d2cc',
      hairstyle: 'bun',
      hasGlasses: true,
      outfit: 'sweater',
      outfitColour: '#2f6fae',
    });
    expect(read('a bearded fisherman in a yellow hoodie')).toMatchObject({
      build: 'masculine',
      beard: 'full',
      outfit: 'hoodie',
      outfitColour: '#d9a72e',
    });
  });

  it('API-16 reads hair of any shape', () => {
    expect(read('a ten year old girl with red braids and a green dress')).toMatchObject({
      age: 'child',
      build: 'feminine',
      hair: '#b5532a',
      hairstyle: 'ponytail',
      outfit: 'dress',
      outfitColour: '#3a8a55',
    });
    expect(read('an old sea captain with a white beard and a blue cap')).toMatchObject({
      age: 'old',
      hair: '#d6d2cc',
      beard: 'full',
      outfitColour: '#2f6fae',
    });
  });

  it.each([
    ['English', 'a 9-year-old girl', 'child'],
    ['English', 'a seventy two year old woman', 'old'],
    ['English', 'a forty-five-year-old man', 'adult'],
    ['English', 'a boy aged 10', 'child'],
    ['French', 'une fille de 8 ans', 'child'],
    ['Italian', 'una donna di 70 anni', 'old'],
    ['Spanish', 'una mujer de 22 años', 'young'],
    ['Hindi', '९ साल की लड़की', 'child'],
    ['Japanese', '80歳の女性', 'old'],
  ] as const)('API-16 reads years in %s: %s', (language, prompt, age) => {
    expect(read(prompt, language).age).toBe(age);
  });

  it.each([
    ['English', 'a little girl with red hair'],
    ['French', 'une petite fille aux cheveux, rousse'],
    ['Italian', 'una bambina dai capelli rossi'],
    ['Spanish', 'una niña pelirroja'],
    ['Hindi', 'लाल बाल वाली लड़की'],
    ['Japanese', '赤毛の女の子'],
  ] as const)('API-16 understands %s', (language, prompt) => {
    expect(read(prompt, language)).toMatchObject({ age: 'child', build: 'feminine', hair: '#b5532a' });
  });

  it.each([
    ['English', 'a little witch'],
    ['English', 'a tiny brave knight'],
    ['French', 'une petite sorcière'],
    ['Italian', 'una piccola strega'],
    ['Spanish', 'una pequeña bruja'],
    ['Spanish', 'una bruja pequeña'],
    ['Hindi', 'एक छोटी चुड़ैल'],
    ['Japanese', '小さな魔女'],
  ] as const)(
    'takes whoever is called little for a child, whatever they do, in %s: %s',
    (language, prompt) => {
      expect(read(prompt, language).age).toBe('child');
    },
  );

  it.each([
    ['English', 'a little old witch'],
    ['English', 'a witch beside a little house'],
    ['French', 'une sorcière dans un petit bateau'],
  ] as const)('makes nobody a child for what is around them, in %s: %s', (language, prompt) => {
    expect(read(prompt, language).age).not.toBe('child');
  });

  it('draws a girl of whom nothing else is said with long hair and in a dress', () => {
    const girls = Array.from({ length: 12 }, (_, seed) => read('a girl', 'English', seed));
    expect(new Set(girls.map(({ outfit }) => outfit))).toEqual(new Set(['dress']));
    expect(girls.filter(({ hairstyle }) => !/long|wavy|ponytail/u.test(hairstyle))).toEqual([]);
  });

  it.each([
    ['English', 'an astronaut'],
    ['Hindi', 'एक अंतरिक्ष यात्री'],
    ['French', 'une astronaute'],
    ['Italian', "un'astronauta"],
    ['Spanish', 'una astronauta'],
    ['Japanese', '宇宙飛行士'],
  ] as const)('API-16 dresses people for their calling, in %s', (language, prompt) => {
    expect(read(prompt, language)).toMatchObject({
      outfit: 'space-suit',
      hat: 'space-helmet',
      worn: ['pack'],
    });
  });

  it('API-16 takes the clothes that are named before those of a calling', () => {
    expect(read('a queen in a green hoodie')).toMatchObject({ outfit: 'hoodie', outfitColour: '#3a8a55' });
  });

  it('API-16 gives an umbrella to whoever has one', () => {
    expect(read('a girl with a red umbrella').worn).toEqual(['umbrella']);
    expect(read('une femme avec un parapluie', 'French').worn).toEqual(['umbrella']);
    expect(read('a girl').worn).toBeUndefined();
  });

  it('OUT-03 gives the same person for the same words and seed, and another for another seed', () => {
    expect(read('a teacher')).toEqual(read('a teacher'));
    const several = Array.from({ length: 8 }, (_, seed) =>
      JSON.stringify({ ...read('a teacher', 'English', seed), seed: 0 }),
    );
    expect(new Set(several).size).toBeGreaterThan(5);
  });

  it('puts no beard on women and children whose prompt names none', () => {
    for (let seed = 0; seed < 40; seed++) {
      expect(read('a woman', 'English', seed).beard).toBe('none');
      expect(read('a boy', 'English', seed).beard).toBe('none');
    }
  });
});
