import type { LanguageCode } from '@kinora/words';
import { readWords } from '@kinora/words';
import { findNoun } from '../lexicon/lexicon.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';

const mostThings = 3;
const mostPhrases = 8;

/**
 * Names what a scene shows, in English, from its phrases (best first). Other languages go through the small dictionary;
 * where it knows none of the words, the phrase itself stands in quotation marks.
 */
export function describeInEnglish(phrases: readonly string[], code: LanguageCode, lexicon: Lexicon): string {
  const lower = [...new Set(phrases.map((phrase) => phrase.toLowerCase()))].slice(0, mostPhrases);
  const things = code === 'en' ? lower.slice(0, 2) : translateThings(lower, code, lexicon);
  const subject = things.length === 0 ? `“${lower[0] ?? ''}”` : listThings(things);
  return `a clear scene about ${subject}`;
}

function translateThings(phrases: readonly string[], code: LanguageCode, lexicon: Lexicon): string[] {
  const found = phrases
    .flatMap((phrase) => readWords(phrase, code))
    .map((word) => findNoun(lexicon, word.text, code)?.forms.en.word)
    .filter((word) => word !== undefined);
  return [...new Set(found)].slice(0, mostThings);
}

function listThings(things: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(things);
}
