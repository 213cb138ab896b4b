import type { LanguageCode } from '@kinora/words';
import { withoutThing } from './without-thing.ts';

/** What a question asks for, by how it asks; the rest of it is the thing. */
const asking: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:What (?:is|are)|What about|And) (?<thing>.+)\?$/u,
  fr: /^(?:Qu['’]est-ce que|Et) (?<thing>.+?)\s?\?$/u,
  it: /^(?:Che cos['’]è|E) (?<thing>.+)\?$/u,
  es: /^¿(?:Qué es|Qué pasa con|Y) (?<thing>.+)\?$/u,
  hi: /^और (?<thing>.+)\?$/u,
  ja: /^(?<thing>.+?)(?:とは何でしょうか|はどうでしょうか|では、)？$/u,
};

/** 'Compost is organic matter': what is said of the thing begins after this. */
const being: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^ (?:is|are) (?=(?:an?|the|one|any|organic|\p{Ll}+ (?:that|which|of|in|with))(?!\p{L}))/u,
  fr: /^ (?:est|sont) (?=(?:une?|l[ea]s?|des|ce(?:lle|lui)?)\s|l['’])/u,
  it: /^ (?:è|sono) (?=(?:un[ao]?|il|l[oae]|i|gli|ciò)\s|(?:un|l)['’])/u,
  es: /^ (?:es|son) (?=(?:una?|el|l[oa]s?)\s)/u,
  hi: /(?!)/u,
  ja: /^(?:とは、?|は、?)/u,
};

/** Where the subject need not be said again, its verb follows: one that is known, or one with its object. */
const verbAlone: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  it: /^ (?=(?:non )?(?:(?:si|vi|ne|ci) )?(?:(?:è|sono|ha|hanno|fu|furono|può|possono|deve|devono|viene|vengono)(?!\p{L})|(?!(?:e|ed|o|di|a|da|in|con|su|per|tra|fra|come|che)\s)\p{Ll}+ (?:(?:il|lo|la|i|gli|le|un[ao]?|molto|poco|più|circa|solo)\s|(?:l|un)['’])))/u,
  es: /^ (?=(?:no )?(?:se )?(?:(?:es|son|está|están|tiene|tienen|fue|fueron|puede|pueden|mide|pesa|dura)(?!\p{L})|(?!(?:y|e|o|u|de|a|con|en|por|para|sin|sobre|entre|como|que)\s)\p{Ll}+ (?:el|las?|los|una?|mucho|poco|más|solo|unos|unas)[\s.,]))/u,
};

/** 'A lid or a sheet keeps the rain off', to what does that: the lid and the sheet. */
const doing = /^What (?<deed>.+)\?$/u;
/** 'A pile that is never turned', of which that has been asked. */
const ifNot = /^(?:An?|The) \p{Ll}+ that is (?:never|not) \p{Ll}+ (?=\p{Ll})/u;

/** An answer without the words of its question: 'What is compost?' 'Organic matter.' */
export function answerFirst(question: string, text: string, code: LanguageCode): string {
  const said = withoutAsked(question, text, code);
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
}

function withoutAsked(question: string, text: string, code: LanguageCode): string {
  const { thing } = asking[code].exec(question)?.groups ?? {};
  if (thing !== undefined && text.toLocaleLowerCase().startsWith(thing.toLocaleLowerCase())) {
    const rest = text.slice(thing.length);
    const answer = rest.replace(being[code], '').replace(verbAlone[code] ?? /(?!)/u, '');
    return answer === rest ? (withoutThing(thing, rest, code) ?? text) : answer;
  }
  if (code !== 'en') {
    return text;
  }
  const { deed } = doing.exec(question)?.groups ?? {};
  if (deed !== undefined && text.endsWith(` ${deed}.`)) {
    return `${text.slice(0, -deed.length - 2)}.`;
  }
  return /^And if it is (?:never|not) /u.test(question) ? text.replace(ifNot, 'Then it ') : text;
}
