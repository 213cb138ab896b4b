import { describe, expect, it } from 'vitest';
import { detectLanguage } from './detect-language.ts';
import { isBalanced, splitSentences } from './split-sentences.ts';

describe('splitting sentences', () => {
  it.each([
    ['en', 'Dr. Smith met J. R. Bell at 3.5 km. He smiled.', 2],
    ['en', 'It costs approx. 20 dollars, i.e. too much. Really?', 2],
    ['en', 'He said: “Stop. Now.” Then he left.', 2],
    ['fr', 'M. Dupont arrive. Mme Petit part à 8 h 30.', 2],
    ['es', 'La Sra. Gómez vive en la Av. Sol. Él no.', 2],
    ['hi', 'डॉ. शर्मा आए। वे बैठ गए।', 2],
    ['es', 'Data del segundo milenio a. C. En San Lorenzo había cacao.', 2],
    ['it', 'Nel 300 a. C. la città era già grande.', 1],
    ['ja', '「行こう。」と彼は言いました。雨でした。', 2],
  ] as const)('%s: %s', (code, text, count) => {
    expect(splitSentences(text, code)).toHaveLength(count);
  });

  it('loses no character but spaces', () => {
    const text = 'One (two. Three.) four! “Five? Six.” Seven… Eight.';
    expect(splitSentences(text, 'en').join(' ')).toBe(text);
  });

  it('knows a broken quotation', () => {
    expect(isBalanced('He said “no')).toBe(false);
    expect(isBalanced('It’s the cat’s “toy”.')).toBe(true);
  });
});

describe('telling languages apart', () => {
  it.each([
    ['Un zorro que aprende a pintar', 'es'],
    ['Un renard qui apprend à peindre', 'fr'],
    ['Una volpe che impara a dipingere', 'it'],
    ['A fox who learns to paint', 'en'],
    ['एक लोमड़ी जो चित्र बनाना सीखती है', 'hi'],
    ['絵を描くことを学ぶキツネ', 'ja'],
  ])('%s', (text, code) => {
    expect(detectLanguage(text)).toEqual({ kind: 'known', code });
  });

  it('is unsure about a name', () => {
    expect(detectLanguage('Kinora').kind).toBe('unsure');
  });

  it('ends a sentence at a unit after its figure, and not at a title before a name', () => {
    expect(splitSentences("Sa profondeur est d'environ 300 m. Il occupe un fossé.", 'fr')).toEqual([
      "Sa profondeur est d'environ 300 m.",
      'Il occupe un fossé.',
    ]);
    expect(splitSentences('On y voit M. Dupont.', 'fr')).toHaveLength(1);
  });
});
