// Not the package's door: behind it waits a whole browser's DOM, half a second of loading for every process.
import { model } from 'budoux/dist/data/models/ja.js';
import { Parser } from 'budoux/dist/parser.js';
import type { FilmLanguage } from '../timeline/language.ts';

/** A piece of text that stays on one line where it can; joined again, phrases give the text back. */
export type Phrase = string;

/**
 * Cuts a text where a line may be broken: after spaces, and in Japanese between phrases, so that no word and no particle
 * is torn off.
 */
export function splitPhrases(text: string, language: FilmLanguage): Phrase[] {
  if (language === 'ja') {
    return new Parser(model).parse(text);
  }
  return text.match(/\s*\S+\s*?(?=\s|$)/gu) ?? [];
}

/** Cuts a phrase that is too long even for a whole line, between whole characters as a reader sees them. */
export function splitCharacters(phrase: Phrase, language: FilmLanguage): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'grapheme' });
  return [...segmenter.segment(phrase)].map((part) => part.segment);
}
