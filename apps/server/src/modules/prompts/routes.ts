import {
  EnhancePromptAnswerSchema,
  EnhancePromptPayloadSchema,
  PromptSuggestionsAnswerSchema,
  PromptSuggestionsQuerySchema,
} from '@kinora/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import type { Database } from '../../db/client.ts';
import type { ProviderCall, TextModel } from '@kinora/models';
import { currentUser, guards } from '../access/index.ts';
import { enhancePrompt } from './enhance-prompt.ts';
import { suggestPrompts } from './suggest-prompts.ts';

export interface PromptsDeps {
  readonly database: Database;
  readonly text: TextModel;
  readonly workRoot: string;
  readonly log: Logger;
}

const tags = ['prompts'];
const ANSWER_LIMIT_MS = 30_000;

/** Help with writing a prompt. */
export function registerPrompts(instance: FastifyInstance, deps: PromptsDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.post(
    '/api/enhance-prompt',
    {
      onRequest: guards.activated,
      schema: { tags, body: EnhancePromptPayloadSchema, response: { 200: EnhancePromptAnswerSchema } },
    },
    async (request) => ({
      enhanced_prompt: await enhancePrompt(deps, request.body, callOf(deps, request)),
    }),
  );

  app.get(
    '/api/prompt-suggestions',
    {
      onRequest: guards.signedIn,
      schema: {
        tags,
        querystring: PromptSuggestionsQuerySchema,
        response: { 200: PromptSuggestionsAnswerSchema },
      },
    },
    async (request) => {
      const ask = { ownerId: currentUser(request).id, query: request.query.query };
      return { suggestions: await suggestPrompts(deps, ask, callOf(deps, request)) };
    },
  );
}

function callOf(deps: PromptsDeps, request: FastifyRequest): ProviderCall {
  return {
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    workFolder: deps.workRoot,
    log: deps.log.child({ requestId: request.id }),
  };
}
