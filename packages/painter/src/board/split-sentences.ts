import type { LanguageCode } from '@kinora/contract/catalogue';

/** A sentence and its UTF-16 offset in the text. */
export interface Sentence {
  readonly text: string;
  readonly start: number;
}

/** The sentences of a text, by the platform's own rules (Unicode UAX 29). */
export function splitSentences(text: string, code: LanguageCode): Sentence[] {
  const segmenter = new Intl.Segmenter(code, { granularity: 'sentence' });
  return [...segmenter.segment(text)].map((part) => ({ text: part.segment.trim(), start: part.index }));
}
