import type { LanguageCode } from '@kinora/contract/catalogue';
import { foldWord } from '../tokens/base-forms.ts';

/** A word or phrase of a table and what it stands for. */
export interface LexiconEntry {
  readonly value: string;
  readonly phrase: string;
}

const columns: readonly LanguageCode[] = ['en', 'hi', 'fr', 'it', 'es', 'ja'];

/** Tables that were read before, by language: they are constants of the code and have thousands of words. */
const known = new Map<LanguageCode, Map<string, readonly LexiconEntry[]>>();

/** Reads a table of lines `value | English | Hindi | French | Italian | Spanish | Japanese`, words apart by commas; the longest first. */
export function readLexicon(table: string, code: LanguageCode): readonly LexiconEntry[] {
  const tables = known.get(code) ?? new Map<string, readonly LexiconEntry[]>();
  const entries = tables.get(table) ?? parseTable(table, code);
  known.set(code, tables.set(table, entries));
  return entries;
}

function parseTable(table: string, code: LanguageCode): readonly LexiconEntry[] {
  const column = columns.indexOf(code) + 1;
  return table
    .split('\n')
    .filter((line) => line.includes('|'))
    .flatMap((line) => {
      const cells = line.split('|');
      const value = (cells[0] ?? '').trim();
      return (cells[column] ?? '')
        .split(',')
        .map((word) => foldWord(word.trim()))
        .filter((word) => word !== '')
        .map((phrase) => ({ value, phrase }));
    })
    .sort((one, other) => other.phrase.length - one.phrase.length);
}

/** A value's words in a language, in the order in which its line has them. */
export function readColumn(table: string, code: LanguageCode, value: string): readonly string[] {
  const line = table.split('\n').find((each) => each.startsWith(`${value}|`));
  const cell = line?.split('|')[columns.indexOf(code) + 1] ?? '';
  return cell.split(',').filter((word) => word !== '');
}

/** Where a text says what. */
export interface Saying {
  readonly at: number;
  readonly value: string;
}

/** What a lexicon found in a text: the values in the order they stand there, and the text without those words. */
export interface Reading {
  readonly values: readonly string[];
  /** The same with their places. */
  readonly sayings: readonly Saying[];
  readonly rest: string;
}

/** Finds the words of a lexicon in a folded text; what is found is taken out, so that nothing is read twice. */
export function readWith(lexicon: readonly LexiconEntry[], text: string, code: LanguageCode): Reading {
  const found: Saying[] = [];
  let rest = text;
  for (const { value, phrase } of lexicon) {
    // Few of a table's thousand words are in a prompt: only for those a pattern is worth its making.
    if (!text.includes(stemOf(phrase, code))) {
      continue;
    }
    const pattern = phrasePattern(phrase, code);
    rest = rest.replace(pattern, (match: string, ...parts: unknown[]) => {
      const at = parts.find((part) => typeof part === 'number') ?? 0;
      found.push({ at, value });
      return ' '.repeat(match.length);
    });
  }
  const sayings = found.sort((one, other) => one.at - other.at);
  return { values: sayings.map(({ value }) => value), sayings, rest };
}

/** The part of a word that all its forms have. */
function stemOf(phrase: string, code: LanguageCode): string {
  return code === 'it' ? phrase.replace(/[aeio]$/u, '') : phrase;
}

/** A whole word with its usual endings; Japanese knows no spaces. */
function phrasePattern(phrase: string, code: LanguageCode): RegExp {
  const escaped = phrase.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  if (code === 'ja') {
    return new RegExp(escaped, 'gu');
  }
  const endings = { en: "(?:s|es|'s)?", fr: '(?:s|x|e|es)?', es: '(?:s|es)?', it: '', hi: '(?:ों|ें|े)?' }[code];
  const stem = code === 'it' ? escaped.replace(/[aeio]$/u, '[aeio]') : escaped;
  return new RegExp(`(?<![\\p{L}\\p{M}])${stem}${endings}(?![\\p{L}\\p{M}])`, 'gu');
}
