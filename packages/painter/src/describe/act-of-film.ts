import type { ImageRequest } from '@kinora/models';
import { actWords, foldWord, readLexicon, readWith } from '@kinora/words';
import { acts } from '../plan/acts.ts';
import type { Act } from '../plan/acts.ts';

/** A word may be said by chance; what a film is about is shown again. */
const leastMentions = 2;

/** What a film is about: the act that its pictures show most often. They are described in English. */
export function actOfFilm({ filmPrompts = [] }: Pick<ImageRequest, 'filmPrompts'>): Act | undefined {
  const lexicon = readLexicon(actWords, 'en');
  const values = filmPrompts.flatMap((prompt) => [
    ...new Set(readWith(lexicon, foldWord(prompt), 'en').values),
  ]);
  const countOf = (act: Act): number => values.filter((value) => value === act).length;
  const [most] = acts
    .filter((act) => countOf(act) >= leastMentions)
    .toSorted((one, other) => countOf(other) - countOf(one));
  return most;
}
