import { yearOf } from '@kinora/words';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import type { AskedMaterial } from './asked-material.ts';

/** Of those who made something, who made it first: the first patent, the first machine that worked. */
const made =
  'patents?|machines?|apparatus|brevets?|appareils?|brevett[oi]|macchin[ae]|apparecchi[oa]?|patentes?|máquinas?';
const first = new RegExp(
  `(?<!\\p{L})(?:first|premi(?:er|ère)s?|prim[oaie]|primera?s?) (?:\\p{L}+ ){0,2}(?:${made})(?!\\p{L})|पहल[ाी] (?:\\S+ )?(?:पेटेण्ट|पेटेंट|यन्त्र|यंत्र)|(?:最初|初)の特許`,
  'iu',
);
/** 'Described it, and never built it.' */
const neverMade =
  /(?<!\p{L})(?:never|did not) (?:built?|made?|work)|ne (?:la|le|l['’])?\s?(?:construis|réalis)\p{L}+ (?:pas|jamais)|che non (?:costruì|realizzò)|no (?:llegó a )?constru\p{L}+/iu;

const worth = { first: 3, later: 0.15, neverMade: 0.3 } as const;

/** How much likelier somebody is whom an article credits with the first, where it is asked who made a thing. */
export function firstMade({
  sentences,
  question,
  found,
  pointOf,
}: AskedMaterial): (sentence: ArticleSentence) => number {
  const firsts = sentences.filter(
    (sentence) => found.has(sentence.source) && pointOf?.(sentence) === 'says' && first.test(sentence.text),
  );
  const years = firsts.flatMap(({ text }) => yearOf(text) ?? []);
  if (question.kind !== 'who' || years.length === 0) {
    return () => 1;
  }
  const since = Math.min(...years);
  return (sentence) => {
    const { text } = sentence;
    if (firsts.includes(sentence) && yearOf(text) === since) {
      return worth.first;
    }
    return (neverMade.test(text) ? worth.neverMade : 1) * ((yearOf(text) ?? since) > since ? worth.later : 1);
  };
}
