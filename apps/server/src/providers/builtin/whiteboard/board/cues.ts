import type { LanguageCode } from '@kinora/contract';
import type { BoardPicture } from '@kinora/renderer';

type Cue = NonNullable<BoardPicture['cue']>;

/** Nothing waits longer than this part of the narration, so that a drawing is finished before its scene ends. */
const latestStart = 0.6;

/** When something that is spoken at an offset of the narration may be begun: its word, or in Japanese its part of the time. */
export function cueAt(narration: string, offset: number, code: LanguageCode): Cue {
  const fraction = narration.length === 0 ? 0 : offset / narration.length;
  if (code === 'ja' || fraction > latestStart) {
    return { fraction: Math.min(latestStart, Math.round(fraction * 1000) / 1000) };
  }
  return { word: countWords(narration.slice(0, offset)) };
}

/** Words are what stands between spaces and has a sound, as the voices count them. */
function countWords(text: string): number {
  return [...text.matchAll(/\S*[\p{L}\p{N}]\S*(?=\s)/gu)].length;
}
