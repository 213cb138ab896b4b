import type { LanguageCode } from '../language/language-code.ts';
import { readStems, readWords, isContentWord } from '../language/words.ts';
import { asksAspect, readAspect } from './asked-aspects.ts';
import type { AskedAspect } from './asked-aspects.ts';
import { asksHowTo } from './asks-how-to.ts';
import { asksRecord, isOfRecord } from './asks-record.ts';
import { asksWhen } from './asks-when.ts';
import { countSteps } from './count-steps.ts';
import { readMeasure } from './measures.ts';
import type { AskedMeasure } from './measures.ts';
import { questionFrames } from './question-frames.ts';
import type { QuestionKind } from './question-frames.ts';
import { readSides } from './read-sides.ts';

/** A prompt read as a question. */
export interface Question {
  readonly kind: QuestionKind;
  /** Its content words in their order, without those that ask or say what to make: what one would look up. */
  readonly subject: string;
  /** The subject's words, folded for comparing. */
  readonly stems: readonly string[];
  /** Of a comparison: the two, as the prompt names them. */
  readonly sides?: readonly [string, string];
  /** How many steps are asked for. */
  readonly steps?: number;
  /** Of steps: one wants to do it oneself. */
  readonly isHowTo?: true;
  /** What is to be measured. */
  readonly measure?: AskedMeasure;
  /** The most that was ever measured. */
  readonly isRecord?: true;
  /** Beyond what its words name: where it is, what it is for, what its name means, whether it is so. */
  readonly aspect?: AskedAspect;
  /** Of a history: one wants to know the date of something, and not its story. */
  readonly isWhen?: true;
}

/** How much of a prompt is read as a question; a pasted text is none. */
const longestRead = 400;
/** More words than these find nothing in a search of titles. */
const mostSubjectWords = 8;

/** What a prompt asks, and about what. Every prompt has an answer: one that asks nothing is `about` its words. */
export function readQuestion(prompt: string, code: LanguageCode): Question {
  const { frames, wishes } = questionFrames[code];
  const text = firstSentence(prompt.trim().slice(0, longestRead), code).replace(wishes, ' ').trim();
  const frame = frames.find(({ words }) => words.test(text));
  const parts =
    frame === undefined ? [text] : text.split(new RegExp(frame.words.source, `${frame.words.flags}g`));
  const bare = parts.join(' ');
  const words = readWords(bare, code)
    .filter(({ text: word }) => isContentWord(word, code))
    .map(({ text: word }) => word)
    .slice(0, mostSubjectWords);
  const subject = words.length === 0 ? text : words.join(' ');
  const framed = frame?.kind ?? 'about';
  const aspect = canHaveAspect.has(framed) ? readAspect(text, code) : undefined;
  const kind = kindOf(framed, aspect);
  const details = { ...detailsOf(kind, { text, parts }, code), ...(aspect === undefined ? {} : { aspect }) };
  return {
    kind,
    subject,
    stems: stemsOf(words.length === 0 ? [text] : words, details, code),
    ...details,
  };
}

const canHaveAspect: ReadonlySet<QuestionKind> = new Set(['about', 'what', 'why', 'how']);

/** Where something is and what its name means is no cause, whatever the words that ask for it. */
function kindOf(framed: QuestionKind, aspect: AskedAspect | undefined): QuestionKind {
  return aspect === undefined ? framed : 'what';
}

/** 'In a litre of sea water': of how much of it. */
const units = /^(?:lit(?:re|er|ro)s?|kilos?|kg|kilograms?|kilogramm[eoi]s?|लीटर|किलो|リットル|キロ)$/iu;

/** A heap of it is as hot as it is, and is kept so. */
const portions =
  /^(?:heaps?|piles?|tas|mucchi[oa]?|cumul[oi]|mont(?:ón|ones)|ढेर|山|stare|essere|deve|tenere|tenuto|conservat[oa]|kept|stored|gardée?s?|conservée?s?|estar|mantener\p{L}*|guardar\p{L}*|रखना|रखें|रखा|保)$/iu;

/** What is measured ('weigh') and what only asks ('found') is no part of what is asked about, unless nothing else is named. */
function stemsOf(
  words: readonly string[],
  { measure, aspect, isRecord }: Pick<Question, 'measure' | 'aspect' | 'isRecord'>,
  code: LanguageCode,
): string[] {
  const isAsking = (word: string): boolean =>
    (measure !== undefined && (units.test(word) || portions.test(word))) ||
    measure?.asks.test(word) === true ||
    measure?.names.test(word) === true ||
    (isRecord === true && isOfRecord(word, code)) ||
    (aspect !== undefined && asksAspect(word, code));
  const asked = words.filter((word) => !isAsking(word));
  return [...new Set(readStems((asked.length === 0 ? words : asked).join(' '), code))];
}

/** What a kind of question says beyond its subject. */
function detailsOf(
  kind: QuestionKind,
  { text, parts }: { text: string; parts: readonly string[] },
  code: LanguageCode,
): Pick<Question, 'sides' | 'steps' | 'isHowTo' | 'measure' | 'isRecord' | 'isWhen'> {
  const sides = kind === 'compare' ? readSides(parts, code) : undefined;
  const steps = kind === 'steps' ? countSteps(text, code) : undefined;
  const measure = kind === 'how-much' ? readMeasure(text, code) : undefined;
  return {
    ...(sides === undefined ? {} : { sides }),
    ...(steps === undefined ? {} : { steps }),
    ...(kind === 'steps' && asksHowTo(text, code) ? { isHowTo: true as const } : {}),
    ...(measure === undefined ? {} : { measure }),
    ...(measure !== undefined && asksRecord(text, code) ? { isRecord: true as const } : {}),
    ...(kind === 'history' && asksWhen(text, code) ? { isWhen: true as const } : {}),
  };
}

const sentenceEnds: Readonly<Record<LanguageCode, RegExp>> = {
  en: /[?!](?=\s|$)|\.(?=\s+\p{Lu})/u,
  fr: /[?!](?=\s|$)|\.(?=\s+\p{Lu})/u,
  it: /[?!](?=\s|$)|\.(?=\s+\p{Lu})/u,
  es: /[?!](?=\s|$)|\.(?=\s+\p{Lu})/u,
  hi: /[?।]/u,
  ja: /[？?。]/u,
};

/** A second sentence says how the film should be, or what else to tell. */
function firstSentence(text: string, code: LanguageCode): string {
  const parts = text.split(sentenceEnds[code]).map((part) => part.trim());
  return parts.find((part) => part !== '') ?? text;
}
