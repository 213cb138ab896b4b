import { readChord, type Chord } from './chord.ts';
import type { Bar, Form, Section } from './form.ts';
import type { Mood } from './mood.ts';
import type { Role } from './score.ts';
import { pick, seededRandom } from './seeded-random.ts';

/** A bar with what is heard in it. */
export interface HarmonyBar extends Bar {
  readonly role: Role;
  /** Which part of the film's music it is in. */
  readonly section: number;
  /** Of the piece, counted from 0. */
  readonly index: number;
  /** Its place in its part, and how many bars that has. */
  readonly place: number;
  readonly count: number;
  readonly chord: Chord;
  /** From here on the music is at home; nothing is said any more. */
  readonly isCoda: boolean;
  /** 0 to 1: how much the arc of the film gives it. */
  readonly intensity: number;
}

/** Different decisions draw from different streams, so that a change in one leaves the others alone. */
export const streams = { key: 1, harmony: 2, patterns: 3, tune: 4, hands: 5 } as const;

/** How the film's arc rises and falls within a part, from its first bar to its last. */
const arcs = {
  opening: [0.82, 0.88],
  build: [0.74, 0.95],
  doubt: [0.8, 0.68],
  answer: [0.84, 1],
} as const satisfies Record<Role, readonly [number, number]>;
const codaIntensity = 0.62;
const phraseBars = 4;

/** Puts a chord into every bar, the cadence into the last ones. */
export function harmonise(form: Form, mood: Mood, seed: number): HarmonyBar[] {
  const bars: HarmonyBar[] = [];
  for (const [index, section] of form.sections.entries()) {
    const isLast = index === form.sections.length - 1;
    const chords = chordsOf(section, mood, { seed, index, isLast });
    const [from, to] = arcs[section.role];
    for (const [place, bar] of section.bars.entries()) {
      const count = section.bars.length;
      const intensity = from + (to - from) * (count === 1 ? 1 : place / (count - 1));
      const chord = readChord(chords[place] ?? mood.cadence[1]);
      const where = { role: section.role, section: index, index: bars.length, place, count };
      bars.push({ ...bar, ...where, chord, isCoda: false, intensity });
    }
  }
  return [...bars, ...codaBars(form, mood, bars.length)];
}

/** Progressions of a part take turns; what is left over at its end is the end of one, which leads on. */
function chordsOf(
  { role, bars }: Section,
  mood: Mood,
  { seed, index, isLast }: { seed: number; index: number; isLast: boolean },
): string[] {
  const choices = mood.progressions[role];
  const first = choices.indexOf(pick(seededRandom(seed, streams.harmony, index), choices));
  const whole = Math.floor(bars.length / phraseBars) * phraseBars;
  const chords = Array.from({ length: bars.length }, (_, place) => {
    const progression = choices[(first + Math.floor(place / phraseBars)) % choices.length] ?? [];
    const left = bars.length - whole;
    return (
      progression[place < whole ? place % phraseBars : phraseBars - left + (place - whole)] ?? mood.cadence[1]
    );
  });
  if (index === 0 && bars.length > 1) {
    chords[0] = choices[first]?.[0] ?? mood.cadence[1];
  }
  if (isLast && bars.length > 0) {
    chords[bars.length - 1] = mood.cadence[0];
  }
  return chords;
}

function codaBars({ coda, sections }: Form, mood: Mood, before: number): HarmonyBar[] {
  return coda.map((bar, place) => {
    const isAside = place % 2 === 1 && place < coda.length - 1;
    return {
      ...bar,
      role: 'answer',
      section: sections.length,
      index: before + place,
      place,
      count: coda.length,
      chord: readChord(isAside ? mood.aside : mood.cadence[1]),
      isCoda: true,
      intensity: place === 0 ? 0.9 : codaIntensity,
    };
  });
}
