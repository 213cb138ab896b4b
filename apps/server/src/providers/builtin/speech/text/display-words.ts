/** A piece of the text that is shown and lit as one. */
export interface DisplayWord {
  readonly text: string;
  /** UTF-16 offsets in the whole text; the end is exclusive. */
  readonly startOffset: number;
  readonly endOffset: number;
}

const letterOrDigit = /[\p{L}\p{N}]/u;
const opensAPhrase = /^[\p{Ps}\p{Pi}¿¡"'$€£¥₹#&@+*-]+$/u;

/**
 * Words of a language that puts spaces between them. Every character that is not a space belongs to one; what cannot be
 * spoken by itself (a dash, a French question mark, an emoji) belongs to its neighbour.
 */
export function splitAtSpaces(text: string): DisplayWord[] {
  const words: DisplayWord[] = [];
  let pendingStart: number | null = null;
  for (const match of text.matchAll(/\S+/gu)) {
    const endOffset = match.index + match[0].length;
    const previous = words.at(-1);
    if (letterOrDigit.test(match[0])) {
      words.push(slice(text, pendingStart ?? match.index, endOffset));
      pendingStart = null;
    } else if (previous === undefined || pendingStart !== null || opensAPhrase.test(match[0])) {
      pendingStart ??= match.index;
    } else {
      words[words.length - 1] = slice(text, previous.startOffset, endOffset);
    }
  }
  const last = words.at(-1);
  if (pendingStart !== null && last !== undefined) {
    words[words.length - 1] = slice(text, last.startOffset, text.trimEnd().length);
  }
  return words;
}

/** The display word between two offsets of the text. */
export function slice(text: string, startOffset: number, endOffset: number): DisplayWord {
  return { text: text.slice(startOffset, endOffset), startOffset, endOffset };
}
