import type { LanguageCode } from '@kinora/contract/catalogue';
import { foldWord } from './base-forms.ts';

/** A word of a text as it is looked up, and where it stands. */
export interface Token {
  readonly folded: string;
  /** As it is written in the text. */
  readonly text: string;
  /** UTF-16 offset in the text. */
  readonly start: number;
}

/** Letters with their marks; an elided article (l', dell') and the parts of a joined word are words of their own. */
const spacedWord = /[\p{L}\p{M}\p{N}]+(?:['’]s(?!\p{L}))?/gu;

/** The words of a text. Japanese is cut by the platform's own dictionary (ICU). */
export function readTokens(text: string, code: LanguageCode): Token[] {
  if (code !== 'ja') {
    return Array.from(text.matchAll(spacedWord), (match) => ({
      folded: foldWord(match[0]),
      text: match[0],
      start: match.index,
    }));
  }
  const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });
  return Array.from(segmenter.segment(text))
    .filter((part) => part.isWordLike === true)
    .map((part) => ({ folded: foldWord(part.segment), text: part.segment, start: part.index }));
}
