import { IdempotencyHeadersSchema, StartAnswerSchema, StartStoryDataSchema } from '@kinora/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { formOf } from '../../platform/http/multipart-rule.ts';
import type { MultipartRule } from '../../platform/http/multipart-rule.ts';
import { currentUser, guards } from '../access/index.ts';
import { imageFiles, pdfFile } from '../uploads/index.ts';
import { startStory } from './start-story.ts';
import type { StoriesDeps } from './stories-deps.ts';

const form = {
  data: StartStoryDataSchema,
  files: { pdf: pdfFile, images: imageFiles },
} as const satisfies MultipartRule;

/** The call that starts a story or a film. */
export function registerStart(instance: FastifyInstance, deps: StoriesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.post(
    '/api/research_and_create_video',
    {
      onRequest: guards.activated,
      config: { multipart: form },
      schema: {
        tags: ['stories'],
        headers: IdempotencyHeadersSchema,
        response: { 200: StartAnswerSchema },
      },
    },
    async (request) => {
      const { data, files } = formOf(request, form);
      const projectId = await startStory(deps, {
        user: currentUser(request),
        data,
        uploads: { images: files.images, pdf: files.pdf[0] ?? null, request },
        idempotencyKey: request.headers['idempotency-key'],
      });
      return { project_id: projectId };
    },
  );
}
