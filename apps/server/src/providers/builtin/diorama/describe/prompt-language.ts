import type { LanguageCode } from '@kinora/contract';
import { foldWord, openStopWords } from '../../whiteboard/index.ts';

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
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one));
  if (best.score >= 1) {
    return best.code;
  }
  return likely === 'hi' || likely === 'ja' ? 'en' : likely;
}
