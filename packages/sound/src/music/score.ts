import type { MusicBrief } from './music-brief.ts';
import { sampleRateHz } from '../wav/wav-format.ts';
import { moods, type Mood } from './moods.ts';
import { pick, seededRandom, type Random } from './seeded-random.ts';

export const beatsPerBar = 4;
const barsPerProgression = 4;
const barsPerSection = 8;

/** Which parts play in a section, in turn; after the last the second follows again, so an opening is heard once. */
const sections = [
  { bass: false, drums: false, pluck: true },
  { bass: true, drums: true, pluck: true },
  { bass: true, drums: true, pluck: false },
  { bass: true, drums: false, pluck: true },
] as const;

/** What is fixed for a whole score. */
export interface Score {
  readonly seed: number;
  readonly mood: Mood;
  /** MIDI number of the key's root, near the middle of the bass staff. */
  readonly rootNote: number;
  readonly samplesPerBeat: number;
  readonly progressions: { readonly usual: readonly number[]; readonly other: readonly number[] };
}

/** What is fixed for one bar. */
export interface Bar {
  readonly index: number;
  readonly startSample: number;
  /** Chord as scale steps above the root, lowest first: 0, 2, 4 is the tonic triad. */
  readonly chordSteps: readonly number[];
  /** Position in the four-bar phrase. */
  readonly phraseBar: number;
  readonly parts: { readonly bass: boolean; readonly drums: boolean; readonly pluck: boolean };
}

/** Different decisions draw from different streams, so a change in one part leaves the others alone. */
export const streams = { key: 1, harmony: 2, motif: 3, timing: 4, drums: 5 } as const;

/** The score a brief asks for. Nothing in it knows how long the film is. */
export function beginScore(brief: MusicBrief): Score {
  const mood = moods[brief.mood];
  const key = seededRandom(brief.seed, streams.key);
  return {
    seed: brief.seed,
    mood,
    rootNote: 43 + Math.floor(key() * 10),
    samplesPerBeat: (sampleRateHz * 60) / brief.tempoBpm,
    progressions: { usual: pick(key, mood.progressions), other: pick(key, mood.progressions) },
  };
}

export function barAt(score: Score, index: number): Bar {
  const section = Math.floor(index / barsPerSection);
  const phraseBar = index % barsPerProgression;
  const isOther = section % 3 === 2;
  const progression = isOther ? score.progressions.other : score.progressions.usual;
  const degree = progression[phraseBar] ?? 0;
  // The same place of every round of the form gets the same colour: that is what makes it a form.
  const colour = pick(
    seededRandom(score.seed, streams.harmony, phraseBar, Number(isOther)),
    score.mood.colours,
  );
  return {
    index,
    startSample: Math.round(index * beatsPerBar * score.samplesPerBeat),
    chordSteps: [0, 2, 4, ...(colour === null ? [] : [colour])].map((step) => degree + step),
    phraseBar,
    parts: sections[section === 0 ? 0 : 1 + ((section - 1) % (sections.length - 1))] ?? sections[0],
  };
}

/** MIDI number of a scale step: 7 is an octave above 0. */
export function noteOfStep(score: Score, step: number): number {
  const { scale } = score.mood;
  const octave = Math.floor(step / scale.length);
  return score.rootNote + 12 * octave + (scale[step - octave * scale.length] ?? 0);
}

/** First sample of an eighth of a bar, some milliseconds early or late as a hand would be. */
export function eighthSample(score: Score, bar: Bar, place: { eighth: number; random: Random }): number {
  const exact = bar.startSample + (place.eighth * score.samplesPerBeat) / 2;
  const hand = (place.random() - 0.5) * 0.012 * sampleRateHz;
  return Math.max(0, Math.round(exact + hand));
}
