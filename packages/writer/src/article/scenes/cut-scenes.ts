import { isRetold } from '@kinora/models';
import type { SourceText } from '@kinora/models';
import type { LanguageCode, Question } from '@kinora/words';
import { languageProfiles } from '@kinora/words';
import { leansOnTold, tellAnswer } from '../answer/answer-question.ts';
import type { ToldAnswer } from '../answer/answer-question.ts';
import { answerTitles, unanswered } from '../answer/answer-words.ts';
import { opensDangling } from '../reading/article-sentence.ts';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import type { FilmPlan } from '../film-plan.ts';
import { groupSentences } from './group-sentences.ts';
import type { KeyFact } from './key-facts.ts';
import { readSubject } from '../reading/name-subject.ts';
import { readLists } from '../reading/read-lists.ts';
import { nameStep, recapSteps, shortName, stagesOf } from '../answer/recap-steps.ts';
import { fitsHeading, joiners, toTitle } from './scene-titles.ts';
import type { AskedMaterial } from '../answer/asked-material.ts';
import { sayableWorth } from '../sayable.ts';
import { explains, nearnessOf } from '../score-sentences.ts';
import type { TitledQuestion } from '../score-sentences.ts';
import { selectSentences, withMissingLinks } from '../select-sentences.ts';
import { isSpokenOf, readPoint } from '../answer/point-of-question.ts';
import { dateEvent, isOfOtherYear } from '../answer/date-event.ts';
import { tellComparison } from '../answer/tell-comparison.ts';
import type { ToldComparison } from '../answer/tell-comparison.ts';
import { isHeadline, tellHeadline } from '../answer/tell-headline.ts';
import { costOfDates, withFewDates } from '../answer/history-thread.ts';
import { chooseDated, inOrderOfTime } from '../answer/tell-history.ts';
import { announceSteps, numberOf, readSteps } from '../answer/tell-steps.ts';
import type { ToldSteps } from '../answer/tell-steps.ts';

/** The sentences of a scene, and its title and facts where those are known without reading them. */
export interface SceneCut {
  readonly sentences: readonly ArticleSentence[];
  readonly title?: string;
  /** What is said before the first sentence: 'In short: ', 'Step one: '. */
  readonly lead?: string;
  readonly facts?: readonly KeyFact[];
  /** Of a comparison, what it compares by. */
  readonly criterion?: string;
  /** Of something that is done in order, which of its steps it is: 1 for the first. */
  readonly step?: number;
}

/** What scenes are cut from. */
export interface Told {
  readonly sentences: readonly ArticleSentence[];
  readonly scores: readonly number[];
  readonly question: TitledQuestion | undefined;
  readonly passages: readonly SourceText[];
  readonly code: LanguageCode;
}

/** The scenes' sentences: of a question its answer first and once more at the end, of everything else in their order. */
export function cutScenes(told: Told, plan: FilmPlan): SceneCut[] {
  const { sentences, scores, question, passages, code } = told;
  if (question === undefined) {
    const chosen = selectSentences(sentences, scores, plan.targetWords);
    return groupSentences(chosen, plan.sceneCount).map((group) => ({ sentences: group }));
  }
  const subject = readSubject(question.stems, passages, code);
  const found = new Set(passages.flatMap((passage, index) => (isRetold(passage) ? [index] : [])));
  const pointOf = passages.every((passage) => isRetold(passage)) ? readPoint(question, code) : undefined;
  const texts = passages.map(({ text }) => text);
  const asked = {
    pointOf,
    isSpokenOf: pointOf !== undefined && isSpokenOf(question, texts, code),
    lists: readLists(passages),
  };
  const cuts = cutAnswer({ sentences, scores, question, subject, found, ...asked, code }, plan);
  return cuts.map((cut) => ({ ...cut, sentences: withoutLostConnectives(cut.sentences, code) }));
}

/** By what is asked: side by side, step by step, event first, or the answer and what there is to know. */
function cutAnswer(material: AskedMaterial, plan: FilmPlan): SceneCut[] {
  const { question, code } = material;
  const comparison = question.kind === 'compare' ? tellComparison(material) : undefined;
  if (comparison !== undefined) {
    return cutComparison(comparison, question, code);
  }
  const steps = question.kind === 'steps' ? readSteps(material) : undefined;
  if (steps !== undefined) {
    return cutSteps(steps, material);
  }
  // What is kept for the end makes room in the middle.
  const room = explains(question) ? roomForEnd : 1;
  const chosen = chooseMiddle(material, plan.targetWords * room);
  const answer = tellAnswer(material, chosen);
  if (answer === undefined) {
    return groupSentences(chosen, plan.sceneCount).map((group) => ({ sentences: group }));
  }
  const isTold = question.event !== undefined || answer.isConclusion;
  const headline = isHeadline(question) && !isTold ? tellHeadline(material) : undefined;
  if (headline === undefined) {
    const [first, ...others] = answer.opening;
    const isDated = question.event !== undefined && first !== undefined;
    const opening = isDated ? [dateEvent(first, material), ...others] : answer.opening;
    return frame({ ...answer, opening }, cutMiddle(answer.middle, material, plan.sceneCount), material);
  }
  const inEvent = new Set(
    [...headline.opening, ...headline.event, ...headline.closing].map(({ index }) => index),
  );
  // News tell of what happened now: what happened elsewhere in another year is another story.
  const rest = chosen.filter(
    (sentence) =>
      !inEvent.has(sentence.index) &&
      !leansOnTold(sentence, inEvent) &&
      !(headline.isNews && isOfOtherYear(sentence, material)),
  );
  const middle = [{ sentences: headline.event }, ...cutMiddle(rest, material, plan.sceneCount - 1)];
  return frame(headline, middle, material);
}

