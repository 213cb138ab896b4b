import type { Token } from '../tokens/read-tokens.ts';
import type { Grammar } from './grammar.ts';
import type { Sense } from './sense.ts';

/** What the words beside a word say of it; `nominal` is a noun or its adjective, `predicate` a verb or adjective. */
export type WordClass = 'nominal' | 'verb' | 'predicate';

export interface ClassReading {
  readonly wordClass: WordClass;
  /** `sure`: it can be nothing else; `likely`: it hardly is; `hint`: it is a little likelier this than another. */
  readonly certainty: 'sure' | 'likely' | 'hint';
  /** What an article says of a noun. */
  readonly gender?: 'masculine' | 'feminine';
}

/** A word among the words of its text. */
export interface Place {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly at: number;
}

/** The class of a word by the words beside it, in the same part of the sentence; undefined when they say nothing. */
export function readClass(place: Place, grammar: Grammar): ClassReading | undefined {
  const next = neighbour(place, 1);
  if (next !== undefined && grammar.postpositions.has(next)) {
    return { wordClass: 'nominal', certainty: 'sure' };
  }
  const previous = neighbour(place, -1);
  if (previous === undefined) {
    return next !== undefined && isDeterminer(next, grammar)
      ? { wordClass: 'verb', certainty: 'hint' }
      : undefined;
  }
  return afterWord(previous, place, grammar) ?? afterContent(previous, next, { place, grammar });
}

/** Whether a sense can be meant where the words beside its word say so. */
export function fitsClass({ kind }: Sense, { wordClass, certainty, gender }: ClassReading): boolean {
  if (kind === undefined || certainty === 'hint') {
    return true;
  }
  const isNoun = kind === 'noun' || kind === 'masculine' || kind === 'feminine';
  const isOtherGender =
    gender !== undefined && kind !== gender && (kind === 'masculine' || kind === 'feminine');
  if (wordClass === 'nominal') {
    return kind !== 'verb' && !isOtherGender;
  }
  return !isNoun && (wordClass === 'predicate' || kind === 'verb');
}

/** How much likelier the words beside a word make a sense of it. */
export function classBonus({ kind }: Sense, reading: ClassReading | undefined): number {
  if (kind === undefined || reading === undefined) {
    return 0;
  }
  if (reading.wordClass === 'nominal') {
    return kind === 'verb' || kind === 'other' ? 0 : 1;
  }
  return kind === 'verb' || (kind === 'other' && reading.wordClass === 'predicate') ? 1 : 0;
}

/** The word `step` places on, where no comma, full stop or gap lies between. */
export function neighbour({ text, tokens, at }: Place, step: -1 | 1): string | undefined {
  const token = tokens[at];
  const other = tokens[at + step];
  if (token === undefined || other === undefined) {
    return undefined;
  }
  const [first, second] = step < 0 ? [other, token] : [token, other];
  const gap = text.slice(first.start + first.text.length, second.start);
  return /^[^\S\n]?['’-]?[^\S\n]?$/u.test(gap) ? other.folded : undefined;
}

/** What a small word before a word says of it. */
function afterWord(previous: string, place: Place, grammar: Grammar): ClassReading | undefined {
  const before = { ...place, at: place.at - 1 };
  if (grammar.objectArticles.has(previous)) {
    const subject = neighbour(before, -1);
    if (subject !== undefined && grammar.beforeVerbs.has(subject)) {
      return { wordClass: 'verb', certainty: 'sure' };
    }
  }
  if (isDeterminer(previous, grammar)) {
    const gender = genderOf(previous, grammar);
    return { wordClass: 'nominal', certainty: 'sure', ...(gender === undefined ? {} : { gender }) };
  }
  if (previous.endsWith("'s") || grammar.prepositions.has(previous)) {
    return { wordClass: 'nominal', certainty: 'sure' };
  }
  if (grammar.beforeVerbs.has(previous)) {
    return { wordClass: 'verb', certainty: 'sure' };
  }
  if (grammar.oftenBeforeVerbs.has(previous)) {
    const next = neighbour(place, 1);
    const hasObject = next !== undefined && isDeterminer(next, grammar);
    return { wordClass: 'verb', certainty: hasObject ? 'likely' : 'hint' };
  }
  if (grammar.leadingAdjectives.has(previous)) {
    const gender = genderOf(neighbour(before, -1) ?? '', grammar);
    return { wordClass: 'nominal', certainty: 'sure', ...(gender === undefined ? {} : { gender }) };
  }
  return grammar.beforeModifiers.has(previous) ? { wordClass: 'predicate', certainty: 'hint' } : undefined;
}

/** What a noun, verb or adjective before a word says of it. */
function afterContent(
  previous: string,
  next: string | undefined,
  { place, grammar }: { place: Place; grammar: Grammar },
): ClassReading | undefined {
  if (next !== undefined && isDeterminer(next, grammar)) {
    return { wordClass: 'verb', certainty: 'likely' };
  }
  const word = place.tokens[place.at]?.folded ?? '';
  const opening = neighbour({ ...place, at: place.at - 1 }, -1);
  const isAfterNoun = opening !== undefined && isDeterminer(opening, grammar);
  if (grammar.infinitive !== undefined) {
    // No noun stands right behind a noun in these languages: a verb or an adjective does.
    return isAfterNoun ? { wordClass: 'predicate', certainty: 'hint' } : undefined;
  }
  const agrees = isPlural(previous) !== isPlural(word);
  const endsPhrase = next === undefined || grammar.prepositions.has(next);
  return agrees && (isPlural(previous) || endsPhrase) ? { wordClass: 'verb', certainty: 'hint' } : undefined;
}

function isPlural(word: string): boolean {
  return /[^su]s$/u.test(word);
}

function isDeterminer(word: string, grammar: Grammar): boolean {
  return grammar.determiners.has(word) || grammar.masculine.has(word) || grammar.feminine.has(word);
}

function genderOf(word: string, grammar: Grammar): ClassReading['gender'] {
  if (grammar.masculine.has(word)) {
    return 'masculine';
  }
  return grammar.feminine.has(word) ? 'feminine' : undefined;
}
