import type { LanguageCode } from './language-code.ts';
import { languageProfiles } from './profiles.ts';

/** A word as written, with its place in the text. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const spacedWord = /[\p{L}\p{M}\p{N}]+(?:[.,][\p{N}]+)*(?:[-\u2010\u2011][\p{L}\p{M}\p{N}]+)*/gu;
const englishWord = /[\p{L}\p{M}\p{N}]+(?:[.,][\p{N}]+)*(?:[-'’\u2010\u2011][\p{L}\p{M}\p{N}]+)*/gu;
/** Japanese writes no spaces: a run of one script is a good word, and inflected endings (hiragana) fall away. */
const japaneseWord =
  /[\p{sc=Han}々〆ヶ]+|[\p{sc=Katakana}ー]+|[\p{sc=Latin}\p{N}]+(?:[.,][\p{N}]+)*|\p{sc=Hiragana}+/gu;

/** About 2.6 Japanese characters are spoken in the time of one English word (400 against 155 a minute). */
const japaneseCharactersPerWord = 2.6;

function wordPattern(code: LanguageCode): RegExp {
  if (code === 'ja') {
    return japaneseWord;
  }
  return code === 'en' ? englishWord : spacedWord;
}

/** Every word of the text, in order. */
export function readWords(text: string, code: LanguageCode): Word[] {
  return Array.from(text.matchAll(wordPattern(code)), (match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** How long a text is to the ear, in English words (about 150 a minute). */
export function countSpokenWords(text: string, code: LanguageCode): number {
  if (code === 'ja') {
    const characters = text.replace(/[\s\p{P}]/gu, '').length;
    return Math.ceil(characters / japaneseCharactersPerWord);
  }
  return readWords(text, code).length;
}

/** Whether a word carries topic: not a stop word, not a lone letter, not an inflected ending. */
export function isContentWord(word: string, code: LanguageCode): boolean {
  const lower = word.toLowerCase().replaceAll('’', "'");
  if (code === 'ja') {
    return !/^\p{sc=Hiragana}+$/u.test(word) && !languageProfiles.ja.stopWords.has(word);
  }
  const isNumber = /^\p{N}/u.test(lower);
  return (isNumber || lower.length > 1) && !languageProfiles[code].stopWords.has(lower);
}

const hindiEnding = /(?:ियों|ियाँ|ियां|ाओं|ाएँ|ाएं|ों|ें|ीं|ो|े|ी|ा|ि|ु|ू)$/u;

/** Folds the commonest endings so that 'loaf' meets 'loaves': only for comparing, never shown. */
export function stemWord(word: string, code: LanguageCode): string {
  const lower = word.toLowerCase().replaceAll('’', "'");
  switch (code) {
    case 'ja':
      return lower;
    case 'hi': {
      const folded = foldHindi(lower);
      const stem = folded.replace(hindiEnding, '');
      return stem.length > 1 ? stem : folded;
    }
    case 'en':
      return stemEnglish(lower.replace(/'s?$/u, ''));
    case 'fr':
    case 'es':
    case 'it':
      return stemRomance(lower);
  }
}

/** One spelling for two: भूकम्प and भूकंप, फ़ोन and फोन, २००१ and 2001. */
function foldHindi(word: string): string {
  return word
    .replaceAll(/[०-९]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - 0x9_66))
    .normalize('NFD')
    .replaceAll('\u{93c}', '')
    .replaceAll(/[ङञणनम]\u{94d}(?=[क-भ])/gu, '\u{902}')
    .replaceAll('\u{901}', '\u{902}');
}

function stemEnglish(word: string): string {
  if (word.length <= 3) {
    return word;
  }
  return word
    .replace(/ies$/u, 'y')
    .replace(/ves$/u, 'f')
    .replace(/(?<=s|x|ch|sh)es$/u, '')
    .replace(/(?<![su])s$/u, '')
    .replace(/(?<=\w{3})ing$|(?<=\w{2}[^e])ed$/u, '')
    .replace(/(?<=\w{2})e$/u, '');
}

function stemRomance(word: string): string {
  const bare = word.normalize('NFD').replace(/\p{M}/gu, '');
  return bare.length <= 3 ? bare : bare.replace(/(?:es|as|os|s|e|a|o|i)$/u, '').slice(0, 9);
}

/** The stems of the topic words of a text. */
export function readStems(text: string, code: LanguageCode): string[] {
  return toStems(readWords(text, code), code);
}

/** The stems of those words that carry topic. */
export function toStems(words: readonly Word[], code: LanguageCode): string[] {
  return words.filter((word) => isContentWord(word.text, code)).map((word) => stemWord(word.text, code));
}
