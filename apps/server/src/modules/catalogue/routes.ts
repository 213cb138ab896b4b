import { CatalogueAnswerSchema } from '@kinora/contract/api';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { findSession } from '../access/index.ts';
import { readCatalogue } from './read-catalogue.ts';
import type { CatalogueDeps } from './read-catalogue.ts';

/** The public catalogue. */
export function registerCatalogue(instance: FastifyInstance, deps: CatalogueDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get(
    '/api/catalogue',
    { schema: { tags: ['catalogue'], response: { 200: CatalogueAnswerSchema } } },
    async (request, reply) =>
      readCatalogue(deps, { isAccount: (await findSession(request, reply)) !== null }),
  );
}
