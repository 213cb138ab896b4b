import type { LanguageCode } from '@kinora/words';
import type { ArticleSentence } from './reading/article-sentence.ts';
import { concludes } from './speech/split-clauses.ts';

/** Longest run of sentences that lean on each other and still may be told together. */
const longestChain = 4;
/** Two sentences sharing more of their words than this say the same thing twice. */
const mostOverlap = 0.6;

/**
 * The sentences to narrate, in their own order, of about `targetWords` spoken words. A sentence that leans on the one
 * before it comes with that one or not at all.
 */
export function selectSentences(
  sentences: readonly ArticleSentence[],
  scores: readonly number[],
  targetWords: number,
): ArticleSentence[] {
  const chosen = new Set<number>();
  const open = sentences.filter((sentence) => sentence.isSpeakable && (scores[sentence.index] ?? 0) > 0);
  let words = 0;
  while (open.length > 0 && words < targetWords * 0.95) {
    const sentence = takeBest(open, { scores, chosen, sentences });
    const chain = chainOf(sentence, sentences)?.filter((member) => !chosen.has(member.index));
    if (
      chain === undefined ||
      chain.length === 0 ||
      chain.some((member) => repeats(member, chosen, sentences))
    ) {
      continue;
    }
    const added = chain.reduce((sum, member) => sum + member.spokenWords, 0);
    if (words + added > targetWords * 1.1 && words > targetWords * 0.6) {
      continue;
    }
    chain.forEach((member) => chosen.add(member.index));
    words += added;
  }
  return sentences.filter((sentence) => chosen.has(sentence.index));
}

/** A sentence beside a chosen one of its paragraph follows on well: told with it, both are understood better. */
const neighbourBonus = 1.3;
/** Each sentence already taken from a paragraph makes room for other paragraphs. */
const crowding = 0.85;

interface Choice {
  readonly scores: readonly number[];
  readonly chosen: ReadonlySet<number>;
  readonly sentences: readonly ArticleSentence[];
}

function takeBest(open: ArticleSentence[], choice: Choice): ArticleSentence {
  const crowds = new Map<number, number>();
  for (const index of choice.chosen) {
    const paragraph = choice.sentences[index]?.paragraph ?? -1;
    crowds.set(paragraph, (crowds.get(paragraph) ?? 0) + 1);
  }
  const value = (sentence: ArticleSentence): number => {
    const isBeside = [sentence.index - 1, sentence.index + 1].some(
      (index) => choice.chosen.has(index) && choice.sentences[index]?.paragraph === sentence.paragraph,
    );
    const crowd = crowding ** (crowds.get(sentence.paragraph) ?? 0);
    return (choice.scores[sentence.index] ?? 0) * (isBeside ? neighbourBonus : 1) * crowd;
  };
  const best = open.reduce((first, second) => (value(second) > value(first) ? second : first));
  open.splice(open.indexOf(best), 1);
  return best;
}

/** What may be missing between two links of a chain, in English words to the ear. */
const longestLink = 32;

/**
 * What was chosen, with the one sentence that is missing between two of a paragraph: it tells how the one leads to the other; and
 * with what follows from a chosen one.
 */
export function withMissingLinks(
  chosen: readonly ArticleSentence[],
  sentences: readonly ArticleSentence[],
  code: LanguageCode,
): ArticleSentence[] {
  const indexes = new Set(chosen.map(({ index }) => index));
  return sentences.filter((sentence) => {
    const { index, paragraph, isSpeakable, isItem, spokenWords } = sentence;
    const isTold = (beside: number): boolean =>
      indexes.has(beside) && sentences[beside]?.paragraph === paragraph;
    const isBetween = isTold(index - 1) && (isTold(index + 1) || concludes(sentence.text, code));
    const isLink = isBetween && isSpeakable && !isItem && spokenWords <= longestLink;
    return indexes.has(index) || isLink;
  });
}

/** The sentence with all it leans on, or nothing when that reaches too far back or over what cannot be told. */
function chainOf(
  sentence: ArticleSentence,
  sentences: readonly ArticleSentence[],
): ArticleSentence[] | undefined {
  const chain = [sentence];
  let first = sentence;
  while (first.isDependent) {
    const before = sentences[first.index - 1];
    const isTellable =
      before?.isSpeakable === true && before.source === first.source && before.heading === first.heading;
    if (!isTellable || chain.length >= longestChain) {
      return undefined;
    }
    chain.unshift(before);
    first = before;
  }
  return chain;
}

function repeats(
  sentence: ArticleSentence,
  chosen: ReadonlySet<number>,
  sentences: readonly ArticleSentence[],
): boolean {
  const own = new Set(sentence.stems);
  for (const index of chosen) {
    const other = sentences[index];
    if (other === undefined) {
      continue;
    }
    if (other.text === sentence.text) {
      return true;
    }
    const shared = new Set(other.stems.filter((stem) => own.has(stem))).size;
    const smaller = Math.min(own.size, new Set(other.stems).size);
    if (smaller >= 3 && shared / smaller > mostOverlap) {
      return true;
    }
  }
  return false;
}
