import type { Excerpt } from '@kinora/contract/library';

/** How a text is compared: as the column `library_words` is made. */
function comparable(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** The words a search has to find, each as it is compared. */
export function searchedWords(search: string): string[] {
  return [...new Set(comparable(search).split(/\s+/u))].filter((word) => word !== '');
}

const EXCERPT_BEFORE = 40;
const EXCERPT_AFTER = 80;

/**
 * What stands around the first of the words that is spoken, or else asked for, unless the title says them all.
 * Positions are looked for in the comparable text, whose letters are as many where nothing was composed anew.
 */
export function excerptOf(
  words: readonly string[],
  { title, texts }: { title: string; texts: readonly string[] },
): Excerpt | null {
  const heading = comparable(title);
  const missing = words.filter((word) => !heading.includes(word));
  for (const text of missing.length === 0 ? [] : texts) {
    const shown = text.normalize('NFKC').replaceAll(/\s+/gu, ' ');
    const searched = shown.toLowerCase();
    const word = missing.find((each) => searched.includes(each));
    if (word !== undefined && searched.length === shown.length) {
      return cut(shown, searched.indexOf(word), word.length);
    }
  }
  return null;
}

function cut(text: string, start: number, length: number): Excerpt {
  const from = Math.max(0, start - EXCERPT_BEFORE);
  const to = Math.min(text.length, start + length + EXCERPT_AFTER);
  return {
    before: (from === 0 ? '' : '…') + text.slice(from, start).toWellFormed(),
    found: text.slice(start, start + length),
    after: text.slice(start + length, to).toWellFormed() + (to === text.length ? '' : '…'),
  };
}
