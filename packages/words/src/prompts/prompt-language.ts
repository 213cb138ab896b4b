import type { LanguageCode } from '@kinora/contract/catalogue';
import { foldWord } from '../tokens/base-forms.ts';
import { openStopWords } from '../tokens/stop-words.ts';
import { roleWords } from './role-words.ts';
import { figureWords } from './figure-words.ts';
import { readLexicon } from './lexicon.ts';
import { placeWords, timeWords } from './scene-words.ts';

const latin = ['en', 'fr', 'it', 'es'] as const;

/** The language a picture prompt is written in, by its letters and small words; `likely` where they do not tell. */
export function promptLanguage(prompt: string, likely: LanguageCode): LanguageCode {
  const count = (pattern: RegExp): number => prompt.match(pattern)?.length ?? 0;
  const letters = count(/\p{L}/gu);
  if (count(/[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/gu) > letters * 0.3) {
    return 'ja';
  }
  if (count(/\p{sc=Devanagari}/gu) > letters * 0.3) {
    return 'hi';
  }
  const words = foldWord(prompt).match(/[\p{L}\p{M}]+/gu) ?? [];
  const scores = latin.map((code) => {
    const small = openStopWords(code);
    return { code, score: words.filter((word) => small.has(word)).length + (code === likely ? 0.5 : 0) };
  });
  const most = Math.max(...scores.map(({ score }) => score));
  const rivals = scores.filter(({ score }) => score >= 1 && score > most - 1);
  if (rivals.length > 1) {
    return mostKnown(rivals, words);
  }
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one));
  if (best.score >= 1) {
    return best.code;
  }
  return likely === 'hi' || likely === 'ja' ? 'en' : likely;
}

/** Of languages that share their small words, the one that names most of what can be shown. */
function mostKnown(
  rivals: readonly { readonly code: LanguageCode; readonly score: number }[],
  words: readonly string[],
): LanguageCode {
  const known = rivals.map(({ code, score }) => {
    const phrases = new Set(
      readLexicon(`${roleWords}${figureWords}${placeWords}${timeWords}`, code).map(({ phrase }) => phrase),
    );
    return { code, score: score + words.filter((word) => phrases.has(word)).length };
  });
  return known.reduce((one, other) => (other.score > one.score ? other : one)).code;
}
