import { readPictureName } from '../concepts/concept.ts';
import type { PictureName } from '../concepts/concept.ts';
import { foldWord } from '../tokens/base-forms.ts';

/** What a word is in its sentence, where one of its senses is that and another is not. */
export type SenseKind = 'noun' | 'masculine' | 'feminine' | 'verb' | 'other';

/** One meaning of a word, what tells that it is meant, and what is drawn for it. */
export interface Sense {
  /** Undefined: it may be any part of speech. */
  readonly kind: SenseKind | undefined;
  /** The best first; none where this meaning has no picture. */
  readonly pictures: readonly PictureName[];
  /** Words of the sentence that speak for it. */
  readonly cues: ReadonlySet<string>;
  /** Words right before and right after it that do. */
  readonly before: ReadonlySet<string>;
  readonly after: ReadonlySet<string>;
  /** Whether it is likelier where the word begins a sentence. */
  readonly isOpener: boolean;
  /** Whether it is meant wherever nothing speaks for another: the others are rare. */
  readonly isUsual: boolean;
}

/** The senses of each ambiguous word of a language, by the folded word. */
export type SenseTable = ReadonlyMap<string, readonly Sense[]>;

const kinds: Readonly<Record<string, SenseKind>> = {
  n: 'noun',
  m: 'masculine',
  f: 'feminine',
  v: 'verb',
  a: 'other',
};

/**
 * Reads a table of lines `word|kind:picture+picture=cue,cue|…`, one part for each sense. The kind is `n` (noun), `m` or
 * `f` (noun of that gender), `v` (verb) or `a` (anything else), or absent, and `*` after
 * it (or alone) marks the usual sense; `-` stands for no picture. A cue is a word of
 * the sentence in its dictionary form, `<word` one right before, `>word` one right after, `^` the start of a sentence,
 * `#name` every word of a topic, a line `name=word,word` of the second table.
 */
export function readSenses(table: string, topicTable: string): SenseTable {
  const topics = new Map(
    linesOf(topicTable).map((line) => {
      const [name = '', words = ''] = line.split('=');
      return [name, words.split(',')] as const;
    }),
  );
  return new Map(
    linesOf(table).map((line) => {
      const [word = '', ...senses] = line.split('|');
      const folded = foldWord(word);
      return [folded, senses.map((sense) => readSense(sense, topics, folded))] as const;
    }),
  );
}

function readSense(text: string, topics: ReadonlyMap<string, readonly string[]>, word: string): Sense {
  const [head = '', cueText = ''] = text.split('=');
  const [, letter = '', pictures = ''] = /^(?:([nmfva])\*?:|\*)?(.*)$/u.exec(head) ?? [];
  const cues = cueText
    .split(',')
    .flatMap((cue) => (cue.startsWith('#') ? (topics.get(cue.slice(1)) ?? []) : [cue]))
    .filter((cue) => cue !== '')
    .map(foldWord);
  const startingWith = (mark: string): ReadonlySet<string> =>
    new Set(cues.filter((cue) => cue.startsWith(mark)).map((cue) => cue.slice(1)));
  return {
    kind: kinds[letter],
    pictures: pictures === '-' ? [] : pictures.split('+').map(readPictureName),
    // A topic's words may hold the word itself, which stands in every sentence of it.
    cues: new Set(cues.filter((cue) => cue !== word && !/^[<>^]/u.test(cue))),
    before: startingWith('<'),
    after: startingWith('>'),
    isOpener: cues.includes('^'),
    isUsual: /^(?:[nmfva]\*:|\*)/u.test(head),
  };
}

function linesOf(table: string): string[] {
  return table.split('\n').filter((line) => line !== '');
}
