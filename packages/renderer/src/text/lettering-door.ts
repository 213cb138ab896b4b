import type { Drawing } from '../timeline/drawing.ts';
import type { Narration } from '../timeline/film-timeline.ts';
import type { FilmLanguage } from '../timeline/language.ts';
import { createGlyphReader, missingGlyphs } from './missing-glyphs.ts';
import type { GlyphReader } from './missing-glyphs.ts';
import { UnletterableTextError } from './unletterable-text-error.ts';

/**
 * The letters and digits of a text, each once and in order, that no bundled typeface has: a film in which they are to be
 * seen is refused. Emoji and other signs are not among them, since they can be left out.
 */
export function unletterableLetters(
  text: string,
  language: FilmLanguage,
  glyphs: GlyphReader = createGlyphReader(),
): string[] {
  return missingGlyphs(text, language, glyphs).filter(isLetter);
}

function isLetter(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character) && !/\p{Emoji}/u.test(character);
}

/**
 * A text as it can be lettered: emoji and other signs without a glyph are left out with the space before them, so that no
 * empty box stands in their place. @throws UnletterableTextError when letters or digits would be lost
 */
export function letterableText(
  text: string,
  language: FilmLanguage,
  glyphs: GlyphReader = createGlyphReader(),
): string {
  const missing = missingGlyphs(text, language, glyphs);
  if (missing.length === 0) {
    return text;
  }
  const letters = missing.filter(isLetter);
  if (letters.length > 0) {
    throw new UnletterableTextError(letters);
  }
  const segmenter = new Intl.Segmenter(language, { granularity: 'grapheme' });
  const unwanted = new Set(missing);
  const kept = [...segmenter.segment(text)]
    .map(({ segment }) => segment)
    .filter((each) => !unwanted.has(each));
  return kept.join('').replace(/ {2,}/gu, ' ');
}

/**
 * A scene's narration as its subtitles show it; times and offsets stay those of the spoken text. A word of which nothing
 * can be shown is left out. @throws UnletterableTextError
 */
export function letterableNarration(
  narration: Narration,
  language: FilmLanguage,
  glyphs: GlyphReader = createGlyphReader(),
): Narration {
  if (missingGlyphs(narration.text, language, glyphs).length === 0) {
    return narration;
  }
  let text = '';
  const words = narration.words.flatMap((word, index) => {
    const next = narration.words[index + 1]?.startOffset ?? narration.text.length;
    const piece = letterableText(narration.text.slice(word.startOffset, next), language, glyphs);
    if (piece.trim() === '') {
      return [];
    }
    const startOffset = text.length;
    text += piece;
    return [{ ...word, text: piece.trim(), startOffset, endOffset: startOffset + piece.trimEnd().length }];
  });
  return { ...narration, text, words };
}

/** A drawing of which every letter can be drawn. @throws UnletterableTextError */
export function letterableDrawing(drawing: Drawing, glyphs: GlyphReader = createGlyphReader()): Drawing {
  const elements = drawing.elements.map((element) => {
    if (element.kind !== 'text') {
      return element;
    }
    // A line of signs alone becomes a space: the lines that follow keep their places.
    const lines = element.lines.map((line) => letterableText(line, drawing.language, glyphs) || ' ');
    return { ...element, lines };
  });
  return { ...drawing, elements };
}
