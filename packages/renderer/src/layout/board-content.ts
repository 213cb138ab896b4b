import type { Box, Cue, Detail, IllustrationSet, StrokeShape } from '../timeline/drawing.ts';
import type { BoardStyle } from '../timeline/drawing-style.ts';
import type { BoardAspect, FilmLanguage } from '../timeline/language.ts';

/**
 * How a board is arranged: what its content says, not what looks nice. `hero` shows one thing large, `compare` sets two
 * against each other, `process` and `cycle` join steps in a row or a ring, `timeline` puts dates on a line, `list` writes
 * facts beside what they are about, `scene` shows somebody in a place, `number` a figure with its bar, `quotation` what
 * somebody said, `balance` weighs two by rows of facts, `map` shows a way from one place to another, `cutaway` what lies
 * on what, `card` is words alone, and `opening` a film's title with what it will be about.
 */
export const boardTemplates = [
  'hero',
  'compare',
  'process',
  'list',
  'cycle',
  'timeline',
  'card',
  'scene',
  'number',
  'quotation',
  'balance',
  'map',
  'cutaway',
  'opening',
] as const;
export type BoardTemplate = (typeof boardTemplates)[number];

/** Outlines and flat colours on a grid of their own. */
export interface StrokePart {
  readonly grid: { readonly width: number; readonly height: number };
  readonly shapes: readonly StrokeShape[];
  /** What of the whole picture's box they fill, in parts of its width and height; all of it when left out. */
  readonly place?: Box;
}

/** A picture of outlines and flat colours, in the place of a bundled one. */
export interface StrokePicture extends StrokePart {
  /** What is drawn of it only when that is told, in its order. */
  readonly later?: readonly (StrokePart & { readonly cue?: Cue })[];
}

/** What one part of a picture is called, as either of two that stand side by side in it. */
export interface PartName {
  readonly text: string;
  /** Beneath which part of the picture's width it is written. */
  readonly middle: number;
  /** Where the picture itself keeps room for it, in parts of its width and height: it is written there. */
  readonly room?: Box;
  readonly cue?: Cue;
}

export interface BoardPicture {
  readonly set: IllustrationSet;
  readonly name: string;
  /** Drawn instead of the bundled picture of that name. */
  readonly strokes?: StrokePicture;
  /** Width to height of what is drawn (see `pictureRatio`); 1 when left out. */
  readonly ratio?: number;
  /** Drawn over it when that is told: a crack, a crossing out. */
  readonly over?: StrokePart & { readonly cue?: Cue };
  /** Only this part of the bundled picture is shown, under a glass. */
  readonly detail?: Detail;
  /** A few words written beside it, in the film's language. */
  readonly label?: string;
  /** Written instead of the label where all of them have room. */
  readonly names?: readonly PartName[];
  readonly cue?: Cue;
  /** When its word is spoken once more: the label is ringed then. */
  readonly stress?: Cue;
}

export interface BoardNote {
  readonly text: string;
  /** The same in fewer words, each of which says something: written where there is no room for all of them. */
  readonly shorter?: readonly string[];
  /** Written whatever room there is, as the names of sources are. */
  readonly isKept?: boolean;
  readonly cue?: Cue;
  /** What the note is about: drawn small before it. */
  readonly picture?: BoardPicture;
  /** The words of the note that matter most, highlighted when they are spoken. */
  readonly stress?: { readonly text: string; readonly cue?: Cue };
}

/** Something that happened at a time. */
export interface BoardEvent {
  /** As it is written: '1969', '300 BC'. */
  readonly date: string;
  readonly text?: string;
  /** As of a note. */
  readonly shorter?: readonly string[];
  readonly picture?: BoardPicture;
  readonly cue?: Cue;
}

