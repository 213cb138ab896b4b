import { pitchClassesOf, type Chord } from './chord.ts';

export interface Register {
  /** MIDI numbers, both included. */
  readonly low: number;
  readonly high: number;
  readonly voices: number;
}

/**
 * The keys of a chord, lowest first, chosen so that every voice moves as little as it can from where it was: what players
 * do with their hands.
 */
export function voiceChord(
  chord: Chord,
  { root, register, previous }: { root: number; register: Register; previous: readonly number[] | null },
): number[] {
  const classes = pitchClassesOf(chord, root);
  const keys = keysOf(classes, register);
  let best: { keys: readonly number[]; cost: number } = {
    keys: keys.slice(0, register.voices),
    cost: Number.POSITIVE_INFINITY,
  };
  for (const choice of choose(keys, register.voices)) {
    const cost = costOf(choice, { classes, register, previous });
    best = cost < best.cost ? { keys: choice, cost } : best;
  }
  return [...best.keys];
}

function keysOf(classes: readonly number[], { low, high }: Register): number[] {
  return Array.from({ length: high - low + 1 }, (_, index) => low + index).filter((key) =>
    classes.includes(key % 12),
  );
}

/** Every choice of so many of the keys, in rising order. */
function choose(keys: readonly number[], count: number): number[][] {
  if (count === 0) {
    return [[]];
  }
  return keys.flatMap((key, index) => choose(keys.slice(index + 1), count - 1).map((rest) => [key, ...rest]));
}

const widestGap = 9;

function costOf(
  choice: readonly number[],
  {
    classes,
    register,
    previous,
  }: { classes: readonly number[]; register: Register; previous: readonly number[] | null },
): number {
  const middle = (register.low + register.high) / 2;
  const [root, ...others] = classes;
  const missing = others.filter((wanted) => !choice.some((key) => key % 12 === wanted)).length;
  const rootless = choice.some((key) => key % 12 === root) ? 0 : 1.5;
  const mean = choice.reduce((sum, key) => sum + key, 0) / choice.length;
  let cost = missing * 7 + rootless + Math.abs(mean - middle) * 0.25;
  for (const [index, key] of choice.entries()) {
    const below = choice[index - 1];
    const gap = below === undefined ? 4 : key - below;
    cost += gap > widestGap ? (gap - widestGap) * 1.5 : 0;
    // Thirds and seconds are mud in the bass staff.
    cost += gap < 3 || (gap < 5 && key < 55) ? 2.5 : 0;
    cost += previous === null ? 0 : Math.abs(key - (previous[index] ?? key));
  }
  return cost + parallels(choice, previous) * 3;
}

/** Pairs of voices that move together in fifths or octaves, which makes one voice of them. */
function parallels(choice: readonly number[], previous: readonly number[] | null): number {
  let found = 0;
  for (const [upper, key] of choice.entries()) {
    for (let lower = 0; lower < upper; lower += 1) {
      const [was, wasBelow, below] = [previous?.[upper], previous?.[lower], choice[lower] ?? 0];
      const interval = (key - below) % 12;
      const isMoving = was !== undefined && wasBelow !== undefined && was !== key;
      if (isMoving && (interval === 7 || interval === 0) && (was - wasBelow) % 12 === interval) {
        found += 1;
      }
    }
  }
  return found;
}
