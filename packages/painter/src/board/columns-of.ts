import type { BoardContent, BoardNote } from '@kinora/renderer';
import { cueAt } from './cues.ts';
import type { Subject } from './rank-subjects.ts';
import type { SceneText } from './scene-text.ts';
import { isOneWord, isWithin, longestFact } from './text-limits.ts';
import { writableText } from './writable.ts';

/** The facts of either of two by where they are spoken; undefined where neither has any. */
export function columnsOf(
  [one, other]: readonly [Subject, Subject],
  facts: readonly BoardNote[],
  scene: SceneText,
): BoardContent['columns'] | undefined {
  const { narration } = scene;
  const [first, second] = [one.spokenAt, other.spokenAt];
  if (first === undefined || second === undefined || first === second) {
    return undefined;
  }
  // A fact may name its own side: 'The warty skin of toads' is told of toads.
  const later = Math.max(first, second);
  const isOfLater = ({ text }: BoardNote): boolean => narration.indexOf(text) + text.length > later;
  const spoken = facts.filter(({ text }) => narration.includes(text) && !isOneWord(text));
  const told = { earlier: spoken.filter((fact) => !isOfLater(fact)), later: spoken.filter(isOfLater) };
  if (told.later.length + told.earlier.length === 0) {
    return undefined;
  }
  const earlier = told.earlier.length > 0 ? told.earlier : clauseIn(scene, Math.min(first, second), later);
  const behind = told.later.length > 0 ? told.later : clauseIn(scene, later, narration.length);
  return first < second ? [earlier, behind] : [behind, earlier];
}

/** Of whom a clause is told, before it: 'Frogs: ', '緑茶については、'. */
const opening = /^[^,;:、。：]{1,24}?(?:: ?| : |：|については、|(?:は|とは)、|के बारे में,? )/u;
/** What joins a clause to the next one. */
const joint =
  /(?:のに対し(?:て)?|に対し(?:て)?|であり|ており|である一方|で|が)$|,?\s(?:whereas|while|and|but|tandis que|alors que|et|mais|mentre|e|ma|mientras que|y|pero|जबकि|और)$/u;
/** Fewer letters than this say nothing. */
const shortest = { dense: 8, latin: 16 } as const;

/**
 * What a side is said to be or do, in its own part of the narration: the first clause, or where one sentence tells of both
 * the one beside the other; nothing where that is too long.
 */
function clauseIn({ narration, code }: SceneText, from: number, to: number): BoardNote[] {
  const isLater = to === narration.length;
  const start =
    Math.max(...[...(isLater ? '.!?।。,、;' : '.!?।。')].map((mark) => narration.lastIndexOf(mark, from))) +
    1;
  const end = narration.slice(from).search(/[.!?।。]|$/u) + from;
  const part = narration.slice(start, Math.min(end, to)).trim().replace(opening, '');
  const least = code === 'ja' ? shortest.dense : shortest.latin;
  const clauses = part.split(/[,;:、；：]\s*/u);
  for (const clause of to < end ? clauses.toReversed() : clauses) {
    const text = writableText(clause.replace(joint, ''));
    if (text !== undefined && text.length >= least && isWithin(text, longestFact) && !isOneWord(text)) {
      const large = text.charAt(0).toLocaleUpperCase() + text.slice(1);
      return [{ text: large, cue: cueAt(narration, Math.max(start, narration.indexOf(text)), code) }];
    }
  }
  return [];
}