/** A number that is told, and what it counts: '32 cm', 'the largest frog'. */
export interface BoardMeasure {
  readonly text: string;
  /** In the unit of the board's other measure: bars are as long beside one another as this says. */
  readonly amount: number;
  /** Of a span: where it begins. Its bar is full up to there, and open from there to its end. */
  readonly from?: number;
  readonly label?: string;
  readonly cue?: Cue;
  /** When it is told that it is less: it is crossed out then, and has no bar that would be the longest. */
  readonly takenBack?: Cue;
}

/** Something that a narration comes to later than to all else: a picture, or a few words. */
export interface BoardTold {
  readonly picture?: BoardPicture;
  readonly text?: string;
  readonly cue?: Cue;
}

/** Something that has its place in a composed scene, in units of the stage. */
export type StageItem = {
  readonly box: Box;
  readonly cue?: Cue;
} & (
  | {
      readonly kind: 'picture';
      readonly picture: BoardPicture;
      readonly strength?: number;
      /** Its edges are a frame round whatever else is in it. */
      readonly isFramed?: boolean;
    }
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly role: 'label' | 'fact' | 'word';
      readonly pen: 'ink' | 'first' | 'second';
    }
);

/** A scene composed by whoever knows what it shows: a place, who stands in it, what is said. */
export interface Stage {
  readonly width: number;
  readonly height: number;
  /** In the order in which they are drawn. */
  readonly items: readonly StageItem[];
}

/** Somebody who shows what a board is about, once looking to either side. */
export interface BoardGuide {
  readonly toLeft: BoardPicture;
  readonly toRight: BoardPicture;
}

/** What stands on a board, before anything has a place. */
export interface BoardContent {
  readonly template: BoardTemplate;
  readonly title: string;
  /** The most important first; a template uses as many as it has room for. */
  readonly pictures: readonly BoardPicture[];
  /** Key facts or key words, the most important first. */
  readonly notes: readonly BoardNote[];
  /** Who shows a single picture, or the words of a card; boards with more to show do without. */
  readonly guide?: BoardGuide;
  /** What stands in its rows side by side has no order: it has neither numbers nor arrows. */
  readonly isUnordered?: boolean;
  /** What a composed scene consists of; other templates have none. */
  readonly stage?: Stage;
  /** What a number's board shows; others have none. */
  readonly measures?: readonly BoardMeasure[];
  /** What the bars of measures are parts of: 100 for per cent. The largest of them when left out. */
  readonly whole?: number;
  /** What is said of the first and of the second picture of a balance. */
  readonly columns?: readonly [readonly BoardNote[], readonly BoardNote[]];
  /** How large or heavy the two of a balance are, in one unit. */
  readonly weights?: { readonly amounts: readonly [number, number]; readonly isMass: boolean };
  /** Where a map's way begins and ends. */
  readonly route?: {
    readonly from: string;
    readonly to: string;
    readonly cue?: Cue;
    /** Each end lies in a land of its own, with water between them. */
    readonly isFar?: boolean;
    /** The earth about both ends, where it is known; places on it are parts of its width and height. */
    readonly map?: {
      readonly picture: BoardPicture;
      readonly from: readonly [number, number];
      readonly to: readonly [number, number];
      /** What lies beside the way and is told of, too. */
      readonly marks: readonly {
        readonly name: string;
        readonly at: readonly [number, number];
        readonly cue?: Cue;
      }[];
    };
  };
  /** The layers of a cutaway, from the top. */
  readonly parts?: readonly BoardNote[];
  /** What a timeline shows, in order; other templates have none. */
  readonly events?: readonly BoardEvent[];
  /** Drawn where the board is empty, when it is told. */
  readonly told?: readonly BoardTold[];
  readonly aspect: BoardAspect;
  readonly language: FilmLanguage;
  readonly style?: BoardStyle;
  /** Sides and small decorations; never what is shown. */
  readonly seed: number;
  /** Position in its film: boards in a row go through the style's pairs of markers. By chance when left out. */
  readonly turn?: number;
}
