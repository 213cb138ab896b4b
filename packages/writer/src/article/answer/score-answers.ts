import type { LanguageCode, Question } from '@kinora/words';
import { answersKind, countCues, countSpokenWords, yearOf } from '@kinora/words';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import { reportScore } from './headline-event.ts';
import { coverageOf, withSubject } from '../reading/name-subject.ts';
import type { AskedSubject } from '../reading/name-subject.ts';
import {
  aboutWords,
  explains,
  headsAsked,
  isTold,
  namesBeyond,
  nearnessOf,
  saysAnswer,
} from '../score-sentences.ts';
import type { TitledQuestion } from '../score-sentences.ts';
import { splitJapanese } from '../speech/split-japanese.ts';

/** All that answering wants to know. */
export interface AskedMaterial {
  readonly sentences: readonly ArticleSentence[];
  /** How much each sentence should be told, by index. */
  readonly scores: readonly number[];
  readonly question: TitledQuestion;
  readonly subject: AskedSubject;
  /** The sources that research found: their words may be changed for the ear, and those of a person's own may not. */
  readonly found: ReadonlySet<number>;
  readonly code: LanguageCode;
}

/** An answer is short enough to be kept in mind, in English words to the ear. */
export const longestAnswer = 34;
/** In the lead an answer may be longer: nothing says it better. */
const longestInLead = 48;
/** A sentence that says a cause, a step, a figure, whatever is asked for, before one that only names the subject. */
const cueBonus = 4;
/** The lead of an article says in short what it is about. */
const leadBonus = 1.5;
const askedBonus = 1.2;
/** A figure whose sentence says what it measures. */
const measuredBonus = 1.8;
/** What names no subject, and what of the question the article's title does not name. */
const passingShare = 0.4;
const beyondBonus = { answering: 1.3, naming: 3 } as const;
/** Where a section speaks of what is asked, what neither stands in it nor names that answers another question. */
const besideBeyond = 0.2;
/** A cause tells of a way of working as well, but less than what is done does. */
const causeOfHow = 0.5;
/** 'When there is too much …' says what happens else. */
const conditionShare = 0.4;
const condition =
  /^(?:When|If|Below|Above|Without|Unless|Lorsque?|Quand|Si|Sans|Quando|Se|Senza|Cuando|Sin|Besides|Apart from|In addition to|Outre|En plus de|Oltre a|Oltre al|Oltre alla|Además de|जब|यदि|अगर)(?![\p{L}\p{M}])|^[^,।]{2,24} के (?:अतिरिक्त|अलावा|सिवा)(?![\p{L}\p{M}])|^[^、]{1,14}の(?:ほか|他)に?、/u;
/** Whatever stands in the lead is about the subject, named or not. */
const leadCoverage = 0.6;
const measuredCoverage = 0.3;
/** A paragraph begins on what it is about. */
const paragraphBonus = 1.25;
/** The sentence an article begins with says what is asked, where it names what is asked about. */
const firstBonus = { asked: 1.2, named: 8, why: 0.6 } as const;
const defining: ReadonlySet<Question['kind']> = new Set(['about', 'what', 'history']);
/** A sentence that names so much of the subject is about it. */
export const leastNamed = 0.5;

/** How well a sentence answers the question: 0 where it cannot be told. Of a headline, how well it reports the event. */
function answerScore(sentence: ArticleSentence, material: AskedMaterial): number {
  const { question, subject, scores, found, code } = material;
  if (question.event !== undefined) {
    const isShort = sentence.isSpeakable && sentence.spokenWords <= longestAnswer;
    return isShort ? reportScore(sentence, question.event) : 0;
  }
  const isLead = sentence.section === '' && sentence.source === material.sentences[0]?.source;
  const longest = isLead ? longestInLead : longestAnswer;
  const isTellable =
    sentence.isSpeakable &&
    sentence.spokenWords <= longest &&
    isTold(sentence, question) &&
    nearnessOf(sentence, question, code) !== 'beside';
  if (!isTellable) {
    return 0;
  }
  const coverage = coverageOf(sentence, subject);
  const isAsked = nearnessOf(sentence, question, code) === 'asked';
  const isMeasured = question.measure?.names.test(sentence.text) === true;
  const isBound = isLead || (isAsked && explains(question));
  const inSection = isAsked && isMeasured ? measuredCoverage : 0;
  const least = isBound ? leadCoverage : inSection;
  const ease = easeOf(sentence, material);
  // An article that begins on its hardest sentence says more easily what explains the thing.
  const isEasy = ease >= leastEase || !explains(question);
  const isFirst = sentence.index === 0 && coverage >= leastNamed && isEasy;
  // In a section of its own, what does not name the subject may be about any part of it.
  const isOfAnother = coverage === 0 && question.kind !== 'how-much' && !(isAsked && question.kind === 'why');
  const isPassing = found.has(sentence.source) && !isLead && isOfAnother;
  const isAnswer = saysAnswer(sentence.text, question, code);
  // What only names it is told where the article speaks of it, and not in passing.
  const isBeyond = found.has(sentence.source) && (isAnswer || !isLead) && namesBeyond(sentence, question);
  const worth =
    (isPassing ? passingShare : 1) *
    (isBeyond ? beyondBonus[isAnswer ? 'answering' : 'naming'] : 1) *
    (0.1 + Math.max(coverage, least) + 0.5 * (scores[sentence.index] ?? 0)) *
    (isFirst ? firstBonus[firstOf(question.kind, found.has(sentence.source))] : 1) *
    ease *
    (condition.test(sentence.text) || aboutWords.test(sentence.text) ? conditionShare : 1) *
    (isLead && sentence.placeInParagraph === 0 && sentence.index > 0 ? paragraphBonus : 1);
  if (!isAnswer) {
    return worth;
  }
  return (
    worth *
    cueBonus *
    cueWorth(sentence.text, question, code) *
    (isMeasured ? measuredBonus : 1) *
    placeWorth(isLead, isAsked)
  );
}

