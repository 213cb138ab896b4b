import type { Mood } from '../mood.ts';

/** Plucked strings that look round every corner, and a clarinet that asks. */
export const curious: Mood = {
  pace: { slowest: 88, fastest: 102, beatsPerBar: 4 },
  keys: [2, 4, 7, 9],
  scale: [0, 2, 3, 5, 7, 9, 10],
  progressions: {
    opening: [['i', 'IV', 'i', 'bVII']],
    build: [
      ['i', 'IV/3', 'bVII', 'IV'],
      ['i:7', 'bIII', 'IV', 'v:7'],
    ],
    doubt: [['bVI:M7', 'v:7', 'iv', 'V:sus4']],
    answer: [
      ['bIII', 'bVII/3', 'IV', 'i'],
      ['i', 'IV', 'bIII:M7', 'bVII'],
    ],
  },
  cadence: ['bVII', 'I:9'],
  aside: 'IV',
  parts: [
    {
      kind: 'figure',
      instrument: 'pizzicato',
      levels: { opening: 0.5, build: 0.6, doubt: 0.45, answer: 0.65 },
      low: 55,
      high: 76,
      voices: 3,
      patterns: ['0.12.1.2', '0.1.20.1', '02.1.2.1'],
      rings: false,
    },
    {
      kind: 'figure',
      instrument: 'marimba',
      levels: { build: 0.45, doubt: 0.4, answer: 0.5 },
      low: 60,
      high: 81,
      voices: 3,
      patterns: ['...2...1..2...0.', '..2...1...2.1...', '....0.2.....1.2.'],
      rings: false,
    },
    {
      kind: 'bass',
      instrument: 'doubleBass',
      levels: { build: 0.55, doubt: 0.4, answer: 0.6 },
      low: 33,
      patterns: ['1--.5-..', '1-..1-5.', '1--.8-..'],
    },
    {
      kind: 'pad',
      instrument: 'strings',
      levels: { opening: 0.16, build: 0.25, doubt: 0.42, answer: 0.4 },
      low: 55,
      high: 74,
      voices: 3,
    },
    {
      kind: 'tune',
      instrument: 'clarinet',
      levels: { opening: 0.36, build: 0.42, answer: 0.48 },
      low: 62,
      high: 79,
      rhythms: ['x.x-x--.x--.....', '..x-x-x-x---....', 'x--x--x-x---....'],
    },
    {
      kind: 'drums',
      instrument: 'brushKit',
      levels: { build: 0.34, answer: 0.42 },
      hits: [
        { key: 37, pattern: '..o...o.' },
        { key: 70, pattern: 'o...o..o' },
      ],
    },
  ],
};
