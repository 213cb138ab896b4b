import type { Mood } from '../mood.ts';

/** A small band on a sunny step: ukulele, bassoon, glockenspiel and brushes. */
export const playful: Mood = {
  pace: { slowest: 108, fastest: 122, beatsPerBar: 4 },
  keys: [0, 5, 7, 10],
  scale: [0, 2, 4, 5, 7, 9, 11],
  progressions: {
    opening: [['I', 'V/3', 'IV', 'V']],
    build: [
      ['I', 'vi', 'ii', 'V'],
      ['I', 'I:7/3', 'IV', 'V'],
    ],
    doubt: [['vi', 'II', 'ii:7', 'V:sus4']],
    answer: [
      ['I', 'IV', 'I/5', 'V'],
      ['IV', 'I/3', 'ii', 'V'],
    ],
  },
  cadence: ['V:7', 'I:6'],
  aside: 'IV',
  parts: [
    {
      kind: 'figure',
      instrument: 'ukulele',
      levels: { opening: 0.55, build: 0.6, doubt: 0.42, answer: 0.65 },
      low: 60,
      high: 76,
      voices: 4,
      patterns: ['..x...xx', '..x..xx.', '..x...x.'],
      rings: false,
      strum: 0.014,
    },
    {
      kind: 'bass',
      instrument: 'doubleBass',
      levels: { opening: 0.5, build: 0.62, doubt: 0.5, answer: 0.66 },
      low: 33,
      patterns: ['1--.5--.', '1--.5-1-', '1--.8-5-'],
    },
    {
      kind: 'tune',
      instrument: 'glockenspiel',
      levels: { build: 0.3, answer: 0.36 },
      low: 79,
      high: 93,
      rhythms: ['x.xx..x.x-......', 'x..x..x.x.x.....', 'xx..x.x.x-......'],
    },
    {
      kind: 'tune',
      instrument: 'bassoon',
      levels: { opening: 0.4, build: 0.4, doubt: 0.42, answer: 0.5 },
      low: 48,
      high: 65,
      rhythms: ['x.x.x--.x.x.x---', 'x-x.x.x-x---....', 'x.xx.x..x-x-x---'],
    },
    {
      kind: 'drums',
      instrument: 'brushKit',
      levels: { build: 0.4, answer: 0.5 },
      hits: [
        { key: 38, pattern: '..o...x.' },
        { key: 42, pattern: 'o.ooo.oo' },
        { key: 36, pattern: 'o...o...' },
      ],
    },
    {
      kind: 'pad',
      instrument: 'clarinetPair',
      levels: { doubt: 0.36, answer: 0.34 },
      low: 58,
      high: 74,
      voices: 2,
    },
  ],
};
