import type { Mood } from '../mood.ts';

/** A steady pulse that takes no side: piano, strings, a soft beat. */
export const documentary: Mood = {
  pace: { slowest: 94, fastest: 106, beatsPerBar: 4 },
  keys: [0, 2, 7, 9],
  scale: [0, 2, 3, 5, 7, 9, 10],
  progressions: {
    opening: [['i:9', 'i:9', 'bVI:M7', 'bVII']],
    build: [
      ['i', 'bVI:M7', 'bIII', 'bVII'],
      ['i', 'v:7', 'bVI:M7', 'IV'],
    ],
    doubt: [['bVI:M7', 'iv', 'bVI:M7', 'V:sus4']],
    answer: [
      ['bIII', 'bVII/3', 'i:7', 'bVI:M7'],
      ['bVI', 'bVII', 'i', 'bIII/5'],
    ],
  },
  cadence: ['bVII', 'i:9'],
  aside: 'bVI:M7',
  parts: [
    {
      kind: 'figure',
      instrument: 'piano',
      levels: { opening: 0.4, build: 0.44, doubt: 0.36, answer: 0.5 },
      low: 57,
      high: 76,
      voices: 3,
      patterns: ['01210121', '02120212', '01020102'],
      rings: true,
    },
    {
      kind: 'pad',
      instrument: 'strings',
      levels: { opening: 0.3, build: 0.42, doubt: 0.5, answer: 0.55 },
      low: 52,
      high: 72,
      voices: 3,
    },
    {
      kind: 'bass',
      instrument: 'fingeredBass',
      levels: { build: 0.5, doubt: 0.36, answer: 0.56 },
      low: 33,
      patterns: ['1-----1-', '1---1-1-', '1-----5-'],
    },
    {
      kind: 'figure',
      instrument: 'vibraphone',
      levels: { build: 0.3, answer: 0.36 },
      low: 65,
      high: 84,
      voices: 3,
      patterns: ['2.....1.', '..2...0.', '1...2...'],
      rings: true,
    },
    {
      kind: 'tune',
      instrument: 'cello',
      levels: { answer: 0.42 },
      low: 50,
      high: 67,
      rhythms: ['x-----x-x-------', 'x---x---x-------'],
    },
    {
      kind: 'drums',
      instrument: 'brushKit',
      levels: { build: 0.36, answer: 0.44 },
      hits: [
        { key: 36, pattern: 'x.....o.' },
        { key: 82, pattern: 'o.x.o.x.' },
        { key: 38, pattern: '....o...' },
      ],
    },
  ],
};
