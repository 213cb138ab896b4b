import type { LanguageCode } from '../language/language-code.ts';
import { monthNames } from './month-names.ts';

const yearBehind = (words: string, not = ''): RegExp =>
  new RegExp(String.raw`(?:(?<![\p{L}])(?:${words})\s+|^)(1\d{3}|20\d{2})(?=$|[\s,.:;–—-])${not}`, 'giu');

/** Years in a text, each in the first group. A number of four digits is one only where it is used as one: '1500 people' is none. */
export const namedYears: Readonly<Record<LanguageCode, RegExp>> = {
  en: yearBehind(
    `in|since|by|from|until|around|year|${monthNames.en}`,
    String.raw`(?!\s+(?:people|km|miles|metres|meters|years|times))`,
  ),
  hi: /(?:^|\s)(1\d{3}|20\d{2})(?=\s*(?:में|से|तक|ई|का|की|के|:|–|-))/gu,
  fr: yearBehind(`en|à partir de|depuis|vers|dès|jusqu'en|années?|l'an|${monthNames.fr}`),
  it: yearBehind(`nel|dal|del|fino al|verso il|ann[oi]|${monthNames.it}`),
  es: yearBehind('en|desde|hacia|hasta|años?|de'),
  ja: /(1\d{3}|20\d{2})年/gu,
};
