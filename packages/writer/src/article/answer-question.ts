import type { LanguageCode, Question } from '@kinora/words';
import { answersKind, yearOf } from '@kinora/words';
import type { ArticleSentence } from './article-sentence.ts';
import { reportScore } from './headline-event.ts';
import type { HeadlineEvent } from './headline-event.ts';
import { readSteps } from './tell-steps.ts';

/** What is asked: by a question, or by a headline for the event it reports. */
export interface Asked extends Question {
  readonly event?: HeadlineEvent;
}

/** A question's film: its answer first, what there is to know, and the answer once more. */
export interface ToldAnswer {
  readonly opening: readonly ArticleSentence[];
  readonly middle: readonly ArticleSentence[];
  /** Of a question for steps: a scene each, in place of the middle. */
  readonly steps?: readonly (readonly ArticleSentence[])[];
  /** One sentence; that of the opening when the material says it only once. */
  readonly closing: ArticleSentence;
  /** The material ends on it, in words that need no 'in short'. */
  readonly isConclusion: boolean;
}

/** An answer is short enough to be kept in mind, in English words to the ear. */
const longestAnswer = 34;
/** A sentence that says a cause, a step, a figure, whatever is asked for, before one that only names the subject. */
const cueBonus = 3;
/** The lead of an article says in short what it is about. */
const leadBonus = 1.4;
/** The sentence an article begins with says what is asked, where it names what is asked about. */
const firstBonus = { asked: 1.2, named: 4 } as const;
const leastNamed = 0.5;
/** A conclusion may be longer than what one has never heard. */
const longestConclusion = 44;
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
  const coverage = coverageOf(sentence, stems);
  const isFirst = sentence.index === 0 && coverage >= leastNamed;
  const worth = (0.1 + coverage) * (isFirst ? firstBonus[kind === 'about' ? 'named' : 'asked'] : 1);
  if (!says(sentence.text, kind, code)) {
    return worth;
  }
  return worth * cueBonus * (sentence.paragraph === 0 ? leadBonus : 1);
}

/** Whether a sentence says what such a question wants to hear; how something comes about is said by its cause as well. */
function says(text: string, kind: Question['kind'], code: LanguageCode): boolean {
  return answersKind(text, kind, code) || (kind === 'how' && answersKind(text, 'why', code));
}

/** The share of the asked words that a sentence names. */
function coverageOf(sentence: ArticleSentence, asked: readonly string[]): number {
  if (asked.length === 0) {
    return 0.5;
  }
  return asked.filter((stem) => sentence.stems.some((own) => meets(own, stem))).length / asked.length;
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
  { question, code }: { question: Asked; code: LanguageCode },
): ToldAnswer | undefined {
  const { event } = question;
  const conclusion = event === undefined ? conclusionOf(sentences, question, code) : undefined;
  const steps = question.kind === 'steps' ? readSteps(sentences, code) : undefined;
  const inSteps = new Set(steps?.flat());
  const scored = sentences
    .filter((sentence) => sentence !== conclusion && !inSteps.has(sentence))
    .map((sentence) => ({
      sentence,
      // One that leans on the sentence before it opens the film with that one, or not at all.
      score:
        (event === undefined ? answerScore(sentence, question, code) : eventScore(sentence, event)) *
        (sentence.isDependent && sentence.index > 0 ? leaningShare(sentence, sentences) : 1),
    }))
    .filter(({ score }) => score > 0)
    .sort((first, second) => second.score - first.score);
  const best = scored[0];
  if (best === undefined) {
    return undefined;
  }
  const opening = best.sentence;
  const isSaid = ({ text }: ArticleSentence): boolean => says(text, question.kind, code);
  const others = scored.filter(
    ({ sentence, score }) =>
      sentence.paragraph !== opening.paragraph &&
      score >= best.score * leastClosing &&
      isSaid(sentence) === isSaid(opening),
  );
  const closing = conclusion ?? closingOf(others, sentences.at(-1)) ?? opening;
  const leading =
    event === undefined ? leadingTo(opening, sentences, question) : leanedOn(opening, sentences);
  const first = [...leading, opening, ...followersOf(opening, chosen)];
  const told = new Set([...first, closing].map(({ index }) => index));
  const rest = chosen.filter((sentence) => !told.has(sentence.index) && !leansOnTold(sentence, told));
  const middle = orderMiddle(rest, question, opening);
  const answer = { opening: first, middle, closing, isConclusion: closing === conclusion };
  return steps === undefined ? answer : { ...answer, steps };
}

/** An answer in an article's lead is told from its beginning; elsewhere with the sentence that it leans on. */
function leadingTo(
  opening: ArticleSentence,
  sentences: readonly ArticleSentence[],
  { stems }: Question,
): ArticleSentence[] {
  const lead = sentences.slice(0, opening.index);
  const isLead =
    opening.paragraph === 0 &&
    lead.length <= mostFollowers &&
    lead.every(({ isSpeakable }) => isSpeakable) &&
    lead.some((sentence) => coverageOf(sentence, stems) > 0);
  if (isLead) {
    return lead;
  }
  return leanedOn(opening, sentences);
}

/** The sentence without which an opening is not understood. */
function leanedOn(opening: ArticleSentence, sentences: readonly ArticleSentence[]): ArticleSentence[] {
  return opening.isDependent ? sentences.slice(opening.index - 1, opening.index) : [];
}

/** A report is short enough to be kept in mind as an answer is. */
function eventScore(sentence: ArticleSentence, event: HeadlineEvent): number {
  return sentence.isSpeakable && sentence.spokenWords <= longestAnswer ? reportScore(sentence, event) : 0;
}

/** Dates in the order of time; of an event first what its own source tells, then what is told beside it. */
function orderMiddle(
  rest: readonly ArticleSentence[],
  { kind, event }: Asked,
  { source }: ArticleSentence,
): readonly ArticleSentence[] {
  if (event !== undefined) {
    return rest.toSorted((one, other) => Number(one.source !== source) - Number(other.source !== source));
  }
  return kind === 'history' ? inOrderOfTime(rest) : rest;
}

/** An article that ends on a paragraph of one sentence about what is asked draws its own conclusion. */
function conclusionOf(
  sentences: readonly ArticleSentence[],
  { kind, stems }: Question,
  code: LanguageCode,
): ArticleSentence | undefined {
  const last = sentences.at(-1);
  if (last === undefined || last.placeInParagraph > 0 || last.paragraph === 0) {
    return undefined;
  }
  const coverage = coverageOf(last, stems);
  const isAbout = coverage >= leastNamed || (coverage > 0 && says(last.text, kind, code));
  return isAbout && last.isSpeakable && last.spokenWords <= longestConclusion ? last : undefined;
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

/** What stands over the answer at the beginning and over the one at the end: words that nothing is drawn of. */
export const answerTitles: Readonly<Record<LanguageCode, { opening: string; closing: string }>> = {
  en: { opening: 'In short', closing: 'To sum up' },
  fr: { opening: 'En bref', closing: 'Pour résumer' },
  it: { opening: 'In breve', closing: 'Riassumendo' },
  es: { opening: 'En breve', closing: 'En resumen' },
  hi: { opening: 'संक्षेप में', closing: 'सार' },
  ja: { opening: 'ひとことで言うと', closing: 'まとめ' },
};

/** 'In short: …', before a closing that says the opening once more. */
export const inShort: Readonly<Record<LanguageCode, string>> = {
  en: 'In short: ',
  fr: 'En bref : ',
  it: 'In breve: ',
  es: 'En resumen: ',
  hi: 'संक्षेप में: ',
  ja: 'つまり、',
};
