import { describe, expect, it } from 'vitest';
import { detectLanguage } from './detect-language.ts';

const told = (text: string): string => {
  const found = detectLanguage(text);
  return found.kind === 'known' ? found.code : found.kind;
};

describe('the language of a short prompt', () => {
  it.each([
    ['en', "The cat's dog's bone's owner's house"],
    ['en', 'Why do cats purr?'],
    ['en', 'A fox in the snow'],
    ['en', "The neighbour's dog doesn't like l'eau"],
    ['fr', "L'eau de la mer n'est pas bleue"],
    ['fr', 'Un renard dans la neige'],
    ['fr', 'Qu’est-ce que l’amour ?'],
    ['it', "Una volpe nell'orto della nonna"],
    ['it', 'Perché il cielo è blu?'],
    ['es', '¿Por qué el cielo es azul?'],
    ['es', 'Un zorro en la nieve'],
    ['hi', 'बर्फ़ में एक लोमड़ी और Kinora'],
    ['ja', '雪の中のキツネと Kinora'],
  ])('is %s: %s', (code, text) => {
    expect(told(text)).toBe(code);
  });

  it.each([
    "cat's dog's tail",
    'An unknown xylq ad campaign',
    'a zorblax in il snow',
    'a della robbia vase in a garden',
    'A Zanzibari vole del mar',
    'Un bambino e un cane',
    'Kinora',
  ])('is not told from one word or less: %s', (text) => {
    expect(['unsure', 'en']).toContain(told(text));
  });
});
