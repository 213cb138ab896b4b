import { languageDetails } from '@kinora/contract/catalogue';
import type { LanguageCode } from '@kinora/contract/catalogue';
import type { SearchModel, SourceText } from '@kinora/models';
import { isGenericWord, readableArticle, readStems, readWords } from '@kinora/words';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { articleOfPage } from './article-of-page.ts';
import { ZimFile } from './zim-file.ts';
import { BrokenZimError } from './zim-layout.ts';
import type { ZimEntry } from './zim-layout.ts';

/** Titles looked at for every beginning that is tried. */
const TITLES_PER_BEGINNING = 24;
/** Shortest stem that is tried as the beginning of a title. */
const SHORTEST_STEM = 4;
/** Of the words that are asked and those of a title together, so many must meet (2: all of both). */
const LEAST_MEETING = 0.6;
/** Articles of a line or two say nothing that could be told. */
const LEAST_CHARACTERS = 200;
/** Bytes of a page that are read; the longest articles have less than two million. */
const PAGE_BYTES = 4 * 1024 * 1024;

/** The codes by which files name their language (ISO 639-3). */
const codesInFiles: Readonly<Record<LanguageCode, string>> = {
  en: 'eng',
  fr: 'fra',
  it: 'ita',
  es: 'spa',
  hi: 'hin',
  ja: 'jpn',
};

interface OpenFile {
  readonly zim: ZimFile;
  readonly name: string;
  /** As the file says it; empty when it does not. */
  readonly language: string;
}

/**
 * Encyclopedias in the ZIM files of a folder, read where they lie. A file that is put there is found at the next search; one
 * that cannot be read is left out with a warning. Nothing leaves the machine.
 */
export function openZimLibrary(folder: string): SearchModel {
  const files = new Map<string, Promise<OpenFile | null>>();
  return {
    search: async ({ query, language, limit }, { signal }) => {
      const { code } = languageDetails[language];
      const found: SourceText[] = [];
      for (const file of await namesIn(folder)) {
        signal.throwIfAborted();
        const opened = files.get(file) ?? openFile(join(folder, file));
        files.set(file, opened);
        const open = await opened;
        if (open !== null && speaks(open, code)) {
          found.push(...(await reading(file, () => articlesIn(open, { query, code, limit }))));
        }
      }
      return found.slice(0, limit);
    },
  };
}

/** A folder that is not there holds no files. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.zim')).sort();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return [];
    }
    throw error;
  }
}

async function openFile(path: string): Promise<OpenFile | null> {
  const [opened] = await reading(path, async () => {
    const zim = await ZimFile.open(path);
    const language = (await zim.metadata('Language')) ?? '';
    return [{ zim, language, name: (await zim.metadata('Title')) ?? 'Encyclopedia' }];
  });
  return opened ?? null;
}

/** Nothing from what is broken, which is said once per process and reason. */
async function reading<Result>(file: string, read: () => Promise<Result[]>): Promise<Result[]> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof BrokenZimError)) {
      throw error;
    }
    process.emitWarning(`The library file ${file} cannot be read: ${error.message}`, 'KinoraLibrary');
    return [];
  }
}

function speaks({ language }: OpenFile, code: LanguageCode): boolean {
  return language === '' || language.split(/[,;\s]+/u).includes(codesInFiles[code]);
}

async function articlesIn(
  { zim, name }: OpenFile,
  wish: { query: string; code: LanguageCode; limit: number },
): Promise<SourceText[]> {
  const { code, limit } = wish;
  const asked = [...new Set(readStems(wish.query, code))];
  const entries = new Map<string, ZimEntry>();
  for (const beginning of beginningsOf(wish.query, code)) {
    for (const entry of await zim.titled(beginning, TITLES_PER_BEGINNING)) {
      entries.set(entry.path, entry);
    }
  }
  const near = [...entries.values()]
    .map((entry) => ({ entry, nearness: nearnessOf(entry.title, asked, code) }))
    .filter(({ nearness }) => nearness >= LEAST_MEETING)
    .sort((first, second) => second.nearness - first.nearness)
    .slice(0, limit);
  const sources: SourceText[] = [];
  for (const { entry } of near) {
    const page = (await zim.content(entry)).subarray(0, PAGE_BYTES).toString('utf8');
    const text = readableArticle(articleOfPage(page));
    if (text.length >= LEAST_CHARACTERS) {
      sources.push({ label: `${name}: ${entry.title}`, isOnThisMachine: true, text });
    }
  }
  return sources;
}

/** How titles about what is asked may begin: two of its words, each word, and its stem. */
function beginningsOf(query: string, code: LanguageCode): string[] {
  const words = readWords(query, code)
    .map(({ text }) => text)
    .filter((word) => !isGenericWord(word, code));
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  const stems = words.flatMap((word) => readStems(word, code)).filter((stem) => stem.length >= SHORTEST_STEM);
  return [...new Set([...pairs, ...words, ...stems].map(capitalised))];
}

function capitalised(text: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase() + text.slice(first.length);
}

/** The shares of the asked words in the title, and of the title's in what is asked: 2 where all meet. */
function nearnessOf(title: string, asked: readonly string[], code: LanguageCode): number {
  const own = [...new Set(readStems(title, code))];
  if (own.length === 0 || asked.length === 0) {
    return 0;
  }
  const shared = own.filter((stem) => asked.includes(stem)).length;
  return shared / own.length + shared / asked.length;
}
