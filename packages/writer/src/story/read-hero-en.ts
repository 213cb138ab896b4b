import type { PremiseHero } from './premise.ts';

/** A whole sentence with a verb that is not known: nobody's name. */
const saying =
  /\s(?:me|us|you|he|she|they|them|is|are|was|were|has|have|to|that|if|how|why|what|when)(?:\s|$)/iu;

/** 'The weaver's twin sons': several who keep their article. */
const severalOfSomebody =
  /^(?:the|my|our|his|her)\s.{1,30}['’]s\s(?:\p{L}+\s){0,2}(?:sons|daughters|sisters|brothers|nephews|nieces|apprentices|children|twins)$/iu;

/** Reads who an English story idea is about; nothing when the words name nobody. */
export function readHero(nounPhrase: string): PremiseHero | undefined {
  const named = /\b(?:named|called)\s+(\p{Lu}[\p{L}\p{M}'’-]*)/u.exec(nounPhrase)?.[1];
  if (named !== undefined) {
    return {
      phrase: named,
      head: headOf(nounPhrase.replace(/\s+(?:named|called)\b.*$/u, '')),
      determiner: 'name',
      possessive: undefined,
      gender: undefined,
      isPlural: false,
    };
  }
  if (severalOfSomebody.test(nounPhrase)) {
    const phrase = nounPhrase.charAt(0).toLowerCase() + nounPhrase.slice(1);
    const name = { phrase, head: headOf(nounPhrase), determiner: 'name', possessive: undefined } as const;
    return { ...name, gender: undefined, isPlural: true };
  }
  const isPair = /^\p{Lu}\p{L}+ and \p{Lu}\p{L}+$/u.test(nounPhrase);
  if (isPair || /^\p{Lu}\p{L}+ the \p{L}+$/u.test(nounPhrase)) {
    const head = headOf(nounPhrase);
    const name = { phrase: nounPhrase, head, determiner: 'name', possessive: undefined } as const;
    return { ...name, gender: undefined, isPlural: isPair };
  }
  const match = /^(?:(a|an|one|the|my|our|his|her|two|three|four|five|some)\s+)?(.+)$/iu.exec(
    nounPhrase.trim(),
  );
  const article = match?.[1]?.toLowerCase();
  const given = match?.[2]?.trim() ?? '';
  if (given === '' || given.split(/\s+/u).length > 6 || !/\p{L}/u.test(given) || saying.test(given)) {
    return undefined;
  }
  const isName =
    article === undefined &&
    /^\p{Lu}\p{Ll}/u.test(given) &&
    given.split(' ').length <= 2 &&
    !/s$/u.test(given);
  const phrase = isName ? given : given.charAt(0).toLowerCase() + given.slice(1);
  const isCounted = article !== undefined && /^(?:two|three|four|five|some)$/u.test(article);
  const head = headOf(phrase);
  return {
    phrase: isCounted && article !== 'some' ? `${article} ${phrase}` : phrase,
    head,
    determiner: readDeterminer(article, isName),
    possessive: article === 'my' || article === 'our' ? article : undefined,
    gender: undefined,
    isPlural: isCounted || /\sand\s/u.test(phrase) || (article === undefined && /[^s]s$/u.test(head)),
  };
}

function readDeterminer(article: string | undefined, isName: boolean): PremiseHero['determiner'] {
  if (article === 'my' || article === 'our') {
    return 'possessive';
  }
  if (article === 'the') {
    return 'definite';
  }
  return isName ? 'name' : 'indefinite';
}

/** The noun of a phrase, in lower case: 'dog' of 'a small dog from Rome'. */
export function headOf(phrase: string): string {
  const [core = phrase] = phrase.split(/\s+(?:with|of|from|and|without|in)\s+/u);
  return core.split(/\s+/u).at(-1)?.toLowerCase() ?? '';
}
