import type { Cue, IllustrationSet } from '../timeline/drawing.ts';
import type { BoardAspect, FilmLanguage } from '../timeline/language.ts';

/** How a board is arranged: what its content says, not what looks nice. */
export const boardTemplates = ['hero', 'compare', 'process', 'list', 'card'] as const;
export type BoardTemplate = (typeof boardTemplates)[number];

export interface BoardPicture {
  readonly set: IllustrationSet;
  readonly name: string;
  /** A few words written beside it, in the film's language. */
  readonly label?: string;
  readonly cue?: Cue;
}

export interface BoardNote {
  readonly text: string;
  readonly cue?: Cue;
}

/** What stands on a board, before anything has a place. */
export interface BoardContent {
  readonly template: BoardTemplate;
  readonly title: string;
  /** The most important first; a template uses as many as it has room for. */
  readonly pictures: readonly BoardPicture[];
  /** Key facts or key words, the most important first. */
  readonly notes: readonly BoardNote[];
  readonly aspect: BoardAspect;
  readonly language: FilmLanguage;
  /** Colours, sides and small decorations; never what is shown. */
  readonly seed: number;
}
