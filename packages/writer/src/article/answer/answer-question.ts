import type { Question } from '@kinora/words';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import { closingOf, conclusionOf } from './close-answer.ts';
import { coverageOf } from '../reading/name-subject.ts';
import { scoreAnswers, standingAlone } from './score-answers.ts';
import type { AskedMaterial } from './score-answers.ts';

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
const longestOpening = 80;
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
  const closing =
    conclusion ??
    (namesOne.has(material.question.kind) ? undefined : closingOf(scored, first, material)) ??
    standingAlone(opening, material) ??
    closingOf(scored, first, material) ??
    opening;
  const told = new Set([...first, closing].map(({ index }) => index));
  const rest = chosen.filter((sentence) => !told.has(sentence.index) && !leansOnTold(sentence, told));
  // Of an event first what its own source tells, then what is told beside it.
  const isBeside = ({ source }: ArticleSentence): number => Number(source !== opening.source);
  const middle = event === undefined ? rest : rest.toSorted((one, other) => isBeside(one) - isBeside(other));
  return { opening: first, middle, closing, isConclusion: closing === conclusion };
}

/** The scene the film begins with. */
function openWith(
  opening: ArticleSentence,
  material: AskedMaterial,
  chosen: readonly ArticleSentence[],
): ArticleSentence[] {
  const alone = standingAlone(opening, material);
  return [...leadingTo(opening, material), alone ?? opening, ...followersOf(opening, chosen)];
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

/** What is chosen right after the answer, in its paragraph, explains it. */
function followersOf(opening: ArticleSentence, chosen: readonly ArticleSentence[]): ArticleSentence[] {
  return chosen
    .filter(({ index, paragraph }) => index > opening.index && paragraph === opening.paragraph)
    .filter(({ index }, place) => index === opening.index + place + 1)
    .slice(0, mostFollowers);
}

/** What follows on a sentence that is told elsewhere has lost what it leans on. */
export function leansOnTold(sentence: ArticleSentence, told: ReadonlySet<number>): boolean {
  return sentence.isDependent && told.has(sentence.index - 1);
}
