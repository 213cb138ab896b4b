import type { LanguageCode, Question } from '@kinora/words';
import { answersKind, yearOf } from '@kinora/words';
import type { ArticleSentence } from './article-sentence.ts';

/** A question's film: its answer first, what there is to know, and the answer once more. */
export interface ToldAnswer {
  readonly opening: readonly ArticleSentence[];
  readonly middle: readonly ArticleSentence[];
  /** One sentence; that of the opening when the material says it only once. */
  readonly closing: ArticleSentence;
}

/** An answer is short enough to be kept in mind, in English words to the ear. */
const longestAnswer = 34;
/** A sentence that says a cause, a step, a figure, whatever is asked for, before one that only names the subject. */
const cueBonus = 3;
/** The lead of an article says in short what it is about. */
const leadBonus = 1.4;
/** What the closing may be worth, of the best: below it the opening is said once more. */
const leastClosing = 0.6;
const mostFollowers = 2;

/** How well a sentence answers the question: 0 where it cannot be told. */
export function answerScore(
  sentence: ArticleSentence,
  { kind, stems }: Question,
  code: LanguageCode,
): number {
  if (!sentence.isSpeakable || sentence.spokenWords > longestAnswer) {
    return 0;
  }
  const hits = stems.filter((stem) => sentence.stems.some((own) => meets(own, stem))).length;
  const coverage = stems.length === 0 ? 0.5 : hits / stems.length;
  if (!answersKind(sentence.text, kind, code)) {
    return 0.1 + coverage;
  }
  return (0.1 + coverage) * cueBonus * (sentence.paragraph === 0 ? leadBonus : 1);
}

/** A stem meets another of the same beginning: 'chlorophyl' and 'chlorophyll', and compounds of Japanese. */
function meets(own: string, asked: string): boolean {
  const shorter = own.length < asked.length ? own : asked;
  const longer = shorter === own ? asked : own;
  const least = /^[\p{sc=Han}\p{sc=Katakana}ー]+$/u.test(shorter) ? 1 : 4;
  return own === asked || (shorter.length >= least && longer.startsWith(shorter));
}

/**
 * Puts the answer first and last. `chosen` are the sentences that would be told anyway, in their own order; dates are
 * told in the order of time.
 *
 * @returns undefined when no sentence answers by itself
 */
export function tellAnswer(
  sentences: readonly ArticleSentence[],
  chosen: readonly ArticleSentence[],
  { question, code }: { question: Question; code: LanguageCode },
): ToldAnswer | undefined {
  const scored = sentences
    .map((sentence) => ({
      sentence,
      // One that leans on the sentence before it opens the film with that one, or not at all.
      score:
        answerScore(sentence, question, code) *
        (sentence.isDependent ? leaningShare(sentence, sentences) : 1),
    }))
    .filter(({ score }) => score > 0)
    .sort((first, second) => second.score - first.score);
  const best = scored[0];
  if (best === undefined) {
    return undefined;
  }
  const opening = best.sentence;
  const isSaid = ({ text }: ArticleSentence): boolean => answersKind(text, question.kind, code);
  const others = scored.filter(
    ({ sentence, score }) =>
      sentence.paragraph !== opening.paragraph &&
      score >= best.score * leastClosing &&
      isSaid(sentence) === isSaid(opening),
  );
  const closing = closingOf(others, sentences.at(-1)) ?? opening;
  const before = opening.isDependent ? sentences.slice(opening.index - 1, opening.index) : [];
  const first = [...before, opening, ...followersOf(opening, chosen)];
  const told = new Set([...first, closing].map(({ index }) => index));
  const rest = chosen.filter((sentence) => !told.has(sentence.index) && !leansOnTold(sentence, told));
  return { opening: first, middle: question.kind === 'history' ? inOrderOfTime(rest) : rest, closing };
}

/** An article that ends on its answer has written the closing; else the best sentence of another paragraph. */
function closingOf(
  others: readonly { sentence: ArticleSentence }[],
  last: ArticleSentence | undefined,
): ArticleSentence | undefined {
  const ending = others.find(({ sentence }) => sentence.paragraph === last?.paragraph);
  return (ending ?? others[0])?.sentence;
}

/** Whether what a sentence leans on can be told before it, and what the answer is worth as the second sentence. */
function leaningShare(sentence: ArticleSentence, sentences: readonly ArticleSentence[]): number {
  const before = sentences[sentence.index - 1];
  const canLead =
    before?.isSpeakable === true && !before.isDependent && before.paragraph === sentence.paragraph;
  return canLead ? 0.8 : 0;
}

/** What is chosen right after the answer, in its paragraph, explains it. */
function followersOf(opening: ArticleSentence, chosen: readonly ArticleSentence[]): ArticleSentence[] {
  return chosen
    .filter(({ index, paragraph }) => index > opening.index && paragraph === opening.paragraph)
    .filter(({ index }, place) => index === opening.index + place + 1)
    .slice(0, mostFollowers);
}

/** What follows on a sentence that is told elsewhere has lost what it leans on. */
function leansOnTold(sentence: ArticleSentence, told: ReadonlySet<number>): boolean {
  return sentence.isDependent && told.has(sentence.index - 1);
}

/** By the first year that each names; what names none stays with the sentence before it. */
function inOrderOfTime(sentences: readonly ArticleSentence[]): ArticleSentence[] {
  let latest = Number.NEGATIVE_INFINITY;
  const dated = sentences.map((sentence) => {
    latest = yearOf(sentence.text) ?? latest;
    return { sentence, at: latest };
  });
  return dated.toSorted((first, second) => first.at - second.at).map(({ sentence }) => sentence);
}

/** 'In short: …', before a closing that says the opening once more. */
export const inShort: Readonly<Record<LanguageCode, string>> = {
  en: 'In short: ',
  fr: 'En bref : ',
  it: 'In breve: ',
  es: 'En resumen: ',
  hi: 'संक्षेप में: ',
  ja: 'つまり、',
};
