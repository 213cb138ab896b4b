import { languageDetails } from '@kinora/contract/catalogue';
import type { Language } from '@kinora/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { readPerson } from './read-person.ts';
import { withoutAgedThings, withoutOtherThings } from './aged-things.ts';

function ageOf(description: string, name: string, language: Language): string {
  const prompt = withoutAgedThings(description, name, languageDetails[language].code);
  return readPerson({ prompt, language, seed: 4 }, 'rich').age;
}

describe('how old a place or thing is', () => {
  it.each<[Language, string, string]>([
    ['English', 'baker', 'a baker beside a river with an old stone bridge'],
    ['English', 'man', 'a man next to his old car'],
    ['French', 'boulanger', "un boulanger près d'un vieux pont de pierre"],
    ['French', 'boulangère', 'une boulangère dans une maison très vieille'],
    ['Italian', 'fornaio', 'un fornaio vicino a un vecchio ponte'],
    ['Italian', 'fornaio', 'un fornaio su un ponte vecchio'],
    ['Spanish', 'panadero', 'un panadero junto a un puente viejo'],
    ['Spanish', 'panadera', 'una panadera en una vieja cocina'],
    ['Hindi', 'रसोइया', 'एक रसोइया, वृद्ध बरगद के नीचे'],
  ])('is nobody’s own in %s: %s, %s', (language, name, description) => {
    expect(ageOf(description, name, language)).not.toBe('old');
  });

  it.each<[Language, string, string]>([
    ['English', 'baker', 'an old baker beside a river'],
    ['English', 'baker', 'in the shop of an old village baker'],
    ['French', 'boulanger', 'la maison d’un vieux boulanger'],
    ['Italian', 'fornaio', 'un vecchio fornaio vicino a un ponte'],
    ['Spanish', 'panadero', 'la casa de un panadero viejo'],
    ['Hindi', 'रसोइया', 'एक वृद्ध रसोइया'],
  ])('takes nothing from who is old in %s: %s, %s', (language, name, description) => {
    expect(ageOf(description, name, language)).toBe('old');
  });
});

describe('a thing that is told of after somebody', () => {
  it('has its own colour', () => {
    const told = 'a fisherman with a striped scarf, sailing, a red zigzag on the sail, on a beach';
    expect(withoutOtherThings(told, 'en')).toBe('a fisherman with a striped scarf, sailing');
    expect(withoutOtherThings('un pêcheur, un zigzag rouge', 'fr')).toBe('un pêcheur');
  });

  it.each([
    'a man, an old baker with a beard',
    'a girl, a red coat around her',
    'a woman, the hair long and red',
  ])('is not what somebody looks like: %s', (told) => {
    expect(withoutOtherThings(told, 'en')).toBe(told);
  });
});
