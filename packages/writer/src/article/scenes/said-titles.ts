import type { LanguageCode } from '@kinora/words';
import { languageProfiles, readStems, readWords } from '@kinora/words';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import { isKin, meets } from '../reading/name-subject.ts';
import { thingOf } from './plain-titles.ts';

/** The word between the two of a heading. */
const pairs: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /^(\S.*?) and (\S.*)$/u,
  fr: /^(\S.*?) et (\S.*)$/u,
  it: /^(\S.*?) ed? (\S.*)$/u,
  es: /^(\S.*?) [ye] (\S.*)$/u,
  hi: /^(\S.*?) (?:और|तथा|एवं) (\S.*)$/u,
  ja: /^([^とや、]{2,})と([^とや、]{2,})$/u,
};

/** A heading of two without the one that its scene does not speak of: 'George et Robert Stephenson' is 'George Stephenson'. */
export function saidOfPair(
  heading: string,
  sentences: readonly ArticleSentence[],
  code: LanguageCode,
): string {
  const [, one = '', other = ''] = pairs[code]?.exec(heading) ?? [];
  if (one === '' || one.includes(',') || other.includes(',')) {
    return heading;
  }
  const isPeople = isName(one) && isName(other);
  const [first = '', ...family] = other.split(' ');
  const isOfOneName = isPeople && family.length > 0 && !one.includes(' ');
  // Two brothers share the name, which says of neither that he is meant.
  const told = [one, isOfOneName ? first : other].map((name) => countTelling(name, sentences, code));
  const least = isPeople ? 1 : sentences.length / 2 + 0.1;
  const [ofOne = 0, ofOther = 0] = told;
  if (ofOne >= least && ofOther === 0) {
    return isOfOneName ? [one, ...family].join(' ') : one;
  }
  return ofOther >= least && ofOne === 0 ? other : heading;
}

function isName(text: string): boolean {
  return text.split(' ').every((word) => /^\p{Lu}\p{Ll}/u.test(word));
}

function countTelling(name: string, sentences: readonly ArticleSentence[], code: LanguageCode): number {
  const stems = readStems(name, code);
  return sentences.filter(
    (sentence) =>
      sentence.text.includes(name) ||
      stems.some((stem) => sentence.stems.some((own) => meets(own, stem) || isKin(own, stem))),
  ).length;
}

/** Of more sentences, two things are not all that a scene is about. */
const mostTold = 3;

/** What two sentences are about, one each: both in one title, since either would fit half of its scene. */
export function twoThings(
  sentences: readonly ArticleSentence[],
  joiner: string,
  code: LanguageCode,
): string | undefined {
  if (sentences.length > mostTold) {
    return undefined;
  }
  const names = [...new Set(sentences.flatMap(({ text }) => besideNoun(text, code) ?? []))];
  if (names.length === 2) {
    return names.join(joiner);
  }
  const things = [...new Set(sentences.flatMap((sentence) => thingOf(sentence, code) ?? []))];
  const [one = '', other = ''] = things;
  const isPair = things.length === 2 && things.every((thing) => readWords(thing, code).length <= 2);
  return isPair ? one + joiner + other.charAt(0).toLocaleLowerCase() + other.slice(1) : undefined;
}

/** The name that stands beside what it is the name of: 'el saurópodo Argentinosaurus'. */
function besideNoun(text: string, code: LanguageCode): string | undefined {
  const [match] = [...text.matchAll(/(?<=\s)(\p{Ll}{4,}) (\p{Lu}\p{Ll}{4,})(?!\p{L})/gu)].filter(
    ([, noun = '']) => !languageProfiles[code].stopWords.has(noun),
  );
  return code === 'es' || code === 'fr' || code === 'it' ? match?.[2] : undefined;
}

/** 'Siglos XX y XXI', '20th century': when something was, and nothing of what. */
const onlyCenturies: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:the )?\d+(?:st|nd|rd|th)(?: (?:and|to) \d+(?:st|nd|rd|th))? centur(?:y|ies)$/iu,
  fr: /^(?:le |les )?[IVX]+e(?: (?:et|au) [IVX]+e)? siècles?$/iu,
  it: /^(?:il |i )?(?:[IVX]+ secolo|secol[oi] [IVX]+(?: e [IVX]+)?)$/iu,
  es: /^(?:el |los )?siglos? [IVX]+(?: (?:y|al) [IVX]+)?$/iu,
  hi: /^\S+(?: और \S+)? (?:सदी|शताब्दी)$/u,
  ja: /^\d+世紀(?:[～〜と]\d+世紀)?$/u,
};

/** Whether a heading names centuries only. */
export function isCenturies(heading: string, code: LanguageCode): boolean {
  return onlyCenturies[code].test(heading);
}
