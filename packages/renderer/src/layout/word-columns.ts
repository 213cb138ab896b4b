import { splitPhrases } from '../text/phrases.ts';
import type { FilmLanguage } from '../timeline/language.ts';

/** Two lines are read at a glance, whatever stands on them. */
const fewLines = 2;
/** A line holds at least so many words of its text, on average. */
const leastWords = 1.5;
/** Where words are not set apart, so many characters are read like one. */
const charactersPerWord = 2;

/** Whether lines are a column of single words: it looks broken, and is read word by word. */
export function isWordColumn(lines: readonly string[], language: FilmLanguage): boolean {
  const words = lines.reduce((sum, line) => sum + wordsOn(line, language), 0);
  return lines.length > fewLines && words < lines.length * leastWords;
}

function wordsOn(line: string, language: FilmLanguage): number {
  return language === 'ja' ? [...line].length / charactersPerWord : splitPhrases(line, language).length;
}
