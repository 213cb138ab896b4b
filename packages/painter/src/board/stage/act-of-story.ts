import { actWords, foldWord, readLexicon, readWith } from '@kinora/words';
import { acts } from '../../plan/acts.ts';
import type { Act } from '../../plan/acts.ts';
import type { SceneText } from '../scene-text.ts';

/** A word may be said by chance; what a story is about is told again. */
const leastMentions = 2;
/** They can be tried wherever somebody is, and are seen to fail. */
const tried: ReadonlySet<Act> = new Set([
  'paint',
  'cook',
  'write',
  'build',
  'sing',
  'dance',
  'juggle',
  'skate',
  'ski',
  'swim',
  'run',
  'jump',
  'climb',
]);

/** What a story is about by the scenes before: the act that is told of most often, where it can be tried anywhere. */
export function actOfStory({ before = [], code }: Pick<SceneText, 'before' | 'code'>): Act | undefined {
  const { values } = readWith(readLexicon(actWords, code), foldWord(before.join('\n')), code);
  const countOf = (act: Act): number => values.filter((value) => value === act).length;
  const [most] = acts
    .filter((act) => countOf(act) >= leastMentions)
    .toSorted((one, other) => countOf(other) - countOf(one));
  return most !== undefined && tried.has(most) ? most : undefined;
}
