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

/** A server that speaks the MediaWiki API's search and extracts, and misbehaves on demand. */
export async function startWikipediaSimulator(pages: readonly WikipediaPage[]): Promise<WikipediaSimulator> {
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
    const answer = JSON.stringify(answerTo(parameters, pages));
    if (mood === 'well') {
      const isKnown = /^(?:\/[a-z]{2})?\/w\/api\.php$/u.test(url.pathname);
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

function answerTo(parameters: Readonly<Record<string, string>>, pages: readonly WikipediaPage[]): unknown {
  if (parameters['list'] === 'search') {
    const found = pages.slice(0, Number(parameters['srlimit']));
    return {
      batchcomplete: true,
      query: { search: found.map(({ title }, index) => ({ ns: 0, title, pageid: index })) },
    };
  }
  const page = pages.find(({ title }) => title === parameters['titles']);
  if (page === undefined) {
    return { query: { pages: [{ ns: 0, title: parameters['titles'], missing: true }] } };
  }
  const title = page.answersAs ?? page.title;
  const fullurl =
    page.fullurl ?? `https://en.wikipedia.org/wiki/${encodeURIComponent(title.replaceAll(' ', '_'))}`;
  const pageprops = page.isDisambiguation === true ? { pageprops: { disambiguation: '' } } : {};
  return { query: { pages: [{ pageid: 1, ns: 0, title, extract: page.extract, fullurl, ...pageprops }] } };
}
