import type { LanguageCode } from '@kinora/words';
import { countryNames, isOfTales, peopleOfHistory } from './known-names.ts';
import type { LatinWords } from './latin-words.ts';
import type { PromptToken } from './read-tokens.ts';
import type { TaleSigns } from './tale-signs.ts';

/** A part of a prompt, with all that tells what it is. */
export interface LatinReading {
  readonly words: LatinWords;
  readonly code: LanguageCode;
  readonly signs: TaleSigns;
  readonly tokens: readonly PromptToken[];
}

/** 'The Battle of Hastings': capitals that say nothing. */
export function isTitleCase({ tokens, words }: LatinReading): boolean {
  const content = tokens.filter(
    ({ word, isPossessive }) =>
      !isPossessive && word.length > 2 && !words.prepositions.has(word) && !words.definite.has(word),
  );
  return content.length > 1 && content.every(({ isCapital, word }) => isCapital || /^\p{N}/u.test(word));
}

/** A name that stands there as a name: a capital inside the line that is no heavenly body and no word of tales. */
export function isName(token: PromptToken, { signs }: LatinReading): boolean {
  return token.isCapital && token.place > 0 && !isOfTales(token.word) && !signs.isInLexicon(token.word);
}

export function hasYear(tokens: readonly PromptToken[]): boolean {
  return tokens.some(({ word }) => /^(?:1\d{3}|20\d\d|[5-9]\d\d)$/u.test(word));
}

export function hasPersonOfHistory(tokens: readonly PromptToken[]): boolean {
  return tokens.some(({ word, isCapital }) => isCapital && peopleOfHistory.has(word));
}

/** A country by its name in this language; in capitals where the line has any. */
export function hasCountry(tokens: readonly PromptToken[], { code, tokens: all }: LatinReading): boolean {
  const isLower = !all.some(({ isCapital }) => isCapital);
  const names = countryNames(code);
  return tokens.some((token, index) =>
    [1, 2, 3].some((length) => {
      const name = tokens.slice(index, index + length);
      return (isLower || token.isCapital) && names.has(name.map(({ word }) => word).join(' '));
    }),
  );
}

/** The first noun behind 'of', without article, number and adjectives of tales before it; nothing without an 'of'. */
export function complementOf(
  tokens: readonly PromptToken[],
  { words, signs }: LatinReading,
): { readonly noun: PromptToken; readonly isIndefinite: boolean; readonly isBare: boolean } | undefined {
  const start = tokens.findIndex(({ word }) => words.of.has(word));
  if (start < 0) {
    return undefined;
  }
  const rest = tokens.slice(start + 1);
  const isArticle = ({ word }: PromptToken): boolean =>
    words.definite.has(word) || words.indefinite.has(word);
  const [first] = rest;
  const core = rest.filter(
    (token) =>
      !isArticle(token) &&
      !words.own.has(token.word) &&
      !words.firsts.has(token.word) &&
      !signs.isTaleAdjective(token.word),
  );
  const end = core.findIndex(({ word }) => words.prepositions.has(word) || words.relatives.has(word));
  const phrase = core.slice(0, end < 0 ? 4 : end);
  const noun = phrase.find(({ word }) => signs.isBeing(word)) ?? phrase[0];
  return noun === undefined || first === undefined
    ? undefined
    : { noun, isIndefinite: words.indefinite.has(first.word), isBare: !isArticle(first) };
}
