import type { LanguageCode } from '@kinora/words';
import { withoutAsides } from './clean-inline.ts';

/** An article's first sentence says what else its subject is called. */
const beginning = 400;

const definition: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^.{2,90}?(?=\s(?:is|are|was|were)\s)/u,
  fr: /^.{2,90}?(?=\s(?:est|sont|était|étaient)\s)/u,
  it: /^.{2,90}?(?=\s(?:è|sono|era|erano)\s)/u,
  es: /^.{2,90}?(?=\s(?:es|son|era|eran)\s)/u,
  hi: /^.{2,60}?(?=,|\s(?:वह|एक|उन|को)\s)/u,
  ja: /^.{1,40}?(?=は|とは)/u,
};
/** 'Commonly called …': what a definition says that people say. */
const called = /([\p{sc=Han}\p{sc=Katakana}ー]+)と(?:も)?(?:呼|よば|いう|いい)/gu;

/** What the article's first sentences call its subject. */
export function namesIn(text: string, code: LanguageCode): string[] {
  const first = withoutAsides(text.slice(0, beginning).replace(/^#.*\n/u, '')).trim();
  const defined = definition[code].exec(first)?.[0];
  const others = code === 'ja' ? Array.from(first.matchAll(called), ([, name = '']) => name) : [];
  return [...(defined === undefined ? [] : [defined]), ...others];
}
