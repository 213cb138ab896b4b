import { sectionNearness } from '@kinora/words';
import type { Question } from '@kinora/words';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import { closingOf, conclusionOf } from './close-answer.ts';
import { coverageOf } from '../reading/name-subject.ts';
import { introduce } from './introduce-subject.ts';
import { easeOf, scoreAnswers, standingAlone } from './score-answers.ts';
import type { AskedMaterial, Scored } from './score-answers.ts';
import { explains } from '../score-sentences.ts';
import { longestFor, takeaway } from './take-away.ts';

/** A question's film: its answer first, what there is to know, and the answer once more. */
export interface ToldAnswer {
  readonly opening: readonly ArticleSentence[];
  readonly middle: readonly ArticleSentence[];
  /** One sentence; that of the opening when the material says it only once. */
  readonly closing: ArticleSentence;
  /** The material ends on it, in words that need no 'in short'. */
  readonly isConclusion: boolean;
}

const mostFollowers = 2;
/** What is told before an answer, with it, in English words to the ear. */
const longestOpening = 56;
/** An answer of fewer words is told with what its paragraph says next. */
const shortAnswer = 24;
const longestFollower = 46;
/** A person or a figure is the answer: another sentence would give another. */
const namesOne: ReadonlySet<Question['kind']> = new Set(['who', 'how-much']);

/**
 * Puts the answer first and last. `chosen` are the sentences that would be told anyway, in their own order.
 *
 * @returns undefined when no sentence answers by itself
 */
export function tellAnswer(
  material: AskedMaterial,
  chosen: readonly ArticleSentence[],
): ToldAnswer | undefined {
  const { event } = material.question;
  const conclusion = event === undefined ? conclusionOf(material) : undefined;
  const scored = scoreAnswers(material, conclusion);
  const best = scored[0];
  if (best === undefined) {
    return undefined;
  }
  const opening = best.sentence;
  const first = openWith(opening, material, chosen);
  const closing = closeWith(scored, first, material);
  const told = new Set(first.map(({ index }) => index));
  const isFoundAnswer = material.found.has(opening.source);
  // A film of a person's own words ends on what it has not said; every other says that before it ends.
  const last = isFoundAnswer && conclusion === undefined ? undefined : (conclusion ?? closing);
  if (last !== undefined) {
    told.add(last.index);
  }
  const isTold = ({ index }: ArticleSentence): boolean => told.has(index);
  const isNew = event === undefined && !first.some(({ index }) => index === closing.index);
  // What came of a history has no date: it is told before its first one.
  const isHistory = material.question.kind === 'history';
  const isAlso = !isHistory || isOfHistory(opening, material);
  const also =
    last === undefined && isNew && isAlso && closing.spokenWords <= longestFor(material.code) + 4
      ? [closing]
      : [];
  const rest = (isHistory ? chosen : inOrder([...chosen, ...also])).filter(
    (sentence) => !isTold(sentence) && !leansOnTold(sentence, told) && !isHardLead(sentence, material),
  );
  // Of an event first what its own source tells, then what is told beside it.
  const isBeside = ({ source }: ArticleSentence): number => Number(source !== opening.source);
  const middle = event === undefined ? rest : rest.toSorted((one, other) => isBeside(one) - isBeside(other));
  const begun = isHistory ? [...first, ...also] : first;
  return {
    opening: begun,
    middle,
    closing: last ?? takeaway({ opening, told: [...begun, ...middle], scored }, material),
    isConclusion: conclusion !== undefined,
  };
}

/** What no ear follows, of a lead whose answer has been told in other words. */
function isHardLead(sentence: ArticleSentence, material: AskedMaterial): boolean {
  return explains(material.question) && sentence.section === '' && easeOf(sentence, material) < leastEase;
}

const leastEase = 0.6;

/** The lead of an article about a history says what came of it; that of one about the thing, what it is good for. */
function isOfHistory({ source }: ArticleSentence, { subject, question, code }: AskedMaterial): boolean {
  return sectionNearness(subject.labels[source] ?? '', question.kind, code) === 'asked';
}

/** As they stand in their sources, each once. */
function inOrder(sentences: readonly ArticleSentence[]): ArticleSentence[] {
  return [...new Set(sentences)].toSorted((one, other) => one.index - other.index);
}

/** A sentence to end on that was not told at the beginning, where there is one. */
function closeWith(
  scored: readonly Scored[],
  first: readonly ArticleSentence[],
  material: AskedMaterial,
): ArticleSentence {
  const [best] = scored;
  const opening = best?.sentence ?? first[0];
  const other = closingOf(scored, first, material);
  const own = opening === undefined ? undefined : (standingAlone(opening, material) ?? opening);
  const closing = namesOne.has(material.question.kind) ? (own ?? other) : (other ?? own);
  if (closing === undefined) {
    throw new TypeError('An answer has a sentence.');
  }
  return closing;
}

/** The scene the film begins with. */
function openWith(
  opening: ArticleSentence,
  material: AskedMaterial,
  chosen: readonly ArticleSentence[],
): ArticleSentence[] {
  const alone = standingAlone(opening, material);
  const leading = leadingTo(opening, material);
  const introduction = leading.length === 0 ? introduce(opening, material) : [];
  return [...introduction, ...leading, alone ?? opening, ...followersOf(opening, material, chosen)];
}

/** An answer in an article's lead is told from the beginning of its paragraph; elsewhere with what it leans on. */
function leadingTo(opening: ArticleSentence, material: AskedMaterial): ArticleSentence[] {
  const { sentences, subject, question } = material;
  const lead = sentences.slice(opening.index - opening.placeInParagraph, opening.index);
  const words = lead.reduce((sum, { spokenWords }) => sum + spokenWords, opening.spokenWords);
  const isLead =
    question.kind !== 'how-much' &&
    question.event === undefined &&
    opening.section === '' &&
    lead.length <= mostFollowers &&
    words <= longestOpening &&
    lead.every(({ isSpeakable }) => isSpeakable) &&
    lead[0]?.isDependent === false &&
    (opening.paragraph > 0 || lead.some((sentence) => coverageOf(sentence, subject) > 0));
  if (isLead) {
    return lead;
  }
  const isLeaning = standingAlone(opening, material) === undefined;
  return isLeaning ? sentences.slice(opening.index - 1, opening.index) : [];
}

/** What is chosen right after the answer, in its paragraph, explains it; so does what follows on a short one. */
function followersOf(
  opening: ArticleSentence,
  { sentences, question, found }: AskedMaterial,
  chosen: readonly ArticleSentence[],
): ArticleSentence[] {
  const next = sentences[opening.index + 1];
  const isExplained =
    next?.paragraph === opening.paragraph &&
    next.isSpeakable &&
    explains(question) &&
    found.has(opening.source) &&
    opening.spokenWords < shortAnswer &&
    next.spokenWords <= longestFollower;
  const told = isExplained && !chosen.includes(next) ? [next, ...chosen] : chosen;
  return told
    .filter(({ index, paragraph }) => index > opening.index && paragraph === opening.paragraph)
    .toSorted((one, other) => one.index - other.index)
    .filter(({ index }, place) => index === opening.index + place + 1)
    .slice(0, mostFollowers);
}

/** What follows on a sentence that is told elsewhere has lost what it leans on. */
export function leansOnTold(sentence: ArticleSentence, told: ReadonlySet<number>): boolean {
  return sentence.isDependent && told.has(sentence.index - 1);
}
