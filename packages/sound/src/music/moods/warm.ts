import type { Mood } from '../mood.ts';

/** A guitar by the fire; an oboe and strings join in. */
export const warm: Mood = {
  pace: { slowest: 78, fastest: 90, beatsPerBar: 4 },
  keys: [2, 4, 7, 9],
  scale: [0, 2, 4, 5, 7, 9, 11],
  progressions: {
    opening: [['I', 'IV:9', 'I/3', 'IV']],
    build: [
      ['I', 'V/3', 'vi:7', 'IV:9'],
      ['I', 'iii:7', 'IV', 'V:sus4'],
    ],
    doubt: [['vi:7', 'iii', 'ii:7', 'V:sus4']],
    answer: [
      ['IV:9', 'V', 'I/3', 'vi:7'],
      ['I', 'V/3', 'IV', 'ii:7'],
    ],
  },
  cadence: ['V:sus4', 'I:9'],
  aside: 'IV:9',
  parts: [
    {
      kind: 'figure',
      instrument: 'nylonGuitar',
      levels: { opening: 0.55, build: 0.58, doubt: 0.46, answer: 0.62 },
      low: 47,
      high: 71,
      voices: 4,
      patterns: ['0.213.21', '0.2.3121', '01.23.21'],
      rings: true,
    },
    {
      kind: 'pad',
      instrument: 'strings',
      levels: { build: 0.34, doubt: 0.4, answer: 0.5 },
      low: 55,
      high: 74,
      voices: 3,
    },
    {
      kind: 'bass',
      instrument: 'doubleBass',
      levels: { build: 0.5, doubt: 0.4, answer: 0.56 },
      low: 33,
      patterns: ['1---5-..', '1-----5-', '1---1-5-'],
    },
    {
      kind: 'tune',
      instrument: 'oboe',
      levels: { build: 0.34, answer: 0.42 },
      low: 66,
      high: 81,
      rhythms: ['x-x-x---x-x-x---', 'x---x-x-x-------', 'x--xx---x--xx---'],
    },
    {
      kind: 'drums',
      instrument: 'brushKit',
      levels: { build: 0.26, answer: 0.34 },
      hits: [
        { key: 38, pattern: '..o...o.' },
        { key: 70, pattern: 'o.o.o.oo' },
      ],
    },
  ],
};
