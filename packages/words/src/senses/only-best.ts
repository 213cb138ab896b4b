import type { Sense } from './sense.ts';

/** A sense, and how much speaks for it. */
export interface ScoredSense {
  readonly sense: Sense;
  readonly score: number;
}

/** The sense that more speaks for than for any other; undefined where nothing speaks for any, or as much for another. */
export function onlyBest(scored: readonly ScoredSense[]): Sense | undefined {
  const most = Math.max(0, ...scored.map(({ score }) => score));
  const leaders = scored.filter(({ score }) => score === most);
  const isOne = new Set(leaders.map(({ sense }) => drawnAs(sense))).size === 1;
  return most > 0 && isOne ? leaders[0]?.sense : undefined;
}

/** What a word usually means, where no cue speaks for another of its senses. */
export function usualOf(cued: readonly ScoredSense[]): Sense | undefined {
  const usual = cued.find(({ sense }) => sense.isUsual)?.sense;
  return cued.every(({ sense, score }) => sense === usual || score === 0) ? usual : undefined;
}

/** Two senses that are drawn alike need no telling apart. */
function drawnAs({ pictures }: Sense): string {
  return pictures.map(({ set, name }) => `${set}:${name}`).join(' ');
}