/** An encyclopedia begins on what a thing is, which tells least of why it comes about. */
function firstOf(kind: Question['kind'], isFound: boolean): keyof typeof firstBonus {
  if (kind === 'why' && isFound) {
    return 'why';
  }
  return defining.has(kind) ? 'named' : 'asked';
}

/** How easily an answer is followed by ear; of what a person brought, its own words are told. */
export function easeOf(
  { text, source, spokenWords, isItem }: ArticleSentence,
  { question, found, code }: AskedMaterial,
): number {
  if (!found.has(source)) {
    return 1;
  }
  // A part of a list is understood with what announces it.
  if (isItem) {
    return 0.1;
  }
  const parts =
    code === 'ja' ? splitJapanese(text).map((part) => countSpokenWords(part, code)) : [spokenWords];
  const longest = Math.max(...parts);
  const limits = code === 'ja' ? japaneseEases : eases;
  const ease = limits.find(({ words }) => longest > words)?.worth ?? 1;
  // A figure or a name is the same in whatever sentence it stands.
  return question.kind === 'how-much' || question.kind === 'who' ? Math.max(ease, leastEase) : ease;
}

const eases = [
  { words: 36, worth: 0.4 },
  { words: 30, worth: 0.7 },
  { words: 22, worth: 0.95 },
] as const;
/** Sixty characters without an end are many. */
const japaneseEases = [
  { words: 32, worth: 0.35 },
  { words: 24, worth: 0.5 },
] as const;
const leastEase = 0.85;

/** By where it stands: in the lead, or under a heading about what is asked. */
function placeWorth(isLead: boolean, isAsked: boolean): number {
  const inSection = isAsked ? askedBonus : 1;
  return isLead ? leadBonus : inSection;
}

/** How something works is told by several verbs of doing, and hardly with a year. */
function cueWorth(text: string, { kind }: Question, code: LanguageCode): number {
  if (kind !== 'how' && kind !== 'why') {
    return 1;
  }
  const dated = yearOf(text) === undefined ? 1 : 0.6;
  if (kind === 'how' && !answersKind(text, 'how', code)) {
    return dated * causeOfHow;
  }
  return kind === 'how'
    ? dated * (1 + 0.35 * Math.max(0, Math.min(3, countCues(text, kind, code)) - 1))
    : dated;
}

/** A sentence and how well it answers. */
export interface Scored {
  readonly sentence: ArticleSentence;
  readonly score: number;
}

/** Every sentence that can answer, best first. */
export function scoreAnswers(material: AskedMaterial, besides?: ArticleSentence): Scored[] {
  const { question, found, code } = material;
  const isHeaded = material.sentences.some(({ section }) => headsAsked(section, question, code));
  const isBeside = (sentence: ArticleSentence): boolean =>
    isHeaded &&
    explains(question) &&
    found.has(sentence.source) &&
    !headsAsked(sentence.section, question, code) &&
    !namesBeyond(sentence, question) &&
    question.kin?.test(sentence.text) !== true;
  return material.sentences
    .filter((sentence) => sentence !== besides)
    .map((sentence) => ({
      sentence,
      // One that leans on the sentence before it opens the film with that one, or not at all.
      score:
        answerScore(sentence, material) *
        (isBeside(sentence) ? besideBeyond : 1) *
        (sentence.isDependent && sentence.index > 0 ? leaningShare(sentence, material) : 1),
    }))
    .filter(({ score }) => score > 0)
    .sort((first, second) => second.score - first.score);
}

/** The sentence, or what it says with its subject named; undefined when it cannot stand without another. */
export function standingAlone(
  sentence: ArticleSentence,
  { sentences, code }: AskedMaterial,
): ArticleSentence | undefined {
  return sentence.isDependent ? withSubject(sentence, sentences, code) : sentence;
}

/** What an answer is worth that leans on the sentence before it: nothing where that one cannot be told. */
function leaningShare(sentence: ArticleSentence, { sentences, code }: AskedMaterial): number {
  if (withSubject(sentence, sentences, code) !== undefined) {
    return 0.95;
  }
  const before = sentences[sentence.index - 1];
  const canLead =
    before?.isSpeakable === true && !before.isDependent && before.paragraph === sentence.paragraph;
  return canLead ? 0.8 : 0;
}
