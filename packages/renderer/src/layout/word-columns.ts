import { splitCharacters, splitPhrases } from '../text/phrases.ts';
import type { FilmLanguage } from '../timeline/language.ts';

/** Two lines are read at a glance, whatever stands on them. */
const fewLines = 2;
/** A line holds at least so many words of its text, on average. */
const leastWords = 1.5;
/** Where words are not set apart, so many characters are read like one. */
const charactersPerWord = 2;

/** A line of few lines is at least so long on average, in characters. */
const leastCharacters: Readonly<Record<FilmLanguage, number>> = {
  en: 13,
  fr: 13,
  it: 13,
  es: 13,
  hi: 10,
  ja: 4,
};
/** A last line is at least this part of the longest one. */
const leastEnd = 0.28;

/** Whether a text is broken in a way that looks broken: a column of words, or one word alone beneath a long line. */
export function isPoorlyBroken(lines: readonly string[], language: FilmLanguage): boolean {
  const lengths = lines.map((line) => lengthOf(line, language));
  const isLone = lines.length > 1 && (lengths.at(-1) ?? 0) < Math.max(...lengths) * leastEnd;
  return isLone || isWordColumn(lines, language);
}

/** What lines in a column that could be wider are missed, beside such as are broken. */
const narrowPart = 0.2;

/** How badly a text is broken: from 0, where it reads well, to 1. */
export function badBreak(lines: readonly string[], language: FilmLanguage): number {
  if (isPoorlyBroken(lines, language)) {
    return 1;
  }
  return isNarrowColumn(lines, language) ? narrowPart : 0;
}

/** Whether more than two lines are so short that they would rather be fewer and longer. */
export function isNarrowColumn(lines: readonly string[], language: FilmLanguage): boolean {
  const characters = lines.reduce((sum, line) => sum + lengthOf(line, language), 0);
  return lines.length > fewLines && characters < lines.length * leastCharacters[language];
}

/** Whether lines are a column of hardly more than single words: it looks broken, and is read word by word. */
export function isWordColumn(lines: readonly string[], language: FilmLanguage): boolean {
  const words = lines.reduce((sum, line) => sum + wordsOn(line, language), 0);
  return lines.length > fewLines && words < lines.length * leastWords;
}

function lengthOf(line: string, language: FilmLanguage): number {
  return splitCharacters(line, language).length;
}

function wordsOn(line: string, language: FilmLanguage): number {
  return language === 'ja' ? [...line].length / charactersPerWord : splitPhrases(line, language).length;
}
