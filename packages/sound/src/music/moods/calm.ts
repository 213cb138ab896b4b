import type { Mood } from '../mood.ts';

/** A soft piano by a window, strings far behind it. */
export const calm: Mood = {
  pace: { slowest: 62, fastest: 72, beatsPerBar: 4 },
  keys: [0, 2, 5, 7],
  scale: [0, 2, 4, 5, 7, 9, 11],
  progressions: {
    opening: [['I:9', 'IV:M7', 'I:9/3', 'V:sus4']],
    build: [
      ['I:9', 'vi:7', 'IV:M7', 'V:sus4'],
      ['I/3', 'IV:9', 'ii:7', 'V'],
    ],
    doubt: [['vi:9', 'iii:7', 'IV:M7', 'ii:7']],
    answer: [
      ['IV:M7', 'I/3', 'ii:7', 'V:sus4'],
      ['I:9', 'V/3', 'vi:7', 'IV:9'],
    ],
  },
  cadence: ['V', 'I:9'],
  aside: 'IV:M7',
  parts: [
    {
      kind: 'figure',
      instrument: 'softPiano',
      levels: { opening: 0.5, build: 0.52, doubt: 0.42, answer: 0.6 },
      low: 52,
      high: 74,
      voices: 4,
      patterns: ['0.1.2.3.', '0.2.1.3.', '0.1.3.2.'],
      rings: true,
    },
    {
      kind: 'pad',
      instrument: 'slowStrings',
      levels: { opening: 0.3, build: 0.45, doubt: 0.5, answer: 0.6 },
      low: 52,
      high: 72,
      voices: 3,
    },
    {
      kind: 'bass',
      instrument: 'cello',
      levels: { build: 0.4, doubt: 0.4, answer: 0.5 },
      low: 36,
      patterns: ['1-------', '1-----5-'],
    },
    {
      kind: 'tune',
      instrument: 'flute',
      levels: { build: 0.34, answer: 0.42 },
      low: 69,
      high: 84,
      rhythms: ['x---x-x-x-------', 'x-----x-x---x---', 'x---x---x-------'],
    },
  ],
};
