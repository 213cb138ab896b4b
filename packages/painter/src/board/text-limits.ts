/** A word under a picture: longer ones are not written at all, for a cut word reads worse than none. */
export const longestLabel = { latin: 24, dense: 12 } as const;
export const longestFact = { latin: 96, dense: 44 } as const;
export const longestBetween = { latin: 44, dense: 20 } as const;

type Limits = Readonly<Record<'latin' | 'dense', number>>;

/** Length of a text as a reader counts characters. */
export function lengthOf(text: string): number {
  return [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)].length;
}

/** Whether a text is no longer than what its script may have. */
export function isWithin(text: string, limits: Limits): boolean {
  return lengthOf(text) <= (isDenseText(text) ? limits.dense : limits.latin);
}

/** A single word is no fact: labels say as much. */
export function isOneWord(text: string): boolean {
  const isDense = isDenseText(text);
  return !/\s/u.test(text) && (!isDense || lengthOf(text) <= longestDenseWord);
}

/** Too few words for a line that stands by itself. */
export function isFewWords(text: string): boolean {
  return isDenseText(text) ? lengthOf(text) < fewest.dense : lengthOf(text) < fewest.latin;
}

const fewest = { latin: 18, dense: 8 } as const;

/** Japanese writes no spaces: a name or number with its counter is hardly longer. */
const longestDenseWord = 5;

function isDenseText(text: string): boolean {
  return /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text);
}
