import type { LanguageCode } from '@kinora/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { withoutOwners } from './relation-words.ts';

describe('those by whom something is only named', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', "a lighthouse keeper's daughter", 'a daughter'],
    ['en', "a robot in a carpenter's workshop", 'a robot in a workshop'],
    ['en', "a cat in the old baker's kitchen", 'a cat in the kitchen'],
    ['fr', 'un robot dans l’atelier du charpentier', 'un robot dans l’atelier'],
    ['it', 'un gatto nella cucina del cuoco', 'un gatto nella cucina'],
    ['es', 'un gato en la cocina del panadero', 'un gato en la cocina'],
  ])('are left out, %s: %s', (code, text, rest) => {
    expect(withoutOwners(text, code)).toBe(rest);
  });

  it.each<[LanguageCode, string]>([
    ['en', "a witch's cat in a workshop"],
    ['en', "a carpenter and a robot's hammer"],
    ['fr', 'la fille du village'],
    ['es', 'el perro del panadero'],
  ])('stay where what is theirs is there with them, %s: %s', (code, text) => {
    expect(withoutOwners(text, code)).toBe(text);
  });
});
