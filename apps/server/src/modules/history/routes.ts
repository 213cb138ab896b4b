import { HistoryAnswerSchema, SessionIdParamsSchema, SessionsAnswerSchema } from '@kinora/contract/api';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { currentUser, guards } from '../access/index.ts';
import { listHistory, listSessions, readSessionHistory } from './list-sessions.ts';
import type { HistoryDeps } from './list-sessions.ts';

const tags = ['history'];

/** What a user has made: sessions with their stories and films. */
export function registerHistory(instance: FastifyInstance, deps: HistoryDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/api/video/sessions',
    { onRequest: guards.signedIn, schema: { tags, response: { 200: SessionsAnswerSchema } } },
    async (request) => ({ sessions: await listSessions(deps, { ownerId: currentUser(request).id }) }),
  );

  app.get(
    '/history/user/all',
    { onRequest: guards.signedIn, schema: { tags, response: { 200: HistoryAnswerSchema } } },
    async (request) => ({ videos: await listHistory(deps, { ownerId: currentUser(request).id }) }),
  );

  app.get(
    '/history/:session_id',
    {
      onRequest: guards.signedIn,
      schema: { tags, params: SessionIdParamsSchema, response: { 200: HistoryAnswerSchema } },
    },
    async (request) => {
      const of = { ownerId: currentUser(request).id, sessionId: request.params.session_id };
      return { videos: await readSessionHistory(deps, of) };
    },
  );
}
