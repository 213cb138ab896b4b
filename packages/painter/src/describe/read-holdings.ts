import type { LanguageCode } from '@kinora/contract/catalogue';
import { keyThingWords } from '@kinora/words';
import { heldThings, heldWords } from '../plan/held-things.ts';
import type { HeldThing } from '../plan/held-things.ts';
import { personNames } from './person-names.ts';
import type { Sighting } from './sightings.ts';
import { findFigures } from './sightings.ts';

/** Somebody, by the place of the name in the text, with a thing that is in the hands. */
export interface Holding {
  readonly person: Sighting;
  readonly thing: HeldThing;
  readonly at: number;
  readonly name: string;
}

/** Between somebody and a thing that stands by itself. */
const apart =
  /[,.;:、。।]|(?<![\p{L}\p{M}])(?:and|beside|near|under|behind|next to|in front of|full of|among|through|watering|waters|on|et|près|devant|plein de|pleine de|parmi|au milieu|arrose|sur|sous|e|vicino|pieno di|piena di|tra|annaffia|davanti|su|sotto|y|cerca|lleno de|llena de|entre|riega|delante|sobre|bajo|और|पास|सामने|पर|नीचे)(?![\p{L}\p{M}])|と(?!て)|の(?:前|横|隣|下)/u;

/** What is drawn or heaped on the ground: nobody has it in the hands. */
const lyingThings: ReadonlySet<string> = new Set([
  'thing:furrow',
  'thing:cairn',
  'thing:balls',
  'thing:pieces',
  'thing:puddle',
  'thing:emptypot',
]);

/** What is done with a thing in the hands, which is no thing of its own. */
const handling =
  /(?<![\p{L}\p{M}])(?:drink(?:s|ing)?|plays?|playing|hold(?:s|ing)?|carr(?:y|ies|ying)|joue|jouant|boit|buvant|tient|tenant|suona|suonando|beve|bevendo|tiene|tenendo|toca|tocando|bebe|bebiendo|sostiene)(?![\p{L}\p{M}])/gu;

const blank = (match: string): string => ' '.repeat(match.length);

/** A thing that reaches from somebody's name to the holder's, in languages that put it first. */
const heldFirst = /^(?:を|の入った)?[^、。]{0,8}$/u;

/** What the people of a text hold, play, read or carry: the first thing that is told of each of them. */
export function readHoldings(
  text: string,
  people: readonly Sighting[],
  code: LanguageCode,
): { holdings: Holding[]; rest: string } {
  const persons = people.filter(({ figure }) => personNames.has(figure));
  const holdings: Holding[] = [];
  let rest = text;
  const named = findFigures(text, code, `${heldWords}${keyThingWords}`).sightings.sort(
    (one, other) => one.at - other.at,
  );
  for (const { at, name, figure } of named) {
    const thing = heldThings.find((each) => each === figure.replace('thing:', ''));
    const person = lyingThings.has(figure) ? undefined : holderOf({ at, name }, { text, persons, code });
    if (thing === undefined || person === undefined) {
      continue;
    }
    const own = holdings.find((each) => each.person === person);
    if (own !== undefined && own.thing !== thing) {
      continue;
    }
    rest = `${rest.slice(0, at)}${' '.repeat(name.length)}${rest.slice(at + name.length)}`;
    if (own === undefined) {
      holdings.push({ person, thing, at, name });
    }
  }
  return { holdings, rest: holdings.length === 0 ? rest : rest.replace(handling, blank) };
}

function holderOf(
  { at, name }: { at: number; name: string },
  { text, persons, code }: { text: string; persons: readonly Sighting[]; code: LanguageCode },
): Sighting | undefined {
  const before = persons
    .filter((person) => person.at < at)
    .reduce<Sighting | undefined>(
      (last, person) => (last === undefined || person.at > last.at ? person : last),
      undefined,
    );
  if (before !== undefined && !apart.test(text.slice(before.at + before.name.length, at))) {
    return before;
  }
  return code === 'ja'
    ? persons.find((person) => person.at > at && heldFirst.test(text.slice(at + name.length, person.at)))
    : undefined;
}
