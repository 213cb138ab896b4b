import type { PictureEntry } from './picture-index.ts';

/** A word or phrase of a text that can be drawn. */
export interface Mention {
  readonly entry: PictureEntry;
  /** As it is written in the text; where that is no whole word (the stem of a Japanese verb), its dictionary form. */
  readonly name: string;
  /** Whether the name is a whole word, or several, as they stand in the text. */
  readonly isAsWritten: boolean;
  /** Whether it is a form of a verb, that tells what is done and names no thing: 'pintado', 'para comer'. */
  readonly isDoing?: boolean;
  /** UTF-16 offset in the text. */
  readonly start: number;
}
