import type { SpokenTurn, VideoRequest } from '@kinora/models';
import { anyWords, partSeed, seededRandom } from '@kinora/painter';
import type { CastPlan, Gesture } from '@kinora/painter';
import { heardAt } from './spoken-moment.ts';

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
  { cues, people }: CastPlan,
  { words = [], speech = [], durationSeconds }: Pick<VideoRequest, 'words' | 'speech' | 'durationSeconds'>,
): TimedGesture[] {
  if (cues === undefined) {
    return speech.flatMap((turn) => inTurn(turn, people.length));
  }
  const isTimed = words.length > 0 || saysAll(speech, durationSeconds);
  return cues.map(({ from, gesture }): TimedGesture => {
    const atSeconds = isTimed
      ? heardAt(from, { words, speech, durationSeconds })
      : from * Math.max(0, durationSeconds - silentEnd);
    const speaker = speech.findLast(({ startSeconds }) => startSeconds <= atSeconds + 0.05)?.character ?? 0;
    return { atSeconds, gesture, person: Math.min(speaker, people.length - 1) };
  });
}

/** Hands rest so long between gestures. */
const restSeconds = { least: 3.4, varied: 1.7 } as const;

/** Where nobody knows the words, hands go with the time in which they are said. */
function inTurn({ character, startSeconds, endSeconds }: SpokenTurn, people: number): TimedGesture[] {
  const random = seededRandom(partSeed(Math.round(startSeconds * 100), 'gestures'));
  const made: TimedGesture[] = [];
  for (
    let at = startSeconds + 0.5;
    at < endSeconds - 0.8;
    at += restSeconds.least + random() * restSeconds.varied
  ) {
    const gesture = anyWords[made.length % anyWords.length] ?? 'offer';
    made.push({ atSeconds: at, gesture, person: Math.min(character, people - 1) });
  }
  return made;
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
