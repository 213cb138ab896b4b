import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';

const YEAR_SECONDS = 365 * 24 * 3600;
const HASHED_FOLDER = 'assets';

/**
 * Serves the built web app. Its hashed files are kept by browsers for ever, its page is asked for anew; an unknown
 * address that a browser wants as a page is the app's own (it has the routes), any other is not found. `headOf` gives
 * elements for the head of the page at a path, for those who read a page without running it.
 */
export async function registerWebApp(
  app: FastifyInstance,
  folder: string,
  headOf: (path: string) => Promise<string>,
): Promise<void> {
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null);
  if (page !== null) {
    await registerFiles(app, folder);
  }
  app.get('/*', { config: { lane: 'free' }, schema: { hide: true } }, async (request, reply) => {
    const isPageWish = request.headers.accept?.includes('text/html') === true;
    if (page === null || !isPageWish) {
      throw new AppError('not-found');
    }
    const head = await headOf(request.url).catch((error: unknown) => {
      request.log.warn({ err: error }, 'The page goes without what belongs into its head');
      return '';
    });
    // A function: in a plain replacement `$&` and its like in a title would stand for something.
    const whole = page.replace('</head>', () => `${head}</head>`);
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(whole);
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
      index: ['index.html'],
      dotfiles: 'ignore',
      cacheControl: false,
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
