import type { SpokenTurn } from '@kinora/models';
import type { Span } from './unseen.ts';

/** What is done is seen so long before anybody is looked at from near. */
const establishingSeconds = 1.7;
/** Shorter than this nobody is looked at: of a cry the next shot shows who made it. */
const shortestSeconds = 1.5;
/** Between two lines the picture stays where it is for so long. */
const pauseSeconds = 2.2;
/** Cuts before the words, and stays a moment after them. */
const [before, after] = [0.1, 0.3];

/** When an acted scene shows from near who speaks. */
export function closeSpans(turns: readonly SpokenTurn[], durationSeconds: number): Span[] {
  const spans: [number, number][] = [];
  for (const { startSeconds, endSeconds } of turns) {
    const from = Math.max(establishingSeconds, startSeconds - before);
    const until = Math.min(endSeconds + after, durationSeconds);
    const last = spans.at(-1);
    if (last !== undefined && from - last[1] < pauseSeconds) {
      last[1] = until;
    } else if (until > from) {
      spans.push([from, until]);
    }
  }
  return spans
    .filter(([from, until]) => until - from >= shortestSeconds)
    .map(([from, until]): Span => [from, durationSeconds - until < shortestSeconds ? durationSeconds : until])
    .flatMap(inTurn);
}

/** Who tells much is seen from near for so long, and then what they do, in turn. */
const [nearSeconds, farSeconds] = [6, 3.4] as const;

function inTurn([from, until]: Span): Span[] {
  const isLong = until - from > 2 * nearSeconds - shortestSeconds;
  return isLong
    ? [[from, from + nearSeconds], ...inTurn([from + nearSeconds + farSeconds, until])]
    : [[from, until]];
}
