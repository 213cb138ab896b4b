/** A part of a text that is spoken by one request. */
export interface TextPiece {
  readonly text: string;
  /** Where it begins in the whole text, in UTF-16. */
  readonly offset: number;
}

/**
 * Cuts a text into pieces of at most `most` characters, at sentence ends where there are some, else between words. White
 * space around a piece belongs to none. `language` is a language code.
 */
export function cutText(text: string, language: string, most: number): TextPiece[] {
  const pieces: TextPiece[] = [];
  let start = 0;
  while (start < text.length) {
    const end = text.length - start <= most ? text.length : endOfPiece(text, { start, most, language });
    const piece = text.slice(start, end);
    const offset = start + (piece.length - piece.trimStart().length);
    if (piece.trim() !== '') {
      pieces.push({ text: piece.trim(), offset });
    }
    start = end;
  }
  return pieces;
}

function endOfPiece(
  text: string,
  { start, most, language }: { start: number; most: number; language: string },
): number {
  const room = text.slice(start, start + most);
  for (const granularity of ['sentence', 'word', 'grapheme'] as const) {
    const last = [...new Intl.Segmenter(language, { granularity }).segment(room)].at(-1);
    // What stands last may go on behind the room.
    if (last !== undefined && last.index > 0) {
      return start + last.index;
    }
  }
  return start + most;
}

const SURROUNDING_CHARACTERS = 300;

/** What was said before a piece and is said after it, so that the voice goes on as it was; never spoken. */
export function surroundingsOf(
  text: string,
  { offset, text: piece }: TextPiece,
): { readonly previous_text?: string; readonly next_text?: string } {
  const before = text.slice(0, offset).trim().slice(-SURROUNDING_CHARACTERS);
  const after = text
    .slice(offset + piece.length)
    .trim()
    .slice(0, SURROUNDING_CHARACTERS);
  return {
    ...(before === '' ? {} : { previous_text: before.toWellFormed() }),
    ...(after === '' ? {} : { next_text: after.toWellFormed() }),
  };
}
