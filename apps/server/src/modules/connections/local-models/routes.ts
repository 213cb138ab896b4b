import { LocalModelsAnswerSchema } from '@kinora/contract/api';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { guards } from '../../access/index.ts';
import type { ConnectionsDeps } from '../connections-deps.ts';
import { listLocalModels } from './list-local-models.ts';

/** What runs on this machine. Installed and removed by whoever has a shell on it, never from the web. */
export function registerLocalModels(instance: FastifyInstance, deps: ConnectionsDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get(
    '/api/admin/local-models',
    { onRequest: guards.admin, schema: { tags: ['admin'], response: { 200: LocalModelsAnswerSchema } } },
    () => listLocalModels(deps),
  );
}
