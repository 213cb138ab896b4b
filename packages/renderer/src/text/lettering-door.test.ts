import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSubtitleCues } from '../subtitles/subtitle-cues.ts';
import { sampleNarration } from '../testing/sample-scene.ts';
import { letterableNarration, letterableText } from './lettering-door.ts';
import { UnletterableTextError } from './unletterable-text-error.ts';

describe('the lettering door', () => {
  it('leaves out emoji and control characters, and the doubled space where they stood', () => {
    expect(letterableText('Bread 🍞 rises \u0007up 👩‍👩‍👧', 'en')).toBe('Bread rises up ');
    expect(letterableText('空は青い🌍。', 'ja')).toBe('空は青い。');
  });

  it.each([
    ['Arabic', 'الخبز يرتفع', 'en'],
    ['Hebrew', 'שלום', 'fr'],
    ['Thai', 'ขนมปัง', 'hi'],
  ] as const)('refuses %s with a sentence that says what can be lettered', (_, text, language) => {
    expect(() => letterableText(text, language)).toThrow(UnletterableTextError);
    expect(() => letterableText(text, language)).toThrow(
      /^No bundled typeface has these letters: .+ Japanese\.$/u,
    );
  });

  it('keeps the times of the words that are left, and their places in the text', () => {
    const word = fc.constantFrom('bread', 'rises', '🍞', 'slowly🐌', '1885', 'é');
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 30 }), (words) => {
        const spoken = sampleNarration(words.join(' '));
        const shown = letterableNarration(spoken, 'en');
        const starts = new Set(spoken.words.map(({ startSeconds }) => startSeconds));
        for (const { text, startOffset, endOffset, startSeconds } of shown.words) {
          expect(shown.text.slice(startOffset, endOffset)).toBe(text);
          expect(starts.has(startSeconds)).toBe(true);
        }
        expect(shown.text).not.toMatch(/\p{Emoji_Presentation}/u);
        const cues = buildSubtitleCues({
          narration: shown,
          language: 'en',
          aspect: '16:9',
          offsetSeconds: 0,
        });
        expect(cues.flatMap(({ lines }) => lines.flat())).toHaveLength(shown.words.length);
      }),
    );
  });
});
