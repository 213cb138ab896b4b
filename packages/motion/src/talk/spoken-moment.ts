import type { SpokenTurn, VideoRequest } from '@kinora/models';

/** When the word is heard that stands behind such a part of what is said; where no word is timed, about then. */
export function heardAt(
  part: number,
  { words = [], speech = [], durationSeconds }: Pick<VideoRequest, 'words' | 'speech' | 'durationSeconds'>,
): number {
  // A figure is one word, and many sounds.
  const [nearest] = words.toSorted((one, other) => Math.abs(one.part - part) - Math.abs(other.part - part));
  return nearest?.atSeconds ?? spokenMoment(part, speech, durationSeconds);
}

/** When so much of what is said has been said: by its sounds, so that pauses count for nothing. */
export function spokenMoment(part: number, turns: readonly SpokenTurn[], durationSeconds: number): number {
  const [first] = turns;
  if (first === undefined) {
    return part * durationSeconds;
  }
  const sounds = turns.flatMap(({ phonemes }) => phonemes.filter(({ phoneme }) => phoneme !== ''));
  const sound = sounds[Math.floor(part * sounds.length)];
  if (sound !== undefined) {
    return sound.startSeconds;
  }
  const spoken = turns.reduce((sum, turn) => sum + turn.endSeconds - turn.startSeconds, 0);
  let left = part * spoken;
  for (const { startSeconds, endSeconds } of turns) {
    if (left <= endSeconds - startSeconds) {
      return startSeconds + left;
    }
    left -= endSeconds - startSeconds;
  }
  return durationSeconds;
}
