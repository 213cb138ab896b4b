import { comparedBy } from '@kinora/words';
import type { LanguageCode } from '@kinora/words';
import { describe, expect, it } from 'vitest';
import { readArticle } from '../reading/article-sentence.ts';
import { likeWithLike } from './like-with-like.ts';

function compare(code: LanguageCode, name: string, texts: readonly string[]): string[] {
  const words = comparedBy(code).find((criterion) => criterion.name === name)?.words;
  const { sentences } = readArticle([texts.join('\n\n')], code);
  return likeWithLike(sentences, words ?? /never/u, code).map(({ text }) => text);
}

describe('of two that are compared', () => {
  it.each([
    [
      'en',
      'skin',
      [
        'The skin of a frog is moist.',
        'The warty skin of toads is drier and their legs are short, so that they hop.',
      ],
      ['The skin of a frog is moist.', 'The warty skin of toads is drier.'],
    ],
    [
      'en',
      'legs',
      [
        'The hind legs of frogs are very long.',
        'The body is broad and low, the head is blunt, and the hind legs are hardly longer than the body.',
      ],
      ['The hind legs of frogs are very long.', 'The hind legs are hardly longer than the body.'],
    ],
    [
      'fr',
      'peau',
      [
        'La peau de la grenouille est lisse.',
        'La peau du crapaud est plus sèche et ses pattes sont courtes.',
      ],
      ['La peau de la grenouille est lisse.', 'La peau du crapaud est plus sèche.'],
    ],
    [
      'ja',
      'カフェイン',
      [
        '茶葉には、カテキン類が10から20パーセント程度、カフェインが2から4パーセント程度含まれる。',
        '茶葉のカフェインは約3パーセントである。',
      ],
      ['茶葉には、カフェインが2から4パーセント程度含まれる。', '茶葉のカフェインは約3パーセントである。'],
    ],
  ] as const)('each is told by the property alone, in %s: %s', (...[code, name, texts, told]) => {
    expect(compare(code, name, texts)).toEqual(told);
  });

  it.each([
    [
      'en',
      'size',
      'The largest frog grows to about 32 cm.',
      'The size of adults ranges from about 2 cm in some toads to more than 20 cm.',
      'Adults reach more than 20 cm.',
    ],
    [
      'fr',
      'taille',
      'La plus grande espèce mesure 32 cm.',
      'La taille varie de 2 cm à plus de 20 cm.',
      'La taille atteint plus de 20 cm.',
    ],
    [
      'es',
      'tamaño',
      'La especie más grande mide 32 cm.',
      'El tamaño varía de 2 cm a más de 20 cm.',
      'El tamaño llega a más de 20 cm.',
    ],
    [
      'it',
      'dimensioni',
      'La specie più grande misura 32 cm.',
      'La lunghezza va da 2 cm a oltre 20 cm.',
      'La lunghezza arriva a oltre 20 cm.',
    ],
    ['ja', '大きさ', '最大の種は32cmになる。', '体長は2cmから20cmである。', '体長は最大20cmである。'],
  ] as const)('the largest stands beside the largest, in %s: %s', (...[code, name, one, other, told]) => {
    expect(compare(code, name, [one, other]).at(-1)).toBe(told);
  });

  it('a range stays one beside another range', () => {
    const other = 'The size of adults ranges from about 2 cm to more than 20 cm.';
    expect(compare('en', 'size', ['Frogs measure from 1 cm to 30 cm.', other]).at(-1)).toBe(other);
  });

  it('what shares its subject with the rest stays with it', () => {
    const skin = 'The skin is thick and the colour of sand, and bumps cover the whole of it.';
    expect(compare('en', 'skin', ['The skin of a frog is moist.', skin]).at(-1)).toBe(skin);
  });
});
