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
    return withLoneKana(new Parser(model).parse(text));
  }
  const phrases: string[] = [];
  for (const word of text.match(/\s*\S+\s*?(?=\s|$)/gu) ?? []) {
    const last = phrases.at(-1);
    const isBound = last !== undefined && ((/\d$/u.test(last) && unit.test(word)) || dot.test(word));
    if (isBound) {
      phrases[phrases.length - 1] = last + word;
    } else {
      phrases.push(word);
    }
  }
  return phrases;
}

/** A single kana behind a space or a mark is no particle: a word begins with it, as 'う蝕' does. */
const opensWord = /(?:^|[\s、。：；「（・])\p{sc=Hiragana}$/u;

function withLoneKana(phrases: readonly Phrase[]): Phrase[] {
  const joined: Phrase[] = [];
  for (const phrase of phrases) {
    const before = joined.at(-1);
    if (before !== undefined && opensWord.test(before) && /^\p{sc=Han}/u.test(phrase)) {
      joined.splice(-1, 1, before + phrase);
    } else {
      joined.push(phrase);
    }
  }
  return joined;
}

/** What stays with the number before it, and the sign between two that are told of one thing. */
const unit = /^\s*(?:[%°]C?|km\/h|[kcmµ]?m|kg|[gtl]|टन|किमी)[.,;)]?$/u;
const dot = /^\s*·$/u;

/** Cuts a phrase that is too long even for a whole line, between whole characters as a reader sees them. */
export function splitCharacters(phrase: Phrase, language: FilmLanguage): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'grapheme' });
  return [...segmenter.segment(phrase)].map((part) => part.segment);
}
