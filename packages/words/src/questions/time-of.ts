import type { LanguageCode } from '../language/language-code.ts';
import { yearOf } from './answer-cues.ts';

/** How a century is written: by a figure or a Roman numeral in the first group. */
const centuries: Readonly<Record<LanguageCode, RegExp>> = {
  en: /(?<!\p{N})(\d{1,2})(?:st|nd|rd|th)[ -]century/iu,
  fr: /(?<!\p{L})([IVX]{1,5})e\s(?:siècle|s\.)/u,
  it: /(?<!\p{L})([IVX]{1,5})\ssecolo/u,
  es: /siglos?\s([IVX]{1,5})(?!\p{L})/u,
  hi: /(\d{1,2})वीं\s(?:शताब्दी|सदी)/u,
  ja: /(?<!\p{N})(\d{1,2})世紀/u,
};
/** A year, a century or a millennium before Christ. */
const before: Readonly<Record<LanguageCode, RegExp>> = {
  en: /(?<!\p{N})(\d{1,4})\s(?:BCE?)(?!\p{L})/u,
  fr: /(?<!\p{N})(\d{1,4})\sav(?:ant|\.)\sJ/u,
  it: /(?<!\p{N})(\d{1,4})\sa\.\s?C\./u,
  es: /(?<!\p{N})(\d{1,4})\sa\.\s?C\./u,
  hi: /(\d{1,4})\s(?:ईसा पूर्व|ई\.?\s?पू)/u,
  ja: /紀元前(\d{1,4})/u,
};
const millennium =
  /(?:(second|deuxième|IIe|secondo|II|segundo)|third|troisième|terzo|III|tercer)\s(?:millennium|millénaire|millennio|milenio)\s(?:BC|av|a\.)/u;

/** When what a sentence tells of was: its first year, or the beginning of the century it names; negative before Christ. */
export function timeOf(sentence: string, code: LanguageCode): number | undefined {
  const thousands = millennium.exec(sentence);
  if (thousands !== null) {
    return thousands[1] === undefined ? -3000 : -2000;
  }
  const early = before[code].exec(sentence)?.[1];
  if (early !== undefined) {
    return -Number(early);
  }
  const year = yearOf(sentence);
  const century = centuries[code].exec(sentence)?.[1];
  return year ?? (century === undefined ? undefined : (numberOf(century) - 1) * 100);
}

const romanDigits: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };

function numberOf(numeral: string): number {
  if (/^\d+$/u.test(numeral)) {
    return Number(numeral);
  }
  const digits = Array.from(numeral, (digit) => romanDigits[digit] ?? 0);
  return digits.reduce((sum, digit, place) => sum + (digit < (digits[place + 1] ?? 0) ? -digit : digit), 0);
}
