import type { LanguageCode } from '@kinora/words';
import { hasVerb } from '../speech/split-clauses.ts';

/** 'The salinity of the ocean' after 'And the salinity?': by the article of the thing, what stands for it. */
const thatOf: Readonly<Partial<Record<LanguageCode, { of: RegExp; by: Readonly<Record<string, string>> }>>> =
  {
    en: { of: /^ of (?:the|an?|its|their)\s/u, by: { the: 'That' } },
    fr: {
      of: /^ (?:de l['’]|de la |du |des |d['’]un)/u,
      by: { le: 'Celui', la: 'Celle' },
    },
    it: {
      of: /^ (?:del |della |dell['’]|dei |degli |delle |di un)/u,
      by: { il: 'Quello', lo: 'Quello', la: 'Quella', i: 'Quelli', gli: 'Quelli', le: 'Quelle' },
    },
    es: {
      of: /^ (?:de los |de las |de la |del |de un)/u,
      by: { el: 'El', la: 'La', los: 'Los', las: 'Las' },
    },
  };

/** French names who does it; a plural noun shows its gender by its ending, where it does. */
const feminine = /(?:tions?|sions?|aisons?|ances?|ences?|ettes?|ures?|tés)$/u;
const eitherGender =
  /es$|^(?:eaux|fleurs|couleurs|odeurs|peaux|parois|mers|forêts|dents|mains|chaleurs|vapeurs|fins|fois)$/u;

function frenchPronoun(thing: string): string | undefined {
  const [article = '', noun = ''] = thing.split(' ');
  if (article === 'le' || article === 'la') {
    return article === 'le' ? 'il' : 'elle';
  }
  if (article !== 'les') {
    return undefined;
  }
  if (feminine.test(noun)) {
    return 'elles';
  }
  return eitherGender.test(noun) ? undefined : 'ils';
}

const participle = /^, (?=\p{Ll}{2,}(?:ée?s?|ie?s?|ue?s?|ise?s?|te?s?) )/u;
/** 'Nei modelli domestici è un tubo', ', a pressione atmosferica, bolle': where or when, and then the verb. */
const circumstance: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  it: /^,? (?=(?:a|in|nel|nei|nella|nelle|negli|con|durante)\s[^,.]{3,40}(?:,\s\p{Ll}|\s(?:è|sono|ha|hanno)\s))/u,
  es: /^,? (?=(?:a|en|con|durante)\s[^,.]{3,40}(?:,\s\p{Ll}|\s(?:es|son|tiene|tienen|está|están)\s))/u,
};

/**
 * An answer on the thing that has just been asked for, without its name again: 'And the salinity?' 'That of the ocean …'. Undefined
 * where its language or its words show no other way.
 */
export function withoutThing(thing: string, rest: string, code: LanguageCode): string | undefined {
  const known = thing.toLocaleLowerCase();
  const that = thatOf[code];
  const [article = ''] = known.split(' ');
  const pronoun = that?.by[article];
  if (that !== undefined && pronoun !== undefined && that.of.test(rest)) {
    return pronoun + rest;
  }
  // 'El saurópodo Argentinosaurus': its own name is enough.
  if (code !== 'en' && code !== 'hi' && code !== 'ja' && /^ \p{Lu}\p{Ll}{3,}[\s,]/u.test(rest)) {
    return rest.slice(1);
  }
  if (code === 'fr') {
    return inFrench(known, rest);
  }
  const gap = circumstance[code]?.exec(rest)?.[0];
  return gap === undefined ? undefined : rest.slice(gap.length);
}

function inFrench(thing: string, rest: string): string | undefined {
  const pronoun = frenchPronoun(thing);
  if (pronoun === undefined) {
    return undefined;
  }
  const [, verb = ''] = /^ (\p{Ll}+)(?!\p{L})/u.exec(rest) ?? [];
  if (/^ (?:ne |n['’]|se |s['’]|y )/u.test(rest) || (verb !== '' && hasVerb(verb, 'fr'))) {
    return pronoun + rest;
  }
  const [, aside = '', said = ''] = participle.test(rest) ? (/^, ([^,]+), (.+)$/u.exec(rest) ?? []) : [];
  return said === '' ? undefined : `${aside}, ${pronoun} ${said}`;
}
