import {
  AnimateHistoryAnswerSchema,
  HistoryAnswerSchema,
  ImageGenerationsAnswerSchema,
  SessionIdParamsSchema,
  SessionsAnswerSchema,
  VideoGenerationsAnswerSchema,
} from '@kinora/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Database } from '../../db/client.ts';
import { currentUser, guards } from '../access/index.ts';
import { listHistory, listSessions, readSessionHistory } from './list-sessions.ts';

const tags = ['history'];

/** What a user has made: sessions with their stories, and lists by kind. */
export function registerHistory(instance: FastifyInstance, deps: { readonly database: Database }): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { database } = deps;

  app.get(
    '/api/video/sessions',
    { onRequest: guards.signedIn, schema: { tags, response: { 200: SessionsAnswerSchema } } },
    async (request) => ({ sessions: await listSessions(database, { ownerId: currentUser(request).id }) }),
  );

  app.get(
    '/history/user/all',
    { onRequest: guards.signedIn, schema: { tags, response: { 200: HistoryAnswerSchema } } },
    async (request) => ({ videos: await listHistory(database, { ownerId: currentUser(request).id }) }),
  );

  app.get(
    '/history/:session_id',
    {
      onRequest: guards.signedIn,
      schema: { tags, params: SessionIdParamsSchema, response: { 200: HistoryAnswerSchema } },
    },
    async (request) => {
      const of = { ownerId: currentUser(request).id, sessionId: request.params.session_id };
      return { videos: await readSessionHistory(database, of) };
    },
  );

  registerGenerations(instance);
}

/** Nothing makes single images and clips on this server yet, so nobody has any. */
function registerGenerations(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/image/generations/all',
    { onRequest: guards.signedIn, schema: { tags, response: { 200: ImageGenerationsAnswerSchema } } },
    () => ({ images: [] }),
  );

  app.get(
    '/video/generations/all',
    { onRequest: guards.signedIn, schema: { tags, response: { 200: VideoGenerationsAnswerSchema } } },
    () => ({ videos: [] }),
  );

  app.get(
    '/drawwan/draw-to-wan-history',
    { onRequest: guards.signedIn, schema: { tags, response: { 200: AnimateHistoryAnswerSchema } } },
    () => ({ videos: [] }),
  );
}
