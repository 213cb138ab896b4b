import type { Language } from '@kinora/contract/catalogue';
import { languageCodes } from '../language/language-code.ts';
import { foldWord } from '../tokens/base-forms.ts';
import { readLexicon, readWith } from './lexicon.ts';
import { moodWords } from './scene-words.ts';

/** How it feels, as the lines of `moodWords` are named. */
export const wordMoods = ['calm', 'joyful', 'mysterious', 'dramatic', 'sad', 'tender', 'energetic'] as const;
export type WordMood = (typeof wordMoods)[number];

/** The mood that most words of a text name, of two the one that comes first; null where none does. */
export function moodInWords(text: string, language: Language): WordMood | null {
  const code = languageCodes[language];
  const { values } = readWith(readLexicon(moodWords, code), foldWord(text), code);
  const countOf = (mood: WordMood): number => values.filter((value) => value === mood).length;
  const named = wordMoods.filter((mood) => countOf(mood) > 0);
  return (
    named.toSorted(
      (one, other) => countOf(other) - countOf(one) || values.indexOf(one) - values.indexOf(other),
    )[0] ?? null
  );
}
