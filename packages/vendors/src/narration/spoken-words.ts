import type { WordTime } from '@kinora/models';
import { readTokens } from './word-tokens.ts';
import type { WordToken } from './word-tokens.ts';

/** How loud the sound is, in equal steps of time from its start. */
export interface Loudness {
  readonly stepSeconds: number;
  /** Root mean square of each step, 0 to 1. */
  readonly levels: readonly number[];
}

/** Quieter than this part of the loudest step is silence; a shorter silence belongs to a sound (a stop such as p or t). */
const silencePart = 0.03;
const shortestPauseSeconds = 0.12;

/**
 * When each word is spoken, for servers that return only sound: the words share the time in which somebody speaks, by
 * their letters; the pauses, which the sound shows, belong to none.
 */
export function spokenWords(text: string, language: string, loudness: Loudness): WordTime[] {
  const tokens = readTokens(text, language);
  const total = tokens.reduce((sum, token) => sum + weightOf(token), 0);
  const clock = speakingClock(loudness);
  let before = 0;
  return tokens.map((token) => {
    const startSeconds = clock(before / total, 'start');
    before += weightOf(token);
    const endSeconds = Math.max(startSeconds, clock(before / total, 'end'));
    return { ...token, startSeconds, endSeconds };
  });
}

/** A word's share of the speaking time: letters, and a little for every word. */
function weightOf({ text }: WordToken): number {
  return 1 + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0);
}

type Side = 'start' | 'end';

/** The moment at which a part (0 to 1) of all speaking has been done: a word ends before a pause, the next begins after it. */
function speakingClock(loudness: Loudness): (part: number, side: Side) => number {
  const { stepSeconds, levels } = loudness;
  const steps = speakingSteps(loudness).flatMap((isSpeaking, step) => (isSpeaking ? [step] : []));
  if (steps.length === 0) {
    return (part) => part * levels.length * stepSeconds;
  }
  return (part, side) => {
    const at = Math.min(steps.length, Math.max(0, part * steps.length));
    const step = side === 'start' ? Math.floor(at) : Math.ceil(at) - 1;
    const whole = Math.min(steps.length - 1, Math.max(0, step));
    return ((steps[whole] ?? 0) + Math.min(1, at - whole)) * stepSeconds;
  };
}

function speakingSteps({ stepSeconds, levels }: Loudness): boolean[] {
  const loudest = levels.reduce((most, level) => Math.max(most, level), 0);
  const speaking = levels.map((level) => level > loudest * silencePart);
  const shortest = Math.round(shortestPauseSeconds / stepSeconds);
  for (let step = 0; step < speaking.length; step++) {
    if (speaking[step] === true) {
      continue;
    }
    let end = step;
    while (end < speaking.length && speaking[end] === false) {
      end++;
    }
    const isWithin = step > 0 && end < speaking.length;
    if (isWithin && end - step < shortest) {
      speaking.fill(true, step, end);
    }
    step = end;
  }
  return speaking;
}
