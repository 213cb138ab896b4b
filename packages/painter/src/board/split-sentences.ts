import type { LanguageCode } from '@kinora/contract/catalogue';

/** A sentence and its UTF-16 offset in the text. */
export interface Sentence {
  readonly text: string;
  readonly start: number;
}

/** Ends on the point of an initial, and goes on: 'J. S. Fry'. */
const endsOnInitial = /(?<![\p{L}\p{N}])\p{Lu}\.\s*$/u;

/** The sentences of a text, by the platform's own rules (Unicode UAX 29), save that no initial ends one. */
export function splitSentences(text: string, code: LanguageCode): Sentence[] {
  const segmenter = new Intl.Segmenter(code, { granularity: 'sentence' });
  const sentences: Sentence[] = [];
  for (const { segment, index } of segmenter.segment(text)) {
    const last = sentences.at(-1);
    if (last !== undefined && endsOnInitial.test(last.text)) {
      sentences[sentences.length - 1] = {
        text: text.slice(last.start, index + segment.length),
        start: last.start,
      };
    } else {
      sentences.push({ text: segment, start: index });
    }
  }
  return sentences.map(({ text: sentence, start }) => ({ text: sentence.trim(), start }));
}
