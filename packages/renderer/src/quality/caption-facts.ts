import { isRemainder } from '../subtitles/break-cues.ts';
import { comfortableReadingSpeed } from '../subtitles/reading-speed.ts';
import type { SubtitleCue } from '../subtitles/subtitle-cues.ts';
import type { FilmLanguage } from '../timeline/language.ts';
import type { SpokenWord } from '../timeline/film-timeline.ts';

/** What the subtitles of a film ask of its reader. */
export interface CaptionFacts {
  /** The part of the spoken words that can be read while they are spoken, 0 to 1; 1 when nobody speaks. */
  readonly coverage: number;
  /** Reading speed of the fastest cue in characters a second, spaces counted; 0 without cues. */
  readonly fastestCharactersPerSecond: number;
  /** The part of the cues that ask for more than `comfortableReadingSpeed`. */
  readonly hurriedPart: number;
  /** Cues of a single word, in Japanese of a few letters, in a film that says more. */
  readonly oneWord: number;
}

/** @param words of the whole film, in film time */
export function captionFacts(
  cues: readonly SubtitleCue[],
  words: readonly Pick<SpokenWord, 'text' | 'startSeconds'>[],
  language: FilmLanguage,
): CaptionFacts {
  const speeds = cues.map(readingSpeed);
  const limit = comfortableReadingSpeed(language);
  const readable = words.filter((word) => isReadable(word, cues));
  return {
    coverage: words.length === 0 ? 1 : readable.length / words.length,
    fastestCharactersPerSecond: Math.max(0, ...speeds),
    hurriedPart: cues.length === 0 ? 0 : speeds.filter((speed) => speed > limit).length / cues.length,
    oneWord: oneWordCues(cues, language),
  };
}

/** What is said in a single word is shown in a single word: all there is, or all that one of two says. */
function oneWordCues(cues: readonly SubtitleCue[], language: FilmLanguage): number {
  const texts = cues.map(({ lines }) => lines.flatMap((line) => line.map((word) => word.text)).join(''));
  return texts.length < 2
    ? 0
    : texts.filter((text, index) => cues[index]?.isWhole !== true && isRemainder(text, language)).length;
}

/** Characters a second of one cue, with the spaces between words and none at the ends of lines. */
export function readingSpeed({ lines, startSeconds, endSeconds }: SubtitleCue): number {
  const characters = lines.reduce((sum, line) => {
    const text = line.map((word) => word.text).join('');
    return sum + [...text.trim()].length;
  }, 0);
  return characters / Math.max(0.001, endSeconds - startSeconds);
}

function isReadable(
  { text, startSeconds }: Pick<SpokenWord, 'text' | 'startSeconds'>,
  cues: readonly SubtitleCue[],
): boolean {
  // Times went through sums in different orders.
  const moment = startSeconds + 1e-6;
  const cue = cues.find((each) => moment >= each.startSeconds && moment <= each.endSeconds);
  return cue?.lines.some((line) => line.some((word) => word.text.includes(text.trim()))) ?? false;
}
