import { fastWords, handheldWords, moveWords, oneTakeWords, slowWords } from './camera-words.ts';
import type { CameraMove } from './camera-words.ts';

/** What a prompt asks of the camera. */
export interface CameraWish {
  /** In the order they are asked for, at most two; none when the prompt names no move. */
  readonly moves: readonly CameraMove[];
  readonly isHandheld: boolean;
  /** Times the ordinary way: 0.6 for slow, 1.5 for fast. */
  readonly pace: number;
  /** A scene that lasts is not to be cut. */
  readonly isOneTake: boolean;
}

/** Reads the camera's part of a prompt, in any of the six languages. */
export function readCamera(prompt: string): CameraWish {
  const found: { move: CameraMove; at: number; end: number }[] = [];
  for (const [move, words] of moveWords) {
    const match = words.exec(prompt);
    if (match === null) {
      continue;
    }
    const [at, end] = [match.index, match.index + match[0].length];
    // "zoom out" is not also a zoom: what a more particular move has read is taken.
    if (!found.some((other) => at < other.end && end > other.at)) {
      found.push({ move, at, end });
    }
  }
  const moves = found.toSorted((one, other) => one.at - other.at).map(({ move }) => move);
  return {
    moves: moves.slice(0, 2),
    isHandheld: handheldWords.test(prompt),
    pace: paceOf(prompt),
    isOneTake: oneTakeWords.test(prompt),
  };
}

function paceOf(prompt: string): number {
  if (slowWords.test(prompt)) {
    return 0.6;
  }
  return fastWords.test(prompt) ? 1.5 : 1;
}
