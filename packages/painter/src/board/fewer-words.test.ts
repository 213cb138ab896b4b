import { describe, expect, it } from 'vitest';
import { withFewerWords } from './fewer-words.ts';

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
});
