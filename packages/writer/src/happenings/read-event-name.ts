import { languageProfiles } from '@kinora/words';
import type { LatinReading } from './latin-reading.ts';
import {
  complementOf,
  hasCountry,
  hasPersonOfHistory,
  hasYear,
  isName,
  isTitleCase,
} from './latin-reading.ts';
import type { PromptToken } from './read-tokens.ts';

/** A phrase cut into what it names and what is said of it. */
interface EventPhrase {
  readonly isIndefinite: boolean;
  /** Whose it is, before the English 's. */
  readonly possessor: readonly PromptToken[];
  readonly head: readonly PromptToken[];
  /** From the first preposition on. */
  readonly rest: readonly PromptToken[];
}

/** Whether a phrase names something that happened: 'the French Revolution', 'the first voyage round the world'. */
export function isEventName(reading: LatinReading): boolean {
  const phrase = cutPhrase(reading);
  const event = eventOf(phrase, reading);
  if (event === undefined) {
    return false;
  }
  const { words } = reading;
  const isPinned = hasYear(reading.tokens) || hasCountry(reading.tokens, reading);
  const isOwn = words.own.has(reading.tokens[0]?.word ?? '');
  if (isOwn || (!isPinned && (phrase.isIndefinite || isOfTale(phrase, reading)))) {
    return false;
  }
  if (isPinned) {
    return true;
  }
  if (words.events.has(event)) {
    return !isOfThing(phrase, reading);
  }
  if (words.makings.has(event)) {
    return phrase.possessor.length > 0 || complementOf(phrase.rest, reading) !== undefined;
  }
  return words.conflicts.has(event) ? isKnownConflict(phrase, reading) : isKnownVoyage(phrase, reading);
}

function cutPhrase({ tokens, words }: LatinReading): EventPhrase {
  const owner = tokens.findIndex(({ isPossessive }) => isPossessive);
  const possessor = owner > 0 && owner <= 4 ? tokens.slice(0, owner) : [];
  const own = possessor.length > 0 ? tokens.slice(owner + 1) : tokens;
  const start = own.findIndex(
    ({ word }) => !words.definite.has(word) && !words.indefinite.has(word) && !words.of.has(word),
  );
  const opening = own.slice(0, Math.max(0, start));
  const phrase = own.slice(Math.max(0, start));
  const end = phrase.findIndex(
    ({ word }) =>
      words.prepositions.has(word) ||
      words.relatives.has(word) ||
      words.definite.has(word) ||
      words.indefinite.has(word),
  );
  return {
    isIndefinite: [...opening, ...possessor.slice(0, 1)].some(({ word }) => words.indefinite.has(word)),
    possessor,
    head: end < 0 ? phrase : phrase.slice(0, end),
    rest: end < 0 ? [] : phrase.slice(end),
  };
}

const numeral = /^(?:[ivx]+|one|two|\p{N}+)$/u;

/** The noun that names it: the last of an English phrase, the first of the others. */
function eventOf({ head }: EventPhrase, { words, code }: LatinReading): string | undefined {
  const isEvent = (word: string): boolean =>
    words.events.has(word) || words.makings.has(word) || words.conflicts.has(word) || words.motions.has(word);
  const named = head.filter(({ word }) => !numeral.test(word));
  if (code === 'en') {
    const last = named.at(-1)?.word;
    return last !== undefined && isEvent(last) ? last : undefined;
  }
  return named.slice(0, 3).find(({ word }) => isEvent(word))?.word;
}

/** 'Of a raindrop', 'of the snails', 'little': whoever does that lives in a tale. */
function isOfTale({ head, possessor, rest }: EventPhrase, reading: LatinReading): boolean {
  const { signs, words } = reading;
  const complement = complementOf(rest, reading);
  const isTale = ({ word }: PromptToken): boolean =>
    signs.isTaleBeing(word) || signs.isTaleAdjective(word) || words.feelings.has(word);
  const beings = complement === undefined ? [] : [complement.noun];
  const isStrife = head.some(({ word }) => words.conflicts.has(word) || words.motions.has(word));
  const isWished = rest.some(({ word }) => words.wishes.test(word));
  return (
    complement?.isIndefinite === true ||
    isWished ||
    [...head, ...possessor, ...(isStrife ? rest : beings)].some(isTale)
  );
}

/** 'The revolution of the spoons'. */
function isOfThing({ rest }: EventPhrase, reading: LatinReading): boolean {
  const complement = complementOf(rest, reading);
  return complement !== undefined && reading.signs.isThing(complement.noun.word);
}

/** A war, battle or fall is known by a name, a nation, its number. */
function isKnownConflict({ head, possessor, rest }: EventPhrase, reading: LatinReading): boolean {
  const { words, signs } = reading;
  if (head.some(({ word }) => words.firsts.has(word) || words.pinning.test(word))) {
    return true;
  }
  const named = [...head, ...rest];
  if (hasPersonOfHistory([...possessor, ...named])) {
    return true;
  }
  const hasCapitals = reading.tokens.some(({ isCapital, place }) => isCapital && place > 0);
  if (hasCapitals && !isTitleCase(reading)) {
    return named.some((token) => isName(token, reading));
  }
  // Without capitals that say something, a word that no dictionary has is a name.
  const relative = named.findIndex(({ word }) => words.relatives.has(word));
  return named.slice(0, relative < 0 ? named.length : relative).some(({ word }) => {
    const isSmall =
      word.length < 4 || languageProfiles[reading.code].stopWords.has(word) || /^\p{N}/u.test(word);
    return !isSmall && !words.conflicts.has(word) && !words.firsts.has(word) && !signs.isKnown(word);
  });
}

/** A voyage is remembered as the first of its kind, by who made it, or by a ship's name. */
function isKnownVoyage({ head, possessor, rest }: EventPhrase, reading: LatinReading): boolean {
  const { words } = reading;
  if (hasPersonOfHistory([...possessor, ...rest])) {
    return true;
  }
  const complement = complementOf(rest, reading);
  const isSomebodys = complement?.isBare === true && complement.noun.isCapital;
  if (isSomebodys || isOfThing({ head, possessor, rest, isIndefinite: false }, reading)) {
    return false;
  }
  if (possessor.length > 0) {
    return possessor.length > 1 && possessor.every(({ isCapital }) => isCapital);
  }
  const isFirst = head.some(({ word }) => words.firsts.has(word));
  return isFirst || (complement !== undefined && isName(complement.noun, reading) && !isTitleCase(reading));
}
