import {
  ModelPullSchema,
  ModelStoreAnswerSchema,
  ModelStoreQuerySchema,
  PullModelPayloadSchema,
} from '@kinora/contract/api';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { currentUser, guards } from '../../access/index.ts';
import type { ConnectionsDeps } from '../connections-deps.ts';
import { pullModel } from './pull-model.ts';
import { readModelStore } from './read-model-store.ts';

/** The models that a server of one's own keeps, and those it fetches. */
export function registerModelStore(instance: FastifyInstance, deps: ConnectionsDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const onRequest = guards.admin;
  const tags = ['admin'];
  const closing = new AbortController();
  app.addHook('onClose', () => {
    closing.abort(new Error('Kinora stops'));
    return Promise.resolve();
  });

  app.get(
    '/api/admin/model-store',
    {
      onRequest,
      config: { lane: 'status' },
      schema: { tags, querystring: ModelStoreQuerySchema, response: { 200: ModelStoreAnswerSchema } },
    },
    (request) => readModelStore(deps, request.query.base_url),
  );

  app.post(
    '/api/admin/model-store/pull',
    {
      onRequest,
      schema: { tags, body: PullModelPayloadSchema, response: { 202: ModelPullSchema } },
    },
    async (request, reply) => {
      const wish = {
        payload: request.body,
        actorId: currentUser(request).id,
        closing: closing.signal,
      };
      return await reply.status(202).send(await pullModel(deps, wish));
    },
  );
}
