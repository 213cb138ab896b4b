import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { misbehave } from './wikipedia-moods.ts';
import type { WikipediaMood } from './wikipedia-moods.ts';

export interface WikipediaPage {
  readonly title: string;
  readonly extract: string;
  readonly isDisambiguation?: boolean;
  /** Where the server says the page stands; its own address when left out. */
  readonly fullurl?: string;
  /** The title that the answer bears in place of the one asked for. */
  readonly answersAs?: string;
  /** The code of the encyclopedia that holds it; without it every language has it, at an English address. */
  readonly language?: string;
}

/** What a search for these words finds, best first, whatever the pages say. */
export interface WikipediaSearch {
  readonly language: string;
  readonly words: string;
  readonly titles: readonly string[];
}

export interface WikipediaSimulator {
  readonly baseUrl: string;
  /** The paths that were asked, in order. */
  readonly paths: readonly string[];
  /** The parameters of every request it got. */
  readonly requests: readonly Readonly<Record<string, string>>[];
  feel(mood: WikipediaMood): void;
  /** Resolves when the next question arrives. */
  asked(): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * A server that speaks the MediaWiki API's search and extracts, and misbehaves on demand. Pages of no language are found in
 * their order; others as `searches` say of the nearest words, else by how many words they share with the query.
 */
export async function startWikipediaSimulator(
  pages: readonly WikipediaPage[],
  searches: readonly WikipediaSearch[] = [],
): Promise<WikipediaSimulator> {
  const requests: Readonly<Record<string, string>>[] = [];
  const paths: string[] = [];
  let mood: WikipediaMood = 'well';
  let arrival = Promise.withResolvers<undefined>();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const parameters = Object.fromEntries(url.searchParams);
    requests.push(parameters);
    paths.push(url.pathname);
    arrival.resolve(undefined);
    const encyclopedia = encyclopediaAt(url.pathname, { pages, searches });
    const answer = JSON.stringify(answerTo(parameters, encyclopedia));
    if (mood === 'well') {
      const isKnown = apiPath.test(url.pathname);
      response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' }).end(answer);
      return;
    }
    misbehave(mood, { request, response, answer });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}`;
  return {
    baseUrl,
    paths,
    requests,
    feel: (next) => {
      mood = next;
    },
    asked: () => {
      arrival = Promise.withResolvers<undefined>();
      return arrival.promise;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** One address for all languages, or one for each. */
const apiPath = /^(?:\/([a-z]{2}))?\/w\/api\.php$/u;

interface Encyclopedia {
  readonly pages: readonly WikipediaPage[];
  readonly searches: readonly WikipediaSearch[];
}

/** What the encyclopedia at an address holds. */
function encyclopediaAt(path: string, { pages, searches }: Encyclopedia): Encyclopedia {
  const code = apiPath.exec(path)?.[1];
  const isIn = ({ language }: { language?: string }): boolean =>
    code === undefined || language === undefined || language === code;
  return { pages: pages.filter(isIn), searches: searches.filter(isIn) };
}

function answerTo(parameters: Readonly<Record<string, string>>, encyclopedia: Encyclopedia): unknown {
  if (parameters['list'] === 'search') {
    const found = find(parameters['srsearch'] ?? '', encyclopedia).slice(0, Number(parameters['srlimit']));
    return {
      batchcomplete: true,
      query: { search: found.map(({ title }, index) => ({ ns: 0, title, pageid: index })) },
    };
  }
  const page = encyclopedia.pages.find(({ title }) => title === parameters['titles']);
  if (page === undefined) {
    return { query: { pages: [{ ns: 0, title: parameters['titles'], missing: true }] } };
  }
  const title = page.answersAs ?? page.title;
  const address = `https://${page.language ?? 'en'}.wikipedia.org/wiki/`;
  const fullurl = page.fullurl ?? address + encodeURIComponent(title.replaceAll(' ', '_'));
  const pageprops = page.isDisambiguation === true ? { pageprops: { disambiguation: '' } } : {};
  return { query: { pages: [{ pageid: 1, ns: 0, title, extract: page.extract, fullurl, ...pageprops }] } };
}

function find(query: string, { pages, searches }: Encyclopedia): readonly WikipediaPage[] {
  const words = query
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
  const shared = (text: string): number => words.filter((word) => text.toLowerCase().includes(word)).length;
  const [search] = searches
    .filter((known) => shared(known.words) > 0)
    .toSorted((one, other) => shared(other.words) - shared(one.words));
  if (search !== undefined) {
    return search.titles.flatMap((title) => pages.filter((page) => page.title === title));
  }
  if (pages.every(({ language }) => language === undefined)) {
    return pages;
  }
  const worth = ({ title, extract }: WikipediaPage): number => 2 * shared(title) + shared(extract);
  return pages
    .filter((page) => page.language === undefined || worth(page) > 0)
    .toSorted((one, other) => worth(other) - worth(one));
}
