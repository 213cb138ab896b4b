import { languageDetails, languages } from '@kinora/contract/catalogue';
import type { LanguageCode } from '@kinora/contract/catalogue';
import { readLexicon, readWith, timeWords, weatherWords, withoutWornThings } from '@kinora/words';
import type { Subject } from '../plan/scene-plan.ts';
import { personNames } from './person-names.ts';
import type { Sighting } from './sightings.ts';

interface SaidOf {
  /** All of a folded prompt. */
  readonly text: string;
  /** Everybody in it, people and beasts. */
  readonly beings: readonly Sighting[];
  readonly code: LanguageCode;
}

/** What is said of a person: up to the conjunction before the next one, from that after the one before. */
export function wordsAbout(
  sighting: Sighting,
  { text, beings, code }: SaidOf,
): Pick<Subject, 'description' | 'language'> {
  const language = languages.find((each) => languageDetails[each].code === code);
  const people = beings
    .filter(({ figure }) => personNames.has(figure))
    .map(({ figure, name }) => ({ figure, at: text.indexOf(name.trim()) }))
    .sort((one, other) => one.at - other.at);
  const own = people.findIndex(({ figure }) => figure === sighting.figure);
  const at = people[own]?.at ?? -1;
  if (at < 0 || language === undefined) {
    return {};
  }
  // An old hedgehog makes nobody old, and a robot's cap is on nobody else's head.
  const beasts = beings
    .filter((each) => !personNames.has(each.figure))
    .map(({ name }) => ({ from: text.indexOf(name.trim()), end: name.trim().length }))
    .map(({ from, end }) => ({ from, end: from + end }));
  // Of a horse that somebody rides more is told of who rides it.
  const besides = beasts.flatMap(({ from }) =>
    from > at && text.slice(at, from).search(conjunctions) >= 0 ? [from] : [],
  );
  const later = [...people.slice(own + 1, own + 2).map((each) => each.at), ...besides];
  const next = later.length === 0 ? undefined : Math.min(...later);
  const start = own === 0 ? phraseBefore(text, at) : boundaryBefore(text, at);
  const from = Math.max(start, ...beasts.flatMap(({ end }) => (end <= at ? [end] : [])));
  const to = next === undefined ? at + 130 : boundaryBetween(text, at, next);
  const said = readWith(readLexicon(`${timeWords}${weatherWords}`, code), text.slice(from, to), code);
  // The blue of an hour is nobody's coat.
  return { description: said.rest.replace(/ {2,}/gu, ' ').trim().slice(0, 200), language };
}

const conjunctions = /,|;|、|と|(?<![\p{L}\p{M}])(?:and|et|e|ed|y|with|avec|con|और|तथा)(?![\p{L}\p{M}])/gu;

/** A comma and an article: something else is spoken of from here on. */
const newPhrase = /[,;、]\s*(?=(?:an?|the|une?|le|la|uno?|una|el|il)(?!\p{L})|एक(?![\p{L}\p{M}]))/gu;

/** Where the words about the first person of a text begin: at their own phrase, or a little before the name. */
function phraseBefore(text: string, at: number): number {
  const least = Math.max(0, at - 44);
  const last = [...text.slice(least, at).matchAll(newPhrase)].at(-1);
  return last === undefined ? least : least + last.index + last[0].length;
}

/** Where the words about somebody begin: at the last conjunction before the name. */
function boundaryBefore(text: string, at: number): number {
  const last = [...text.slice(0, at).matchAll(conjunctions)].at(-1);
  return last === undefined ? Math.max(0, at - 20) : last.index + last[0].length;
}

/** Where the words about the first of two people end: at the last conjunction between them, else with the second one's name. */
function boundaryBetween(text: string, one: number, other: number): number {
  // 'With a red cap' joins nobody.
  const last = [...withoutWornThings(text.slice(one, other)).matchAll(conjunctions)].at(-1);
  return last === undefined ? other : one + last.index + last[0].length;
}
