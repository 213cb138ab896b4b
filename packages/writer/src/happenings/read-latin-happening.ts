import type { LanguageCode } from '@kinora/words';
import { longestRead } from './happening.ts';
import type { Happening } from './happening.ts';
import { isOfTales } from './known-names.ts';
import { hasCountry, hasPersonOfHistory, hasYear, isName, isTitleCase } from './latin-reading.ts';
import type { LatinReading } from './latin-reading.ts';
import type { LatinWords } from './latin-words.ts';
import { isEventName } from './read-event-name.ts';
import { isHeadline } from './read-headline.ts';
import { readTokens } from './read-tokens.ts';
import type { TaleSigns } from './tale-signs.ts';
import { englishWords } from './words-en.ts';
import { spanishWords } from './words-es.ts';
import { frenchWords } from './words-fr.ts';
import { italianWords } from './words-it.ts';

const wordsOf = {
  en: englishWords,
  fr: frenchWords,
  it: italianWords,
  es: spanishWords,
} as const satisfies Partial<Record<LanguageCode, LatinWords>>;

/** What opens a question, also where no mark ends it: 'Why prices rise'. */
const questions =
  /^[¿"'“«\s]*(?:why|what|who|whose|which|where|is|are|do|does|did|can|could|should|pourquoi|qu['’]|que|quel(?:le)?s?|qui|où|combien|perch[éè]|che|cosa|chi|quali?|quant[oaie]|dove|por qué|qué|quién(?:es)?|cuál(?:es)?|cuánt[oa]s?|dónde)(?!\p{L})/iu;

/** Openings that leave this world. */
const onceUponATime =
  /^["'“«\s]*(?:once upon a time|il était une fois|c['’]era una volta|(?:había|érase) una vez)/iu;

/** Reads whether an English, French, Italian or Spanish prompt names or reports something that happened. */
export function readLatinHappening(
  prompt: string,
  code: keyof typeof wordsOf,
  signs: TaleSigns,
): Happening | undefined {
  const text = prompt.trim().slice(0, longestRead);
  const [first = '', ...later] = text.split(/[\n.!]\s+|[.!]$/u);
  const words: LatinWords = wordsOf[code];
  const reading = { words, code, signs };
  if (
    /\?\s*$/u.test(first) ||
    questions.test(first) ||
    onceUponATime.test(first) ||
    later.some((line) => hasHero(line, reading))
  ) {
    return undefined;
  }
  const bare = first.replace(/^["'“«\s]+/u, '');
  if (words.history?.test(bare) === true) {
    return 'event';
  }
  const idea = bare.replace(words.frame, '');
  const parts = idea.split(/[:;]\s|\s[:–—-]\s/u).filter((part) => part.trim() !== '');
  return parts.map((part) => readPart(part.trim(), reading)).find((found) => found !== undefined);
}

function readPart(part: string, of: Omit<LatinReading, 'tokens'>): Happening | undefined {
  const clause = part.replace(of.words.clauseFrame, '');
  const reading = { ...of, tokens: readTokens(part) };
  if (clause !== part) {
    return isKnownClause({ ...of, tokens: readTokens(clause) }) ? 'event' : undefined;
  }
  if (isHeadline(reading)) {
    return 'headline';
  }
  return isEventName(reading) ? 'event' : undefined;
}

/** 'The Berlin Wall fell', 'man walked on the Moon': somebody or something that everybody knows. */
function isKnownClause(reading: LatinReading): boolean {
  const { tokens, words, signs } = reading;
  const [first] = tokens;
  const isTale =
    first === undefined ||
    words.indefinite.has(first.word) ||
    words.own.has(first.word) ||
    tokens.slice(0, 4).some(({ word }) => signs.isTaleBeing(word) || signs.isTaleAdjective(word)) ||
    tokens.some(({ word }) => words.wishes.test(word));
  if (isTale) {
    return false;
  }
  if (hasYear(tokens) || hasCountry(tokens, reading) || hasPersonOfHistory(tokens)) {
    return true;
  }
  const isOfAll = tokens.slice(0, 3).some(({ word }) => words.mankind.has(word));
  if (isOfAll && tokens.some(({ word, isCapital }) => isCapital && isOfTales(word))) {
    return true;
  }
  return (
    !isTitleCase(reading) &&
    tokens.some((token, index) => isKnownByName(token, tokens[index - 1]?.word, reading))
  );
}

/** 'The Titanic', 'mur de Berlin': a name behind an article or an 'of' is no hero's. */
function isKnownByName(
  token: LatinReading['tokens'][number],
  before: string | undefined,
  reading: LatinReading,
): boolean {
  const { words } = reading;
  const isBehind = before !== undefined && (words.definite.has(before) || words.of.has(before));
  return isBehind && isName({ ...token, place: token.place + 1 }, reading);
}

/** A later sentence brings somebody in: 'A boy named Tom watches.' */
function hasHero(line: string, { words, signs }: Omit<LatinReading, 'tokens'>): boolean {
  const tokens = readTokens(line);
  return tokens.some(
    ({ word }, index) =>
      (words.indefinite.has(word) || words.own.has(word)) &&
      tokens.slice(index + 1, index + 4).some((next) => signs.isTaleBeing(next.word)),
  );
}
