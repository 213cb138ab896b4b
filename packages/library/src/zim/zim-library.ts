import { languageDetails } from '@kinora/contract/catalogue';
import type { LanguageCode } from '@kinora/contract/catalogue';
import type { SearchModel, SourceText } from '@kinora/models';
import {
  isGenericWord,
  listsMeanings,
  readableArticle,
  readableTitle,
  readStems,
  readWords,
} from '@kinora/words';
import { articleOfPage } from './article-of-page.ts';
import { OpenFiles, speaks } from './open-files.ts';
import type { OpenFile } from './open-files.ts';
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
const PAGE_BYTES = 2 * 1024 * 1024;

/** Pages that list meanings and stubs take no place of an article: so many more are looked at. */
const SPARE_PAGES = 5;

/**
 * Encyclopedias in the ZIM files of a folder, read where they lie. A file that is put there is found at the next search; one
 * that cannot be read is left out with a warning. Nothing leaves the machine.
 */
export function openZimLibrary(folder: string): SearchModel {
  const files = new OpenFiles(folder);
  return {
    search: async ({ query, language, limit }, { signal }) => {
      const { code } = languageDetails[language];
      const found: SourceText[] = [];
      for (const open of await files.readable()) {
        signal.throwIfAborted();
        if (speaks(open, code)) {
          found.push(...(await articlesIn(files, open, { query, code, limit })));
        }
      }
      return found.slice(0, limit);
    },
  };
}

interface Wish {
  readonly query: string;
  readonly code: LanguageCode;
  readonly limit: number;
}

/** A page that cannot be read, or told, leaves its place to the next one. */
async function articlesIn(files: OpenFiles, open: OpenFile, wish: Wish): Promise<SourceText[]> {
  const near = await files.reading(open.file, () => entriesNear(open, wish));
  const sources = new Map<string, SourceText>();
  for (const entry of near ?? []) {
    if (sources.size < wish.limit) {
      const source = await files.reading(open.file, () => articleOf(open, entry));
      if (source !== null && !sources.has(source.text)) {
        sources.set(source.text, source);
      }
    }
  }
  return [...sources.values()];
}

async function entriesNear({ zim }: OpenFile, { query, code, limit }: Wish): Promise<ZimEntry[]> {
  const asked = [...new Set(readStems(query, code))];
  const entries = new Map<string, ZimEntry>();
  for (const beginning of beginningsOf(query, code)) {
    for (const entry of await zim.titled(beginning, TITLES_PER_BEGINNING)) {
      entries.set(entry.path, entry);
    }
  }
  return [...entries.values()]
    .map((entry) => ({ entry, nearness: nearnessOf(entry.title, asked, code) }))
    .filter(({ nearness }) => nearness >= LEAST_MEETING)
    .sort((first, second) => second.nearness - first.nearness)
    .slice(0, limit + SPARE_PAGES)
    .map(({ entry }) => entry);
}

async function articleOf({ zim, name }: OpenFile, entry: ZimEntry): Promise<SourceText | null> {
  const title = readableTitle(entry.title);
  const page = (await zim.content(entry)).subarray(0, PAGE_BYTES).toString('utf8');
  const text = readableArticle(articleOfPage(page));
  const isTold = title !== '' && text.length >= LEAST_CHARACTERS && !listsMeanings({ title, text });
  return isTold ? { label: `${name}: ${title}`, isOnThisMachine: true, text } : null;
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
