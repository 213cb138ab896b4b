import type { Question } from '@kinora/words';
import type { AskedMaterial } from './asked-material.ts';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import { isKin, meets } from '../reading/name-subject.ts';
import { nearnessOf } from '../score-sentences.ts';
import { shortForm } from '../speech/short-form.ts';
import { canClose } from './close-answer.ts';
import { asPast, dateEvent } from './date-event.ts';
import { longestFor } from './take-away.ts';

/** What a headline is told by: what it is about, what happened, and that in one sentence. */
export interface ToldHeadline {
  readonly opening: readonly ArticleSentence[];
  readonly event: readonly ArticleSentence[];
  readonly closing: readonly ArticleSentence[];
  /** What happened stands first, with its date. */
  readonly isNews: boolean;
}

/** Fewer words than these are a subject and no event. */
const fewestWords = 3;
const mostSentences = 4;
const longestEvent = 95;
/** What the headline says beyond the title of the article is the event. */
const eventWeight = 2;

/** Whether a prompt reports something: it asks nothing, and says more than the name of a subject. */
export function isHeadline({ kind, stems }: Question): boolean {
  return kind === 'about' && stems.length >= fewestWords;
}

/**
 * Tells the passage that says most of a headline's words, after the sentence that says what it is about.
 *
 * @returns undefined where no passage says more of it than the article's first sentence
 */
export function tellHeadline(material: AskedMaterial): ToldHeadline | undefined {
  const [first] = material.sentences;
  if (first?.isSpeakable !== true) {
    return undefined;
  }
  const event = passages(material)
    .filter((passage) => !passage.includes(first))
    .map((passage) => ({ passage, worth: worthOf(passage, material) / (1 + lengthOf(passage) / 400) }))
    .sort((one, other) => other.worth - one.worth)[0];
  const passage = fromTheBeginning(event?.passage ?? [], material);
  const closing = closingOf(first, passage, material);
  const isMore = event !== undefined && event.worth > worthOf([first], material);
  if (!isMore || closing === undefined) {
    return undefined;
  }
  return material.found.has(first.source)
    ? tellEventFirst({ first, event: passage, closing }, material)
    : { opening: [first], event: passage, closing: [closing], isNews: false };
}

/** What happened, in short, with its year, and of what it is a part; at the end what else the lead says of it. */
function tellEventFirst(
  {
    first,
    event,
    closing,
  }: { first: ArticleSentence; event: readonly ArticleSentence[]; closing: ArticleSentence },
  material: AskedMaterial,
): ToldHeadline {
  const text = shortForm(closing.text, material.code, () => true);
  const short = dateEvent(text === undefined ? closing : { ...closing, text }, material);
  const isKept = first.spokenWords + short.spokenWords <= longestOpening;
  const told = new Set([first, closing, ...event].map(({ index }) => index));
  const last = material.sentences
    .filter(
      (sentence) =>
        sentence.source === first.source &&
        sentence.section === '' &&
        !told.has(sentence.index) &&
        sentence.isSpeakable &&
        sentence.spokenWords <= longestFor(material.code) &&
        canClose(sentence, material.code),
    )
    .slice(-mostLast);
  const opening = isKept ? [short, asPast(first, material)] : [short];
  return { opening, event, closing: last, isNews: true };
}

const mostLast = 2;

/** With what it is a part of, in English words to the ear. */
const longestOpening = 72;

/** With the sentences of its paragraph that come before, where they fit: they say when and where. */
function fromTheBeginning(
  passage: readonly ArticleSentence[],
  { sentences }: AskedMaterial,
): readonly ArticleSentence[] {
  const [start] = passage;
  if (start === undefined) {
    return passage;
  }
  const whole = [...sentences.slice(start.index - start.placeInParagraph, start.index), ...passage];
  return lengthOf(whole) <= longestEvent && whole.every(({ isSpeakable }) => isSpeakable) ? whole : passage;
}

function lengthOf(passage: readonly ArticleSentence[]): number {
  return passage.reduce((sum, { spokenWords }) => sum + spokenWords, 0);
}

/** Runs of sentences of one paragraph that can be told together. */
function passages({ sentences, question, code }: AskedMaterial): ArticleSentence[][] {
  const found: ArticleSentence[][] = [];
  for (const start of sentences) {
    if (start.isDependent || start.isItem || nearnessOf(start, question, code) === 'beside') {
      continue;
    }
    const passage: ArticleSentence[] = [];
    for (const next of sentences.slice(start.index, start.index + mostSentences)) {
      const isTold = next.isSpeakable && next.paragraph === start.paragraph && next.source === start.source;
      if (!isTold || lengthOf(passage) + next.spokenWords > longestEvent) {
        break;
      }
      passage.push(next);
      found.push([...passage]);
    }
  }
  return found;
}

/** How much of the headline a passage says: what is not the article's title counts twice. */
function worthOf(passage: readonly ArticleSentence[], { subject }: AskedMaterial): number {
  const stems = passage.flatMap((sentence) => sentence.stems);
  const title = subject.titles[passage[0]?.source ?? 0] ?? [];
  let worth = 0;
  for (const asked of subject.stems) {
    const isSaid = stems.some((own) => meets(own, asked) || isKin(own, asked));
    const isInTitle = title.some((own) => meets(own, asked));
    const weight = isInTitle ? 1 : eventWeight;
    worth += isSaid ? weight : 0;
  }
  return worth;
}

/** A sentence of the lead that says what happened; it stands by itself. */
function closingOf(
  first: ArticleSentence,
  event: readonly ArticleSentence[],
  material: AskedMaterial,
): ArticleSentence | undefined {
  const title = material.subject.titles[first.source] ?? [];
  const beyond = material.subject.stems.filter((asked) => !title.some((own) => meets(own, asked)));
  const shareOf = ({ stems }: ArticleSentence): number =>
    beyond.filter((asked) => stems.some((own) => meets(own, asked) || isKin(own, asked))).length;
  return material.sentences
    .filter(
      (sentence) =>
        sentence.section === '' &&
        sentence.source === first.source &&
        sentence !== first &&
        sentence.isSpeakable &&
        !sentence.isDependent &&
        !event.includes(sentence) &&
        shareOf(sentence) > 0,
    )
    .toSorted((one, other) => shareOf(other) - shareOf(one))[0];
}
