import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface WikipediaPage {
  readonly title: string;
  readonly extract: string;
  readonly isDisambiguation?: boolean;
}

/** What the simulator does with the next requests. */
export type WikipediaMood = 'well' | 'busy' | 'html' | 'elsewhere' | 'reset' | 'silence';

export interface WikipediaSimulator {
  readonly baseUrl: string;
  /** The paths that were asked, in order. */
  readonly paths: readonly string[];
  /** The parameters of every request it got. */
  readonly requests: readonly Readonly<Record<string, string>>[];
  feel(mood: WikipediaMood): void;
  close(): Promise<void>;
}

/** A server that speaks the MediaWiki API's search and extracts, and misbehaves on demand. */
export async function startWikipediaSimulator(pages: readonly WikipediaPage[]): Promise<WikipediaSimulator> {
  const requests: Readonly<Record<string, string>>[] = [];
  const paths: string[] = [];
  let mood: WikipediaMood = 'well';
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const parameters = Object.fromEntries(url.searchParams);
    requests.push(parameters);
    paths.push(url.pathname);
    const json = (status: number, body: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    switch (mood) {
      case 'silence':
        return;
      case 'reset':
        request.socket.destroy();
        return;
      case 'busy':
        json(429, { error: { code: 'ratelimited' } });
        return;
      case 'html':
        response
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<html>Welcome to the hotel network</html>');
        return;
      case 'elsewhere':
        response.writeHead(302, { location: 'http://127.0.0.1:9/private' }).end();
        return;
      case 'well':
        json(/^(?:\/[a-z]{2})?\/w\/api\.php$/u.test(url.pathname) ? 200 : 404, answerTo(parameters, pages));
    }
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
  const fullurl = `https://en.wikipedia.org/wiki/${encodeURIComponent(page.title.replaceAll(' ', '_'))}`;
  const pageprops = page.isDisambiguation === true ? { pageprops: { disambiguation: '' } } : {};
  return {
    query: { pages: [{ pageid: 1, ns: 0, title: page.title, extract: page.extract, fullurl, ...pageprops }] },
  };
}
