/** Semitones above the root of the key; the first is the chord's own root. */
export interface Chord {
  readonly tones: readonly number[];
  /** What the bass plays. */
  readonly bass: number;
}

const triads: Readonly<Record<string, readonly number[]>> = {
  I: [0, 4, 7],
  i: [0, 3, 7],
  bII: [1, 5, 8],
  II: [2, 6, 9],
  ii: [2, 5, 9],
  iio: [2, 5, 8],
  bIII: [3, 7, 10],
  iii: [4, 7, 11],
  IV: [5, 9, 12],
  iv: [5, 8, 12],
  V: [7, 11, 14],
  v: [7, 10, 14],
  bVI: [8, 12, 15],
  vi: [9, 12, 16],
  bVII: [10, 14, 17],
};

/** What a colour puts into a triad: a tone above the chord's root, or one in place of its third. */
const colours: Readonly<Record<string, { readonly above: number; readonly replacesThird: boolean }>> = {
  '9': { above: 14, replacesThird: false },
  '7': { above: 10, replacesThird: false },
  M7: { above: 11, replacesThird: false },
  '6': { above: 9, replacesThird: false },
  sus4: { above: 5, replacesThird: true },
  sus2: { above: 2, replacesThird: true },
};

/**
 * Reads a chord as musicians write it: a degree, a colour, and what is in the bass when it is not the root. `I`, `vi:7`,
 * `V:sus4`, `IV/3`. @throws RangeError for one nobody knows
 */
export function readChord(symbol: string): Chord {
  const [, degree = '', colour, bass] = /^([a-zA-Z]+)(?::([a-zA-Z0-9]+))?(?:\/([35]))?$/u.exec(symbol) ?? [];
  const triad = triads[degree];
  const added = colour === undefined ? null : colours[colour];
  if (triad === undefined || added === undefined) {
    throw new RangeError(`There is no chord ${symbol}.`);
  }
  const [root = 0, third = 0, fifth = 0] = triad;
  const tones =
    added === null ? triad : [root, ...(added.replacesThird ? [] : [third]), fifth, root + added.above];
  const basses = { '3': third, '5': fifth } as const;
  return { tones, bass: bass === '3' || bass === '5' ? basses[bass] : root };
}

/** Of a chord in a key, 0 is C. */
export function pitchClassesOf({ tones }: Chord, root: number): number[] {
  return [...new Set(tones.map((tone) => (((root + tone) % 12) + 12) % 12))];
}
