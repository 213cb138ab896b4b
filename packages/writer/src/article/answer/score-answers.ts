import type { AspectName, LanguageCode, Question } from '@kinora/words';
import {
  answersKind,
  countCues,
  countSpokenWords,
  isContentWord,
  readWords,
  sectionNearness,
  stemWord,
  yearOf,
} from '@kinora/words';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import { firstMade } from './first-made.ts';
import { reportScore } from './headline-event.ts';
import type { AskedMaterial } from './asked-material.ts';
import { pointWorth } from './point-of-question.ts';
import { recordHeld } from './record-held.ts';
import { leaningShare } from './standing-alone.ts';
import type { Pointedness } from './point-of-question.ts';
import { coverageOf, meets } from '../reading/name-subject.ts';
import { isOfClass } from '../reading/with-section-subject.ts';
import {
  aboutWords,
  explains,
  headsAsked,
  isNamedPart,
  isTold,
  namesBeyond,
  nearnessOf,
  saysAnswer,
} from '../score-sentences.ts';
import { splitJapanese } from '../speech/split-japanese.ts';

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
/** How something is done is told in the section about it. */
const elsewhereShare = 0.4;
/** A cause tells of a way of working as well, but less than what is done does. */
const causeOfHow = 0.5;
/** 'When there is too much …' says what happens else. */
const conditionShare = 0.4;
const condition =
  /^(?:When|If|Below|Above|Without|Unless|Lorsque?|Quand|Si|Sans|Quando|Se|Senza|Cuando|Sin|Besides|Apart from|In addition to|Outre|En plus de|Oltre a|Oltre al|Oltre alla|Además de|जब|यदि|अगर)(?![\p{L}\p{M}])|^[^,।]{2,24} के (?:अतिरिक्त|अलावा|सिवा)(?![\p{L}\p{M}])|^[^、]{1,14}の(?:ほか|他)に?、/u;
/** 'The rules demand that it be kept at 55 °C' says what should be, and not what is. */
const prescribes =
  /\b(?:rules?|regulations?|laws?|standards?)\b.*\b(?:demand|require|prescribe|stipulate)|(?<!\p{L})(?:la loi|le règlement|les règles|la norme|la legge|il regolamento|la norma|la ley|el reglamento|las normas)(?!\p{L}).*(?<!\p{L})(?:impos|exig|prescri|preved|prévoi)/iu;
const prescribedShare = 0.2;
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
  const { question, scores, found, code } = material;
  if (question.event !== undefined) {
    const isShort = sentence.isSpeakable && sentence.spokenWords <= longestAnswer;
    return isShort ? reportScore(sentence, question.event) : 0;
  }
  const isLead = sentence.section === '' && sentence.source === material.sentences[0]?.source;
  const point = material.pointOf?.(sentence);
  if (!isTellable(sentence, material, { isLead, point })) {
    return 0;
  }
  const coverage = nearnessToThing(sentence, material, point);
  const isAsked = nearnessOf(sentence, question, code) === 'asked';
  const isMeasured = question.measure?.names.test(sentence.text) === true;
  const isBound = isLead || (isAsked && explains(question));
  const inSection = isAsked && isMeasured ? measuredCoverage : 0;
  const least = isBound ? leadCoverage : inSection;
  const ease = easeOf(sentence, material);
  // An article that begins on its hardest sentence says more easily what explains the thing.
  const isEasy = ease >= leastEase || !explains(question);
  const isFirst = sentence.index === 0 && coverage >= leastNamed && isEasy && canBegin(question, point);
  // In a section of its own, what does not name the subject may be about any part of it.
  const isOfSection = isAsked || point === 'says';
  const isOfAnother = coverage === 0 && question.kind !== 'how-much' && !(isOfSection && explains(question));
  const isPassing = found.has(sentence.source) && !isLead && isOfAnother;
  const isAnswer = isPointed(question, point) ? point === 'says' : saysAnswer(sentence.text, question, code);
  // What only names it is told where the article speaks of it, and not in passing.
  const isBeyond = found.has(sentence.source) && (isAnswer || !isLead) && namesBeyond(sentence, question);
  const worth =
    (isPassing ? passingShare : 1) *
    (isBeyond ? beyondBonus[isAnswer || point !== undefined ? 'answering' : 'naming'] : 1) *
    (0.1 + Math.max(coverage, least) + 0.5 * (scores[sentence.index] ?? 0)) *
    (isFirst ? firstBonus[firstOf(question.kind, found.has(sentence.source))] : 1) *
    ease *
    (isBesideThings(sentence, question) ? conditionShare : 1) *
    (question.kind === 'how-much' && prescribes.test(sentence.text) ? prescribedShare : 1) *
    (isLead && sentence.placeInParagraph === 0 && sentence.index > 0 ? paragraphBonus : 1);
  if (!isAnswer) {
    return worth * (opensWorking(sentence, material) ? workingBonus : 1);
  }
  return (
    worth *
    cueBonus *
    cueWorth(sentence.text, question, code) *
    (isMeasured ? measuredBonus : 1) *
    placeWorth(isLead, isAsked)
  );
}

