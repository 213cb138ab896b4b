import {
  HearPayloadSchema,
  IdParamsSchema,
  NarrationAnswerSchema,
  NarrationParamsSchema,
  NarrationsAnswerSchema,
  SpeechSettingsSchema,
} from '@kinora/contract/api';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { currentUser, guards } from '../../access/index.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { askToHear } from './ask-to-hear.ts';
import { readNarration, readNarrations } from './read-narrations.ts';
import { saveSpeech } from './save-speech.ts';

const tags = ['stories'];

/** The calls by which a scene is heard before its film is made. */
export function registerHearing(instance: FastifyInstance, deps: StoriesDeps): void {
  registerReading(instance, deps);
  registerSpeech(instance, deps);
}

function registerReading(instance: FastifyInstance, deps: StoriesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/api/project/:id/narrations',
    {
      onRequest: guards.signedIn,
      schema: { tags, params: IdParamsSchema, response: { 200: NarrationsAnswerSchema } },
    },
    (request) =>
      readNarrations(deps.database, { projectId: request.params.id, ownerId: currentUser(request).id }),
  );

  app.get(
    '/api/project/:id/narrations/:narration_id',
    {
      onRequest: guards.signedIn,
      config: { lane: 'status' },
      schema: { tags, params: NarrationParamsSchema, response: { 200: NarrationAnswerSchema } },
    },
    (request) =>
      readNarration(deps.database, {
        projectId: request.params.id,
        ownerId: currentUser(request).id,
        narrationId: request.params.narration_id,
      }),
  );
}

function registerSpeech(instance: FastifyInstance, deps: StoriesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.post(
    '/api/project/:id/narrations',
    {
      onRequest: guards.activated,
      schema: {
        tags,
        params: IdParamsSchema,
        body: HearPayloadSchema,
        response: { 200: NarrationAnswerSchema },
      },
    },
    (request) =>
      askToHear(deps, {
        projectId: request.params.id,
        ownerId: currentUser(request).id,
        payload: request.body,
      }),
  );

  app.put(
    '/api/project/:id/speech',
    {
      onRequest: guards.activated,
      schema: {
        tags,
        params: IdParamsSchema,
        body: SpeechSettingsSchema,
        response: { 200: NarrationsAnswerSchema },
      },
    },
    async (request) => {
      const owned = { projectId: request.params.id, ownerId: currentUser(request).id };
      await saveSpeech(deps, { ...owned, speech: request.body });
      return await readNarrations(deps.database, owned);
    },
  );
}
