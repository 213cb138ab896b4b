import type { SpokenTurn, VideoRequest } from '@kinora/models';
import type { CastPlan, Gesture } from '@kinora/painter';
import { spokenMoment } from './spoken-moment.ts';

/** A gesture, when its word is heard, and who makes it. */
export interface TimedGesture {
  readonly atSeconds: number;
  readonly gesture: Gesture;
  readonly person: number;
}

/** Turns that begin and end so near a scene's ends are all of its words; else a narrator says the others. */
const nearEnds = { start: 2.5, end: 3.5 } as const;
/** A film goes on so long after its words. */
const silentEnd = 0.8;

/** When a scene's gestures are made: with the words they stand at, by whoever says them. */
export function gestureMoments(
  { cues = [], people }: CastPlan,
  { speech = [], durationSeconds }: Pick<VideoRequest, 'speech' | 'durationSeconds'>,
): TimedGesture[] {
  const isAllSaid = saysAll(speech, durationSeconds);
  return cues.map(({ from, gesture }): TimedGesture => {
    const atSeconds = isAllSaid
      ? spokenMoment(from, speech, durationSeconds)
      : from * Math.max(0, durationSeconds - silentEnd);
    const speaker = speech.findLast(({ startSeconds }) => startSeconds <= atSeconds + 0.05)?.character ?? 0;
    return { atSeconds, gesture, person: Math.min(speaker, people.length - 1) };
  });
}

function saysAll(speech: readonly SpokenTurn[], durationSeconds: number): boolean {
  const [first, last] = [speech[0], speech.at(-1)];
  return (
    first !== undefined &&
    last !== undefined &&
    first.startSeconds <= nearEnds.start &&
    last.endSeconds >= durationSeconds - nearEnds.end
  );
}
