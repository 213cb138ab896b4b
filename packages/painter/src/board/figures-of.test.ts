import { describe, expect, it } from 'vitest';
import { figuresOf } from './figures-of.ts';

const figures = (code: 'en' | 'fr' | 'ja', narration: string, [one, other]: readonly [string, string]) =>
  figuresOf({ narration, code }, [narration.indexOf(one), narration.indexOf(other)])?.map(({ text }) => text);

describe('what either of two measures', () => {
  it.each([
    [
      'en',
      'The largest is the goliath frog, which grows to about 32 cm and weighs 3 kg. The size of adults ranges from about 2 cm in some toads of streams to more than 20 cm.',
      ['frog', 'toads'],
      ['32 cm', '2–20+ cm'],
    ],
    [
      'fr',
      'Le crocodile atteint 6 m et pèse 1 000 kg. L’alligator mesure environ 4 m.',
      ['crocodile', 'alligator'],
      ['6 m', '4 m'],
    ],
    ['ja', 'ワニは6メートルになります。カエルは30センチです。', ['ワニ', 'カエル'], undefined],
    ['en', 'A frog has 20 cm, a toad 12 cm.', ['frog', 'toad'], undefined],
  ] as const)('is read from its own sentences, in %s: %s', (...[code, narration, sides, expected]) => {
    expect(figures(code, narration, sides)).toEqual(expected);
  });
});
