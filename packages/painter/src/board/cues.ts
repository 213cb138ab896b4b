import type { LanguageCode } from '@kinora/contract/catalogue';
import type { BoardPicture } from '@kinora/renderer';

type Cue = NonNullable<BoardPicture['cue']>;

/** No drawing waits longer than this part of the narration, so that it is finished before its scene ends. */
const latestStart = 0.82;

/** When something that is spoken at an offset of the narration may be begun: its word, or in Japanese its part of the time. */
export function cueAt(narration: string, offset: number, code: LanguageCode): Cue {
  return cueOf(narration, Math.min(offset, Math.floor(narration.length * latestStart)), code);
}

/** When a mark on a spoken word is drawn: with the word, however late. */
export function stressCueAt(narration: string, offset: number, code: LanguageCode): Cue {
  return cueOf(narration, offset, code);
}

/** One narration's cues are all words or all fractions, so that they can be put in order. */
function cueOf(narration: string, offset: number, code: LanguageCode): Cue {
  if (code === 'ja') {
    const fraction = narration.length === 0 ? 0 : offset / narration.length;
    return { fraction: Math.round(fraction * 1000) / 1000 };
  }
  return { word: countWords(narration.slice(0, offset)) };
}

/** Words are what stands between spaces and has a sound, as the voices count them. */
function countWords(text: string): number {
  return [...text.matchAll(/\S*[\p{L}\p{N}]\S*(?=\s)/gu)].length;
}
