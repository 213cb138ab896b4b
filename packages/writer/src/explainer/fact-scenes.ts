import type { NounMeaning } from './wordnet.ts';

/** A scene of dictionary facts: what is said and what stands on the board. */
export interface FactScene {
  readonly title: string;
  readonly narration: string;
  readonly keyFacts: readonly string[];
}

/** WordNet's field of persons: their kinds and names are nothing to recite. */
const personField = 18;

/** Says what the dictionary's tree knows of a noun: what it is, what it is made of, which kinds have names. */
export function tellFacts(noun: string, meaning: NounMeaning): FactScene[] {
  if (meaning.field === personField) {
    return [];
  }
  const scenes: FactScene[] = [];
  const [kind, wider] = meaning.isA;
  const [firstKind] = meaning.kinds;
  if (kind !== undefined) {
    const isA = `In the dictionary's family tree, “${noun}” is a kind of ${kind}${wider === undefined ? '.' : `, and “${kind}” in turn is a kind of ${wider}.`}`;
    const kinds =
      firstKind === undefined
        ? ''
        : ` Below it hang ${meaning.kinds.length === 1 ? 'names such as' : 'other names:'} ${listWords(meaning.kinds)}.`;
    scenes.push({
      title: 'The word itself',
      narration: `${isA}${kinds} A name is not yet an explanation, but it tells us in which drawer to search.`,
      keyFacts: [
        `${capital(noun)}: a kind of ${kind}`,
        ...(wider === undefined ? [] : [`${capital(kind)}: a kind of ${wider}`]),
      ],
    });
  }
  if (meaning.parts.length >= 2) {
    scenes.push({
      title: 'Its parts',
      narration: `The dictionary also names some of its parts: ${listWords(meaning.parts)}. Which of them has something to do with our question? That is a good place to point the lamp.`,
      keyFacts: meaning.parts.slice(0, 3).map(capital),
    });
  }
  return scenes;
}

function listWords(words: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(words);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
