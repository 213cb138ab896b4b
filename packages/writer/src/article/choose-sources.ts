import type { SourceText } from '@kinora/models';
import type { LanguageCode, Question } from '@kinora/words';
import { countSpokenWords, readQuestion, splitSentences } from '@kinora/words';
import { nearnessToEvent, readHeadlineEvent } from './headline-event.ts';
import type { HeadlineEvent } from './headline-event.ts';
import { isSameStem, isSameThing, readSubject } from './source-subject.ts';
import type { SourceSubject } from './source-subject.ts';

/** Less than this of the question's words in title and beginning, or of the title's in the question: it is about something else. */
const leastShare = 0.5;
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
  const ranked = rankSources(found, { question, event, code });
  if (event === undefined && question.kind === 'compare') {
    return sourcesOf(takeBeside(ranked, { isCompared: true, code }));
  }
  const best = ranked[0]?.nearness ?? 0;
  const near = ranked.filter(({ nearness }) => nearness >= best * leastBeside);
  for (const [place, first] of near.entries()) {
    const others = near.slice(place + 1).filter(({ subject }) => isSameThing(first.subject, subject));
    const chosen = sourcesOf(takeBeside([first, ...others], { isCompared: false, code }));
    if (isEnoughToTell(chosen, code)) {
      return chosen;
    }
  }
  return [];
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
  /** Of a headline. */
  readonly event: HeadlineEvent | undefined;
  readonly code: LanguageCode;
}

function rankSources(found: readonly SourceText[], { question, event, code }: Wanted): Ranked[] {
  const isFirst = ({ text }: SourceText, place: number): boolean =>
    found.findIndex((other) => other.text === text) === place;
  return found
    .filter(isFirst)
    .map((source, rank) => {
      const subject = readSubject(source, question.stems, code);
      const nearness =
        event === undefined ? nearnessOf(subject, question.stems) : nearnessToEvent(source, event);
      return { source, subject, rank, nearness };
    })
    .filter(({ nearness }) => nearness > 0)
    .sort((first, second) => second.nearness - first.nearness || first.rank - second.rank);
}

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

/** How much an article is about the asked words, 0 when about something else. */
function nearnessOf(subject: SourceSubject, asked: readonly string[]): number {
  if (asked.length === 0) {
    return 1;
  }
  const shareIn = (stems: readonly string[]): number =>
    asked.filter((stem) => stems.some((own) => isSameStem(own, stem))).length / asked.length;
  const shareOf = (stems: readonly string[]): number =>
    stems.filter((own) => asked.some((stem) => isSameStem(own, stem))).length / Math.max(1, stems.length);
  const { name, sense, lead, text } = subject;
  const inLead = shareIn([...name, ...sense, ...lead]);
  const ofName = shareOf(name);
  const isAskedSense = shareOf(sense) > 0;
  // 'Mercury (element)' has the name of what is asked, and may still be another thing.
  const isNamed = ofName >= leastShare && (sense.length === 0 || isAskedSense);
  const isAbout = inLead >= leastShare || isNamed;
  const inText = shareIn([...name, ...sense, ...text]);
  return isAbout && inText >= leastShare ? inLead + ofName + inText + (isAskedSense ? 1 : 0) : 0;
}
