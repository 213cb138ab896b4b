import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the web app from its sources through Vite, behind the API's routes on the same origin; changes appear at
 * once. Only with `npm run dev`, whose relaxed policy allows Vite's inline scripts.
 */
export async function registerDevelopmentWebApp(app: FastifyInstance, folder: string): Promise<void> {
  // A large library that nobody else loads.
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  app.get('/*', { config: { lane: 'free' }, schema: { hide: true } }, (request, reply) => {
    reply.hijack();
    vite.middlewares(request.raw, reply.raw, () => {
      renderPage(request.url).then(
        (page) => reply.raw.setHeader('content-type', 'text/html; charset=utf-8').end(page),
        (error: unknown) => {
          request.log.error({ err: error }, 'The page could not be made');
          reply.raw.writeHead(500).end();
        },
      );
    });
  });
  const renderPage = async (url: string): Promise<string> =>
    vite.transformIndexHtml(url, await readFile(join(folder, 'index.html'), 'utf8'));
}
