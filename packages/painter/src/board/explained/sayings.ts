import type { LanguageCode } from '@kinora/contract/catalogue';

/** What has to be said of a picture in each language: one of the words of every group. */
export type Sayings = Readonly<Record<LanguageCode, readonly RegExp[]>>;

const order = ['en', 'fr', 'it', 'es', 'hi', 'ja'] as const satisfies readonly LanguageCode[];

/**
 * Reads a table of six lines, English, French, Italian, Spanish, Hindi and Japanese: groups apart by `|`, beginnings of words
 * apart by commas, written without accents; `$` ends a word that must not go on.
 */
export function readSayings(table: string): Sayings {
  const lines = linesOf(table);
  const groupsOf = (code: LanguageCode): RegExp[] =>
    (lines[order.indexOf(code)] ?? '').split('|').map((group) => readGroup(group, code));
  return {
    en: groupsOf('en'),
    fr: groupsOf('fr'),
    it: groupsOf('it'),
    es: groupsOf('es'),
    hi: groupsOf('hi'),
    ja: groupsOf('ja'),
  };
}

/** Reads six lines, in the same order: what a picture is called in each language. */
export function readCaptions(table: string): Readonly<Record<LanguageCode, string>> {
  const [en = '', fr = '', it = '', es = '', hi = '', ja = ''] = linesOf(table);
  return { en, fr, it, es, hi, ja };
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
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .map((word) => word.replace(/\$$/u, String.raw`(?![\p{L}\p{M}])`));
  const start = code === 'ja' ? '' : String.raw`(?<![\p{L}\p{M}])`;
  return new RegExp(`${start}(?:${words.join('|')})`, 'gu');
}
