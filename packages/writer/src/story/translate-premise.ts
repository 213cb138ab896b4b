import type { LanguageCode } from '@kinora/words';
import { findNoun } from '../lexicon/lexicon.ts';
import type { Lexicon, LexiconNoun } from '../lexicon/lexicon.ts';
import type { HeroIdea } from './story-hero.ts';
import type { Premise } from './premise.ts';

/** A story idea carried over into another language, as far as the small dictionary reaches. */
export interface TranslatedPremise {
  readonly hero: HeroIdea;
  readonly action: string | undefined;
}

/** Carries hero and wish over word by word; nothing when a word that matters is not in the dictionary. */
export function translatePremise(
  premise: Premise,
  target: LanguageCode,
  lexicon: Lexicon,
): TranslatedPremise | undefined {
  const hero = premise.hero === undefined ? undefined : translateHero(premise, target, lexicon);
  const action =
    premise.action === undefined
      ? undefined
      : translateAction(premise.action, premise.code, { target, lexicon });
  if (hero === undefined || (premise.action !== undefined && action === undefined)) {
    return undefined;
  }
  return { hero, action };
}

function translateHero(premise: Premise, target: LanguageCode, lexicon: Lexicon): HeroIdea | undefined {
  const { hero, code } = premise;
  if (hero === undefined) {
    return undefined;
  }
  if (hero.determiner === 'name' && target !== 'hi' && target !== 'ja' && code !== 'hi' && code !== 'ja') {
    return {
      phrase: hero.phrase,
      gender: hero.gender ?? 'm',
      determiner: 'name',
      possessive: undefined,
      isPlural: false,
    };
  }
  const noun = findNoun(lexicon, hero.head, code);
  if (noun === undefined || hero.isPlural) {
    return undefined;
  }
  const form = noun.forms[target];
  const phrase = addAdjectives({ phrase: hero.phrase, code, target, lexicon }, form.word, form.gender);
  return {
    phrase,
    gender: form.gender,
    determiner: 'indefinite',
    possessive: undefined,
    isPlural: false,
    pronoun: englishPronoun(noun),
  };
}

interface AdjectiveSearch {
  readonly phrase: string;
  readonly code: LanguageCode;
  readonly target: LanguageCode;
  readonly lexicon: Lexicon;
}

/** At most one adjective on each side: the first known ones of the original. */
function addAdjectives(
  { phrase, code, target, lexicon }: AdjectiveSearch,
  noun: string,
  gender: 'm' | 'f',
): string {
  const words = phrase.toLowerCase().split(/\s+/u);
  const known = lexicon.adjectives.filter((adjective) => {
    const { m, f } = adjective.forms[code];
    return code === 'ja' ? phrase.includes(m) : words.includes(m) || words.includes(f);
  });
  const before = known.find((adjective) => adjective.forms[target].isBefore)?.forms[target][gender];
  const after = known.find((adjective) => !adjective.forms[target].isBefore)?.forms[target][gender];
  const glue = target === 'ja' ? '' : ' ';
  return [before, noun, after].filter((part) => part !== undefined).join(glue);
}

/** English only: people by their gender, everything else 'it'. */
export function englishPronoun(noun: LexiconNoun | undefined): 'it' | 'she' | 'he' | 'they' {
  if (noun?.kind !== 'person') {
    return 'it';
  }
  const word = noun.forms.en.word;
  if (
    /^(?:girl|woman|grandmother|mother|sister|queen|princess|witch|fairy|mermaid|daughter|granddaughter|niece|wife|aunt)$/u.test(
      word,
    )
  ) {
    return 'she';
  }
  if (
    /^(?:boy|man|grandfather|father|brother|king|prince|wizard|fisherman|son|grandson|nephew|husband|uncle)$/u.test(
      word,
    )
  ) {
    return 'he';
  }
  return /^(?:robot|ghost|monster|snowman)$/u.test(word) ? 'it' : 'they';
}

/** A wish in another language; nothing when a word of it is not in the dictionary. */
export function translateAction(
  action: string,
  code: LanguageCode,
  { target, lexicon }: { target: LanguageCode; lexicon: Lexicon },
): string | undefined {
  const text = action.toLowerCase();
  const verb = lexicon.verbs
    .filter((entry) => startsWithVerb(text, entry[code], code))
    .sort((one, other) => other[code].length - one[code].length)[0];
  if (verb === undefined) {
    return undefined;
  }
  const rest = restAfterVerb(text, verb[code], code);
  if (rest === '' || holdsObject(verb[code], code)) {
    return verb[target];
  }
  const noun = findObject(rest, code, lexicon);
  return noun === undefined || holdsObject(verb[target], target)
    ? undefined
    : joinObject(verb[target], noun, target);
}

/** Hindi and Japanese put the verb last. */
function startsWithVerb(text: string, verb: string, code: LanguageCode): boolean {
  if (code === 'hi' || code === 'ja') {
    return text.endsWith(verb);
  }
  return text === verb || text.startsWith(`${verb} `);
}

function restAfterVerb(text: string, verb: string, code: LanguageCode): string {
  const rest = code === 'hi' || code === 'ja' ? text.slice(0, -verb.length) : text.slice(verb.length);
  return rest.replace(/を$/u, '').trim();
}

function holdsObject(verb: string, code: LanguageCode): boolean {
  if (code === 'ja') {
    return verb.includes('を') || verb.includes('に');
  }
  return code === 'hi' && verb.includes(' ') && !/^(?:के|की|से|तक|पार) /u.test(verb);
}

function findObject(rest: string, code: LanguageCode, lexicon: Lexicon): LexiconNoun | undefined {
  const words = code === 'ja' ? [rest] : rest.split(/[\s'’]+/u);
  // 'a lost star', 'the last flower': the noun that is known, when nothing but small words follow it.
  const [last = ''] = words.slice(-1);
  return words.length <= 4 ? findNoun(lexicon, last, code) : undefined;
}

function joinObject(verb: string, noun: LexiconNoun, target: LanguageCode): string {
  const { word, gender } = noun.forms[target];
  const isVowel = /^[aeiouhéîôâ]/iu.test(word);
  switch (target) {
    case 'en':
      return `${verb} ${/^[aeiou]/u.test(word) ? 'an' : 'a'} ${word}`;
    case 'fr':
      return `${verb} ${gender === 'm' ? 'un' : 'une'} ${word}`;
    case 'it':
      return `${verb} ${gender === 'f' && isVowel ? "un'" : `${gender === 'm' ? 'un' : 'una'} `}${word}`;
    case 'es':
      return `${verb} ${gender === 'm' ? 'un' : 'una'} ${word}`;
    case 'hi':
      return `${word} ${verb}`;
    case 'ja':
      return `${word}${/^(?:会う)$/u.test(verb) ? 'に' : 'を'}${verb}`;
  }
}
