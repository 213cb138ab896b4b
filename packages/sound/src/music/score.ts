import type { InstrumentName } from './instruments.ts';

/** The parts of a film's music: it opens, grows, doubts and answers. */
export const roles = ['opening', 'build', 'doubt', 'answer'] as const;
export type Role = (typeof roles)[number];

/** A key that is struck or bowed, in seconds of the film. */
export interface ScoreNote {
  readonly instrument: InstrumentName;
  readonly startSeconds: number;
  readonly endSeconds: number;
  /** MIDI number: 69 is 440 Hz; of a drum kit what is struck. */
  readonly key: number;
  /** 1 to 127. */
  readonly velocity: number;
  /** Belongs to a held chord or a bass: it begins a little sooner or later rather than not at all. */
  readonly isHeld: boolean;
}

/** How loud an instrument plays from now on, 0 to 1: bows and breath swell between the notes. */
export interface Swell {
  readonly instrument: InstrumentName;
  readonly atSeconds: number;
  readonly level: number;
}

/** What sounds together for a while. */
export interface ScoreChord {
  readonly startSeconds: number;
  readonly endSeconds: number;
  /** 0 is C. */
  readonly pitchClasses: readonly number[];
}

/** A film's music, written out. */
export interface Score {
  /** The film's length. */
  readonly seconds: number;
  /** When the music comes home. */
  readonly cadenceSeconds: number;
  readonly sections: readonly {
    readonly role: Role;
    readonly startSeconds: number;
    readonly beatsPerMinute: number;
  }[];
  readonly chords: readonly ScoreChord[];
  /** By their beginning. */
  readonly notes: readonly ScoreNote[];
  /** By their time. */
  readonly swells: readonly Swell[];
}
