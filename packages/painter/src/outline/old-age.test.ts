import { describe, expect, it } from 'vitest';
import { readPerson } from '../describe/read-person.ts';
import { boundsOf } from './outline.ts';
import { outlinePerson } from './outline-person.ts';
import { plainlyOld } from './old-age.ts';

const readIn = (
  language: 'English' | 'French' | 'Italian' | 'Spanish' | 'Hindi' | 'Japanese',
  prompt: string,
) => readPerson({ prompt, language, seed: 3 }, 'flat');

describe('somebody who is called old', () => {
  it.each([
    ['English', 'an old man by the sea'],
    ['French', 'un vieil horloger'],
    ['Italian', 'un vecchio pescatore'],
    ['Spanish', 'un viejo marinero'],
    ['Hindi', 'एक बूढ़ा आदमी'],
    ['Japanese', '年老いた漁師'],
  ] as const)('is so in %s: %s', (language, prompt) => {
    const person = plainlyOld(readIn(language, prompt));
    expect(person.age).toBe('old');
    expect(person.hair).toBe('#e6e2da');
    expect(person.build === 'feminine' ? person.hairstyle : person.beard).toMatch(/bun|full|moustache/u);
  });

  it('is bent, and leans on a stick unless the hands are full', () => {
    const old = { ...readIn('English', 'an old man'), holds: undefined };
    const young = { ...old, age: 'adult' as const };
    const [bent, upright] = [old, young].map((plan) => outlinePerson(plan, { posture: 'stand' }));
    const middle = (shapes: typeof bent): number => {
      const { left, right } = boundsOf((shapes ?? []).slice(-3));
      return (left + right) / 2;
    };
    expect(middle(bent)).toBeGreaterThan(middle(upright) + 4);
    const wood = (posture: 'stand' | 'hold'): number =>
      outlinePerson(old, { posture }).filter(({ fill }) => fill === '#8a5a34').length;
    expect(wood('stand')).toBe(2);
    expect(wood('hold')).toBe(0);
  });
});
