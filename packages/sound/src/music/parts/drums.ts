import { timeIn } from '../form.ts';
import type { DrumPart } from '../mood.ts';
import { readPattern } from '../pattern.ts';
import type { ScoreNote } from '../score.ts';
import { handsFor, levelIn, unevenly, velocityOf, type Writing } from './writing.ts';

const loudness: Readonly<Record<string, number>> = { X: 1, x: 0.75, o: 0.4 };
/** A kit is struck, not held; this is long enough for any of its sounds. */
const struckSeconds = 0.3;

export function writeDrums(part: DrumPart, writing: Writing): ScoreNote[] {
  return writing.bars.flatMap((bar) => {
    const level = bar.isCoda ? 0 : levelIn(part.levels, bar);
    if (level === 0) {
      return [];
    }
    const hands = handsFor(writing, bar);
    return part.hits.flatMap(({ key, pattern }) =>
      readPattern(pattern).map(({ sign, at }) => {
        const startSeconds = Math.max(0, timeIn(bar, at) + unevenly(hands, 0.007));
        return {
          instrument: part.instrument,
          startSeconds,
          endSeconds: startSeconds + struckSeconds,
          key,
          velocity: velocityOf(level * (loudness[sign] ?? 0) * (0.82 + 0.36 * hands())),
          isHeld: false,
        };
      }),
    );
  });
}
