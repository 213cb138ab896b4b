import type { ArticleSentence } from '../reading/article-sentence.ts';

/**
 * Cuts the chosen sentences into `groupCount` scenes: the cheapest cut by dynamic programming, where uneven lengths and
 * cuts inside a paragraph cost, and a cut before a sentence that leans on the last one is forbidden.
 */
export function groupSentences(
  sentences: readonly ArticleSentence[],
  groupCount: number,
  /** What it costs to tell sentences together, beside their length. */
  costOf: (group: readonly ArticleSentence[]) => number = () => 0,
): ArticleSentence[][] {
  const starts = sentences
    .map((_, index) => index)
    .filter((index) => index === 0 || canOpenScene(sentences, index));
  const groups = Math.max(1, Math.min(groupCount, starts.length));
  const total = sentences.reduce((sum, sentence) => sum + sentence.spokenWords, 0);
  const bounds = [...starts, sentences.length];
  const ideal = total / groups;
  // costs[k][b]: the cheapest way to end k scenes at bound b; from[k][b]: where the last of them begins.
  const costs: number[][] = [[0]];
  const from: number[][] = [[0]];
  for (let count = 1; count <= groups; count += 1) {
    const row: number[] = [];
    const trace: number[] = [];
    for (let end = 1; end < bounds.length; end += 1) {
      const best = cheapestStart({ bounds, previous: costs[count - 1] ?? [], end, ideal, sentences, costOf });
      row[end] = best.cost;
      trace[end] = best.start;
    }
    costs.push(row);
    from.push(trace);
  }
  return traceGroups(sentences, bounds, from);
}

/** Of more words, one picture is looked at for too long. */
const longestScene = 60;

/** A scene of fewer words is over before its picture has been seen. */
const shortestScene = 24;

interface CutState {
  readonly bounds: readonly number[];
  readonly previous: readonly number[];
  readonly end: number;
  readonly ideal: number;
  readonly sentences: readonly ArticleSentence[];
  readonly costOf: (group: readonly ArticleSentence[]) => number;
}

function cheapestStart(state: CutState): { cost: number; start: number } {
  let best = { cost: Number.POSITIVE_INFINITY, start: 0 };
  for (let start = 0; start < state.end; start += 1) {
    const before = state.previous[start];
    if (before === undefined || before === Number.POSITIVE_INFINITY) {
      continue;
    }
    const group = state.sentences.slice(state.bounds[start], state.bounds[state.end]);
    const words = group.reduce((sum, sentence) => sum + sentence.spokenWords, 0);
    const cost =
      before +
      ((words - state.ideal) / state.ideal) ** 2 +
      Math.max(0, words - longestScene) / 20 +
      Math.max(0, shortestScene - words) / 10 +
      cutCost(state.sentences, state.bounds[start] ?? 0) +
      state.costOf(group);
    if (cost < best.cost) {
      best = { cost, start };
    }
  }
  return best;
}

function traceGroups(
  sentences: readonly ArticleSentence[],
  bounds: readonly number[],
  from: readonly (readonly number[])[],
): ArticleSentence[][] {
  const groups: ArticleSentence[][] = [];
  let end = bounds.length - 1;
  for (let count = from.length - 1; count >= 1; count -= 1) {
    const start = from[count]?.[end] ?? 0;
    groups.unshift(sentences.slice(bounds[start], bounds[end]));
    end = start;
  }
  return groups.filter((group) => group.length > 0);
}

function canOpenScene(sentences: readonly ArticleSentence[], index: number): boolean {
  return sentences[index]?.isDependent === false;
}

function cutCost(sentences: readonly ArticleSentence[], index: number): number {
  const before = sentences[index - 1];
  const after = sentences[index];
  if (before === undefined || after === undefined) {
    return 0;
  }
  if (before.source !== after.source || before.heading !== after.heading) {
    return -0.25;
  }
  // The parts of a list are told in one scene, unless it is very long, and with what announces them.
  const isInList = before.isItem && after.isItem ? 1.5 : 0;
  const isAnnounced = !before.isItem && after.isItem ? 1.5 : 0;
  const shared = new Set(before.stems.filter((stem) => after.stems.includes(stem))).size;
  // A section told in two scenes has one heading for both.
  const isInSection = before.heading !== undefined ? 1.2 : 0;
  return (
    isInList +
    isAnnounced +
    isInSection +
    (before.paragraph === after.paragraph ? 0.3 : 0) +
    Math.min(shared, 4) * 0.05
  );
}
