import type { Mood } from '../mood.ts';

/** Low strings that drive, horns above them, a drum at the turns. */
export const dramatic: Mood = {
  pace: { slowest: 76, fastest: 88, beatsPerBar: 4 },
  keys: [0, 2, 4, 9],
  scale: [0, 2, 3, 5, 7, 8, 10],
  progressions: {
    opening: [['i', 'i', 'bVI:M7', 'iv']],
    build: [
      ['i', 'bVI', 'bIII/5', 'bVII'],
      ['i', 'iv', 'bVI', 'V'],
    ],
    doubt: [['bVI:M7', 'iv', 'iio', 'V:sus4']],
    answer: [
      ['i', 'bVI', 'iv', 'V'],
      ['bVI', 'bVII', 'i', 'v'],
    ],
  },
  cadence: ['V', 'i'],
  aside: 'bVI:M7',
  parts: [
    {
      kind: 'figure',
      instrument: 'shortStrings',
      levels: { build: 0.5, doubt: 0.3, answer: 0.62 },
      low: 48,
      high: 67,
      voices: 3,
      patterns: ['0.00201.', '00201020', '0.020.01'],
      rings: false,
    },
    {
      kind: 'pad',
      instrument: 'slowStrings',
      levels: { opening: 0.55, build: 0.45, doubt: 0.55, answer: 0.6 },
      low: 50,
      high: 70,
      voices: 4,
    },
    {
      kind: 'bass',
      instrument: 'contrabass',
      levels: { opening: 0.5, build: 0.55, doubt: 0.5, answer: 0.65 },
      low: 31,
      patterns: ['1-------', '1-----1-'],
    },
    {
      kind: 'tune',
      instrument: 'horn',
      levels: { build: 0.42, answer: 0.55 },
      low: 55,
      high: 72,
      rhythms: ['x---x-x-x-------', 'x-----x-x---x---', 'x---x---x---x---'],
    },
    {
      kind: 'figure',
      instrument: 'piano',
      levels: { opening: 0.34, doubt: 0.36 },
      low: 60,
      high: 79,
      voices: 3,
      patterns: ['2.......', '1...2...'],
      rings: true,
    },
    {
      kind: 'drums',
      instrument: 'orchestraKit',
      levels: { build: 0.45, answer: 0.6 },
      hits: [{ key: 36, pattern: 'X.....o.' }],
    },
    {
      kind: 'bass',
      instrument: 'timpani',
      levels: { answer: 0.36 },
      low: 41,
      patterns: ['1...1.1.', '1.....11'],
    },
    {
      kind: 'pad',
      instrument: 'choir',
      levels: { answer: 0.4 },
      low: 57,
      high: 74,
      voices: 3,
    },
  ],
};
