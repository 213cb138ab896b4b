import type { LanguageCode } from '@kinora/words';
import { adjectiveTable } from './adjectives.ts';
import { namesOfLittle, withoutAccents } from './diminutives.ts';
import { animalNouns } from './noun-animals.ts';
import { peopleNouns } from './noun-people.ts';
import { placeNouns } from './noun-places.ts';
import { thingNouns } from './noun-things.ts';
import { verbTable } from './verbs.ts';

export type Gender = 'm' | 'f';

export interface LexiconForm {
  readonly word: string;
  /** Other spellings by which the word is found. */
  readonly spellings: readonly string[];
  /** Grammatical gender; English and Japanese have none and say `m`. */
  readonly gender: Gender;
}

export interface LexiconNoun {
  readonly kind: 'animal' | 'person' | 'place' | 'thing';
  readonly forms: Readonly<Record<LanguageCode, LexiconForm>>;
}

export interface LexiconAdjective {
  /** Masculine, feminine, and whether it stands before its noun. */
  readonly forms: Readonly<
    Record<LanguageCode, { readonly m: string; readonly f: string; readonly isBefore: boolean }>
  >;
}

/** A small dictionary in six languages: enough to tell a one-line story idea in another one. */
export interface Lexicon {
  readonly nouns: readonly LexiconNoun[];
  readonly verbs: readonly Readonly<Record<LanguageCode, string>>[];
  readonly adjectives: readonly LexiconAdjective[];
}

/** Parses the tables; some milliseconds, so made once by the writer and handed on. */
export function openLexicon(): Lexicon {
  return {
    nouns: [
      ...readRows(animalNouns).map((row) => readNoun(row, 'animal')),
      ...readRows(peopleNouns).map((row) => readNoun(row, 'person')),
      ...readRows(placeNouns).map((row) => readNoun(row, 'place')),
      ...readRows(thingNouns).map((row) => readNoun(row, 'thing')),
    ],
    verbs: readRows(verbTable).map(([en = '', hi = '', fr = '', it = '', es = '', ja = '']) => ({
      en,
      hi,
      fr,
      it,
      es,
      ja,
    })),
    adjectives: readRows(adjectiveTable).map(readAdjective),
  };
}

/** The noun with this word in this language; a trailing plural ending is forgiven. */
export function findNoun(lexicon: Lexicon, word: string, code: LanguageCode): LexiconNoun | undefined {
  const wanted = word.toLowerCase();
  const singulars = [wanted, ...readSingulars(wanted, code)];
  const found = lexicon.nouns.find((noun) => {
    const form = noun.forms[code];
    return singulars.some((singular) => form.word === singular || form.spellings.includes(singular));
  });
  return found ?? findOfLittle(lexicon, wanted, code);
}

/** The animal or person that a word names a little one of: the bear of 'osito'. */
export function findOfLittle(lexicon: Lexicon, word: string, code: LanguageCode): LexiconNoun | undefined {
  const names = namesOfLittle(word, code);
  return lexicon.nouns.find(({ kind, forms }) => {
    const { word: own, spellings } = forms[code];
    const isBeing = kind === 'animal' || kind === 'person';
    return isBeing && names.some((name) => withoutAccents(own) === name || spellings.includes(name));
  });
}

function readSingulars(word: string, code: LanguageCode): string[] {
  switch (code) {
    case 'en':
      return [
        word.replace(/s$/u, ''),
        word.replace(/es$/u, ''),
        word.replace(/ies$/u, 'y'),
        word.replace(/ves$/u, 'f'),
      ];
    case 'fr':
      return [word.replace(/[sx]$/u, ''), word.replace(/aux$/u, 'al')];
    case 'es':
      return [
        word.replace(/s$/u, ''),
        word.replace(/es$/u, ''),
        word.replace(/ces$/u, 'z'),
        // The plural has one syllable more and loses the accent: 'botones', 'ratones'.
        word.replace(/ones$/u, 'ón'),
      ];
    case 'it':
      return [
        ...['o', 'a', 'e'].map((ending) => word.replace(/[ie]$/u, ending)),
        // 'Lumache', 'cuochi': an h keeps the sound.
        word.replace(/(?<=[cg])he$/u, 'a'),
        word.replace(/(?<=[cg])hi$/u, 'o'),
      ];
    case 'hi':
      return [
        word.replace(/े$/u, 'ा'),
        word.replace(/ियाँ$/u, 'ी'),
        word.replace(/ियों$/u, 'ी'),
        word.replace(/ों$/u, ''),
        word.replace(/ों$/u, 'ा'),
      ];
    case 'ja':
      return [word.replace(/たち$/u, '')];
  }
}

function readRows(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split('|'));
}

function readNoun(row: readonly string[], kind: LexiconNoun['kind']): LexiconNoun {
  const [en = '', hi = '', fr = '', it = '', es = '', ja = ''] = row;
  return {
    kind,
    forms: {
      en: { word: en, spellings: [], gender: 'm' },
      hi: readGendered(hi),
      fr: readGendered(fr),
      it: readGendered(it),
      es: readGendered(es),
      ja: { word: ja.split(',')[0] ?? ja, spellings: ja.split(','), gender: 'm' },
    },
  };
}

function readGendered(cell: string): LexiconForm {
  const word = cell.slice(0, -2);
  return { word, spellings: [], gender: cell.endsWith(' f') ? 'f' : 'm' };
}

function readAdjective(row: readonly string[]): LexiconAdjective {
  const [en = '', hi = '', fr = '', it = '', es = '', ja = ''] = row;
  const same = (word: string) => ({ m: word, f: word, isBefore: true });
  const split = (cell: string) => {
    const [m = '', f = '', place = ''] = cell.split(',');
    return { m, f, isBefore: place === '<' };
  };
  return {
    forms: {
      en: same(en),
      hi: { m: hi, f: hi.replace(/ा$/u, 'ी').replace(/ा हुआ$/u, 'ी हुई'), isBefore: true },
      fr: split(fr),
      it: split(it),
      es: split(es),
      ja: same(ja),
    },
  };
}
