import { missingGlyphs } from '../text/missing-glyphs.ts';
import type { Drawing } from '../timeline/drawing.ts';
import type { Narration } from '../timeline/film-timeline.ts';
import type { FilmLanguage } from '../timeline/language.ts';

/** A text in a script that no bundled typeface has: what it says would be lost, so nothing is drawn at all. */
export class UnletterableTextError extends Error {
  override readonly name = 'UnletterableTextError';
  /** The letters that are missing, each once. */
  readonly letters: readonly string[];

  constructor(letters: readonly string[]) {
    const shown = letters.slice(0, 8).join(' ');
    super(
      `No bundled typeface has these letters: ${shown}${letters.length > 8 ? ' …' : ''}. ` +
        'Films can be lettered in English, Hindi, French, Italian, Spanish and Japanese.',
    );
    this.letters = letters;
  }
}

/**
 * A text as it can be lettered: emoji and other signs without a glyph are left out with the space before them, so that no
 * empty box stands in their place. @throws UnletterableTextError when letters or digits would be lost
 */
export function letterableText(text: string, language: FilmLanguage): string {
  const missing = missingGlyphs(text, language);
  if (missing.length === 0) {
    return text;
  }
  const letters = missing.filter(
    (character) => /[\p{L}\p{N}]/u.test(character) && !/\p{Emoji}/u.test(character),
  );
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
export function letterableNarration(narration: Narration, language: FilmLanguage): Narration {
  if (missingGlyphs(narration.text, language).length === 0) {
    return narration;
  }
  let text = '';
  const words = narration.words.flatMap((word, index) => {
    const next = narration.words[index + 1]?.startOffset ?? narration.text.length;
    const piece = letterableText(narration.text.slice(word.startOffset, next), language);
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
export function letterableDrawing(drawing: Drawing): Drawing {
  const elements = drawing.elements.map((element) => {
    if (element.kind !== 'text') {
      return element;
    }
    // A line of signs alone becomes a space: the lines that follow keep their places.
    const lines = element.lines.map((line) => letterableText(line, drawing.language) || ' ');
    return { ...element, lines };
  });
  return { ...drawing, elements };
}
