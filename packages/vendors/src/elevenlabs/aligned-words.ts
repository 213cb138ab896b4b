import type { WordTime } from '@kinora/models';
import { readTokens } from '../narration/word-tokens.ts';
import type { WordToken } from '../narration/word-tokens.ts';
import type { Alignment } from './speech-answer.ts';

/** What either side may have more of than the other: white space, and marks without width that join letters. */
const unheard = /[\s\u200B-\u200D\u2060\uFEFF]/u;

interface Spoken {
  readonly text: string;
  /** A language code. */
  readonly language: string;
  readonly durationSeconds: number;
}

/**
 * When each word is spoken, from its first character to its last, as the service aligned them; null where its characters
 * are not those of the text.
 */
export function alignedWords(spoken: Spoken, alignment: Alignment): WordTime[] | null {
  const entryAt = matchCharacters(spoken.text, alignment.characters);
  if (entryAt === null) {
    return null;
  }
  let earliest = 0;
  return readTokens(spoken.text, spoken.language).map((token) => {
    const { startSeconds, endSeconds } = timesOf(token, { entryAt, alignment, earliest });
    const start = Math.min(startSeconds, spoken.durationSeconds);
    earliest = start;
    return { ...token, startSeconds: start, endSeconds: Math.min(endSeconds, spoken.durationSeconds) };
  });
}

/** Times never go back, whatever the alignment says. */
function timesOf(
  { startOffset, endOffset }: WordToken,
  { entryAt, alignment, earliest }: { entryAt: Int32Array; alignment: Alignment; earliest: number },
): Pick<WordTime, 'startSeconds' | 'endSeconds'> {
  const entries = entryAt.subarray(startOffset, endOffset).filter((entry) => entry >= 0);
  const startSeconds = Math.max(earliest, alignment.starts[entries.at(0) ?? -1] ?? earliest);
  const endSeconds = Math.max(startSeconds, alignment.ends[entries.at(-1) ?? -1] ?? startSeconds);
  return { startSeconds, endSeconds };
}

/** Which entry stands for each UTF-16 unit of the text, -1 for what is not heard; null where the two differ. */
function matchCharacters(text: string, characters: readonly string[]): Int32Array | null {
  const entryAt = new Int32Array(text.length).fill(-1);
  let at = 0;
  for (const [entry, written] of characters.entries()) {
    for (const character of written) {
      if (unheard.test(character)) {
        continue;
      }
      at = nextHeard(text, at);
      if (!text.startsWith(character, at)) {
        return null;
      }
      entryAt.fill(entry, at, at + character.length);
      at += character.length;
    }
  }
  return nextHeard(text, at) === text.length ? entryAt : null;
}

function nextHeard(text: string, from: number): number {
  let at = from;
  while (at < text.length && unheard.test(text.charAt(at))) {
    at += 1;
  }
  return at;
}
