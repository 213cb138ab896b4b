import type { LanguageCode } from '@kinora/contract/catalogue';
import { openConcepts } from '../concepts/concepts.ts';
import type { PictureName } from '../concepts/concept.ts';
import { openIgnoredPhrases } from '../concepts/ignored.ts';
import { openSenses } from '../senses/open-senses.ts';
import type { SenseTable } from '../senses/sense.ts';
import { baseForms, foldWord } from '../tokens/base-forms.ts';
import { readTokens } from '../tokens/read-tokens.ts';
import { openStopWords } from '../tokens/stop-words.ts';
import { readEmojiPictures } from './emoji-pictures.ts';

/** What a word or phrase is drawn as. */
export interface PictureEntry {
  /** Each stands for the word alone; the best first. None: the phrase is passed over. */
  readonly pictures: readonly PictureName[];
  /** How surely the picture is meant, from 0 to 1. */
  readonly fitness: number;
}

export interface PictureIndex {
  readonly code: LanguageCode;
  /** Looks up a folded word, or several joined by single spaces; Japanese is looked up as written. */
  find(phrase: string): PictureEntry | undefined;
  /** The words that mean different things in different sentences, by their folded or dictionary form. */
  readonly senses: SenseTable;
  readonly stopWords: ReadonlySet<string>;
  /** Names of the pictures that show an animal. */
  readonly animals: ReadonlySet<string>;
  /** Words in the longest phrase, or characters in Japanese. */
  readonly longestPhrase: number;
}

/** How surely a word means its picture: hand-made choices, such as are mostly said in passing, names of pictures. */
export const fitnessOf = { concept: 1, weakConcept: 0.55, label: 0.9 } as const;

/** Gathers the hand-made concepts and the names of the pictures in a language; some tens of milliseconds. */
export function openPictureIndex(code: LanguageCode): PictureIndex {
  const entries = new Map<string, PictureEntry>();
  const add = (phrase: string, entry: PictureEntry): void => {
    const key = phraseKey(phrase, code);
    const known = entries.get(key);
    if (key !== '' && (known === undefined || known.fitness < entry.fitness)) {
      entries.set(key, entry);
    }
  };
  for (const phrase of openIgnoredPhrases(code)) {
    add(phrase, { pictures: [], fitness: fitnessOf.concept });
  }
  for (const concept of openConcepts()) {
    const fitness = concept.isWeak ? fitnessOf.weakConcept : fitnessOf.concept;
    for (const word of concept.words[code]) {
      add(word, { pictures: concept.pictures, fitness });
    }
  }
  const emoji = readEmojiPictures(code);
  // A picture is found by its own name alone. The other words that Unicode gives it are parts of the name ('paper' in 'roll
  // of paper') or associations: they mislead.
  for (const { picture, label } of emoji) {
    add(label.replace(/[（(].*$/u, ''), { pictures: [picture], fitness: fitnessOf.label });
  }
  addSingulars(entries, code);
  const sizes = [...entries.keys()].map((key) => (code === 'ja' ? key.length : key.split(' ').length));
  return {
    code,
    find: (phrase) => entries.get(phrase),
    senses: openSenses(code),
    stopWords: openStopWords(code),
    animals: new Set(emoji.filter(({ isAnimal }) => isAnimal).map(({ picture }) => picture.name)),
    longestPhrase: Math.min(code === 'ja' ? 10 : 4, Math.max(...sizes)),
  };
}

/** A name in the plural ('grapes') is found by its singular too, unless that means something else. */
function addSingulars(entries: Map<string, PictureEntry>, code: LanguageCode): void {
  if (code === 'ja' || code === 'hi') {
    return;
  }
  for (const [key, entry] of [...entries]) {
    const singular = /^\p{L}{2,}[^sui]s$/u.test(key) ? key.slice(0, -1) : undefined;
    if (singular !== undefined && !entries.has(singular)) {
      entries.set(singular, entry);
    }
  }
}

function phraseKey(phrase: string, code: LanguageCode): string {
  if (code === 'ja') {
    return foldWord(phrase.trim());
  }
  return readTokens(phrase, code)
    .map((token) => token.folded)
    .join(' ');
}

/** What a phrase is drawn as, and the dictionary form it was found by. */
export interface FoundPhrase {
  readonly entry: PictureEntry;
  readonly form: string;
}

/** Finds a phrase of words in the index, by the words as they stand or by the dictionary forms they may come from. */
export function findPhrase(index: PictureIndex, words: readonly string[]): FoundPhrase | undefined {
  const start = words
    .slice(0, -1)
    .map((word) => `${word} `)
    .join('');
  const literal = baseForms(words.at(-1) ?? '', index.code).map((form) => start + form);
  const based = words.map((word) => baseForms(word, index.code)[1] ?? word).join(' ');
  const found = [...literal, based].flatMap((form) => {
    const entry = index.stopWords.has(form) ? undefined : index.find(form);
    return entry === undefined ? [] : [{ entry, form }];
  });
  return found[0];
}
