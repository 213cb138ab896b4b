import type { LanguageCode } from '../language/language-code.ts';

/** What makes of a number at least as many: before it, and behind it or its unit. */
const atLeast: Readonly<Record<LanguageCode, readonly [before: RegExp, behind: RegExp]>> = {
  en: [/\b(?:more than|over|at least|upwards of|in excess of) $/iu, /^ or more\b/iu],
  fr: [/(?<!\p{L})(?:plus d[e’']|au moins|au-delà de) ?$/iu, /^ (?:ou plus|au moins)(?!\p{L})/iu],
  it: [/(?<!\p{L})(?:oltre(?: i| le| gli)?|più di|almeno) $/iu, /^ (?:o più|almeno)(?!\p{L})/iu],
  es: [/(?<!\p{L})(?:más de|al menos|por lo menos|por encima de(?: los| las)?) $/iu, /^ o más(?!\p{L})/iu],
  hi: [/(?<![\p{L}\p{M}])(?:कम से कम) $/u, /^ से (?:अधिक|ज़्यादा|ज्यादा|ऊपर)/u],
  ja: [/(?!)/u, /^(?:以上|を超え(?:る|て)?|超)/u],
};

/** So few words stand between a denial and what it denies: 'it does not grow to more than 20 cm'. */
const denied: Readonly<Record<LanguageCode, readonly [before: RegExp, behind: RegExp]>> = {
  en: [/(?:\b(?:no|not|never|rarely|seldom|hardly|without)|n[’']t) (?:[\p{L}-]+ ){0,4}$/iu, /(?!)/u],
  fr: [/(?<!\p{L})(?:ne |n[’']|pas |jamais |guère |rarement |sans )(?:[\p{L}-]+ ){0,4}$/iu, /(?!)/u],
  it: [/(?<!\p{L})(?:non|mai|raramente|appena|senza) (?:[\p{L}-]+ ){0,4}$/iu, /(?!)/u],
  es: [/(?<!\p{L})(?:no|nunca|jamás|raramente|apenas|sin) (?:[\p{L}-]+ ){0,4}$/iu, /(?!)/u],
  hi: [/(?!)/u, /^(?: [\p{L}\p{M}]+){0,4} (?:नहीं|न)(?![\p{L}\p{M}])/u],
  ja: [/(?!)/u, /^[^、。]{0,10}(?:ない|ません)/u],
};

/** The words before a number that say there are more, as the end of what stands there: 'more than '. Undefined where none do. */
export function moreBefore(before: string, code: LanguageCode): string | undefined {
  const said = atLeast[code][0].exec(before)?.[0];
  return said === undefined || denied[code][0].test(before.slice(0, before.length - said.length))
    ? undefined
    : said;
}

/** The words behind a number and its unit that say there are more: ' से अधिक', '以上'. Undefined where none do. */
export function moreBehind(behind: string, code: LanguageCode): string | undefined {
  const said = atLeast[code][1].exec(behind)?.[0];
  return said === undefined || denied[code][1].test(behind.slice(said.length)) ? undefined : said;
}
