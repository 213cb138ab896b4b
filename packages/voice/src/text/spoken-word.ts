/** One word as it is displayed, and what the voice says for it. */
export interface SpokenWord {
  /** The text from `startOffset` to `endOffset`, unchanged. */
  readonly text: string;
  /** UTF-16 offsets in the whole text; the end is exclusive. */
  readonly startOffset: number;
  readonly endOffset: number;
  /** Letters, digits and plain punctuation only; empty when nothing is said. */
  readonly spoken: string;
  /** `spoken` by the words of the dictionary, where the text has no spaces between them. */
  readonly parts?: readonly string[];
  /** It is said by somebody in the text, who sounds other than whoever tells it. */
  readonly quoted?: 'higher' | 'lower';
}

/** What is said in one breath, and how long the voice rests after it. */
export interface Sentence {
  readonly words: readonly SpokenWord[];
  readonly pauseSeconds: number;
}
