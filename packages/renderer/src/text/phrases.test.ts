import { describe, expect, it } from 'vitest';
import { splitPhrases } from './phrases.ts';

describe('where a Japanese line may be broken', () => {
  it.each(['Wikipedia: う蝕', 'う蝕は、歯が溶ける病気です', '原因（う蝕）'])(
    'is not behind the one kana that a word begins with: %s',
    (text) => {
      const phrases = splitPhrases(text, 'ja');
      expect(phrases.join('')).toBe(text);
      expect(phrases.some((phrase) => /(?:^|[\s（])う$/u.test(phrase))).toBe(false);
    },
  );

  it('is behind a particle', () => {
    expect(splitPhrases('虫歯の原因は砂糖です', 'ja').length).toBeGreaterThan(1);
  });
});
