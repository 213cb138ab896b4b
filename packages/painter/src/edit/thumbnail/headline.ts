import type { LanguageCode } from '@kinora/contract/catalogue';
import { quotedWords } from '../../describe/quotations.ts';
import { openStopWords, foldWord } from '@kinora/words';

const mostWords = 5;
/** Letters that can still be read on a screen's corner. */
const longestHeadline = 36;
const about =
  /\b(?:youtube|thumbnail|thumb|cover|video|image|picture|headline|title|make|create|miniature|vignette|miniatura|copertina|portada|vidéo)\b|サムネイル|サムネ|動画|थंबनेल|वीडियो/giu;

/** The words a thumbnail shouts: what the prompt quotes, or its own strongest words in their order. */
export function readHeadline(prompt: string, code: LanguageCode): string {
  const [quoted] = quotedWords(prompt);
  if (quoted !== undefined) {
    return shout(quoted, code);
  }
  const plain =
    prompt
      .replace(about, ' ')
      .split(/[.!?\n。！？।]/u)
      .map((part) => part.trim())
      .find((part) => part !== '') ?? prompt;
  if (code === 'ja') {
    return plain.slice(0, 14);
  }
  const words = plain.match(/[\p{L}\p{M}\p{N}$%€'’-]+/gu) ?? [];
  if (words.length <= mostWords || plain.length <= longestHeadline) {
    return shout(trimSmall(words, code).join(' '), code);
  }
  const small = openStopWords(code);
  const strong = words.map((word, at) => ({
    at,
    word,
    weight: small.has(foldWord(word)) ? 0 : word.length + (/\d/u.test(word) ? 6 : 0),
  }));
  const kept = new Set(
    strong
      .filter(({ weight }) => weight > 0)
      .slice(0, mostWords)
      .map(({ at }) => at),
  );
  return shout(
    strong
      .filter(({ at }) => kept.has(at))
      .map(({ word }) => word)
      .join(' ') || words.slice(0, mostWords).join(' '),
    code,
  );
}

/** Small words at the beginning ('for', 'about', 'a') are dropped. */
function trimSmall(words: readonly string[], code: LanguageCode): readonly string[] {
  const small = openStopWords(code);
  const start = words.findIndex(
    (word) =>
      !small.has(foldWord(word)) || /^(?:how|why|what|comment|pourquoi|come|perché|cómo|por)$/iu.test(word),
  );
  return start <= 0 ? words : words.slice(start);
}

function shout(words: string, code: LanguageCode): string {
  return code === 'hi' || code === 'ja' ? words : words.toLocaleUpperCase(code);
}
