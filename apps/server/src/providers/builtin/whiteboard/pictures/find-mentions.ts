import type { PictureEntry, PictureIndex } from './picture-index.ts';
import { findPhrase } from './picture-index.ts';
import { findJapaneseMentions } from './japanese-mentions.ts';
import { readTokens } from '../words/read-tokens.ts';

/** A word or phrase of a text that can be drawn. */
export interface Mention {
  readonly entry: PictureEntry;
  /** As it is written in the text. */
  readonly text: string;
  /** UTF-16 offset in the text. */
  readonly start: number;
}

/** Everything in a text that has a picture, in order; the longest phrase at each place. */
export function findMentions(text: string, index: PictureIndex): Mention[] {
  if (index.code === 'ja') {
    return findJapaneseMentions(text, index);
  }
  const tokens = readTokens(text, index.code);
  const mentions: Mention[] = [];
  for (let at = 0; at < tokens.length;) {
    let taken = 1;
    for (let size = Math.min(index.longestPhrase, tokens.length - at); size > 0; size--) {
      const part = tokens.slice(at, at + size);
      const start = part[0]?.start ?? 0;
      const last = part.at(-1);
      const written = text.slice(start, (last?.start ?? 0) + (last?.text.length ?? 0));
      const entry = isLookedUp(
        part.map((token) => token.folded),
        written,
        index,
      );
      if (entry !== undefined) {
        mentions.push({ entry, text: written, start });
        taken = size;
        break;
      }
    }
    at += taken;
  }
  return mentions;
}

function isLookedUp(
  words: readonly string[],
  written: string,
  index: PictureIndex,
): PictureEntry | undefined {
  const [only = ''] = words;
  if (words.length === 1 && (only.length < 2 || index.stopWords.has(only))) {
    return undefined;
  }
  return /[.!?;:,…।]/u.test(written) ? undefined : findPhrase(index, words);
}
