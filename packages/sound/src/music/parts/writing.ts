import { timeIn } from '../form.ts';
import { streams, type HarmonyBar } from '../harmony.ts';
import type { Levels } from '../mood.ts';
import { readPattern, type Stroke } from '../pattern.ts';
import { pick, seededRandom, type Random } from '../seeded-random.ts';

/** What every part is written from. */
export interface Writing {
  readonly bars: readonly HarmonyBar[];
  /** The key: 0 is C. */
  readonly root: number;
  readonly seed: number;
  /** The part's number in its mood: each has hands of its own. */
  readonly part: number;
}

/** How loud a part is in a bar, 0 to 1. */
export function levelIn(levels: Levels, { role, intensity }: HarmonyBar): number {
  return (levels[role] ?? 0) * intensity;
}

/** Velocities act on loudness by their square: half the amplitude is seven tenths of the velocity. */
export function velocityOf(level: number): number {
  return Math.max(1, Math.min(127, Math.round(127 * Math.sqrt(Math.max(0, level)))));
}

/** The hands that play a bar of a part. */
export function handsFor({ seed, part }: Writing, { index }: HarmonyBar): Random {
  return seededRandom(seed, streams.hands, part, index);
}

/** Nobody is exact: some milliseconds, small ones more often than large ones. */
export function unevenly(hands: Random, seconds: number): number {
  return (hands() + hands() + hands() - 1.5) * seconds;
}

/** The pattern of a part in a bar: one for each part of the film, another in the last bar of every second phrase. */
export function strokesIn({ seed, part }: Writing, bar: HarmonyBar, patterns: readonly string[]): Stroke[] {
  const random = seededRandom(seed, streams.patterns, part, bar.section);
  const usual = pick(random, patterns);
  const other = pick(random, patterns);
  return readPattern(bar.place % 8 === 7 ? other : usual);
}

/** Strong beats carry a bar: the first most, the middle a little, what lies between less. */
export function accentAt(at: number): number {
  if (at === 0) {
    return 1;
  }
  return at === 0.5 ? 0.9 : 0.78;
}

export function endOf(bar: HarmonyBar): number {
  return timeIn(bar, 1);
}
