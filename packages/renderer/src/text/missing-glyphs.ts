import type { FilmLanguage } from '../timeline/language.ts';
import { readCharacterMap } from './character-map.ts';
import { fontFamilies, fontPath } from './fonts.ts';
import { splitCharacters } from './phrases.ts';

/**
 * The characters of a text, each once and in order, that cannot be lettered in a film of this language: an empty box
 * would stand in their place. Emoji and control characters are always among them; white space never is, since lettering
 * turns any of it into a space.
 */
export function missingGlyphs(text: string, language: FilmLanguage): string[] {
  const maps = fontFamilies('title', language).map((family) => readCharacterMap(fontPath(family)));
  const hasGlyph = (character: string): boolean =>
    maps.some((map) => map.has(character.codePointAt(0) ?? 0)) || isSilent(character);
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
