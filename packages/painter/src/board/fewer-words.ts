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
