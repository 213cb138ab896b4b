import { describe, expect, it } from 'vitest';
import { withFewerWords, withoutYear } from './fewer-words.ts';

describe('what is written where there is little room', () => {
  it('is a whole clause of the text, the longest first', () => {
    const text = 'The track was laid in 1820, and the first engine drew ten tonnes of iron along it';
    const { shorter = [] } = withFewerWords(text, 'en');
    expect(shorter.length).toBeGreaterThan(0);
    for (const clause of shorter) {
      expect(clause.length).toBeLessThan(text.length);
      expect(text.toLowerCase()).toContain(clause.toLowerCase());
    }
  });

  it('is nothing else where the text is one clause', () => {
    expect(withFewerWords('A purr calms the cat', 'en')).toEqual({ text: 'A purr calms the cat' });
  });

  it.each([
    ['L’Inde eut sa première ligne en 1853', 1853, 'fr', 'L’Inde eut sa première ligne'],
    ['1895 में उन्होंने प्रेषक बनाया', 1895, 'hi', 'उन्होंने प्रेषक बनाया'],
    ['Le Japon en 1872', 1872, 'fr', 'Le Japon en 1872'],
    ['Opened in 1820', 1969, 'en', 'Opened in 1820'],
  ] as const)('does not repeat a year beside its date: %s', (...[text, year, code, expected]) => {
    expect(withoutYear(text, year, code)).toBe(expected);
  });
});
