import type { WordTime } from '@kinora/models';
import type { SpokenWord } from '../text/spoken-word.ts';
import { markName } from './ssml.ts';

/** What is known of one utterance in the finished audio. */
export interface SpokenUtterance {
  readonly words: readonly SpokenWord[];
  /** Seconds by mark name, from the start of the whole audio. */
  readonly marks: ReadonlyMap<string, number>;
  /** First and last audible moment, in seconds from the start of the whole audio. */
  readonly startSeconds: number;
  readonly endSeconds: number;
}

/**
 * When each word of an utterance is lit: from its mark to the next word's. Words whose mark is missing share the time up
 * to the next known one in proportion to their length; times never run backwards and stay inside the utterance.
 */
export function wordTimes({ words, marks, startSeconds, endSeconds }: SpokenUtterance): WordTime[] {
  const starts = fillGaps(
    words.map((word, index) => (index === 0 ? startSeconds : (marks.get(markName(index)) ?? null))),
    words.map(({ spoken }) => spoken.length),
    endSeconds,
  );
  let earliest = startSeconds;
  const monotonic = starts.map((start) => {
    earliest = Math.min(endSeconds, Math.max(earliest, start));
    return earliest;
  });
  return words.map(({ text, startOffset, endOffset }, index) => ({
    text,
    startOffset,
    endOffset,
    startSeconds: monotonic[index] ?? endSeconds,
    endSeconds: monotonic[index + 1] ?? endSeconds,
  }));
}

/** Replaces each null by a time between its known neighbours, in proportion to the weights passed on the way. */
function fillGaps(times: readonly (number | null)[], weights: readonly number[], end: number): number[] {
  const filled: number[] = [];
  for (const [index, time] of times.entries()) {
    if (time !== null) {
      filled.push(time);
      continue;
    }
    const nextKnown = times.findIndex((later, position) => position > index && later !== null);
    const limit = nextKnown === -1 ? times.length : nextKnown;
    const until = times[limit] ?? end;
    const previous = filled.at(-1) ?? 0;
    const before = weights[index - 1] ?? 0;
    const ahead = weights.slice(index, limit).reduce((sum, weight) => sum + weight, before);
    filled.push(previous + (ahead === 0 ? 0 : ((until - previous) * before) / ahead));
  }
  return filled;
}
