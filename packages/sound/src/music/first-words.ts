import type { MusicCues } from './music-cues.ts';
import type { ScoreNote } from './score.ts';

/** A note that begins so shortly before a word is heard with it. */
const marginSeconds = 0.06;

interface Span {
  readonly from: number;
  readonly until: number;
}

/**
 * Nobody strikes a note over the first word of a scene: what is held begins before it, or after it where there is no time
 * before; everything else is left out.
 */
export function keepFirstWordsClear(notes: readonly ScoreNote[], { scenes }: MusicCues): ScoreNote[] {
  const words = scenes.flatMap(({ firstWord }): Span[] => {
    return firstWord === null
      ? []
      : [{ from: firstWord.startSeconds - marginSeconds, until: firstWord.endSeconds }];
  });
  const wordAt = (seconds: number): Span | undefined =>
    words.find(({ from, until }) => seconds > from && seconds < until);
  const moved = (seconds: number): number => {
    const word = wordAt(seconds);
    if (word === undefined) {
      return seconds;
    }
    return word.from > 0 ? word.from : word.until;
  };
  return notes
    .filter(({ isHeld, startSeconds }) => isHeld || wordAt(startSeconds) === undefined)
    .map((note) =>
      note.isHeld
        ? { ...note, startSeconds: moved(note.startSeconds), endSeconds: moved(note.endSeconds) }
        : note,
    )
    .filter(({ startSeconds, endSeconds }) => endSeconds - startSeconds > 0.03);
}
