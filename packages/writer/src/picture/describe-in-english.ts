import type { LanguageCode, PictureIndex } from '@kinora/words';
import { baseForms, findMentions, foldWord, isWithinName, readWords, sceneAbout } from '@kinora/words';
import { findNoun } from '../lexicon/lexicon.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';

const mostThings = 3;
const mostPhrases = 8;

/**
 * Names what a scene shows, in English, from its phrases (best first). Other languages go through the small dictionary;
 * where it knows none of the words, the phrase itself stands in quotation marks.
 */
export function describeInEnglish(
  phrases: readonly string[],
  narration: string,
  { code, lexicon, pictures }: { code: LanguageCode; lexicon: Lexicon; pictures: PictureIndex },
): string {
  const lower = [...new Set(phrases.map((phrase) => phrase.toLowerCase()))].slice(0, mostPhrases);
  const isMeant = openMeaning(narration, pictures);
  const things = code === 'en' ? lower.slice(0, 2) : translateThings(lower, { code, lexicon, isMeant });
  const subject = things.length === 0 ? `“${lower[0] ?? ''}”` : listThings(things);
  return sceneAbout(subject);
}

/** Tells of a word whether the dictionary's sense of it is meant: not where it is part of a name, or means another thing. */
function openMeaning(narration: string, pictures: PictureIndex): (word: string) => boolean {
  const { code, senses } = pictures;
  const shown = new Set(findMentions(narration, pictures, narration).map(({ name }) => name.toLowerCase()));
  const told = narration.toLowerCase();
  return (word) => {
    const start = told.indexOf(word);
    const isAmbiguous = baseForms(foldWord(word), code).some((form) => senses.has(form));
    const isName = start >= 0 && isWithinName(narration, { start, length: word.length });
    return !isName && (!isAmbiguous || shown.has(word));
  };
}

interface Translating {
  readonly code: LanguageCode;
  readonly lexicon: Lexicon;
  readonly isMeant: (word: string) => boolean;
}

function translateThings(phrases: readonly string[], { code, lexicon, isMeant }: Translating): string[] {
  const found = phrases
    .flatMap((phrase) => readWords(phrase, code))
    .filter((word) => isMeant(word.text))
    .map((word) => findNoun(lexicon, word.text, code)?.forms.en.word)
    .filter((word) => word !== undefined);
  return [...new Set(found)].slice(0, mostThings);
}

function listThings(things: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(things);
}