/** Whether it begins the section about how the thing works, which need not name the thing. */
function opensWorking(
  sentence: ArticleSentence,
  { sentences, question, found, code }: AskedMaterial,
): boolean {
  const { index, section, source } = sentence;
  return (
    question.kind === 'how' &&
    (question.beyond ?? []).length === 0 &&
    found.has(source) &&
    section !== '' &&
    sentences[index - 1]?.section !== section &&
    sectionNearness(section, 'how', code) === 'asked'
  );
}

const workingBonus = 4;

/** How much of the subject a sentence names; what an article's section about what is asked begins on, and what names the subject by its class, is about it. */
function nearnessToThing(
  sentence: ArticleSentence,
  { sentences, subject, question, code }: AskedMaterial,
  point: Pointedness | undefined,
): number {
  const isOfAskedPart = explains(question) && namesBeyond(sentence, question);
  const leaning = isOfAskedPart ? leanedCoverage(sentence, { sentences, subject }) : 0;
  const coverage = Math.max(coverageOf(sentence, subject), leaning);
  const isOpening = opensAsked(sentence, { sentences, question, code });
  const isAbout = point === 'says' && (isOpening || isOfClass(sentence, sentences, code));
  return isAbout ? Math.max(coverage, leastNamed) : coverage;
}

/** 'It must stay moist' is about the skin of a frog, where the sentence before it begins on that. */
function leanedCoverage(
  { index, isDependent, paragraph }: ArticleSentence,
  { sentences, subject }: Pick<AskedMaterial, 'sentences' | 'subject'>,
): number {
  const before = sentences[index - 1];
  return isDependent && before?.paragraph === paragraph && !before.isDependent
    ? leaned * coverageOf(before, subject)
    : 0;
}

const leaned = 0.8;

/** Whether the section about what is asked begins on it. */
function opensAsked(
  { index, section }: ArticleSentence,
  { sentences, question, code }: Pick<AskedMaterial, 'sentences' | 'question' | 'code'>,
): boolean {
  return section !== '' && sentences[index - 1]?.section !== section && headsAsked(section, question, code);
}

interface Standing {
  readonly isLead: boolean;
  readonly point: Pointedness | undefined;
}

/** Whole, short enough, and where the article speaks of what is asked. */
function isTellable(
  sentence: ArticleSentence,
  { question, code }: AskedMaterial,
  { isLead, point }: Standing,
): boolean {
  return (
    sentence.isSpeakable &&
    sentence.spokenWords <= (isLead || point === 'says' ? longestInLead : longestAnswer) &&
    (isTold(sentence, question) || (point === 'says' && isNamedPart(sentence))) &&
    (nearnessOf(sentence, question, code) !== 'beside' || asksName(question))
  );
}

/** What a thing is answers where nothing else is asked of it, or where it says where it is and what it is for. */
function canBegin({ aspect }: Question, point: Pointedness | undefined): boolean {
  return point === undefined || (point === 'says' && aspect !== undefined && definable.has(aspect.name));
}

