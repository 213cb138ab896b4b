import type { SpokenTurn } from '@kinora/models';

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
