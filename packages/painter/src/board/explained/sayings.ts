import type { LanguageCode } from '@kinora/contract/catalogue';

/** What has to be said of a picture in each language: one of the words of every group. */
export type Sayings = Readonly<Record<LanguageCode, readonly RegExp[]>>;

const order = ['en', 'fr', 'it', 'es', 'hi', 'ja'] as const satisfies readonly LanguageCode[];

/**
 * Reads a table of six lines, English, French, Italian, Spanish, Hindi and Japanese: groups apart by `|`, beginnings of words
 * apart by commas, written without accents; `$` ends a word that must not go on.
 */
export function readSayings(table: string): Sayings {
  const read = new Map<LanguageCode, readonly RegExp[]>();
  // Hundreds of them in six languages take a fifth of a second to compile, and a film is in one.
  const groupsOf = (code: LanguageCode): readonly RegExp[] => {
    const groups =
      read.get(code) ??
      (linesOf(table)[order.indexOf(code)] ?? '').split('|').map((group) => readGroup(group, code));
    read.set(code, groups);
    return groups;
  };
  return {
    get en() {
      return groupsOf('en');
    },
    get fr() {
      return groupsOf('fr');
    },
    get it() {
      return groupsOf('it');
    },
    get es() {
      return groupsOf('es');
    },
    get hi() {
      return groupsOf('hi');
    },
    get ja() {
      return groupsOf('ja');
    },
  };
}

/** Reads six lines, in the same order: what a picture is called in each language. */
export function readCaptions(table: string): Readonly<Record<LanguageCode, string>> {
  const [en = '', fr = '', it = '', es = '', hi = '', ja = ''] = linesOf(table);
  return { en, fr, it, es, hi, ja };
}

/** Reads six lines, in the same order: what each part of a picture is called in each language. */
export function readNames(table: string): Readonly<Record<LanguageCode, readonly string[]>> {
  const namesOf = (line: string): string[] => line.split('|').map((name) => name.trim());
  const { en, fr, it, es, hi, ja } = readCaptions(table);
  return {
    en: namesOf(en),
    fr: namesOf(fr),
    it: namesOf(it),
    es: namesOf(es),
    hi: namesOf(hi),
    ja: namesOf(ja),
  };
}

function linesOf(table: string): string[] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Japanese writes words without spaces: they begin anywhere. */
function readGroup(group: string, code: LanguageCode): RegExp {
  const words = group
    .split(',')
    .map((word) => withoutNukta(word.trim()))
    .filter((word) => word !== '')
    .map((word) => word.replace(/\$$/u, String.raw`(?![\p{L}\p{M}])`));
  const start = code === 'ja' ? '' : String.raw`(?<![\p{L}\p{M}])`;
  return new RegExp(`${start}(?:${words.join('|')})`, 'gu');
}

/** Hindi is read without the dots that not everybody writes: 'बढ़ना' and 'बढना' are one word. */
function withoutNukta(word: string): string {
  return word.normalize('NFD').replaceAll('\u093c', '').normalize('NFC');
}
