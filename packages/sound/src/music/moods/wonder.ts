import type { Mood } from '../mood.ts';

/** A harp that opens the sky: celesta, voices, a horn far away. In three. */
export const wonder: Mood = {
  pace: { slowest: 84, fastest: 98, beatsPerBar: 3 },
  keys: [0, 2, 5, 9],
  scale: [0, 2, 4, 6, 7, 9, 11],
  progressions: {
    opening: [['I:9', 'II/5', 'I:9', 'vi:7']],
    build: [
      ['I', 'II/3', 'vi:7', 'IV:M7'],
      ['I:M7', 'iii', 'II', 'V:sus4'],
    ],
    doubt: [['vi:9', 'bVI:M7', 'iii', 'V:sus4']],
    answer: [
      ['I', 'bVII', 'IV/3', 'I:9'],
      ['bVI', 'bVII', 'I', 'V/3'],
    ],
  },
  cadence: ['V:sus4', 'I:9'],
  aside: 'II',
  parts: [
    {
      kind: 'figure',
      instrument: 'harp',
      levels: { opening: 0.5, build: 0.54, doubt: 0.42, answer: 0.6 },
      low: 53,
      high: 79,
      voices: 5,
      patterns: ['012343', '013424', '02.4.3'],
      rings: true,
    },
    {
      kind: 'pad',
      instrument: 'slowStrings',
      levels: { opening: 0.34, build: 0.48, doubt: 0.5, answer: 0.6 },
      low: 52,
      high: 72,
      voices: 4,
    },
    {
      kind: 'pad',
      instrument: 'choir',
      levels: { build: 0.3, doubt: 0.36, answer: 0.46 },
      low: 60,
      high: 77,
      voices: 3,
    },
    {
      kind: 'bass',
      instrument: 'contrabass',
      levels: { build: 0.4, doubt: 0.36, answer: 0.5 },
      low: 31,
      patterns: ['1-----'],
    },
    {
      kind: 'figure',
      instrument: 'celesta',
      levels: { opening: 0.3, build: 0.34, answer: 0.42 },
      low: 76,
      high: 96,
      voices: 3,
      patterns: ['....2.1.....', '2.....0.....', '........1.2.'],
      rings: true,
    },
    {
      kind: 'tune',
      instrument: 'horn',
      levels: { build: 0.34, answer: 0.46 },
      low: 57,
      high: 74,
      rhythms: ['x---x-x-----', 'x-----x---x-', 'x-x-x-x-----'],
    },
  ],
};
