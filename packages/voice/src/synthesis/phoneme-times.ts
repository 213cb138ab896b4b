import type { PhonemeTime } from '@kinora/models';
import type { PhonemeStart } from './espeak.ts';

/** Where an utterance lies in the finished audio, and how far its own clock is from that of the whole. */
export interface UtteranceSpan {
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly shiftSeconds: number;
}

/** When each sound of an utterance is heard in the whole audio: until the next one begins. Pauses are left out. */
export function phonemeTimes(
  phonemes: readonly PhonemeStart[],
  { startSeconds, endSeconds, shiftSeconds }: UtteranceSpan,
): PhonemeTime[] {
  const inside = (seconds: number): number =>
    Math.min(endSeconds, Math.max(startSeconds, seconds + shiftSeconds));
  return phonemes.flatMap(({ phoneme, startSeconds: start }, index) => {
    const end = inside(phonemes[index + 1]?.startSeconds ?? endSeconds - shiftSeconds);
    const time = { phoneme, startSeconds: inside(start), endSeconds: end };
    return phoneme === '' || time.endSeconds <= time.startSeconds ? [] : [time];
  });
}
