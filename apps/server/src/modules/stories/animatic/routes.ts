import { AnimaticAnswerSchema, AnimaticPayloadSchema, IdParamsSchema } from '@kinora/contract/api';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { currentUser, guards } from '../../access/index.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { askForAnimatic } from './ask-for-animatic.ts';
import { readAnimatic } from './read-animatic.ts';

const tags = ['stories'];

/** The calls by which a whole film is played before it is rendered. */
export function registerAnimatic(instance: FastifyInstance, deps: StoriesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/api/project/:id/animatic',
    {
      onRequest: guards.signedIn,
      config: { lane: 'status' },
      schema: { tags, params: IdParamsSchema, response: { 200: AnimaticAnswerSchema } },
    },
    (request) => readAnimatic(deps, { projectId: request.params.id, ownerId: currentUser(request).id }),
  );

  app.post(
    '/api/project/:id/animatic',
    {
      onRequest: guards.activated,
      schema: {
        tags,
        params: IdParamsSchema,
        body: AnimaticPayloadSchema,
        response: { 200: AnimaticAnswerSchema },
      },
    },
    (request) =>
      askForAnimatic(deps, {
        projectId: request.params.id,
        ownerId: currentUser(request).id,
        mayBuy: request.body.may_buy,
      }),
  );
}
