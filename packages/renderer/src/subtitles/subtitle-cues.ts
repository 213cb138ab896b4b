import { breakCues, isWholeTurn } from './break-cues.ts';
import { comfortableReadingSpeed } from './reading-speed.ts';
import { groupsOf } from './subtitle-groups.ts';
import type { SubtitleRequest, SubtitleWord } from './subtitle-request.ts';
import { subtitleDesigns } from './subtitle-style.ts';

/** What is shown at once: one or two lines. Joined words give the line; spaces are at the ends of words. */
export interface SubtitleCue {
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly lines: readonly (readonly SubtitleWord[])[];
  /** Whether it is all that is said, or all that one of two says before the other does: it may be one word then. */
  readonly isWhole?: true;
}

/** A cue stays this long after its last word when nothing follows at once. */
const lingerSeconds = 0.6;

/**
 * Cuts a narration into subtitles: at sentence ends, pauses and phrase borders, into pieces of about equal length, never
 * over from one speaker to another, inside a word (in Japanese: a phrase) nor between a number and its unit, at most two even lines at a time, and no piece
 * of a single word. Times never overlap.
 */
export function buildSubtitleCues(request: SubtitleRequest): SubtitleCue[] {
  const { fontSize, shape: shapes } = subtitleDesigns[request.style ?? 'bar'];
  const shape = shapes[request.aspect];
  const { language } = request;
  const groups = groupsOf(request, { fontSize, lineWidth: shape.lineWidth });
  const easyCharactersPerSecond = comfortableReadingSpeed(language);
  const broken = breakCues(groups, { shape, language, easyCharactersPerSecond });
  const cues = broken.map((lines) => lines.map((line) => line.flatMap((group) => group.words)));
  return cues.map((lines, index) => {
    const words = lines.flat();
    const startSeconds = words[0]?.startSeconds ?? 0;
    const spokenEnd = words[words.length - 1]?.endSeconds ?? startSeconds;
    const next = cues[index + 1]?.[0]?.[0]?.startSeconds;
    const lingering = spokenEnd + lingerSeconds;
    return {
      startSeconds,
      endSeconds: Math.max(startSeconds, next === undefined ? lingering : Math.min(next, lingering)),
      lines,
      ...(isWholeTurn(broken[index - 1]?.flat().at(-1), broken[index]?.flat() ?? [])
        ? { isWhole: true }
        : {}),
    };
  });
}
