import { AnimateDataSchema, IdempotencyHeadersSchema, StartAnswerSchema } from '@kinora/contract/api';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { formOf } from '../../platform/http/multipart-rule.ts';
import type { MultipartRule } from '../../platform/http/multipart-rule.ts';
import { currentUser, guards } from '../access/index.ts';
import type { GenerationsDeps } from '../generations/index.ts';
import { imageFiles } from '../uploads/index.ts';
import { startAnimation } from './start-animation.ts';

const form = {
  data: AnimateDataSchema,
  files: { image: imageFiles },
} as const satisfies MultipartRule;

/** Starting an animated image; how it stands is a video's status. */
export function registerAnimate(instance: FastifyInstance, deps: GenerationsDeps): void {
  instance.withTypeProvider<ZodTypeProvider>().post(
    '/drawwan/draw-to-wan',
    {
      onRequest: guards.activated,
      config: { multipart: form },
      schema: {
        tags: ['animate'],
        headers: IdempotencyHeadersSchema,
        response: { 200: StartAnswerSchema },
      },
    },
    async (request) => {
      const { data, files } = formOf(request, form);
      const projectId = await startAnimation(deps, {
        user: currentUser(request),
        data,
        uploads: files.image,
        idempotencyKey: request.headers['idempotency-key'],
        request,
      });
      return { project_id: projectId };
    },
  );
}
