import type { SpokenWord } from '../text/spoken-word.ts';

/** One sound, pause or space of a sentence, as the voice is given it. */
export interface Sound {
  /** Symbols of the voice's vocabulary; at least one. */
  readonly symbols: string;
  /** What a mouth shows; empty for a pause. */
  readonly phoneme: string;
  /** Whose sound it is, counted among the words of its sentence; null between words. */
  readonly word: number | null;
}

/** What is said in one go, with all its sounds. */
export interface SpelledSentence {
  readonly words: readonly SpokenWord[];
  readonly sounds: readonly Sound[];
  readonly pauseSeconds: number;
}

/** How many symbols they are. */
export function lengthOf(sounds: readonly Sound[]): number {
  return sounds.reduce((sum, { symbols }) => sum + [...symbols].length, 0);
}