const roomForEnd = 1.15;

/** What follows on nothing that was said needs no 'however'. */
function withoutLostConnectives(
  sentences: readonly ArticleSentence[],
  code: LanguageCode,
): ArticleSentence[] {
  return sentences.map((sentence, place) =>
    sentences[place - 1]?.index === sentence.index - 1
      ? sentence
      : { ...sentence, text: sentence.text.replaceAll(languageProfiles[code].innerConnectives, '') },
  );
}

/** What there is to know: of a history its dates in order, of a way of working all parts or none. */
function chooseMiddle(
  { sentences, scores, question, found, code }: AskedMaterial,
  targetWords: number,
): ArticleSentence[] {
  // A figure that is asked for is told however it is said.
  const isOfFigures = question.kind === 'how-much';
  const worth = sentences.map(
    (sentence, index) => (scores[index] ?? 0) * (isOfFigures ? 1 : sayableWorth(sentence, code)),
  );
  const chosen = selectSentences(sentences, worth, targetWords);
  if (question.kind === 'who') {
    return inOrderOfTime(chosen, code);
  }
  if (question.kind !== 'history') {
    const isFound = chosen.every(({ source }) => found.has(source));
    return withWholeLists(isFound ? withMissingLinks(chosen, sentences, code) : chosen, sentences);
  }
  const near = (sentence: ArticleSentence): string => nearnessOf(sentence, question, code);
  // An article about the thing has a section about its past; one about its past has none.
  const asked = sentences.filter((sentence) => near(sentence) === 'asked');
  const told = asked.length > 0 ? asked : sentences.filter((sentence) => near(sentence) !== 'beside');
  const dated = chooseDated(told, { scores, code }, targetWords);
  const words = dated.reduce((sum, { spokenWords }) => sum + spokenWords, 0);
  return words > targetWords / 2 ? dated : inOrderOfTime(chosen, code);
}

/** A list of parts is told whole, with what announces it, where one of them is told. */
function withWholeLists(
  chosen: readonly ArticleSentence[],
  sentences: readonly ArticleSentence[],
): ArticleSentence[] {
  const keyOf = ({ source, section }: ArticleSentence): string => `${source} ${section}`;
  const lists = new Set(chosen.filter(({ isItem }) => isItem).map((sentence) => keyOf(sentence)));
  const isInList = (sentence: ArticleSentence | undefined): boolean =>
    sentence?.isItem === true && lists.has(keyOf(sentence));
  const announces = (sentence: ArticleSentence): boolean =>
    !sentence.isItem && !sentence.isDependent && isInList(sentences[sentence.index + 1]);
  return sentences.filter(
    (sentence) =>
      chosen.includes(sentence) || (sentence.isSpeakable && (isInList(sentence) || announces(sentence))),
  );
}

function cutSteps({ steps, ending }: ToldSteps, material: AskedMaterial): SceneCut[] {
  const { sentences, question, found, code } = material;
  const isHowTo = question.isHowTo === true && steps.flat().every(({ source }) => found.has(source));
  const inSteps = new Set([...steps.flat(), ...ending].map(({ index }) => index));
  // What it is comes first and not one of the steps.
  const open = {
    ...material,
    question: { ...material.question, kind: 'what' as const },
    pointOf: undefined,
    sentences: sentences.map((sentence) =>
      inSteps.has(sentence.index) ? { ...sentence, isSpeakable: false } : sentence,
    ),
  };
  const answer = tellAnswer(open, []);
  const scenes = [
    ...steps.map((step, index) => {
      const number = numberOf(step, index, code);
      const announced = index === 0 && isHowTo && number !== '' ? announceSteps(steps.length, code) : '';
      const scene = cutStep(step, announced + number, code);
      // What numbers itself has its number in its words.
      return number === '' ? scene : { ...scene, step: index + 1 };
    }),
    ...(ending.length > 0 ? [cutStep(ending, '', code)] : []),
  ];
  if (answer === undefined) {
    return scenes;
  }
  const recap = answer.isConclusion ? undefined : recapSteps(steps, code);
  // Steps that cannot be told in one sentence end the film; what it is about has been said.
  const closing = recap === undefined ? [] : [recap];
  return frame(answer.isConclusion ? answer : { ...answer, closing }, scenes, material);
}

