import type { SourceText } from '@kinora/models';
import type { LanguageCode, Question } from '@kinora/words';
import { countSpokenWords, readQuestion, readStems, splitSentences } from '@kinora/words';
import { chooseSides } from './choose-sides.ts';
import { namesEvent, nearnessToEvent, readHeadlineEvent } from '../answer/headline-event.ts';
import type { HeadlineEvent } from '../answer/headline-event.ts';
import { finding } from '../score-sentences.ts';
import { saysInPassing } from './says-in-passing.ts';
import { isNamedIn, nearnessOf } from './source-nearness.ts';
import { isSameStem, isSameThing, readSubject } from './source-subject.ts';
import type { SourceSubject } from './source-subject.ts';

/** What is told beside the best is nearly as near: a zebra crossing is not told with the zebra. */
const leastBeside = 0.75;
/** One article of so many words is enough for a film; a shorter one is told with the next best about the same thing. */
const enoughWords = 220;
/** Below this the passages found are too little for a film of their own. */
const leastWords = 60;
const leastSentences = 3;

interface Ranked {
  readonly source: SourceText;
  readonly subject: SourceSubject;
  readonly rank: number;
  readonly nearness: number;
}

/**
 * The best article about what is asked, and others only where it is short or two things are compared. An article whose
 * title and beginning do not name the subject is refused, however high it was ranked by who found it; so is one about
 * another sense of a word, and one too short for a film, for which the next best stands in. Of a headline, it is one that
 * does not report its event.
 */
export function chooseSources(
  prompt: string,
  found: readonly SourceText[],
  { code, isHeadline }: { code: LanguageCode; isHeadline: boolean },
): SourceText[] {
  const question = readQuestion(prompt, code);
  const event = isHeadline ? readHeadlineEvent(prompt, code) : undefined;
  const both =
    event === undefined && question.sides !== undefined
      ? chooseSides(question.sides, found, code)
      : undefined;
  if (both !== undefined) {
    return [...both];
  }
  const ranked = rankSources(found, { question, prompt, event, code });
  if (event === undefined && question.kind === 'compare' && ranked.length > 0) {
    const sides = question.sides?.flatMap((side) => readStems(side, code)) ?? [];
    // What is about neither of the two compares nothing.
    const named = ranked.filter(({ source }) => isNamedIn(source, sides, code));
    return sourcesOf(takeBeside(named.length === 0 ? ranked : named, { isCompared: true, code }));
  }
  const best = ranked[0]?.nearness ?? 0;
  const near = ranked.filter(({ nearness }) => nearness >= best * leastBeside);
  // A figure, a name or a date of something is told by what is about it, or says it.
  const isTold = ({ source }: Ranked): boolean =>
    event !== undefined || !asksOne(question) || isNamedIn(source, thingsOf(question), code);
  const told = near.filter((each) => isTold(each));
  for (const [place, first] of told.entries()) {
    const others = told.slice(place + 1).filter(({ subject }) => isSameThing(first.subject, subject));
    const chosen = sourcesOf(takeBeside([first, ...others], { isCompared: false, code }));
    if (isEnoughToTell(chosen, code)) {
      return chosen;
    }
  }
  const saying = event === undefined ? saysInPassing(found, { question, prompt, code }) : undefined;
  return saying !== undefined && isEnoughToTell([saying], code) ? [saying] : [];
}

/** What is asked about, without what was done with it: 'invention' names nothing. */
function thingsOf({ stems }: Question): readonly string[] {
  const things = stems.filter((stem) => !finding.test(stem));
  return things.length === 0 ? stems : things;
}

function asksOne({ kind, isWhen }: Question): boolean {
  return kind === 'how-much' || kind === 'who' || isWhen === true;
}

/** Whether passages hold enough for a film: two sentences do not. */
export function isEnoughToTell(sources: readonly SourceText[], code: LanguageCode): boolean {
  const text = sources.map((source) => source.text).join('\n\n');
  return (
    countSpokenWords(text, code) >= leastWords &&
    sources.flatMap((source) => splitSentences(source.text.slice(0, sample), code)).length >= leastSentences
  );
}

/** Sentences are counted no further than this. */
const sample = 4_000;

interface Wanted {
  readonly question: Question;
  readonly prompt: string;
  /** Of a headline. */
  readonly event: HeadlineEvent | undefined;
  readonly code: LanguageCode;
}

function rankSources(found: readonly SourceText[], { question, prompt, event, code }: Wanted): Ranked[] {
  const isFirst = ({ text }: SourceText, place: number): boolean =>
    found.findIndex((other) => other.text === text) === place;
  return found
    .filter(isFirst)
    .map((source, rank) => {
      const subject = readSubject(source, question.stems, code);
      const isOtherSense = event === undefined && hasOtherSense(subject, question.stems);
      const ofSubject = nearnessOf(source, { question, prompt }, code);
      const nearness = event === undefined ? ofSubject : nearnessOfReport(source, event, ofSubject);
      return { source, subject, rank, nearness: isOtherSense ? 0 : nearness };
    })
    .filter(({ nearness }) => nearness > 0)
    .sort((first, second) => second.nearness - first.nearness || first.rank - second.rank);
}

/** Of two articles that hold a headline's words, the one that is about them reports the event. */
function nearnessOfReport(source: SourceText, event: HeadlineEvent, ofSubject: number): number {
  const ofEvent = nearnessToEvent(source, event);
  return ofEvent === 0 && !namesEvent(source, event) ? 0 : ofSubject + ofEvent * sentenceWorth;
}

/** What one sentence that holds the headline's words counts beside what the article is about. */
const sentenceWorth = 0.25;

function takeBeside(
  ranked: readonly Ranked[],
  { isCompared, code }: { isCompared: boolean; code: LanguageCode },
): Ranked[] {
  const best = ranked[0]?.nearness ?? 0;
  const chosen: Ranked[] = [];
  let words = 0;
  for (const each of ranked) {
    const isBeside = words < enoughWords && each.nearness >= best * leastBeside;
    if (isBeside || (isCompared && chosen.length < 2)) {
      chosen.push(each);
      words += countSpokenWords(each.source.text, code);
    }
  }
  return chosen;
}

function sourcesOf(ranked: readonly Ranked[]): SourceText[] {
  return ranked.map(({ source }) => source);
}

/** 'Mercury (element)' has the name of what is asked, and may still be another thing. */
function hasOtherSense({ name, sense, lead }: SourceSubject, asked: readonly string[]): boolean {
  const isAsked = (stem: string): boolean => asked.some((other) => isSameStem(stem, other));
  if (sense.length === 0 || sense.some(isAsked)) {
    return false;
  }
  const inLead = asked.filter((stem) => [...name, ...sense, ...lead].some((own) => isSameStem(own, stem)));
  return inLead.length / Math.max(1, asked.length) < leastShare;
}

/** Less than this of the question's words in title and beginning: it is about something else. */
const leastShare = 0.5;
