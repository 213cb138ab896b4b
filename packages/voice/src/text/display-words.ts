/** A piece of the text that is shown and lit as one. */
export interface DisplayWord {
  readonly text: string;
  /** UTF-16 offsets in the whole text; the end is exclusive. */
  readonly startOffset: number;
  readonly endOffset: number;
}

const letterOrDigit = /[\p{L}\p{N}]/u;
const opensAPhrase = /^[\p{Ps}\p{Pi}¿¡"'#&@+*]+$/u;
const currencySign = /^\p{Sc}$/u;
/** The thin and the firm space that separate thousands in print. */
const printedGap = /^[\u00a0\u202f\u2009]$/u;

/**
 * Words of a language that puts spaces between them. Every character that is not a space belongs to one; what cannot be
 * spoken by itself (a dash, a French question mark, an emoji) belongs to its neighbour, and 1 234 567 is one word; with
 * `hasSpacedGroups` also when typed with plain spaces.
 */
export function splitAtSpaces(
  text: string,
  { hasSpacedGroups }: { hasSpacedGroups: boolean },
): DisplayWord[] {
  const groupGap = hasSpacedGroups ? /^\s$/u : printedGap;
  const words: DisplayWord[] = [];
  let pendingStart: number | null = null;
  for (const match of text.matchAll(/\S+/gu)) {
    const endOffset = match.index + match[0].length;
    const previous = words.at(-1);
    const gap = text.slice(previous?.endOffset, match.index);
    const hasSound = letterOrDigit.test(match[0]);
    if (
      previous !== undefined &&
      pendingStart === null &&
      joinsBackwards(match[0], previous.text, groupGap.test(gap))
    ) {
      words[words.length - 1] = slice(text, previous.startOffset, endOffset);
    } else if (hasSound) {
      words.push(slice(text, pendingStart ?? match.index, endOffset));
      pendingStart = null;
    } else {
      pendingStart ??= match.index;
    }
  }
  const last = words.at(-1);
  if (pendingStart !== null && last !== undefined) {
    words[words.length - 1] = slice(text, last.startOffset, text.trimEnd().length);
  }
  return words;
}

/** Whether a piece belongs to the word before it. */
function joinsBackwards(piece: string, previous: string, isGroupGap: boolean): boolean {
  if (/^\d{3}(?!\d)/u.test(piece) && /(?:^|\D)\d{1,3}(?:\s\d{3})*$/u.test(previous)) {
    return isGroupGap;
  }
  if (currencySign.test(piece)) {
    return /\d$/u.test(previous);
  }
  return !letterOrDigit.test(piece) && !opensAPhrase.test(piece);
}

/** The display word between two offsets of the text. */
export function slice(text: string, startOffset: number, endOffset: number): DisplayWord {
  return { text: text.slice(startOffset, endOffset), startOffset, endOffset };
}
