import { pitchClassesOf } from '../chord.ts';
import { timeIn } from '../form.ts';
import { streams, type HarmonyBar } from '../harmony.ts';
import type { TunePart } from '../mood.ts';
import { readPattern } from '../pattern.ts';
import type { ScoreNote } from '../score.ts';
import { pick, seededRandom } from '../seeded-random.ts';
import { accentAt, handsFor, levelIn, unevenly, velocityOf, type Writing } from './writing.ts';

const phraseBars = 4;
const motifBars = 2;

export interface Singing extends Writing {
  readonly scale: readonly number[];
  /** Which of the mood's tunes this is, and of how many: they take turns. */
  readonly order: number;
  readonly tunes: number;
}

/** One idea for the whole film: when its notes come and how they rise and fall. */
interface Motif {
  readonly rhythm: string;
  readonly answer: string;
  /** Steps of the scale from one note to the next. */
  readonly contour: readonly number[];
}

/**
 * The tune: one motif, said over the chords and answered, with rests in which nobody sings. Its strong beats belong to the
 * chord, what lies between goes by step.
 */
export function writeTune(part: TunePart, singing: Singing): ScoreNote[] {
  const motif = inventMotif(part, singing);
  const notes: ScoreNote[] = [];
  let key = Math.round((part.low + part.high) / 2);
  for (const bar of singing.bars) {
    const level = levelIn(part.levels, bar);
    if (level === 0 || !isSung(bar, singing)) {
      continue;
    }
    for (const note of writeBar(bar, { part, motif, singing, level, from: key })) {
      notes.push(note);
      key = note.key;
    }
  }
  return notes;
}

function inventMotif(part: TunePart, { seed, part: number }: Singing): Motif {
  const random = seededRandom(seed, streams.tune, number);
  const steps = [1, 1, -1, -1, 2, -2, 0, 3] as const;
  return {
    rhythm: pick(random, part.rhythms),
    answer: pick(random, part.rhythms),
    contour: Array.from({ length: 12 }, () => pick(random, steps)),
  };
}

/** In the answer somebody always sings; before it every second phrase is left to the others. */
function isSung({ role, place, isCoda }: HarmonyBar, { order, tunes }: Singing): boolean {
  if (isCoda) {
    return place === 0 && order === 0;
  }
  const phrase = Math.floor(place / phraseBars);
  return role === 'answer' ? phrase % tunes === order : phrase % 2 === (order + 1) % 2;
}

interface TuneBar {
  readonly part: TunePart;
  readonly motif: Motif;
  readonly singing: Singing;
  readonly level: number;
  /** The key before. */
  readonly from: number;
}

function writeBar(bar: HarmonyBar, { part, motif, singing, level, from }: TuneBar): ScoreNote[] {
  const hands = handsFor(singing, bar);
  const chordKeys = keysIn(part, pitchClassesOf(bar.chord, singing.root));
  const scaleKeys = keysIn(part, passingClasses(bar, singing));
  const strokes = bar.isCoda ? [{ at: 0, length: 1 }] : strokesOf(bar, motif);
  let key = from;
  return strokes.map(({ at, length }, index) => {
    const step = motif.contour[((bar.place % motifBars) * 5 + index) % motif.contour.length] ?? 0;
    const target = key + step * 2 + towardsMiddle(key, part);
    const isStrong = bar.isCoda || at === 0 || length >= 0.25;
    key = nearest(isStrong ? chordKeys : scaleKeys, bar.isCoda ? key : target, key);
    return {
      instrument: part.instrument,
      startSeconds: Math.max(0, timeIn(bar, at) + 0.006 + unevenly(hands, 0.012)),
      endSeconds: timeIn(bar, Math.min(1, at + length * 0.94)),
      key,
      velocity: velocityOf(level * accentAt(at) * (0.9 + 0.2 * hands())),
      isHeld: bar.isCoda,
    };
  });
}

/** The bar's half of the motif's rhythm, as parts of the bar; a note goes on to its end at most. */
function strokesOf({ place }: HarmonyBar, { rhythm, answer }: Motif): { at: number; length: number }[] {
  const said = place % phraseBars < motifBars ? rhythm : answer;
  const half = place % motifBars;
  return readPattern(said)
    .map(({ at, length }) => ({ at: at * motifBars - half, length: length * motifBars }))
    .filter(({ at }) => at >= 0 && at < 1)
    .map(({ at, length }) => ({ at, length: Math.min(length, 1 - at) }));
}

/** The scale without what would rub against the chord. */
function passingClasses({ chord }: HarmonyBar, { scale, root }: Singing): number[] {
  const chordClasses = pitchClassesOf(chord, root);
  const rubs = (one: number): boolean =>
    chordClasses.some((other) => other !== one && [1, 11].includes((one - other + 12) % 12));
  const classes = scale.map((step) => (root + step) % 12).filter((one) => !rubs(one));
  return [...new Set([...chordClasses, ...classes])];
}

function keysIn({ low, high }: TunePart, classes: readonly number[]): number[] {
  return Array.from({ length: high - low + 1 }, (_, index) => low + index).filter((key) =>
    classes.includes(key % 12),
  );
}

function towardsMiddle(key: number, { low, high }: TunePart): number {
  return ((low + high) / 2 - key) * 0.25;
}

/** The key nearest to where the tune wants to go; of two the one that is not heard already. */
function nearest(keys: readonly number[], target: number, before: number): number {
  const cost = (key: number): number => Math.abs(key - target) + (key === before ? 0.6 : 0);
  return keys.toSorted((one, other) => cost(one) - cost(other))[0] ?? before;
}
