import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { preparePage, readWebPage, sendWebPage } from './web-page.ts';
import type { WebPage } from './web-page.ts';

const YEAR_SECONDS = 365 * 24 * 3600;
const HASHED_FOLDER = 'assets';
/** Pages that the build has drawn as a visitor sees them, by their address. */
const DRAWN = { '/': 'start', '/showcase': 'showcase', '/pricing': 'pricing' } as const;

export interface WebAppOptions {
  /** Elements for the head of the page at a path, for those who read a page without running it. */
  readonly headOf: (path: string) => Promise<string>;
  /** Whether a request comes from somebody with a session, who would see a visitor's page flash by. */
  readonly isSignedIn: (cookies: string) => boolean;
  /** Where media are loaded from instead of this server. */
  readonly cdnUrl: string | null;
}

/**
 * Serves the built web app. Its hashed files are kept by browsers for ever, its page is asked for anew; an unknown
 * address that a browser wants as a page is the app's own (it has the routes), any other is not found.
 */
export async function registerWebApp(
  app: FastifyInstance,
  folder: string,
  { headOf, isSignedIn, cdnUrl }: WebAppOptions,
): Promise<void> {
  const page = await readWebPage(join(folder, 'index.html'));
  const drawn = new Map<string, WebPage>();
  for (const [path, name] of Object.entries(DRAWN)) {
    const read = await readWebPage(join(folder, '.pages', `${name}.html`), (html) =>
      cdnUrl === null ? html : html.replaceAll('"/media/showcase/', `"${cdnUrl}/media/showcase/`),
    );
    if (read !== null) {
      drawn.set(path, read);
    }
  }
  if (page !== null) {
    await registerFiles(app, folder);
  }
  app.get('/*', { config: { lane: 'free' }, schema: { hide: true } }, async (request, reply) => {
    const isStart = request.url === '/';
    const isPageWish = isStart || request.headers.accept?.includes('text/html') === true;
    if (page === null || !isPageWish) {
      throw new AppError('not-found');
    }
    const forVisitors = drawn.get(request.url);
    if (forVisitors !== undefined && !isSignedIn(request.headers.cookie ?? '')) {
      return sendWebPage(request, reply, forVisitors);
    }
    const head = await headOf(request.url).catch((error: unknown) => {
      request.log.warn({ err: error }, 'The page goes without what belongs into its head');
      return '';
    });
    if (head === '') {
      return sendWebPage(request, reply, page);
    }
    // A function: in a plain replacement `$&` and its like in a title would stand for something.
    return preparePage(reply, page).send(page.html.replace('</head>', () => `${head}</head>`));
  });
}

async function registerFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, lane: 'free' };
      // Not calls of the API: the reference page does not list them.
      route.schema = { ...route.schema, hide: true };
    });
    await scope.register(fastifyStatic, {
      root: folder,
      // Found at start, so that no address ever becomes a path on the disk.
      wildcard: false,
      globIgnore: ['index.html', '**/*.br', '**/*.gz'],
      dotfiles: 'ignore',
      cacheControl: false,
      // Compressed at build, as hard as it goes.
      preCompressed: true,
      setHeaders: (reply, path) => {
        const isHashed = path.startsWith(join(folder, HASHED_FOLDER));
        void reply.header(
          'cache-control',
          isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
        );
      },
    });
  });
}
