import { readFileSync } from 'node:fs';
import { languageDetails } from '@kinora/contract/catalogue';
import type { Language } from '@kinora/contract/catalogue';

/** A page as the encyclopedia's API gives it. */
export interface EncyclopediaPage {
  readonly language: string;
  readonly title: string;
  readonly extract: string;
}

/** A prompt, and the titles that a search for it finds, the right ones among others. */
export interface EncyclopediaSearch {
  readonly language: string;
  readonly words: string;
  readonly titles: readonly string[];
}

interface AskedOf {
  readonly prompt: string;
  /** Names of files in the folder of the language. */
  readonly pages: readonly string[];
}

const folder = new URL('encyclopedia/', import.meta.url);

/** The articles of real length that stand in this folder, and what is asked of them. */
export function readEncyclopedia(language: Language): {
  pages: EncyclopediaPage[];
  searches: EncyclopediaSearch[];
} {
  const { code } = languageDetails[language];
  // Files of this folder, written for it.
  const index = JSON.parse(readFileSync(new URL(`${code}/index.json`, folder), 'utf8')) as AskedOf[];
  const pages = new Map<string, EncyclopediaPage>();
  for (const name of index.flatMap((search) => search.pages)) {
    const text = readFileSync(new URL(`${code}/${name}.txt`, folder), 'utf8');
    const end = text.indexOf('\n');
    pages.set(name, { language: code, title: text.slice(0, end).trim(), extract: text.slice(end).trim() });
  }
  const searches = index.map(({ prompt, pages: found }) => ({
    language: code,
    words: prompt,
    titles: found.flatMap((name) => pages.get(name)?.title ?? []),
  }));
  return { pages: [...pages.values()], searches };
}
