import { languageDetails } from '@kinora/contract/catalogue';
import type { Language } from '@kinora/contract/catalogue';
import type { SearchModel, SourceText } from '@kinora/models';
import { readableArticle } from '@kinora/words';
import { askWikipedia } from './ask-wikipedia.ts';
import type { WikipediaCall } from './ask-wikipedia.ts';
import { ArticleSchema, FoundTitlesSchema } from './wikipedia-answers.ts';

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

async function findArticles(
  call: WikipediaCall,
  wanted: { query: string; limit: number },
): Promise<SourceText[]> {
  const found = await askWikipedia(
    call,
    { list: 'search', srsearch: wanted.query, srlimit: String(wanted.limit), srprop: '', srnamespace: '0' },
    FoundTitlesSchema,
  );
  const articles = await Promise.all(found.query.search.map(({ title }) => readArticle(call, title)));
  return articles.flat();
}

async function readArticle(call: WikipediaCall, wanted: string): Promise<SourceText[]> {
  const answer = await askWikipedia(
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
  const [page] = answer.query.pages;
  const text = readableArticle(page?.extract ?? '');
  const listsMeanings = typeof page?.pageprops?.disambiguation === 'string';
  if (page === undefined || listsMeanings || text.length < leastCharacters) {
    return [];
  }
  return [
    { label: `Wikipedia: ${page.title}`, url: page.fullurl ?? articleUrl(call.baseUrl, page.title), text },
  ];
}

function articleUrl(baseUrl: string, title: string): string {
  return `${baseUrl}/wiki/${encodeURIComponent(title.replaceAll(' ', '_'))}`;
}
