import { readQuestion } from '@kinora/words';
import type { SceneText } from '../scene-text.ts';
import { splitSentences } from '../split-sentences.ts';
import { isWithin, longestLabel } from '../text-limits.ts';
import { lastNameOf, readNames } from './read-names.ts';
import type { NamedPerson } from './read-names.ts';
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
}

/** Of whom a scene tells in a film that asks who did something; undefined in all other films. */
export function findPerson(scene: SceneText): FoundPerson | undefined {
  const { code, filmTitle = '', narration, title, before = [] } = scene;
  if (readQuestion(filmTitle, code).kind !== 'who') {
    return undefined;
  }
  const cast = new Cast(scene);
  let [answer, carried]: (string | undefined)[] = [];
  for (const told of before) {
    carried = cast.leadOf({ title: '', narration: told }, { answer, carried })?.name ?? carried;
    answer ??= carried;
  }
  const found = cast.leadOf({ title, narration }, { answer, carried });
  if (found === undefined) {
    return undefined;
  }
  const { name, at } = found;
  const written = isWithin(name, longestLabel) ? name : lastNameOf(name);
  const sentence = splitSentences(narration, code).find(({ text, start }) => at < start + text.length)?.text;
  return {
    name: written,
    at,
    isWoman: cast.isWoman(name),
    order: cast.orderOf(name),
    sentence: sentence ?? '',
  };
}

/** Whom the film has told of so far: first of all, and in the scene before. */
interface Told {
  readonly answer: string | undefined;
  readonly carried: string | undefined;
}

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

  orderOf(name: string): number {
    return this.#names.indexOf(name);
  }

  isWoman(name: string): boolean {
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
  ): { name: string; at: number } | undefined {
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
