import type { LanguageCode } from '@kinora/contract/catalogue';
import { figureWords, gestureWords, relationWords, roleWords, seatWords, stanceWords } from '@kinora/words';
import { gestures, indoorPlaces, seats } from '../plan/scene-plan.ts';
import type { Place, Seat, Subject } from '../plan/scene-plan.ts';
import { findFigures } from './sightings.ts';
import { doersOf, wordsIn } from './who-does.ts';
import type { Named, Stretch } from './who-does.ts';

/** What a text says of how somebody is: sitting, with what is sat on where it tells, and what the hands do. */
export interface Stance {
  readonly isSitting: boolean;
  readonly seat?: Seat;
  readonly gesture?: NonNullable<Subject['gesture']>;
}

/** How each of the named is, as the text says; those it says nothing of have none. */
export function readStances<Person extends Named>(
  text: string,
  named: readonly Person[],
  code: LanguageCode,
): Map<Person, Stance> {
  const people = named.toSorted((one, other) => one.at - other.at);
  const found = new Map<Person, Stance>();
  for (const { at, end } of wordsIn(text, stanceWords, code)) {
    const seat = seatNear(text, { at, end }, code);
    for (const person of doersOf({ at, end }, { text, people, code })) {
      found.set(person, { ...found.get(person), isSitting: true, ...(seat === undefined ? {} : { seat }) });
    }
  }
  for (const { at, end, value } of wordsIn(text, gestureWords, code)) {
    const gesture = gestures.find((each) => each === value);
    if (gesture === undefined) {
      continue;
    }
    for (const person of doersOf({ at, end }, { text, people, code })) {
      found.set(person, { gesture, ...(found.get(person) ?? { isSitting: false }) });
    }
  }
  return found;
}

/** What is sat on, where the same clause tells it: the first after the verb, in Hindi and Japanese the last before it. */
function seatNear(text: string, { at, end }: Stretch, code: LanguageCode): Seat | undefined {
  const isVerbLast = code === 'hi' || code === 'ja';
  const clause = isVerbLast
    ? (text
        .slice(Math.max(0, at - 24), at)
        .split(/[.,;:、。।]/u)
        .at(-1) ?? '')
    : (text.slice(end, end + 44).split(/[.,;:]/u)[0] ?? '');
  const words = wordsIn(clause, seatWords, code);
  const value = (isVerbLast ? words.at(-1) : words[0])?.value;
  return seats.find((each) => each === value);
}

/** A sentence about whoever does something: nobody that is seen. */
const ofAnybody =
  /(?<![\p{L}\p{M}])(?:whoever|anyone who|everyone who|those who|quiconque|celui qui|ceux qui|chiunque|chi|quienquiera|quien|quienes|जो कोई|जो भी)(?![\p{L}\p{M}])|誰でも|者は/u;

/** Who sits in a narration: figures that are named, and whoever it is about where a sentence names nobody. */
export function sittersOf(
  narration: string,
  code: LanguageCode,
): { figures: ReadonlySet<string>; isLead: boolean } {
  const figures = new Set<string>();
  let isLead = false;
  for (const sentence of narration.split(/[.!?。！？।]/u).filter((each) => !ofAnybody.test(each))) {
    const { sightings } = findFigures(sentence, code, `${roleWords}${figureWords}${relationWords}`);
    for (const [person] of [...readStances(sentence, sightings, code)].filter(
      ([, { isSitting }]) => isSitting,
    )) {
      figures.add(person.figure);
    }
    isLead ||= sightings.length === 0 && wordsIn(sentence, stanceWords, code).length > 0;
  }
  return { figures, isLead };
}

const usualSeats: Partial<Record<Place, Seat>> = {
  forest: 'stump',
  jungle: 'stump',
  mountains: 'rock',
  lake: 'rock',
  river: 'rock',
  coast: 'rock',
  island: 'rock',
  volcano: 'rock',
  cave: 'rock',
  underwater: 'rock',
  garden: 'bench',
  village: 'bench',
  city: 'bench',
  street: 'bench',
};

/** What is sat on in a place where nothing is told. */
export function usualSeat(place: Place): Seat {
  return usualSeats[place] ?? (indoorPlaces.has(place) ? 'chair' : 'ground');
}
