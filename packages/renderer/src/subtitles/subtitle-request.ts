import type { Narration } from '../timeline/film-timeline.ts';
import type { BoardAspect, FilmLanguage } from '../timeline/language.ts';
import type { SubtitleStyle } from './subtitle-style.ts';

/** A word as it stands in a subtitle, with the punctuation that belongs to it. */
export interface SubtitleWord {
  readonly text: string;
  /** When the word is spoken, and with that lit. */
  readonly startSeconds: number;
  readonly endSeconds: number;
}

/** A narration that is to be cut into subtitles. */
export interface SubtitleRequest {
  readonly narration: Pick<Narration, 'text' | 'words' | 'turns'>;
  readonly language: FilmLanguage;
  readonly aspect: BoardAspect;
  /** Added to every time: where the narration begins in the film or scene. */
  readonly offsetSeconds: number;
  /** Decides how much is shown at once; `bar` when left out. */
  readonly style?: SubtitleStyle;
}
