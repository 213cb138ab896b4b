import type { LanguageCode } from '@kinora/words';
import { yearOf } from '@kinora/words';
import { readNounPhrases } from '../reading/noun-phrases.ts';
import { askingWords } from './asking-words.ts';

/** What is answered next: a sentence, and what stands over it. */
export interface Answer {
  readonly text: string;
  /** It is told among steps that are to be done. */
  readonly isAmongSteps: boolean;
  /** It is told in the order of years. */
  readonly isHistory: boolean;
  readonly code: LanguageCode;
}

/** Questions that were asked, so that none is asked again. */
export type SaidQuestions = Set<string>;

/**
 * What somebody asks who wants to hear what a sentence says: 'And if it is never turned?', 'What happened in 1804?'; undefined where
 * its words do not show what that would be, or it has been asked.
 */
export function askedOf(answer: Answer, said: SaidQuestions): string | undefined {
  const { text, isHistory, code } = answer;
  const words = askingWords[code];
  const fitting = words.any.filter(({ only = 'both' }) => only !== (answer.isAmongSteps ? 'facts' : 'steps'));
  const ways = [
    () => (isHistory ? yearAsked(text, said, code) : undefined),
    () => firstOf(words.whatIs, text, code),
    () => firstOf(fitting, text, code),
    () => thingAsked(subjectOf(text, code), said, code),
  ];
  for (const way of ways) {
    const question = newOne(way(), said);
    if (question !== undefined) {
      return question;
    }
  }
  return undefined;
}

/** What is asked of the thing that a heading names: 'And the condenser?'; undefined where it names none, or nothing of that is told. */
export function askedOfHeading(
  heading: { readonly title: string; readonly told: string },
  said: SaidQuestions,
  code: LanguageCode,
): string | undefined {
  return newOne(thingAsked(namedIn(heading, code), said, code), said);
}

/** What happened in the year that is told of. */
export function eventAsked(text: string, said: SaidQuestions, code: LanguageCode): string | undefined {
  return newOne(yearAsked(text, said, code), said);
}

/** 'What is compost?', of a sentence that says it; undefined where it says anything else. */
export function definitionAsked(text: string, said: SaidQuestions, code: LanguageCode): string | undefined {
  return newOne(firstOf(askingWords[code].whatIs, text, code), said);
}

function newOne(question: string | undefined, said: SaidQuestions): string | undefined {
  if (question === undefined || said.has(question)) {
    return undefined;
  }
  said.add(question);
  return question;
}

type Asking = (typeof askingWords)['en']['any'][number];

function firstOf(askings: readonly Asking[], text: string, code: LanguageCode): string | undefined {
  for (const { says, question } of askings) {
    const found = says.exec(text);
    if (found !== null) {
      const { asked = '' } = found.groups ?? {};
      return question.replace('*', uncapitalised(asked, code));
    }
  }
  return undefined;
}

/** A verb of a sentence's beginning is no name. */
function uncapitalised(text: string, code: LanguageCode): string {
  return code === 'hi' || code === 'ja' ? text : text.charAt(0).toLocaleLowerCase() + text.slice(1);
}

function yearAsked(text: string, said: SaidQuestions, code: LanguageCode): string | undefined {
  const year = askingWords[code].decade.test(text) ? undefined : yearOf(text);
  if (year === undefined) {
    return undefined;
  }
  return inTurn(askingWords[code].year, String(year), said);
}

function thingAsked(thing: string | undefined, said: SaidQuestions, code: LanguageCode): string | undefined {
  return thing === undefined ? undefined : inTurn(askingWords[code].thing, thing, said);
}

/** Each way of asking in its turn, and none that has been said of the same. */
function inTurn(ways: readonly string[], thing: string, said: SaidQuestions): string | undefined {
  const turn = said.size % ways.length;
  const inOrder = [...ways.slice(turn), ...ways.slice(0, turn)].map((way) => way.replace('*', thing));
  return inOrder.find((question) => !said.has(question));
}

/** What a sentence opens on, with its article: 'the compressor'; also behind 'Under the sun, …'. */
function subjectOf(text: string, code: LanguageCode): string | undefined {
  return subjectAt(text, code) ?? subjectAt(text.replace(/^[^,;:.]{3,45}, /u, ''), code);
}

/** Nobody asks for what is new to them as if they knew it: 'And a part?' */
const indefinite = /^(?:an?|une?|un[ao]?|un['’])$/iu;
/** Nor for words that stand for another, or for how much there is of one. */
const noThing =
  /^(?:others?|same|first|second|last|most|autres?|mêmes?|premi\p{L}+|plupart|altr[aeio]|stess[aeio]|prim[aeio]|maggior|otr[ao]s?|mism[ao]s?|primer[ao]?|mayor\p{L}*|parte?|majorité|plus|più|más)(?!\p{L})/iu;
/** 'Cours d’eau', 'modelli con inverter': what makes another thing of it. */
const compound =
  /^ (?:de|d['’]|di|da|con|avec) ?(?!(?:los?|las?|les?|gli|un[ae]?|cada|chaque|ces|cet|cette|ese|est[ea]|ogni|tout|tutt|todo)(?!\p{L})|grand|gran|bass|alt|petit|pequeñ|buen|mal|plus|più|más)\p{L}{3,}(?!\p{L})/u;

function subjectAt(text: string, code: LanguageCode): string | undefined {
  const article = articleAt(text, code);
  if (article === undefined || indefinite.test(article.trim())) {
    return undefined;
  }
  const behind = text.slice(article.length);
  const [first] = readNounPhrases(text, code);
  if (first === undefined || !behind.startsWith(first.text) || noThing.test(behind)) {
    return undefined;
  }
  const [noun = ''] = code === 'en' ? [first.text] : first.text.split(' ');
  return (
    article.toLocaleLowerCase() +
    noun +
    (code === 'en' ? '' : (compound.exec(behind.slice(noun.length))?.[0] ?? ''))
  );
}

function articleAt(text: string, code: LanguageCode): string | undefined {
  const { article } = askingWords[code];
  if (article === undefined) {
    return undefined;
  }
  const gap = code === 'en' ? ' ' : '';
  return new RegExp(`^(?:${article})${gap}`, 'iu').exec(text)?.[0];
}

/** Two things, or a date, are not asked for as one. */
const several = /\p{N}|[–:,;]|\s(?:and|et|e|y|और)\s|ना$/u;

/** A heading as a thing of which something is told: with the article that the words have for it where it has none. */
function namedIn(
  { title, told }: { readonly title: string; readonly told: string },
  code: LanguageCode,
): string | undefined {
  if (several.test(title)) {
    return undefined;
  }
  const { article } = askingWords[code];
  if (article === undefined) {
    return title;
  }
  if (articleAt(title, code) !== undefined) {
    return uncapitalised(title, code);
  }
  const gap = code === 'en' ? ' ' : '';
  const escaped = title.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  const named = new RegExp(`(?<!\\p{L})(?:${article})${gap}${escaped}(?!\\p{L})`, 'iu').exec(told)?.[0];
  return named === undefined ? undefined : uncapitalised(named, code);
}
