import { languageDetails } from '@kinora/contract/catalogue';
import type { Language } from '@kinora/contract/catalogue';
import type { SearchModel } from '@kinora/models';
import { isGenericWord, readStems, readWords } from '@kinora/words';
import type { LanguageCode } from '@kinora/words';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readShelfArticle } from './read-shelf-article.ts';
import type { ShelfArticle } from './read-shelf-article.ts';
import { shelfName } from './shelf-names.ts';

/** Of the asked words, how many title, other names and headings must hold: a film about cats does not say why they sleep. */
const leastNamed = 0.6;
/** A prompt of many words says more than what it asks: fewer are enough when the text holds most of the others. */
const manyWords = 5;
const leastNamedOfMany = 0.4;
const leastToldOfMany = 0.7;

interface Indexed extends ShelfArticle {
  /** Stems of the title, of each other name and of each heading. */
  readonly entitled: readonly string[];
  readonly called: readonly (readonly string[])[];
  readonly headed: readonly (readonly string[])[];
  readonly told: readonly string[];
}

const ownFolder = fileURLToPath(new URL('../../shelf', import.meta.url));

/**
 * Kinora's own articles: a few subjects in every language, read from files. Searched as an encyclopedia is, by the words
 * of what is asked, so no prompt is known beforehand. Nothing leaves the machine.
 */
export function openShelf(folder = ownFolder): SearchModel {
  const read = new Map<LanguageCode, readonly Indexed[]>();
  return {
    search: async ({ query, language, limit }) => {
      const { code } = languageDetails[language];
      const articles = read.get(code) ?? readShelf(folder, code);
      read.set(code, articles);
      const asked = wordsAsked(query, code);
      return articles
        .map((article) => ({ article, nearness: nearnessOf(article, asked, code) }))
        .filter(({ nearness }) => nearness > 0)
        .sort((first, second) => second.nearness - first.nearness)
        .slice(0, limit)
        .map(({ article }) => asSource(article, language));
    },
  };
}

function asSource({ title, also, date, text }: ShelfArticle, language: Language) {
  return {
    label: `${shelfName(language, date)}: ${title}`,
    keywords: also,
    isOnThisMachine: true,
    isWrittenToTell: true,
    text,
  } as const;
}

function readShelf(folder: string, code: LanguageCode): Indexed[] {
  return readdirSync(`${folder}/${code}`)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => {
      const article = readShelfArticle(readFileSync(`${folder}/${code}/${name}`, 'utf8'));
      return {
        ...article,
        entitled: readStems(article.title, code),
        called: article.also.split(/[,、，]/u).map((name) => wordsAsked(name, code)),
        headed: article.headings.map((heading) => readStems(heading, code)),
        told: readStems(article.text, code),
      };
    });
}

/** What tells subjects apart; 'comes about' and 'works' do not. */
function wordsAsked(query: string, code: LanguageCode): string[] {
  const words = readWords(query, code).map(({ text }) => text);
  const own = words.filter((word) => !isGenericWord(word, code));
  return [...new Set(readStems((own.length === 0 ? words : own).join(' '), code))];
}

/**
 * How many of the asked words an article's names hold, with those of one of its headings; 0 where it is about something else.
 * What it is about is in its title or another of its names, and of a name that joins two ('moon and sea') both are asked for, or
 * nothing else: words from here and there, 'the moon pulls' and 'coasts shape the tide', are no answer to why the moon changes its shape.
 */
function nearnessOf(article: Indexed, asked: readonly string[], code: LanguageCode): number {
  const holds = (held: readonly string[], stem: string): boolean =>
    held.some((own) => isSame(own, stem, code));
  const share = (held: readonly string[]): number =>
    asked.filter((stem) => holds(held, stem)).length / asked.length;
  const called = article.called.filter(
    (name) => name.every((own) => holds(asked, own)) || asked.every((stem) => holds(name, stem)),
  );
  const names = [...article.entitled, ...called.flat()];
  if (asked.length === 0 || share(names) === 0) {
    return 0;
  }
  const inNames = Math.max(share(names), ...article.headed.map((heading) => share([...names, ...heading])));
  const isNear =
    inNames >= leastNamed ||
    (asked.length >= manyWords && inNames >= leastNamedOfMany && share(article.told) >= leastToldOfMany);
  return isNear ? inNames : 0;
}

/** Inflected forms and compounds count: 'volcano' and 'volcanoes', 光合成 in 光合成生物. */
function isSame(own: string, asked: string, code: LanguageCode): boolean {
  if (own === asked) {
    return true;
  }
  const [shorter, longer] = own.length < asked.length ? [own, asked] : [asked, own];
  if (code === 'ja') {
    return shorter.length >= 2 && longer.includes(shorter);
  }
  return shorter.length >= 4 && longer.startsWith(shorter) && longer.length - shorter.length <= 3;
}
