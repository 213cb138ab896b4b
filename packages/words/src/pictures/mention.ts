import type { PictureEntry } from './picture-index.ts';

/** A word or phrase of a text that can be drawn. */
export interface Mention {
  readonly entry: PictureEntry;
  /** As it is written in the text, or in its dictionary form when it is written in another one. */
  readonly name: string;
  /** UTF-16 offset in the text. */
  readonly start: number;
}
