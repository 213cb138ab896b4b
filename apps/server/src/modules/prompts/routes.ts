import {
  EnhancePromptAnswerSchema,
  EnhancePromptPayloadSchema,
  PromptSuggestionsAnswerSchema,
  PromptSuggestionsQuerySchema,
} from '@kinora/contract/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import type { Database } from '../../db/client.ts';
import { ProviderError } from '@kinora/models';
import type { Gateway, TextAsk } from '../../gateway/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { currentUser, guards } from '../access/index.ts';
import { suggestPrompts } from './suggest-prompts.ts';

export interface PromptsDeps {
  readonly database: Database;
  readonly gateway: Pick<Gateway, 'text'>;
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
      enhanced_prompt: await askModel(deps, request, (ask) => deps.gateway.text.enhance(request.body, ask)),
    }),
  );

  app.get(
    '/api/prompt-suggestions',
    {
      onRequest: guards.activated,
      schema: {
        tags,
        querystring: PromptSuggestionsQuerySchema,
        response: { 200: PromptSuggestionsAnswerSchema },
      },
    },
    async (request) => {
      const wish = { ownerId: currentUser(request).id, query: request.query.query };
      return { suggestions: await askModel(deps, request, (ask) => suggestPrompts(deps, wish, ask)) };
    },
  );
}

/** A model that fails is never a fault of ours. @throws AppError `invalid` */
async function askModel<Answer>(
  deps: PromptsDeps,
  request: FastifyRequest,
  ask: (call: TextAsk) => Promise<Answer>,
): Promise<Answer> {
  try {
    const log = deps.log.child({ requestId: request.id });
    const ownerId = currentUser(request).id;
    return await ask({ signal: AbortSignal.timeout(ANSWER_LIMIT_MS), log, ownerId });
  } catch (cause) {
    throw cause instanceof ProviderError ? new AppError('invalid', { detail: cause.message, cause }) : cause;
  }
}
