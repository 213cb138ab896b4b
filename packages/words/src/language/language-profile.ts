import type { LanguageCode } from './language-code.ts';

/** What the writer knows of a language: word lists and patterns, no grammar. One file of data per language. */
export interface LanguageProfile {
  readonly code: LanguageCode;
  /** Words that carry no topic. */
  readonly stopWords: ReadonlySet<string>;
  /** Words a noun phrase follows (articles, possessives); for Hindi and Japanese the particles it precedes. */
  readonly nounMarkers: ReadonlySet<string>;
  /** Words that come right after a subject (forms of be, have, can): what stands before them is a noun phrase. */
  readonly auxiliaries: ReadonlySet<string>;
  /** Small words a title may keep inside a phrase ('loaf of bread'). */
  readonly connectors: ReadonlySet<string>;
  /** Written with a full stop that ends no sentence, in lower case and without the stop. */
  readonly abbreviations: ReadonlySet<string>;
  /** Openings that lean on the sentence before ('However', 'This'), in lower case. */
  readonly danglingOpeners: readonly string[];
  /** Demonstratives inside a sentence ('this chain') that lean on an earlier one; the noun is the first group.
   * A match without that group leans back for certain. */
  readonly backReferences: RegExp;
  /** Connectives that stand inside a sentence ('…, however, …'): without the other side they are left out. */
  readonly innerConnectives: RegExp;
  /** Numbers in words and units: in a fact they tell, in a title they say nothing. */
  readonly measures: ReadonlySet<string>;
  /** Sentences that point at something the film does not show ('as shown above', 'Photo: …'). */
  readonly pointers: RegExp;
  /** Sentences that tell us what to make instead of saying something ('Make a video about …'). */
  readonly instructions: RegExp;
}

/** A set from one string of words: word data stays readable and short. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/u).filter((word) => word !== ''));
}

/** A list from lines of phrases. */
export function phraseList(lines: string): readonly string[] {
  return lines
    .split(/[\n;]/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
