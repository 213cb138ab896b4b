import { CatalogueAnswerSchema } from '@kinora/contract/api';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { readCatalogue } from './read-catalogue.ts';
import type { CatalogueDeps } from './read-catalogue.ts';

/** The public catalogue. */
export function registerCatalogue(instance: FastifyInstance, deps: CatalogueDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get(
    '/api/catalogue',
    { schema: { tags: ['catalogue'], response: { 200: CatalogueAnswerSchema } } },
    () => readCatalogue(deps),
  );
}
