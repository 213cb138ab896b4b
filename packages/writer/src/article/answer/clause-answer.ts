import type { LanguageCode } from '@kinora/words';
import { countSpokenWords, readStems } from '@kinora/words';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import { isLeaning } from '../reading/article-sentence.ts';
import type { AskedMaterial } from './asked-material.ts';

/** A clause that stands by itself in a sentence too long to be told: '…, where the engineer Trevithick ran a locomotive in 1804, …'. */
const clauses: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /(?:, |\band )where (?=(?:the|an?|\p{Lu}))(?<clause>[^,;:]+?)(?=,| and where|[.;:])/gu,
  fr: /(?:, |(?<!\p{L})et )où (?=(?:l['’]|les? |la |une? |\p{Lu}))(?<clause>[^,;:]+?)(?=,| et où|[.;:])/gu,
  it: /(?:, |(?<!\p{L})e )dove (?=(?:l['’]|il |lo |la |i |gli |le |un|\p{Lu}))(?<clause>[^,;:]+?)(?=,| e dove|[.;:])/gu,
  es: /(?:, |(?<!\p{L})y )donde (?=(?:el |la |los |las |un|\p{Lu}))(?<clause>[^,;:]+?)(?=,| y donde|[.;:])/gu,
};
/** What is said before a relative clause: 'Charles Richter made the first scale in 1935, which …'. */
const mains: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /^(?<clause>[^,;:]+?)(?=, (?:which|who|whose|where)\s)/gu,
  fr: /^(?<clause>[^,;:]+?)(?=, (?:qui|dont|où|lequel|laquelle)\s)/gu,
  it: /^(?<clause>[^,;:]+?)(?=, (?:che|cui|il quale|la quale|dove)\s)/gu,
  es: /^(?<clause>[^,;:]+?)(?=, (?:que|cuy[oa]s?|el cual|la cual|donde)\s)/gu,
  hi: /^(?<clause>[^,;:]+?)(?=, (?:जो|जिस\p{M}*|जिन\p{M}*|जिसक[ाीे]|जिसमें|जिससे)\s)/gu,
};
/** Of fewer words it tells nothing. */
const fewestWords = 6;

/**
 * What answers within a sentence that cannot be told.
 *
 * @returns undefined where no clause says all that is asked
 */
export function clauseAnswer({ sentences, pointOf, code }: AskedMaterial): ArticleSentence | undefined {
  if (pointOf === undefined) {
    return undefined;
  }
  const patterns = [mains[code], clauses[code]].filter((pattern) => pattern !== undefined);
  return sentences
    .filter(({ isSpeakable, isItem }) => !isSpeakable && !isItem)
    .flatMap((sentence) => patterns.flatMap((pattern) => clausesOf(sentence, pattern, code)))
    .find((clause) => pointOf(clause) === 'says');
}

function clausesOf(sentence: ArticleSentence, pattern: RegExp, code: LanguageCode): ArticleSentence[] {
  return Array.from(sentence.text.matchAll(pattern), ({ groups }) => groups?.['clause'] ?? '')
    .map((clause) => `${clause.charAt(0).toLocaleUpperCase()}${clause.slice(1)}${code === 'hi' ? '।' : '.'}`)
    .filter((text) => countSpokenWords(text, code) >= fewestWords && !isLeaning(text, code))
    .map((text) => ({
      ...sentence,
      text,
      stems: readStems(text, code),
      spokenWords: countSpokenWords(text, code),
      isDependent: false,
      isSpeakable: true,
    }));
}
