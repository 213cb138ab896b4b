import type { LanguageCode, PictureIndex } from '@kinora/words';
import { baseForms, findMentions, foldWord, isWithinName, readWords, sceneAbout } from '@kinora/words';
import { findNoun } from '../lexicon/lexicon.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';

const mostThings = 3;
/** Phrases of English material, which are taken as they stand. */
const mostThingsAsSaid = 2;
const mostPhrases = 8;

/** What a scene is about: what its film asks for, its own title where it has one, and its phrases, the best first. */
export interface SceneNames {
  readonly topic: string | undefined;
  readonly title: string | undefined;
  readonly phrases: readonly string[];
}

/**
 * Names what a scene shows, in English: what its film asks for and, of that, what the scene tells. Other languages go through the
 * small dictionary; where it knows none of a title's words, the title itself stands in quotation marks.
 */
export function describeInEnglish(
  { topic, title, phrases }: SceneNames,
  narration: string,
  reading: { code: LanguageCode; lexicon: Lexicon; pictures: PictureIndex },
): string {
  const { code, lexicon, pictures } = reading;
  const isMeant = openMeaning(narration, pictures);
  const lower = [...new Set(phrases.map((phrase) => phrase.toLowerCase()))].slice(0, mostPhrases);
  const inEnglish = (words: readonly string[]): string[] =>
    code === 'en' ? words.slice(0, mostThingsAsSaid) : translateThings(words, { code, lexicon, isMeant });
  const named = (words: readonly string[], asSaid: string): string => {
    const things = inEnglish(words);
    return things.length > 0 ? listThings(things) : `“${asSaid}”`;
  };
  const of = topic === undefined ? undefined : named([topic], topic);
  if (title === undefined) {
    return sceneAbout(of ?? named(lower, lower[0] ?? ''));
  }
  const told = named([plainTitle(title)], title);
  return sceneAbout(of === undefined || isNamedIn(of, told) ? told : `${of}: ${told}`);
}

/** Whether a text has every word of another: what a film asks for is not named twice. */
function isNamedIn(words: string, text: string): boolean {
  const lower = text.toLowerCase();
  return words
    .toLowerCase()
    .split(/[\s“”]+/u)
    .every((word) => lower.includes(word));
}

/** Within a sentence, and without the number of a step. */
function plainTitle(title: string): string {
  const bare = title.replace(/^\d+\. /u, '');
  return `${bare.charAt(0).toLowerCase()}${bare.slice(1)}`;
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
