/** A word as it is displayed, and where it stands in the text that is spoken (UTF-16 offsets, the end exclusive). */
export interface WordToken {
  readonly text: string;
  readonly startOffset: number;
  readonly endOffset: number;
}

/** The words of a text in order; languages without spaces are cut by their dictionary. `language` is a language code. */
export function readTokens(text: string, language: string): WordToken[] {
  const words = new Intl.Segmenter(language, { granularity: 'word' }).segment(text);
  return [...words]
    .filter(({ isWordLike }) => isWordLike === true)
    .map(({ segment, index }) => ({ text: segment, startOffset: index, endOffset: index + segment.length }));
}
