import type { Clip } from './clip-shot.ts';

/** What of a clip is seen, and how it goes on when that is over. */
interface PlayedPart {
  /** Seconds of the clip. */
  readonly begin: number;
  /** Seconds of the film that it lasts at its speed. */
  readonly length: number;
  /** A loop's end melts into its beginning for so long; null: it is held. */
  readonly fadeSeconds: number | null;
}

const FADE_SECONDS = 0.5;

/** The same for picture and sound, which keep together. */
export function playedPart(
  { trimStartSeconds, speed, ending }: Pick<Clip, 'trimStartSeconds' | 'speed' | 'ending'>,
  clipSeconds: number,
  framesPerSecond: number,
): PlayedPart {
  const begin = Math.min(trimStartSeconds, clipSeconds);
  const length = Math.max(1 / framesPerSecond, (clipSeconds - begin) / speed);
  // A shorter clip would melt all the time.
  const isLooped = ending === 'loop' && length > FADE_SECONDS * 3;
  return { begin, length, fadeSeconds: isLooped ? FADE_SECONDS : null };
}
