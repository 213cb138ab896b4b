import { countStems } from './reading/lean-on-introductions.ts';
import type { ArticleSentence } from './reading/article-sentence.ts';

/** TextRank compares every pair of sentences: beyond this many only the best by TF-IDF take part. */
const rankedSentences = 240;
const iterations = 20;
/** The usual damping of PageRank (Brin and Page 1998), kept by TextRank (Mihalcea and Tarau 2004). */
const damping = 0.85;

/**
 * How much each sentence stands for the whole, 0..1 by index. TextRank over shared words, corrected by place (leads
 * carry more), by length and by how near a sentence is to what the user asked for.
 */
export function rankSentences(
  sentences: readonly ArticleSentence[],
  queryStems: readonly string[],
): number[] {
  const counts = countStems(sentences);
  const weights = sentences.map((sentence) => weighCentrality(sentence, counts));
  const candidates = sentences
    .filter((sentence) => sentence.isSpeakable)
    .sort((first, second) => (weights[second.index] ?? 0) - (weights[first.index] ?? 0))
    .slice(0, rankedSentences);
  const ranks = textRank(candidates, counts, sentences.length);
  const query = new Set(queryStems);
  const scores = new Array<number>(sentences.length).fill(0);
  for (const [place, sentence] of candidates.entries()) {
    scores[sentence.index] =
      (ranks[place] ?? 0) * weighForm(sentence, sentences.length) * weighQuery(sentence, query);
  }
  const highest = Math.max(...scores, Number.EPSILON);
  return scores.map((score) => score / highest);
}

function weighCentrality(sentence: ArticleSentence, counts: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const stem of new Set(sentence.stems)) {
    sum += Math.log(counts.get(stem) ?? 1);
  }
  return sum / (4 + sentence.stems.length);
}

function textRank(
  candidates: readonly ArticleSentence[],
  counts: ReadonlyMap<string, number>,
  total: number,
): Float64Array {
  const size = candidates.length;
  const links = linkSentences(candidates, counts, total);
  const sums = links.map((row) => row.reduce((sum, value) => sum + value, 0));
  let ranks = new Float64Array(size).fill(1);
  for (let round = 0; round < iterations; round += 1) {
    const next = new Float64Array(size).fill(1 - damping);
    for (let from = 0; from < size; from += 1) {
      const sum = sums[from] ?? 0;
      if (sum === 0) {
        continue;
      }
      const share = (damping * (ranks[from] ?? 0)) / sum;
      const row = links[from] ?? new Float64Array();
      for (let to = 0; to < size; to += 1) {
        next[to] = (next[to] ?? 0) + share * (row[to] ?? 0);
      }
    }
    ranks = next;
  }
  return ranks;
}

function linkSentences(
  candidates: readonly ArticleSentence[],
  counts: ReadonlyMap<string, number>,
  total: number,
): Float64Array[] {
  const rows = candidates.map(() => new Float64Array(candidates.length));
  const holders = new Map<string, number[]>();
  for (const [place, sentence] of candidates.entries()) {
    for (const stem of new Set(sentence.stems)) {
      holders.set(stem, [...(holders.get(stem) ?? []), place]);
    }
  }
  for (const [stem, places] of holders) {
    const weight = Math.log(1 + total / (counts.get(stem) ?? 1)) ** 2;
    for (const first of places) {
      for (const second of places) {
        const row = rows[first];
        if (first !== second && row !== undefined) {
          row[second] = (row[second] ?? 0) + weight;
        }
      }
    }
  }
  for (const [first, row] of rows.entries()) {
    for (let second = 0; second < row.length; second += 1) {
      const lengths =
        Math.log(2 + (candidates[first]?.stems.length ?? 0)) +
        Math.log(2 + (candidates[second]?.stems.length ?? 0));
      row[second] = (row[second] ?? 0) / lengths;
    }
  }
  return rows;
}

function weighForm(sentence: ArticleSentence, total: number): number {
  const leads = sentence.index === 0 ? 2 : 1 + 0.25 * (1 - sentence.index / total);
  const paragraphLead = sentence.placeInParagraph === 0 ? 1.2 : 1;
  const isEnding = sentence.index === total - 1 ? 1.7 : 1;
  const length = sentence.spokenWords > 30 || sentence.spokenWords < 7 ? 0.75 : 1;
  const question = /[?？]["”»」』)\s]*$/u.test(sentence.text) ? 0.6 : 1;
  const quotation = /^["“«「]/u.test(sentence.text) ? 0.6 : 1;
  const dependent = sentence.isDependent ? 0.7 : 1;
  const figure = /\p{N}/u.test(sentence.text) ? 1.1 : 1;
  return leads * paragraphLead * isEnding * length * question * quotation * dependent * figure;
}

function weighQuery(sentence: ArticleSentence, query: ReadonlySet<string>): number {
  if (query.size === 0) {
    return 1;
  }
  const hits = new Set(sentence.stems.filter((stem) => query.has(stem))).size;
  return 1 + Math.min(hits, 3) * 0.4;
}
