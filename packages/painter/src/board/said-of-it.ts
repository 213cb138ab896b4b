import type { LanguageCode } from '@kinora/contract/catalogue';
import { isContentWord, languageProfiles, readWords } from '@kinora/words';
import { outcomesIn } from './gerunds.ts';
import { writableText } from './writable.ts';

/** Something that is said of what a sentence has just named. */
export interface SaidOfIt {
  /** UTF-16 offset in the narration. */
  readonly at: number;
  readonly text: string;
  /** It tells what comes of something, and needs no subject. */
  readonly isOutcome?: boolean;
}

/** What opens a clause whose subject has just been named, or which tells what for; the clause goes to the next mark. */
const openers: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /(?<=\p{L},? )(?:(?:which|that|who) |(?=so that |in order to |because ))/gu,
  fr: /(?<=\p{L},? )(?:qui |(?=afin d|pour que |parce qu|grâce à ))/gu,
  it: /(?<=\p{L},? )(?:che |(?=affinché |perché |grazie a))/gu,
  es: /(?<=\p{L},? )(?:(?<!para )que |(?=para que |porque |gracias a))/gu,
};
const marks = /[,.;:!?()]/u;
const [fewestWords, mostWords] = [3, 9] as const;

/**
 * What a narration says of what it has just named, where that stands in a sentence too long to be written: 'separaba la
 * manteca del polvo' of the press 'que separaba la manteca del polvo', and what for: 'para que se mezclara mejor'.
 */
export function saidOfIt(narration: string, code: LanguageCode): SaidOfIt[] {
  const pattern = openers[code];
  if (pattern === undefined) {
    return [];
  }
  const said = [...narration.matchAll(pattern)].flatMap(({ 0: opener, index }) => {
    const at = index + opener.length;
    const text = writableText(clauseAt(narration, at).replace(/\s(?:et|e|y|and|ou|o|or)\s.*$/u, ''));
    return text === undefined || !isPredicate(text, opener, code) ? [] : [{ at, text }];
  });
  const outcomes = outcomesIn(narration, code).flatMap((at) => {
    const text = writableText(clauseAt(narration, at));
    const isOne = narration[at + (text?.length ?? 0)] !== ',';
    return text === undefined || !isOne || !isPredicate(text, '', code)
      ? []
      : [{ at, text: text.charAt(0).toLocaleUpperCase(code) + text.slice(1), isOutcome: true }];
  });
  return [...said, ...outcomes].toSorted((one, other) => one.at - other.at);
}

function clauseAt(narration: string, at: number): string {
  return narration.slice(at).split(marks)[0] ?? '';
}

/** Behind a pronoun stands the verb itself, and no subject of its own: 'que les coraux emploient' is said of corals. */
function isPredicate(text: string, opener: string, code: LanguageCode): boolean {
  const words = readWords(text, code).map((word) => word.text.toLowerCase());
  const [first = '', second = ''] = words;
  const { nounMarkers, auxiliaries, stopWords } = languageProfiles[code];
  const hasLength = words.length >= fewestWords && words.length <= mostWords;
  const last = words.at(-1) ?? '';
  const opensOnVerb =
    opener === '' ||
    auxiliaries.has(first) ||
    (!nounMarkers.has(first) && !stopWords.has(first) && isVerb(first, code));
  return hasLength && opensOnVerb && second !== '' && isContentWord(last, code);
}

const verbs: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /(?:[^s]s|ed)$/u,
  fr: /(?:[aeé]|it|ait|ent|t|d)$/u,
  it: /(?:[aeòì]|no|va)$/u,
  es: /(?:[aeó]|n|ía)$/u,
};

function isVerb(word: string, code: LanguageCode): boolean {
  return verbs[code]?.test(word) === true;
}
