import { describe, expect, it } from 'vitest';
import { filmLanguages } from '../timeline/language.ts';
import { fontFiles, fontPath } from './fonts.ts';
import type { FontFamily } from './fonts.ts';
import { missingGlyphs } from './missing-glyphs.ts';
import { readCharacterMap } from './character-map.ts';

const sentences = {
  en: 'Why is the sky blue? “Light” — 3 × 10⁸ m/s, 25 °C & more…',
  hi: 'आसमान नीला क्यों है? प्रकाश बिखरता है।',
  fr: 'Où naît l’œuvre ? Déjà vu, garçon — ça coûte 5 €.',
  it: 'Perché il cielo è blu? Così è più semplice!',
  es: '¿Por qué el cielo es azul? ¡Mañana, señor!',
  ja: '空はなぜ青いのですか？光が散乱するからです。「カタカナ」も。',
} as const;

describe('missingGlyphs', () => {
  it.each(filmLanguages)('OUT-01 finds nothing missing in an ordinary sentence (%s)', (language) => {
    expect(missingGlyphs(sentences[language], language)).toEqual([]);
  });

  it('OUT-01 letters every script in a film of every language', () => {
    const mixed = Object.values(sentences).join(' ');
    expect(filmLanguages.flatMap((language) => missingGlyphs(mixed, language))).toEqual([]);
  });

  it('names emoji whole, each once and in order', () => {
    expect(missingGlyphs('Go 🚀 with 👩‍👩‍👧 and 🚀 in ❤️', 'en')).toEqual(['🚀', '👩‍👩‍👧', '❤️']);
  });

  it('names control characters and marks that turn the reading direction, but no white space', () => {
    expect(missingGlyphs('a\u0000b\u0007c\u202ed\ne\tf', 'en')).toEqual(['\u0000', '\u0007', '\u202e']);
  });

  it('names letters of scripts no bundled font has', () => {
    expect(missingGlyphs('ok ไทย ქ', 'en')).toEqual(['ไ', 'ท', 'ย', 'ქ']);
  });

  it('takes joiners inside a Hindi word for what they are', () => {
    expect(missingGlyphs('क्\u200dष', 'hi')).toEqual([]);
  });
});

describe('readCharacterMap', () => {
  // Object.keys forgets that the keys of a constant are its own.
  it.each(Object.keys(fontFiles) as FontFamily[])(
    'knows digits and knows no private letters (%s)',
    (family) => {
      const map = readCharacterMap(fontPath(family));
      expect([...'0123456789'].every((digit) => map.has(digit.codePointAt(0) ?? 0))).toBe(true);
      expect(map.has(0xffff)).toBe(false);
      expect(map.has(0x10fffd)).toBe(false);
    },
  );
});