/** What its definition may say. */
const definable: ReadonlySet<AspectName> = new Set(['where', 'use', 'name']);

/** Words that define a thing, or a year, answer nothing where something of it is asked. */
function isPointed({ kind, isWhen }: Question, point: Pointedness | undefined): boolean {
  return point !== undefined && (kind === 'what' || isWhen === true);
}

/** What happens else, or how a word is used. */
function isBesideThings({ text }: ArticleSentence, question: Question): boolean {
  return condition.test(text) || (aboutWords.test(text) && !asksName(question));
}

/** What a name means is told where the article speaks of names. */
function asksName({ aspect }: Question): boolean {
  return aspect?.name === 'name';
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
  const isElsewhere = ({ section }: ArticleSentence): boolean =>
    isHeaded && question.kind === 'how' && section !== '' && !headsAsked(section, question, code);
  const firstness = firstMade(material);
  const recordness = recordHeld(material);
  return material.sentences
    .filter((sentence) => sentence !== besides)
    .map((sentence) => ({
      sentence,
      // One that leans on the sentence before it opens the film with that one, or not at all.
      score:
        answerScore(sentence, material) *
        worthOfPoint(sentence, material) *
        firstness(sentence) *
        recordness(sentence) *
        (isBeside(sentence) ? besideBeyond : 1) *
        (isElsewhere(sentence) ? elsewhereShare : 1) *
        (sentence.isDependent && sentence.index > 0 ? leaningShare(sentence, material) : 1),
    }))
    .filter(({ score }) => score > 0)
    .sort(
      (first, second) => rankOf(second, material) - rankOf(first, material) || second.score - first.score,
    );
}

/** Somebody's name, a time or a figure that is asked for comes before one of something like it. */
function rankOf({ sentence }: Scored, { pointOf, question }: AskedMaterial): number {
  const { aspect } = question;
  // What it is made of is told where the article tells of that, and not where it names a part in passing.
  if (aspect?.name === 'parts') {
    return pointOf?.(sentence) === 'says' && aspect.heads.test(sentence.section) ? 1 : 0;
  }
  const isOne = question.kind === 'who' || question.kind === 'how-much' || question.isWhen === true;
  return isOne && pointOf?.(sentence) === 'says' ? 1 : 0;
}

/** What says all that is asked, of the thing itself and where the article speaks of it, before what says it of one of its kind. */
function worthOfPoint(sentence: ArticleSentence, material: AskedMaterial): number {
  const { pointOf, question, subject, code } = material;
  const point = pointOf?.(sentence);
  if (point !== 'says') {
    return pointWorth[point ?? 'near'];
  }
  const opener = readWords(sentence.text, code).find(({ text }) => isContentWord(text, code));
  const own = opener === undefined ? '' : stemWord(opener.text, code);
  const names = [...question.stems, ...(subject.titles[sentence.source] ?? [])];
  const isOfThing = names.some((name) => meets(own, name));
  // A lead says in short what the section about it tells at length.
  const isHeaded =
    question.aspect?.heads.test(sentence.section) ??
    (explains(question)
      ? sentence.section === '' || headsAsked(sentence.section, question, code)
      : opensAsked(sentence, material));
  // 'Warty' is near 'warts', and not the same; nor does a heading say where something is.
  const isExact =
    question.aspect?.says.test(sentence.text) ??
    question.beyond?.every((stem) => sentence.stems.includes(stem)) === true;
  const isShort = sentence.section === '' || sentence.spokenWords <= longestAnswer;
  const worth = pointWorth.says * (isShort ? 1 : longShare);
  // The section about how it is done begins on what that is.
  const opens = question.kind === 'how' && opensAsked(sentence, material) ? ofOpening : 1;
  return worth * opens * (isOfThing ? ofThing : 1) * (isHeaded ? ofSection : 1) * (isExact ? ofWords : 1);
}

/** A long sentence that says it is told where no short one does. */
const longShare = 0.3;
const ofThing = 1.5;
const ofOpening = 4;
const ofSection = 2;
const ofWords = 1.5;
