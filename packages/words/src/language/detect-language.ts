import type { LanguageCode } from './language-code.ts';
import { languageProfiles } from './profiles.ts';
import { wordSet } from './language-profile.ts';

/** What the letters of a text say about it. */
export type DetectedLanguage =
  /** One of ours, sure enough to refuse another choice. */
  | { readonly kind: 'known'; readonly code: LanguageCode }
  /** Latin letters in a language we do not write. */
  | { readonly kind: 'other' }
  /** Letters we cannot draw or voice; right to left ones are said separately. */
  | { readonly kind: 'script'; readonly isRightToLeft: boolean }
  /** Too few words to tell. */
  | { readonly kind: 'unsure'; readonly script: 'latin' | 'devanagari' | 'japanese' | 'none' };

/** Enough common words of the neighbours to notice that a text is theirs and not one of ours. */
const neighbours: readonly ReadonlySet<string>[] = [
  wordSet(
    'der die und das ist nicht ein eine den dem mit auf für von sich auch werden wird sind als oder wie aus bei zur zum einer',
  ),
  wordSet(
    'o os as uma não com para mais pelo pela são também isso você foi ao à às seu sua nos na no dos das em do da um é',
  ),
  wordSet(
    'het een van dat niet zijn voor met worden wordt ook naar bij deze maar aan om te uit dan nog ze er',
  ),
  wordSet('jest nie się że na do dla jak przez oraz które który są po tym być od ich może'),
  wordSet('och att det som är av för inte med den ett till på har de om kan var från'),
  wordSet('ve bir bu için ile olarak olan daha çok gibi kadar sonra her ne değil de da'),
];

/** Words of short prompts: in four words of a story prompt these decide. */
const hints: Readonly<Record<'en' | 'fr' | 'it' | 'es', ReadonlySet<string>>> = {
  en: wordSet(
    'who the of learns learn wants story why how what does and paint fox film about for in on to with is are work',
  ),
  fr: wordSet(
    'apprend veut rêve raconte histoire une qui à pourquoi comment est-ce les des dans avec renard l d peur du petit petite le',
  ),
  it: wordSet(
    'impara vuole sogna racconta storia che una un perché come gli il della nel volpe volpina i ad di piccola piccolo lo',
  ),
  es: wordSet(
    'aprende quiere sueña cuenta historia que una un por qué cómo los el del zorro y pequeño pequeña las con la',
  ),
};

const latinWord = /[\p{sc=Latin}\p{M}]+/gu;

/** Reads script and common words. Short texts are often `unsure`, and then the user's own choice stands. */
export function detectLanguage(text: string): DetectedLanguage {
  const sample = text.slice(0, 20_000);
  const count = (pattern: RegExp): number => sample.match(pattern)?.length ?? 0;
  const letters = count(/\p{L}/gu);
  if (letters === 0) {
    return { kind: 'unsure', script: 'none' };
  }
  const latin = count(/\p{sc=Latin}/gu);
  const devanagari = count(/\p{sc=Devanagari}/gu);
  const kana = count(/[\p{sc=Hiragana}\p{sc=Katakana}]/gu);
  const han = count(/\p{sc=Han}/gu);
  const drawable = latin + count(/(?=\p{sc=Devanagari})\p{L}/gu) + kana + han;
  if (drawable < letters * 0.7) {
    const rightToLeft = count(/[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}]/gu);
    return { kind: 'script', isRightToLeft: rightToLeft > (letters - drawable) / 2 };
  }
  // A Japanese or Hindi text keeps its Latin names: its own letters decide from a quarter on.
  if (kana + han > letters / 4) {
    return readEastAsian(kana, han);
  }
  if (devanagari > letters / 4) {
    return { kind: 'known', code: 'hi' };
  }
  return readLatin(sample);
}

function readEastAsian(kana: number, han: number): DetectedLanguage {
  // Long text without a single kana is Chinese; a few kanji alone may be a Japanese title.
  if (kana === 0 && han > 12) {
    return { kind: 'script', isRightToLeft: false };
  }
  return kana === 0 ? { kind: 'unsure', script: 'japanese' } : { kind: 'known', code: 'ja' };
}

function readLatin(text: string): DetectedLanguage {
  const bare = text.toLowerCase().replaceAll(englishEnding, '');
  const words = bare.match(latinWord) ?? [];
  const scores = (['en', 'fr', 'it', 'es'] as const).map((code) => {
    const letters = scoreLetters(text, code);
    return { code, letters, score: scoreWords(words, code) + letters };
  });
  scores.sort((first, second) => second.score - first.score);
  const [best, next] = scores;
  if (best === undefined || next === undefined) {
    return { kind: 'unsure', script: 'latin' };
  }
  const neighbour = Math.max(...neighbours.map((list) => words.filter((word) => list.has(word)).length));
  if (words.length >= 12 && neighbour > best.score * 1.1 && neighbour >= words.length * 0.15) {
    return { kind: 'other' };
  }
  const isSure = best.score >= next.score * 1.25 && isSaid(new Set(words), best, next.code);
  return isSure ? { kind: 'known', code: best.code } : { kind: 'unsure', script: 'latin' };
}

/**
 * One word may be a name, a loan or a slip: two that the next language does not have are a sign, or letters of a
 * language, or one word where nearly all others are its words, too.
 */
function isSaid(
  words: ReadonlySet<string>,
  best: { readonly code: LatinCode; readonly letters: number },
  next: LatinCode,
): boolean {
  const common = [...words].filter((word) => isOf(word, best.code));
  const own = common.filter((word) => !isOf(word, next));
  return own.length + best.letters >= 2 || (own.length === 1 && common.length >= words.size * 0.75);
}

type LatinCode = keyof typeof hints;

/** Of a word like "cat's" or "don't": no word of its own, and not the article that French and Italian elide. */
const englishEnding = /(?<=\p{L}{2})['’](?:s|t|d|m|re|ve|ll)(?![\p{L}\p{M}])/giu;

function isOf(word: string, code: LatinCode): boolean {
  return languageProfiles[code].stopWords.has(word) || hints[code].has(word);
}

function scoreWords(words: readonly string[], code: LatinCode): number {
  const isShort = words.length < 20;
  let score = 0;
  for (const word of words) {
    score += languageProfiles[code].stopWords.has(word) ? 1 : 0;
    score += isShort && hints[code].has(word) ? 1 : 0;
  }
  return score;
}

function scoreLetters(text: string, code: LatinCode): number {
  const own = {
    en: /\b(?:th|wh)\w|(?<=\p{L}{2})['’](?:s|t|re|ve|ll)\b/giu,
    fr: /[çœêëîû]|(?<![\p{L}'’])(?:[ldjnsmct]|qu)['’](?=\p{L})/giu,
    it: /[òì]|\b(?:dell|nell|all|sull|un)['’]|\bperché\b/giu,
    es: /[ñ¿¡]|\w[óí]n\b/giu,
  };
  return Math.min(4, text.slice(0, 400).match(own[code])?.length ?? 0);
}
