import { openEnglishNames } from '../lexicon/english-names.ts';
import { findNoun, findOfLittle } from '../lexicon/lexicon.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { pick } from '../random.ts';
import type { RandomSource } from '../random.ts';
import { isFeminineName } from './feminine-names.ts';
import { agesIn, compoundRole, littleIn, paintedRole, seePerson, withToldGender } from './hero-person.ts';
import type { Premise, PremiseHero } from './premise.ts';
import { articleFor } from './story-hero.ts';
import { translatePremise } from './translate-premise.ts';

const marks = [
  'a small blue scarf',
  'a yellow neckerchief',
  'a red woollen cap',
  'a green satchel',
  'a striped scarf',
  'a tiny bell on a ribbon',
];

/** Hair and clothes of somebody whose calling has none of its own. */
const looks = [
  { hair: 'red-haired', colour: 'green' },
  { hair: 'dark-haired', colour: 'blue' },
  { hair: 'brown-haired', colour: 'yellow' },
  { hair: 'blonde', colour: 'red' },
  { hair: 'black-haired', colour: 'orange' },
] as const;

/** The hero in English, with a mark or looks to know it by: the same words in every picture of a film. */
export function paintHero(premise: Premise, lexicon: Lexicon, random: RandomSource): string {
  const mark = pick(marks, random);
  // Drawn with the mark, so that the rest of the story stays as it was.
  const draw = marks.indexOf(mark);
  const { hero } = premise;
  if (hero === undefined) {
    return `a curious girl with ${mark}`;
  }
  const person = seePerson(premise, hero, { lexicon, draw });
  if (person !== undefined) {
    const calling = person.calling === undefined ? '' : `, ${articleFor(person.calling)} ${person.calling},`;
    return `${dress(person.figure, draw)}${calling}`;
  }
  const words = premise.code === 'en' ? englishHero(hero) : heroInEnglish(premise, hero, lexicon);
  const named = withToldGender(words, premise, hero)
    // Alone, one lies beside a computer.
    .replace(/(?<!tiny (?:\w+ )*)\b(?=mouse\b)/u, 'tiny ');
  const [, before, anybody] =
    /^(?!.* and )((?:.+, )?)an? ((?:\w+ )*(?:girl|boy|woman|man|child)),?$/u.exec(named) ?? [];
  return anybody === undefined ? `${named} with ${mark}` : `${before ?? ''}${dress(anybody, draw)}`;
}

/** 'A red-haired girl in a green dress': no comma and no 'with', where a painter takes somebody else to begin. */
function dress(figure: string, draw: number): string {
  const { hair, colour } = looks[draw % looks.length] ?? looks[0];
  const own = /(?:^|\s)old\s/u.test(figure) ? 'white-haired' : hair;
  const [, number, several] = /^(two|three|four|five) (.+)$/u.exec(figure) ?? [];
  const worn = /(?:^|\s)girl$/u.test(figure) ? 'dress' : 'pullover';
  return number === undefined || several === undefined
    ? `a ${own} ${figure} in ${articleFor(colour)} ${colour} ${worn}`
    : `${number} ${own} ${several}`;
}

function englishHero(hero: PremiseHero): string {
  const { phrase, head } = hero;
  if (hero.determiner === 'name') {
    return namedHero(phrase, head);
  }
  const isBare = hero.isPlural && !/\sand\s/u.test(phrase);
  return isBare ? phrase : `${articleFor(phrase)} ${phrase}`;
}

/** Relatives, and whoever is named for what they are. */
const tellingNames =
  /^(?:grand\p{L}+|granny|mum|mummy|mom|mommy|dad|daddy|mother|father|aunt|uncle|santa|captain|king|queen|princess|prince|doctor)(?:\s|$)/iu;

/** A name alone shows nobody: 'Biscuit, a dog', 'Mia, a girl'. */
function namedHero(name: string, head: string): string {
  const isTold = tellingNames.test(name) || / the /u.test(name);
  if (isTold) {
    return name;
  }
  if (/ and /u.test(name)) {
    return `${name}, two children,`;
  }
  const called = name.toLowerCase().split(/\s+/u);
  if (/['’]s\s/u.test(name)) {
    return `${articleFor(head)} ${head}`;
  }
  if (!called.includes(head)) {
    return `${name}, ${articleFor(head)} ${head},`;
  }
  return isFeminineName(name) ? `${name}, a girl,` : `${name}, a boy,`;
}

function heroInEnglish(premise: Premise, hero: PremiseHero, lexicon: Lexicon): string {
  const pair = pairInEnglish(premise, hero, lexicon);
  if (pair !== undefined) {
    return pair;
  }
  const dictionary = findNoun(lexicon, hero.head, premise.code);
  const role = paintedRole(premise, hero);
  const noun =
    compoundRole(premise, hero) ??
    translatePremise({ ...premise, action: undefined }, 'en', lexicon)?.hero.phrase ??
    dictionary?.forms.en.word ??
    role ??
    openEnglishNames(premise.code)(hero.head) ??
    'child';
  const isPerson = role !== undefined || dictionary?.kind === 'person';
  const [age] = isPerson && !/\bold\b/u.test(noun) ? agesIn(premise, hero) : [];
  const ofLittle = findOfLittle(lexicon, hero.head, premise.code);
  const isLittle = ofLittle !== undefined && ofLittle === dictionary;
  const told =
    isLittle && ofLittle.kind === 'animal' && !/\b(?:little|mouse)\b/u.test(noun) ? `little ${noun}` : noun;
  const seen =
    age ?? (isPerson && !/\b(?:little|small|young)\b/u.test(told) ? littleIn(premise, hero)[0] : undefined);
  const whole = seen === undefined ? told : `${seen} ${told}`;
  return `${articleFor(whole)} ${whole}`;
}

const and = {
  en: /\s+and\s+/u,
  fr: /\s+et\s+/u,
  it: /\s+ed?\s+/u,
  es: /\s+[ye]\s+/u,
  hi: /\s+और\s+/u,
  ja: /と/u,
} as const satisfies Record<Premise['code'], RegExp>;

/** 'Une fille et un capitaine': each by a noun of the dictionary; nothing when one has none. */
function pairInEnglish({ code }: Premise, hero: PremiseHero, lexicon: Lexicon): string | undefined {
  const parts = hero.phrase.split(and[code]);
  const nouns = parts.map(
    (part) =>
      part
        .split(/[\s'’]+/u)
        .map((word) => findNoun(lexicon, word, code)?.forms.en.word)
        .find((word) => word !== undefined) ?? openEnglishNames(code)(part.split(' ').at(-1) ?? part),
  );
  return parts.length === 2 && nouns.every((noun) => noun !== undefined)
    ? nouns.map((noun) => `${articleFor(noun)} ${noun}`).join(' and ')
    : undefined;
}
