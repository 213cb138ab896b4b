import { languageDetails } from '@kinora/contract/catalogue';
import type { Language } from '@kinora/contract/catalogue';
import type { SearchModel, SourceText } from '@kinora/models';
import { listsMeanings, readableArticle, readableTitle } from '@kinora/words';
import { askWikipedia, isTooLong } from './ask-wikipedia.ts';
import type { WikipediaCall } from './ask-wikipedia.ts';
import { ArticleSchema, FoundTitlesSchema } from './wikipedia-answers.ts';
import type { ArticleAnswer } from './wikipedia-answers.ts';

export interface WikipediaSettings {
  readonly fetch: typeof fetch;
  /**
   * Another address with the same API, without a slash at its end; null: the public one. `{language}` in it stands for the
   * code of the film's language; without it one address serves all languages.
   */
  readonly baseUrl: string | null;
  readonly now: () => number;
}

/** For the whole of a search, with the articles it reads. */
const TIMEOUT_MS = 8_000;
const KEPT_MS = 24 * 3_600_000;
const mostKept = 200;
/** Articles of a line or two say nothing that could be told. */
const leastCharacters = 200;
/** So many titles more are asked for, to stand in for pages that cannot be told. */
const spareTitles = 3;

interface Kept {
  readonly articles: readonly SourceText[];
  readonly untilMs: number;
}

/**
 * Research in the public encyclopedia: its articles about a topic, best first, each with its address. The same question
 * is asked once a day. Text: CC BY-SA 4.0, which is why every fact keeps its source.
 * API: https://www.mediawiki.org/wiki/API:Search and Extension:TextExtracts.
 */
export function createWikipedia(settings: WikipediaSettings): SearchModel {
  const kept = new Map<string, Kept>();
  return {
    async search({ query, language, limit }, { signal }) {
      const key = JSON.stringify([language, limit, query.trim().toLowerCase()]);
      const known = kept.get(key);
      if (known !== undefined && known.untilMs > settings.now()) {
        return [...known.articles];
      }
      const baseUrl = addressIn(settings.baseUrl ?? PUBLIC, language);
      const call = { fetch: settings.fetch, baseUrl, signal, deadline: AbortSignal.timeout(TIMEOUT_MS) };
      const articles = await findArticles(call, { query, limit });
      keep(kept, key, { articles, untilMs: settings.now() + KEPT_MS });
      return articles;
    },
  };
}

const PUBLIC = 'https://{language}.wikipedia.org';

/** The address for films of a language. */
export function addressIn(baseUrl: string, language: Language): string {
  return baseUrl.replaceAll('{language}', languageDetails[language].code);
}

function keep(kept: Map<string, Kept>, key: string, entry: Kept): void {
  kept.delete(key);
  kept.set(key, entry);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) {
    kept.delete(oldest);
  }
}

/** The best articles that can be told, at most `limit`: for a page that lists meanings or is a stub stands in the next. */
async function findArticles(
  call: WikipediaCall,
  { query, limit }: { query: string; limit: number },
): Promise<SourceText[]> {
  const srlimit = String(limit + spareTitles);
  const found = await askWikipedia(
    call,
    { list: 'search', srsearch: query, srlimit, srprop: '', srnamespace: '0' },
    FoundTitlesSchema,
  );
  const titles = [...new Set(found.query.search.map(({ title }) => title))].slice(0, limit + spareTitles);
  const articles = new Map<string, SourceText>();
  for (let at = 0; at < titles.length && articles.size < limit;) {
    const next = titles.slice(at, at + limit - articles.size);
    at += next.length;
    for (const article of await Promise.all(next.map((title) => readArticle(call, title)))) {
      if (article !== null && !articles.has(article.text)) {
        articles.set(article.text, article);
      }
    }
  }
  return [...articles.values()];
}

/** Null for what cannot be told: no article about this title, a list of meanings, a stub, more than is read. */
async function readArticle(call: WikipediaCall, wanted: string): Promise<SourceText | null> {
  try {
    const { query } = await askWikipedia(
      call,
      {
        prop: 'extracts|info|pageprops',
        explaintext: '1',
        exsectionformat: 'wiki',
        inprop: 'url',
        ppprop: 'disambiguation',
        redirects: '1',
        titles: wanted,
      },
      ArticleSchema,
    );
    return articleOf(query, { wanted, baseUrl: call.baseUrl });
  } catch (error) {
    if (isTooLong(error)) {
      return null;
    }
    throw error;
  }
}

function articleOf(
  answer: ArticleAnswer,
  { wanted, baseUrl }: { wanted: string; baseUrl: string },
): SourceText | null {
  const names = namesOf(wanted, answer);
  const page = answer.pages.find(({ title }) => names.has(folded(title)));
  if (page === undefined || typeof page.pageprops?.disambiguation === 'string') {
    return null;
  }
  const title = readableTitle(page.title);
  const text = readableArticle(page.extract ?? '');
  if (title === '' || text.length < leastCharacters || listsMeanings({ title, text })) {
    return null;
  }
  return { label: `Wikipedia: ${title}`, url: webAddress(page.fullurl) ?? articleUrl(baseUrl, title), text };
}

/** A title and what it leads to. A page of another name was not asked for. */
function namesOf(wanted: string, { normalized, redirects }: ArticleAnswer): ReadonlySet<string> {
  const names = new Set([folded(wanted)]);
  for (const { from, to } of [...(normalized ?? []), ...(redirects ?? [])]) {
    if (names.has(folded(from))) {
      names.add(folded(to));
    }
  }
  return names;
}

function folded(title: string): string {
  return title.normalize('NFC').replaceAll('_', ' ').trim().toLowerCase();
}

/** Shown as a link: an address that a browser opens, and nothing that it runs. */
function webAddress(address: string | null | undefined): string | null {
  const url = URL.parse(address ?? '');
  return url !== null && ['https:', 'http:'].includes(url.protocol) && url.username === '' ? url.href : null;
}

function articleUrl(baseUrl: string, title: string): string {
  return `${baseUrl}/wiki/${encodeURIComponent(title.replaceAll(' ', '_'))}`;
}
