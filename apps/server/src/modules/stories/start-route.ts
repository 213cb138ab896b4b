import {
  IdempotencyHeadersSchema,
  limits,
  sentences,
  StartAnswerSchema,
  StartStoryDataSchema,
} from '@kinora/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { formOf } from '../../platform/http/multipart-rule.ts';
import type { MultipartRule } from '../../platform/http/multipart-rule.ts';
import { currentUser, guards } from '../access/index.ts';
import { startStory } from './start-story.ts';
import type { StoriesDeps } from './stories-deps.ts';

const MEGABYTE = 1024 * 1024;

const form = {
  data: StartStoryDataSchema,
  files: {
    pdf: {
      max: 1,
      maxBytes: limits.bytes.pdf,
      tooLargeSentence: sentences.upload.pdfTooLarge(limits.bytes.pdf / MEGABYTE),
    },
    images: {
      max: limits.counts.imagesPerUpload,
      maxBytes: limits.bytes.image,
      tooManySentence: sentences.validation.tooManyImages,
      tooLargeSentence: sentences.upload.imageTooLarge(limits.bytes.image / MEGABYTE),
    },
  },
} as const satisfies MultipartRule;

/** The call that starts a story. */
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
        imageCount: files.images.length,
        hasPdf: files.pdf.length > 0,
        idempotencyKey: request.headers['idempotency-key'],
      });
      return { project_id: projectId };
    },
  );
}
