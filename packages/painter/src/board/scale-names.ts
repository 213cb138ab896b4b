import type { LanguageCode } from '@kinora/contract/catalogue';

/** What stands before a number and says of what it is: 'for enamel about 5.5', 'エナメル質では約5.5'. */
const ofWhat: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\b(?:for|in|of) (?:the )?([\p{L}-]{4,}),?(?: it)?(?: is| lies)?(?: at)?(?: about| around)? $/iu,
  fr: /(?<!\p{L})(?:pour|dans|de) (?:l['’]|la |le )([\p{L}-]{4,}),?(?: il)?(?: est)?(?: d['’]environ| à environ| de| à)? $/iu,
  it: /(?<!\p{L})(?:per|nello|nella|nel|dello|della|del) (?:il |lo |la |l['’])?([\p{L}-]{4,}),?(?: è)?(?: di)?(?: circa)? $/iu,
  es: /(?<!\p{L})(?:para|en|del?) (?:el |la )?([\p{L}-]{4,}),?(?: es)?(?: de)?(?: unos| cerca de)? $/iu,
  hi: /(?<![\p{L}\p{M}])([\p{L}\p{M}]{3,}) (?:में|के लिए|का) (?:यह )?(?:लगभग |करीब )?$/u,
  ja: /([\p{sc=Han}\p{sc=Katakana}ー]{2,8})(?:では|は|で|の場合は?)、?(?:約|およそ)?$/u,
};

/** Of what a number on a scale is told, where its scale is told of several; undefined where that is not said. */
export function nameOnScale(narration: string, at: number, code: LanguageCode): string | undefined {
  return ofWhat[code].exec(narration.slice(Math.max(0, at - 60), at))?.[1];
}
