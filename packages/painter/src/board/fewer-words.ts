import type { LanguageCode } from '@kinora/contract/catalogue';
import { wholeClauses } from './whole-clauses.ts';

/** The clauses of a text that say something by themselves, the longest first: what is written where there is no room for all of it. */
export function fewerWords(text: string, code: LanguageCode): string[] {
  return wholeClauses(text, code)
    .map((clause) => clause.text)
    .filter((clause) => clause.length < text.length)
    .toSorted((one, other) => other.length - one.length);
}

/** A text with what is written shorter where it has to be; nothing is added where there is none. */
export function withFewerWords(
  text: string,
  code: LanguageCode,
): { readonly text: string; readonly shorter?: readonly string[] } {
  const shorter = fewerWords(text, code);
  return shorter.length === 0 ? { text } : { text, shorter };
}

/** Before a year that is written beside what happened in it. */
const atYear: Readonly<Record<LanguageCode, string>> = {
  en: ' in',
  fr: ' en',
  it: ' nel',
  es: ' en',
  hi: '',
  ja: '',
};

/** What happened in a year without the year, where it is written beside it: 'L’Inde eut sa première ligne en 1853'. */
export function withoutYear(text: string, year: number, code: LanguageCode): string {
  if (code === 'hi') {
    return text.startsWith(`${year} में `) ? text.slice(`${year} में `.length) : text;
  }
  const phrase = `${atYear[code]} ${year}`;
  const rest = text.replace(phrase, '');
  const isWhole = atYear[code] !== '' && rest !== text && !/\d{4}/u.test(rest) && rest.split(' ').length >= 3;
  return isWhole && (text.endsWith(phrase) || rest.length > leastLetters) ? rest : text;
}

const leastLetters = 16;
