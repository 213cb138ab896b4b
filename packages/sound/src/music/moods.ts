import type { MusicBrief } from './music-brief.ts';

/** Semitones of a scale's seven notes above its root. */
const major = [0, 2, 4, 5, 7, 9, 11] as const;
const minor = [0, 2, 3, 5, 7, 8, 10] as const;
const dorian = [0, 2, 3, 5, 7, 9, 10] as const;

/** The rules one mood is composed by. */
export interface Mood {
  readonly scale: readonly number[];
  /** Four-bar progressions as scale degrees, 0 the tonic; the first bar is always at home. */
  readonly progressions: readonly (readonly number[])[];
  /** What is added to the three notes of a chord: the ninth (8), the seventh (6) or nothing. */
  readonly colours: readonly (8 | 6 | null)[];
  /** Rhythms of the plucked line: eighth notes of one bar, from 0 to 7. */
  readonly rhythms: readonly (readonly number[])[];
  /** Eighths on which drums may sound. */
  readonly kick: readonly number[];
  readonly rim: readonly number[];
  readonly shaker: readonly number[];
  /** Levels of the parts from 0 to 1. */
  readonly levels: {
    readonly pad: number;
    readonly bass: number;
    readonly pluck: number;
    readonly drums: number;
  };
  /** Decibels that bring the score to the bed's loudness: measured over many seeds, see music-track.test.ts. */
  readonly trimDb: number;
}

export const moods: Readonly<Record<MusicBrief['mood'], Mood>> = {
  calm: {
    scale: major,
    progressions: [
      [0, 4, 5, 3],
      [0, 5, 3, 4],
      [0, 2, 3, 0],
    ],
    colours: [8, null, 6],
    rhythms: [
      [0, 3, 6],
      [0, 4],
      [0, 2, 5],
    ],
    kick: [],
    rim: [],
    shaker: [],
    levels: { pad: 0.9, bass: 0.5, pluck: 0.5, drums: 0 },
    trimDb: -10,
  },
  bright: {
    scale: major,
    progressions: [
      [0, 4, 5, 3],
      [0, 3, 5, 4],
      [0, 5, 3, 4],
    ],
    colours: [null, 8],
    rhythms: [
      [0, 2, 3, 5, 6],
      [0, 3, 4, 6],
      [0, 1, 3, 4, 6, 7],
    ],
    kick: [0, 4],
    rim: [],
    shaker: [0, 2, 3, 4, 6, 7],
    levels: { pad: 0.65, bass: 0.6, pluck: 0.75, drums: 0.55 },
    trimDb: -8.5,
  },
  curious: {
    scale: dorian,
    progressions: [
      [0, 3, 0, 6],
      [0, 6, 3, 0],
      [0, 2, 3, 6],
    ],
    colours: [8, 6],
    rhythms: [
      [0, 3, 5],
      [1, 3, 6],
      [0, 3, 4, 7],
    ],
    kick: [0],
    rim: [6],
    shaker: [2, 6],
    levels: { pad: 0.6, bass: 0.55, pluck: 0.8, drums: 0.4 },
    trimDb: -7.8,
  },
  dramatic: {
    scale: minor,
    progressions: [
      [0, 5, 2, 6],
      [0, 3, 5, 4],
      [0, 6, 5, 6],
    ],
    colours: [null, 8],
    rhythms: [
      [0, 4],
      [0, 3, 6],
      [0, 2, 4, 6],
    ],
    kick: [0, 3],
    rim: [],
    shaker: [],
    levels: { pad: 1, bass: 0.8, pluck: 0.45, drums: 0.7 },
    trimDb: -11.2,
  },
  playful: {
    scale: major,
    progressions: [
      [0, 3, 0, 4],
      [0, 5, 1, 4],
      [0, 4, 3, 4],
    ],
    colours: [null, 6],
    rhythms: [
      [0, 2, 3, 6],
      [0, 1, 2, 4, 6],
      [0, 3, 4, 5, 7],
    ],
    kick: [0, 4],
    rim: [2, 6],
    shaker: [1, 3, 5, 7],
    levels: { pad: 0.4, bass: 0.65, pluck: 0.9, drums: 0.5 },
    trimDb: -7.3,
  },
};
