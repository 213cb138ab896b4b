import { readFile } from 'node:fs/promises';

/** The article that tests and measurements share, in the language asked for. */
export function articleOf(language: 'en' | 'hi' | 'ja'): Promise<string> {
  return readFile(`apps/server/src/testing/fixtures/articles/${language}.txt`, 'utf8');
}
