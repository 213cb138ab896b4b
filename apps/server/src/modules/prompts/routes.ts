import {
  EnhancePromptAnswerSchema,
  EnhancePromptPayloadSchema,
  PromptSuggestionsAnswerSchema,
  PromptSuggestionsQuerySchema,
} from '@kinora/contract';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import type { Database } from '../../db/client.ts';
import { ProviderError } from '@kinora/models';
import type { ProviderCall, TextModel } from '@kinora/models';
import { AppError } from '../../platform/errors/app-error.ts';
import { currentUser, guards } from '../access/index.ts';
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
      enhanced_prompt: await askModel(deps, request, (call) => deps.text.enhancePrompt(request.body, call)),
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
      const ask = { ownerId: currentUser(request).id, query: request.query.query };
      return { suggestions: await askModel(deps, request, (call) => suggestPrompts(deps, ask, call)) };
    },
  );
}

/** Asks with a folder of the request's own. A model that fails is never a fault of ours. @throws AppError `invalid` */
async function askModel<Answer>(
  deps: PromptsDeps,
  request: FastifyRequest,
  ask: (call: ProviderCall) => Promise<Answer>,
): Promise<Answer> {
  const workFolder = await mkdtemp(join(deps.workRoot, 'prompt-'));
  try {
    const log = deps.log.child({ requestId: request.id });
    return await ask({ signal: AbortSignal.timeout(ANSWER_LIMIT_MS), workFolder, log });
  } catch (cause) {
    throw cause instanceof ProviderError ? new AppError('invalid', { detail: cause.message, cause }) : cause;
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}
