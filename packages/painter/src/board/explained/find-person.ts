import { readQuestion } from '@kinora/words';
import type { SceneText } from '../scene-text.ts';
import { splitSentences } from '../split-sentences.ts';
import { isWithin, longestLabel } from '../text-limits.ts';
import { ageTold, yearTold } from './age-told.ts';
import type { EmblemName } from './emblems.ts';
import { lastNameOf, readNames } from './read-names.ts';
import type { NamedPerson } from './read-names.ts';
import { whatTheyGave } from './what-they-gave.ts';
import { isWoman, pronouns, womensNames } from './who-words.ts';

/** Somebody of whom a film tells that asks who it was. */
export interface FoundPerson {
  readonly name: string;
  readonly at: number;
  readonly isWoman: boolean;
  /** How many others the film has named before them: no two of them look alike. */
  readonly order: number;
  /** The sentence that tells of them. */
  readonly sentence: string;
  /** How old they are then, where the film says it. */
  readonly age?: number;
  /** When they did what the film tells of first, where it says so. */
  readonly year?: number;
  readonly gave?: EmblemName;
}

/** So many people are told apart on a board. */
const mostPeople = 3;

/**
 * Of whom a scene tells in a film that asks who did something, whom it tells of most first; with them whomever another of its
 * sentences tells of, each under their own name. Nobody in all other films.
 */
export function findPeople(scene: SceneText): FoundPerson[] {
  const { code, filmTitle = '', narration, title, before = [] } = scene;
  if (readQuestion(filmTitle, code).kind !== 'who') {
    return [];
  }
  const cast = new Cast(scene);
  let [answer, carried]: (string | undefined)[] = [];
  for (const told of before) {
    carried = cast.leadOf({ title: '', narration: told }, { answer, carried })?.name ?? carried;
    answer ??= carried;
  }
  const lead = cast.leadOf({ title, narration }, { answer, carried });
  return lead === undefined
    ? []
    : [lead, ...cast.othersIn(narration, lead)]
        .slice(0, mostPeople)
        .map((named) => cast.personOf(named, scene));
}

/** Whom a scene tells of most. */
export function findPerson(scene: SceneText): FoundPerson | undefined {
  return findPeople(scene)[0];
}

/** Whom the film has told of so far: first of all, and in the scene before. */
interface Told {
  readonly answer: string | undefined;
  readonly carried: string | undefined;
}

/** Everybody whom a scene of a film that asks who it was names, each once, in the order in which they are. */
export function everybodyIn(scene: SceneText): FoundPerson[] {
  const { code, filmTitle = '', narration } = scene;
  if (readQuestion(filmTitle, code).kind !== 'who') {
    return [];
  }
  const cast = new Cast(scene);
  const named = readNames(narration, code);
  return named
    .filter(({ name }, place) => named.findIndex((other) => other.name === name) === place)
    .map((each) => cast.personOf(each, scene));
}

/** Everybody whom a film has named by the end of a scene, in the order in which it has. */
export function everybodyBy(scene: SceneText): FoundPerson[] {
  return new Cast(scene).everybody(scene);
}

/** Somebody by their whole name, and where they are told of. */
interface Named {
  readonly name: string;
  readonly at: number;
}

/** What stands before a name that is one of several: a name and a comma, or a word that joins it to one. */
const isListed =
  /(?:[、]|[\p{sc=Devanagari}],|\p{Lu}[\p{L}'’.-]*,|(?<![\p{L}\p{M}])(?:तथा|और|एवं|and|et|ed?|y)|[\p{sc=Katakana}ー]と)\s*$/u;

/** Everybody whom a film has named by a scene. */
class Cast {
  readonly #code: SceneText['code'];
  readonly #names: readonly string[];
  readonly #sentences: readonly NamedPerson[];

  constructor({ code, narration, before = [] }: SceneText) {
    this.#code = code;
    this.#sentences = [...before, narration].flatMap((words) => readNames(words, code));
    this.#names = [...new Set(this.#sentences.map(({ name }) => name))];
  }

  personOf({ name, at }: Named, { narration, before = [] }: SceneText): FoundPerson {
    const sentence =
      splitSentences(narration, this.#code).find(({ text, start }) => at < start + text.length)?.text ?? '';
    const told = { name: lastNameOf(name), sentence, told: [...before, narration] };
    const age = ageTold(told, this.#code);
    const year = yearTold(told, this.#code);
    const isAlone = readNames(sentence, this.#code, this.#names).length === 1;
    const gave = whatTheyGave({ name, words: isAlone ? sentence : undefined }, this.#code);
    return {
      name: isWithin(name, longestLabel) ? name : lastNameOf(name),
      at,
      isWoman: this.#isWoman(name),
      order: this.#names.indexOf(name),
      sentence,
      ...(age === undefined ? {} : { age }),
      ...(year === undefined ? {} : { year }),
      ...(gave === undefined ? {} : { gave }),
    };
  }

  everybody(scene: SceneText): FoundPerson[] {
    return this.#names.map((name) => this.personOf({ name, at: 0 }, scene));
  }

  /** Whom other sentences tell of than the one that tells of somebody: one of each, and nobody of a list of names. */
  othersIn(narration: string, lead: Named): Named[] {
    const sentences = splitSentences(narration, this.#code);
    const placeOf = (at: number): number => sentences.findLastIndex(({ start }) => start <= at);
    const seen = new Set([lead.name]);
    const places = new Set([placeOf(lead.at)]);
    return readNames(narration, this.#code, this.#names).filter(({ name, at, role }) => {
      const isOther = role === 'subject' && !seen.has(name) && !places.has(placeOf(at));
      if (!isOther || isListed.test(narration.slice(0, at))) {
        return false;
      }
      seen.add(name);
      places.add(placeOf(at));
      return true;
    });
  }

  #isWoman(name: string): boolean {
    const own = this.#sentences.filter((each) => each.name === name && each.role === 'subject');
    return womensNames.test(name) || own.some(({ sentence }) => isWoman[this.#code].test(sentence));
  }

  /**
   * Whom words tell of: who is in their title, whom they go on telling of, the film's answer, else their first subject. Who is
   * named in passing, as somebody's helper, comes after whom the scene before told of.
   */
  leadOf(
    { title, narration }: Pick<SceneText, 'title' | 'narration'>,
    { answer, carried }: Told,
  ): Named | undefined {
    const named = readNames(narration, this.#code, this.#names);
    const subjects = named.filter(({ role }) => role === 'subject');
    const pronoun = narration.search(pronouns[this.#code]);
    const isGoingOn = pronoun >= 0 && pronoun < (subjects[0]?.at ?? Infinity);
    const goingOn = carried === undefined ? undefined : { name: carried, at: Math.max(0, pronoun) };
    return (
      named.find(({ name }) => title.includes(lastNameOf(name))) ??
      (isGoingOn ? goingOn : undefined) ??
      subjects.find(({ name }) => name === answer) ??
      subjects[0] ??
      named.find(({ role }) => role === 'agent') ??
      named.find(({ name }) => name === answer) ??
      (named.length > 0 ? (goingOn ?? named[0]) : undefined)
    );
  }
}
