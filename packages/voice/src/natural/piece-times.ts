import type { PhonemeStart } from '../synthesis/espeak.ts';
import { markName } from '../synthesis/ssml.ts';
import type { Sound } from './spelled-sentence.ts';

/** What is heard when in a piece, in seconds from its first sample. */
export interface PieceTimes {
  /** When each word begins that has sounds of its own, by the name of its mark. */
  readonly marks: ReadonlyMap<string, number>;
  /** When each of those words has been said. */
  readonly ends: ReadonlyMap<number, number>;
  readonly phonemes: readonly PhonemeStart[];
}

/**
 * Reads the times of sounds off the durations that the model gave its symbols. `durations` has one for each symbol and one
 * for the padding at either end, all in the same measure; together they are as long as the piece.
 */
export function pieceTimes(
  sounds: readonly Sound[],
  durations: readonly number[],
  pieceSeconds: number,
): PieceTimes {
  const total = durations.reduce((sum, duration) => sum + duration, 0);
  const seconds = total > 0 ? pieceSeconds / total : 0;
  const marks = new Map<string, number>();
  const ends = new Map<number, number>();
  const phonemes: PhonemeStart[] = [];
  let symbol = 1;
  let time = (durations[0] ?? 0) * seconds;
  for (const { symbols, phoneme, word } of sounds) {
    phonemes.push({ phoneme, startSeconds: time });
    if (word !== null && !marks.has(markName(word))) {
      marks.set(markName(word), time);
    }
    const count = [...symbols].length;
    time += durations.slice(symbol, symbol + count).reduce((sum, one) => sum + one * seconds, 0);
    symbol += count;
    if (word !== null) {
      ends.set(word, time);
    }
  }
  return { marks, ends, phonemes: [...phonemes, { phoneme: '', startSeconds: time }] };
}
