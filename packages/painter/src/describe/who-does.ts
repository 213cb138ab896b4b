import type { LanguageCode } from '@kinora/contract/catalogue';
import { readLexicon } from '@kinora/words';

/** Whoever is named in a text, by where. */
export interface Named {
  readonly at: number;
  readonly name: string;
}

/** Between those who do something together, there is nothing but a word that joins them and whose they are. */
const together =
  /^(?:\s|,|、|と|और|(?<!\p{L})(?:and|et|e|ed|y|with|avec|con|an?|the|his|her|their|its|old|little|small|young|une?|le|la|les|son|sa|ses|uno?|una|il|lo|gli|suo|sua|el|los|las|su|sus|एक)(?!\p{L}))*$/u;

export interface Stretch {
  readonly at: number;
  readonly end: number;
}

interface Found extends Stretch {
  readonly value: string;
}

/** Whole words of a table in the order they stand in a folded text. */
export function wordsIn(text: string, table: string, code: LanguageCode): Found[] {
  return readLexicon(table, code)
    .filter(({ phrase }) => text.includes(phrase))
    .flatMap(({ value, phrase }) => {
      const escaped = phrase.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
      const pattern = code === 'ja' ? escaped : `(?<![\\p{L}\\p{M}])${escaped}(?![\\p{L}\\p{M}])`;
      return [...text.matchAll(new RegExp(pattern, 'gu'))].map(({ index, 0: word }) => ({
        value,
        at: index,
        end: index + word.length,
      }));
    })
    .sort((one, other) => one.at - other.at);
}

interface Reading<Person extends Named> {
  readonly text: string;
  readonly people: readonly Person[];
  readonly code: LanguageCode;
}

/** Letters between a participle and the person it stands before: 'बैठा हुआ आदमी', '座る老人', 'sitting on a bench, an old man'. */
const participleGap = { hi: 8, ja: 6 } as const;

/** Whom a verb is said of: who stands before it and those joined to them, else who comes first after it. */
export function doersOf<Person extends Named>(
  { at, end }: Stretch,
  { text, people, code }: Reading<Person>,
): Person[] {
  const next = people.find((person) => person.at >= end);
  if ((code === 'hi' || code === 'ja') && next !== undefined && next.at - end <= participleGap[code]) {
    return [next];
  }
  const before = people.filter((person) => person.at < at && !/[.;!?。।]/u.test(text.slice(person.at, at)));
  const last = before.at(-1);
  if (last === undefined) {
    return next === undefined || /[.;!?。।]/u.test(text.slice(end, next.at)) ? [] : [next];
  }
  const doers = [last];
  for (const person of before.slice(0, -1).toReversed()) {
    const first = doers[0] ?? last;
    if (!together.test(text.slice(person.at + person.name.length, first.at))) {
      break;
    }
    doers.unshift(person);
  }
  return doers;
}
