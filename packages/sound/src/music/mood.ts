import type { Pace } from './form.ts';
import type { InstrumentName } from './instruments.ts';
import type { Role } from './score.ts';

/** How loud a part plays where, 0 to 1; it rests where nothing is said. */
export type Levels = Readonly<Partial<Record<Role, number>>>;

interface PartBase {
  readonly instrument: InstrumentName;
  readonly levels: Levels;
}

/** A chord that is held. */
export interface PadPart extends PartBase {
  readonly kind: 'pad';
  /** MIDI numbers. */
  readonly low: number;
  readonly high: number;
  readonly voices: number;
}

/** Signs: 1 the bass of the chord, 5 its fifth, 8 the octave. */
export interface BassPart extends PartBase {
  readonly kind: 'bass';
  /** The lowest key; everything lies within an octave above it, 8 one higher. */
  readonly low: number;
  readonly patterns: readonly string[];
}

/** A chord in motion. Signs: its voices from the lowest, 0; `x` is all of them. */
export interface FigurePart extends PartBase {
  readonly kind: 'figure';
  readonly low: number;
  readonly high: number;
  readonly voices: number;
  readonly patterns: readonly string[];
  /** Notes sound on to the end of their chord, as with a pedal. */
  readonly rings: boolean;
  /** Seconds from one string of a struck chord to the next. */
  readonly strum?: number;
}

/** A tune. Signs: x a note. */
export interface TunePart extends PartBase {
  readonly kind: 'tune';
  readonly low: number;
  readonly high: number;
  /** Two bars each. */
  readonly rhythms: readonly string[];
}

/** Signs: X loud, x as usual, o soft. */
export interface DrumPart extends PartBase {
  readonly kind: 'drums';
  readonly hits: readonly { readonly key: number; readonly pattern: string }[];
}

export type Part = PadPart | BassPart | FigurePart | TunePart | DrumPart;

/** The rules one mood is composed by. */
export interface Mood {
  readonly pace: Pace;
  /** What keys it may stand in: 0 is C. */
  readonly keys: readonly number[];
  /** Semitones of the scale that tunes are made of. */
  readonly scale: readonly number[];
  /** Chords by the bar, four each; where there are several, they take turns. */
  readonly progressions: Readonly<Record<Role, readonly (readonly string[])[]>>;
  /** The bar before home, and home. */
  readonly cadence: readonly [string, string];
  /** Between home and home, when the film goes on. */
  readonly aside: string;
  readonly parts: readonly Part[];
}
