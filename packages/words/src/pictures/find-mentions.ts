import type { Mention } from './mention.ts';
import type { FoundPhrase, PictureIndex } from './picture-index.ts';
import { findPhrase } from './picture-index.ts';
import { findJapaneseMentions } from './japanese-mentions.ts';
import { readTokens } from '../tokens/read-tokens.ts';

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
      const words = part.map((token) => token.folded);
      const found = lookUp(words, written, index);
      if (found !== undefined) {
        const isAsWritten = found.form === words.join(' ');
        mentions.push({ entry: found.entry, name: isAsWritten ? written : found.form, start });
        taken = size;
        break;
      }
    }
    at += taken;
  }
  return mentions;
}

function lookUp(words: readonly string[], written: string, index: PictureIndex): FoundPhrase | undefined {
  const [only = ''] = words;
  if (words.length === 1 && (only.length < 2 || index.stopWords.has(only))) {
    return undefined;
  }
  return /[.!?;:,…।]/u.test(written) ? undefined : findPhrase(index, words);
}
