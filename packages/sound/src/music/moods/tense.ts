import type { Mood } from '../mood.ts';

/** Bows that tremble over a clock; nobody says what comes. */
export const tense: Mood = {
  pace: { slowest: 86, fastest: 98, beatsPerBar: 4 },
  keys: [1, 2, 4, 7],
  scale: [0, 2, 3, 5, 7, 8, 11],
  progressions: {
    opening: [['i', 'i', 'bII/3', 'i']],
    build: [
      ['i', 'bII/3', 'i', 'V'],
      ['i', 'bVI', 'iio', 'V'],
    ],
    doubt: [['iv', 'bII:M7', 'iio', 'V:sus4']],
    answer: [
      ['i', 'bVI', 'bII/3', 'V'],
      ['iv', 'i/3', 'bVI', 'V'],
    ],
  },
  cadence: ['V', 'i'],
  aside: 'bVI',
  parts: [
    {
      kind: 'pad',
      instrument: 'tremolo',
      levels: { opening: 0.36, build: 0.42, doubt: 0.5, answer: 0.52 },
      low: 55,
      high: 74,
      voices: 3,
    },
    {
      kind: 'bass',
      instrument: 'contrabass',
      levels: { opening: 0.45, build: 0.5, doubt: 0.5, answer: 0.6 },
      low: 31,
      patterns: ['1-------', '1---1---'],
    },
    {
      kind: 'figure',
      instrument: 'pizzicato',
      levels: { build: 0.46, doubt: 0.3, answer: 0.55 },
      low: 43,
      high: 62,
      voices: 3,
      patterns: ['0.0.0.01', '0..00..2', '0.0.00.1'],
      rings: false,
    },
    {
      kind: 'drums',
      instrument: 'orchestraKit',
      levels: { opening: 0.26, build: 0.34, doubt: 0.28, answer: 0.4 },
      hits: [
        { key: 76, pattern: 'o.......o.......' },
        { key: 77, pattern: '....o.......o.o.' },
      ],
    },
    {
      kind: 'figure',
      instrument: 'piano',
      levels: { opening: 0.34, build: 0.38, doubt: 0.34, answer: 0.44 },
      low: 64,
      high: 82,
      voices: 3,
      patterns: ['......2.', '...1....', '..2...0.'],
      rings: true,
    },
    {
      kind: 'tune',
      instrument: 'cello',
      levels: { build: 0.36, answer: 0.48 },
      low: 48,
      high: 64,
      rhythms: ['x-------x---x---', 'x---x---x-------'],
    },
  ],
};
