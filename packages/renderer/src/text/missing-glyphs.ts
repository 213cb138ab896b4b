import type { FilmLanguage } from '../timeline/language.ts';
import { readCharacterMap } from './character-map.ts';
import type { CharacterMap } from './character-map.ts';
import { fontFamilies, fontPath } from './fonts.ts';
import type { FontFamily } from './fonts.ts';
import { splitCharacters } from './phrases.ts';

/** Tells which characters the bundled typefaces have; each is read once for its reader. */
export interface GlyphReader {
  mapOf(family: FontFamily): CharacterMap;
}

export function createGlyphReader(): GlyphReader {
  const maps = new Map<FontFamily, CharacterMap>();
  return {
    mapOf(family) {
      const map = maps.get(family) ?? readCharacterMap(fontPath(family));
      maps.set(family, map);
      return map;
    },
  };
}

/** What is in every bundled typeface: a text of nothing else needs no typeface read. */
const everywhere = /^[\x20-\x7e\s]*$/u;

/**
 * The characters of a text, each once and in order, that cannot be lettered in a film of this language: an empty box
 * would stand in their place. Emoji and control characters are always among them; white space never is, since lettering
 * turns any of it into a space.
 */
export function missingGlyphs(
  text: string,
  language: FilmLanguage,
  glyphs: GlyphReader = createGlyphReader(),
): string[] {
  if (everywhere.test(text)) {
    return [];
  }
  const families = fontFamilies('title', language);
  const hasGlyph = (character: string): boolean =>
    families.some((family) => glyphs.mapOf(family).has(character.codePointAt(0) ?? 0)) || isSilent(character);
  const characters = new Set(splitCharacters(text, language).filter((each) => !/^\s+$/u.test(each)));
  return [...characters].filter((each) => isUnwanted(each) || ![...each].every(hasGlyph));
}

/** Joiners and the like, which only shape their neighbours. */
function isSilent(character: string): boolean {
  return /\p{Default_Ignorable_Code_Point}/u.test(character);
}

/**
 * Control characters, marks that turn the reading direction, and emoji: what is shown as a coloured picture by default or
 * by request. Signs such as © are letters as long as nobody asks.
 */
function isUnwanted(character: string): boolean {
  return /\p{Cc}|\p{Bidi_Control}|\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|\u20e3/u.test(
    character,
  );
}
