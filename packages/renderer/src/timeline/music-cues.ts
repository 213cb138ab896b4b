import type { MusicCues } from '@kinora/sound';
import type { Narration } from './film-timeline.ts';
import { leadInSeconds, sceneFrames } from './scene-clock.ts';
import type { TimedScene } from './scene-clock.ts';

/** When something is said, in its narration's time or in the film's. */
type Span = Pick<Narration['words'][number], 'startSeconds' | 'endSeconds'>;

/** A scene as music sees it. */
export interface ScoredScene extends Omit<TimedScene, 'narration'> {
  readonly narration: { readonly durationSeconds: number; readonly words: readonly Span[] } | null;
}

/** What a film's music keeps to: when its scenes begin and their first words are said, and when its last word is. */
export function musicCues(scenes: readonly ScoredScene[], framesPerSecond: number): MusicCues {
  const cued: MusicCues['scenes'] = [];
  let frames = 0;
  let lastWord: Span | null = null;
  for (const scene of scenes) {
    const startSeconds = frames / framesPerSecond;
    frames += sceneFrames(scene, framesPerSecond);
    const words = wordsOf(scene.narration).map((word) => inFilm(word, startSeconds + leadInSeconds));
    cued.push({ startSeconds: inMilliseconds(startSeconds), firstWord: words[0] ? roomFor(words[0]) : null });
    lastWord = words.at(-1) ?? lastWord;
  }
  return { seconds: frames / framesPerSecond, scenes: cued, lastWord };
}

/** A narration whose words nobody has timed is one word. */
function wordsOf(narration: ScoredScene['narration']): readonly Span[] {
  if (narration === null) {
    return [];
  }
  const { words, durationSeconds } = narration;
  return words.length === 0 ? [{ startSeconds: 0, endSeconds: durationSeconds }] : words;
}

function inFilm({ startSeconds, endSeconds }: Span, narrationStart: number): Span {
  return {
    startSeconds: inMilliseconds(narrationStart + startSeconds),
    endSeconds: inMilliseconds(narrationStart + endSeconds),
  };
}

/** Steps in which room is made for a first word: another word of about its length leaves the music as it is. */
const roomSteps = { startSeconds: 0.05, endSeconds: 0.25 } as const;

/** The time in which no note is struck for a first word: a little more than it takes. */
function roomFor({ startSeconds, endSeconds }: Span): Span {
  return {
    startSeconds: inMilliseconds(
      Math.floor(startSeconds / roomSteps.startSeconds + 1e-6) * roomSteps.startSeconds,
    ),
    endSeconds: inMilliseconds(Math.ceil(endSeconds / roomSteps.endSeconds - 1e-6) * roomSteps.endSeconds),
  };
}

/** Nobody hears less, and a key made of it does not hang on rounding. */
function inMilliseconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
