import {
  CharactersAnswerSchema,
  CharacterStatusAnswerSchema,
  CreateCharacterAnswerSchema,
  CreateCharacterPayloadSchema,
  IdempotencyHeadersSchema,
  IdParamsSchema,
} from '@kinora/contract/api';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { currentUser, guards } from '../access/index.ts';
import type { GenerationsDeps } from '../generations/index.ts';
import { listCharacters, readCharacter } from './read-characters.ts';
import { startCharacter } from './start-character.ts';

const tags = ['characters'];

/** Making characters, how they stand, and all of a user's. */
export function registerCharacters(instance: FastifyInstance, deps: GenerationsDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.post(
    '/api/characters',
    {
      onRequest: guards.activated,
      schema: {
        tags,
        headers: IdempotencyHeadersSchema,
        body: CreateCharacterPayloadSchema,
        response: { 200: CreateCharacterAnswerSchema },
      },
    },
    async (request) => {
      const id = await startCharacter(deps, {
        user: currentUser(request),
        data: request.body,
        idempotencyKey: request.headers['idempotency-key'],
        request,
      });
      return { id };
    },
  );

  app.get(
    '/api/character/:id',
    {
      onRequest: guards.signedIn,
      config: { lane: 'status' },
      schema: { tags, params: IdParamsSchema, response: { 200: CharacterStatusAnswerSchema } },
    },
    (request) =>
      readCharacter(deps.database, { projectId: request.params.id, ownerId: currentUser(request).id }),
  );

  app.get(
    '/api/characters',
    { onRequest: guards.signedIn, schema: { tags, response: { 200: CharactersAnswerSchema } } },
    async (request) => ({ characters: await listCharacters(deps.database, currentUser(request).id) }),
  );
}