function cutStep(step: readonly ArticleSentence[], lead: string, code: LanguageCode): SceneCut {
  const name = toTitle(shortName(nameStep(step, code) ?? stagesOf(step, code) ?? '', code));
  // The heading over all steps names none of them.
  const sentences = step.map((sentence) => ({ ...sentence, heading: undefined }));
  const title = name !== '' && fitsHeading(name, code) ? { title: name } : {};
  return { sentences, lead, ...title };
}

interface Framed extends Pick<ToldAnswer, 'opening' | 'closing' | 'isUnanswered'> {
  /** What happened is told in short, and then from the beginning. */
  readonly isNews?: boolean;
}

function frame(
  { opening, closing, isUnanswered, isNews = false }: Framed,
  middle: readonly SceneCut[],
  { question, code }: AskedMaterial,
): SceneCut[] {
  const titles = answerTitles[code];
  const last = { sentences: closing, title: titles.closing };
  if (isUnanswered === true) {
    return [{ sentences: opening, lead: unanswered[code] }, ...middle];
  }
  return [
    question.kind === 'about' && !isNews
      ? { sentences: opening }
      : { sentences: opening, title: titles.opening },
    ...middle,
    ...(closing.length > 0 ? [last] : []),
  ];
}

/** Scenes between the two answers: none more than there are sections, so that each has a heading of its own. */
function cutMiddle(
  sentences: readonly ArticleSentence[],
  { scores, question, code }: AskedMaterial,
  sceneCount: number,
): SceneCut[] {
  if (sentences.length === 0) {
    return [];
  }
  const headings = new Set(sentences.map(({ source, heading }) => `${source} ${heading}`));
  const most = Math.max(1, sceneCount - 2);
  const words = sentences.reduce((sum, { spokenWords }) => sum + spokenWords, 0);
  const least = Math.ceil(words / longestScene);
  const wanted = headings.size < fewestSections ? most : Math.min(most, Math.max(least, headings.size));
  const count = Math.max(1, Math.min(wanted, Math.floor(words / shortestScene)));
  const isPast = question.kind === 'history' || question.kind === 'who';
  return groupSentences(sentences, count, isPast ? costOfDates : undefined)
    .flatMap((group) => cutInTwo(group, code))
    .map((group) => (explains(question) ? withoutStray(group) : group))
    .map((group) => ({ sentences: isPast ? withFewDates(group, scores) : group }));
}

/** A lone sentence of another section before what explains something else: it has lost what it belongs to. */
function withoutStray(group: readonly ArticleSentence[]): readonly ArticleSentence[] {
  const [first, next, ...others] = group;
  const isStray =
    others.length > 0 &&
    first?.heading !== next?.heading &&
    others.every(({ heading }) => heading === next?.heading);
  return isStray ? group.slice(1) : group;
}

/** What leans on each other and is told too long for one picture goes on in another, at what begins on no pronoun. */
function cutInTwo(group: readonly ArticleSentence[], code: LanguageCode): (readonly ArticleSentence[])[] {
  const length = (part: readonly ArticleSentence[]): number =>
    part.reduce((sum, { spokenWords }) => sum + spokenWords, 0);
  const whole = length(group);
  const [cut] = group
    .map((_, at) => at)
    .filter((at) => at > 0 && !group[at]?.isItem && !opensDangling(group[at]?.text ?? '', code))
    .toSorted(
      (one, other) =>
        Math.abs(length(group.slice(0, one)) - whole / 2) -
        Math.abs(length(group.slice(0, other)) - whole / 2),
    );
  return whole > tooLong && cut !== undefined ? [group.slice(0, cut), group.slice(cut)] : [group];
}

const tooLong = 72;
/** Fewer words, in the mean, are over before their picture has been seen. */
const shortestScene = 28;

/** Of more words, in the mean, a scene is looked at for too long. */
const longestScene = 50;
/** Material of fewer sections is cut by its paragraphs. */
const fewestSections = 3;

/** Both names stand in every title, so that the board has its two columns. */
function cutComparison(
  { opening, criteria, closing, recap }: ToldComparison,
  { sides = ['', ''] }: Question,
  code: LanguageCode,
): SceneCut[] {
  const titles = answerTitles[code];
  const both = sides.join(joiners[code]);
  const colon = { ja: '：', fr: ' : ', en: ': ', it: ': ', es: ': ', hi: ': ' }[code];
  return [
    { sentences: opening, title: titles.opening },
    ...criteria.map(({ name, told }) => ({
      sentences: told,
      title: toTitle(both + colon + name),
      criterion: name,
    })),
    ...(closing.length > 0
      ? [{ sentences: closing, title: titles.closing, ...(recap === undefined ? {} : { lead: recap }) }]
      : []),
  ];
}
