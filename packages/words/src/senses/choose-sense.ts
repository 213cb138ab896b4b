import type { ClassReading } from './read-class.ts';
import { classBonus, fitsClass } from './read-class.ts';
import { onlyBest, usualOf } from './only-best.ts';
import type { ScoredSense } from './only-best.ts';
import type { Sense } from './sense.ts';

/** What stands around a word. */
export interface Surroundings {
  /** The words of its sentence, as written and in their dictionary forms. */
  readonly sentence: ReadonlySet<string>;
  /** The words of what the text as a whole is about; asked for only where the sentence does not decide. */
  topic(): ReadonlySet<string>;
  readonly previous: string | undefined;
  readonly next: string | undefined;
  readonly opensSentence: boolean;
  readonly reading: ClassReading | undefined;
}

/** A word beside the word says more than one somewhere in its sentence, and that more than the class of the word. */
const worth = { neighbour: 4, sentence: 2 } as const;

/**
 * The one sense that its sentence speaks for, else what the text is about, else what the word usually means if nothing
 * speaks for another; undefined where nothing decides.
 */
export function chooseSense(senses: readonly Sense[], around: Surroundings): Sense | undefined {
  const { reading } = around;
  const possible = reading === undefined ? senses : senses.filter((sense) => fitsClass(sense, reading));
  const cued = possible.map((sense) => ({ sense, score: cuesFor(sense, around) }));
  const scored = cued.map(({ sense, score }) => ({ sense, score: score + classBonus(sense, reading) }));
  return onlyBest(scored) ?? onlyBest(withTopic(scored, around.topic())) ?? usualOf(cued);
}

function withTopic(scored: readonly ScoredSense[], topic: ReadonlySet<string>): ScoredSense[] {
  return scored.map(({ sense, score }) => ({
    sense,
    score: score + countShared(sense.cues, topic) * worth.sentence,
  }));
}

function cuesFor(sense: Sense, { sentence, previous, next, opensSentence }: Surroundings): number {
  const beside =
    Number(previous !== undefined && sense.before.has(previous)) +
    Number(next !== undefined && sense.after.has(next)) +
    Number(opensSentence && sense.isOpener);
  return beside * worth.neighbour + countShared(sense.cues, sentence) * worth.sentence;
}

function countShared(cues: ReadonlySet<string>, words: ReadonlySet<string>): number {
  let shared = 0;
  for (const cue of cues) {
    shared += Number(words.has(cue));
  }
  return shared;
}
