import { readFile } from 'node:fs/promises';

/** The article that tests and measurements share, in the language asked for. */
export function articleOf(language: 'en' | 'hi' | 'ja'): Promise<string> {
  return readFile(`packages/writer/src/testing/articles/${language}.txt`, 'utf8');
}

/** One about something else, as long and in English. */
export function otherArticle(): Promise<string> {
  return readFile('packages/writer/src/testing/encyclopedia/en/frog-and-toad.txt', 'utf8');
}
