import { readQuestion } from '@kinora/words';
import { expect, it } from 'vitest';
import { readArticle } from '../reading/article-sentence.ts';
import { hindiDeed, isOfOtherTime, questionTitle } from './fitting-titles.ts';
import { titleScene } from './scene-titles.ts';

it.each([
  ['es', 'Siglos XX y XXI', 'En 1875 logró el chocolate con leche.', true],
  ['es', 'Siglos XIX y XX', 'En 1875 logró el chocolate con leche.', false],
  ['fr', 'XXe siècle', 'La ligne ouvrit en 1837.', true],
  ['en', '20th century', 'The line opened in 1964.', false],
  ['en', 'The 19th century', 'The line opened in 1964.', true],
  ['ja', '20世紀', '1837年に開業しました。', true],
  ['it', 'Febbraio-aprile', 'Avvenne il 16 febbraio.', true],
  ['en', 'March to May', 'It fell in April.', true],
  ['en', 'The march', 'It fell in April.', false],
] as const)(
  'a heading is of the time that its scene tells of, in %s: %s',
  (...[code, title, text, isOther]) => {
    expect(isOfOtherTime(title, [{ text }], code)).toBe(isOther);
  },
);

it('is the question that leads over to a scene, rather than a bare noun', () => {
  expect(questionTitle('Elefante', '¿Cuánto es eso?', 'es')).toBe('¿Cuánto es eso?');
  expect(questionTitle('Masa corporal', '¿Cuánto es eso?', 'es')).toBe('Masa corporal');
  expect(questionTitle('Elefante', 'Después, ', 'es')).toBe('Elefante');
  expect(questionTitle('Elefante', undefined, 'es')).toBe('Elefante');
});

it('says in Hindi what was done', () => {
  expect(hindiDeed([{ text: '1897 में एक द्वीप तक सन्देश भेजा गया।' }])).toBe('सन्देश भेजा गया');
  expect(hindiDeed([{ text: '1897 में यह कार्य किया गया।' }])).toBeUndefined();
  expect(hindiDeed([{ text: 'यह एक द्वीप है।' }])).toBeUndefined();
});

it('names what a scene speaks of where its heading is of another time, and no country where more is said', () => {
  const title = (code: 'es' | 'fr', prompt: string, text: string): string =>
    titleScene(
      {
        sentences: readArticle([text], code, new Set([0])).sentences,
        phrases: [],
        asked: readQuestion(prompt, code),
      },
      new Set(),
      code,
    );
  expect(
    title(
      'es',
      'La historia del chocolate',
      '# Chocolate\n\n## Siglos XX y XXI\n\nDaniel Peter logró en 1875 el chocolate con leche, con ayuda de la leche condensada de su vecino.',
    ),
  ).toBe('El chocolate con leche');
  expect(
    title(
      'es',
      'La historia del chocolate',
      '# Chocolate\n\n## Siglos XX y XXI\n\nEn 2024 la escasez de cosechas en África occidental encareció el cacao en la bolsa de Nueva York.',
    ),
  ).toBe('La escasez de cosechas');
  expect(
    title(
      'fr',
      'L’histoire du chemin de fer',
      '# Chemin de fer\n\n## En France\n\nLa Société nationale des chemins de fer français naquit en 1938 après de longs débats.\n\n## Grande vitesse\n\nLe Japon inaugura en 1964, entre Tokyo et Osaka, une ligne nouvelle de 515 km.',
    ),
  ).toBe('Grande vitesse');
});
