import {
  GenerateImageDataSchema,
  IdempotencyHeadersSchema,
  IdParamsSchema,
  ImageStatusAnswerSchema,
  StartAnswerSchema,
} from '@kinora/contract/api';
import { imageStatusOf } from '@kinora/contract/statuses';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { formOf } from '../../platform/http/multipart-rule.ts';
import type { MultipartRule } from '../../platform/http/multipart-rule.ts';
import { currentUser, guards } from '../access/index.ts';
import { readGeneration } from '../generations/index.ts';
import type { GenerationsDeps } from '../generations/index.ts';
import { imageFiles } from '../uploads/index.ts';
import { startImage } from './start-image.ts';

const tags = ['images'];
const form = {
  data: GenerateImageDataSchema,
  files: { images: imageFiles },
} as const satisfies MultipartRule;

/** Starting a single image, and how it stands. */
export function registerImages(instance: FastifyInstance, deps: GenerationsDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.post(
    '/image/generate-image-async',
    {
      onRequest: guards.activated,
      config: { multipart: form },
      schema: { tags, headers: IdempotencyHeadersSchema, response: { 200: StartAnswerSchema } },
    },
    async (request) => {
      const { data, files } = formOf(request, form);
      const projectId = await startImage(deps, {
        user: currentUser(request),
        data,
        uploads: files.images,
        idempotencyKey: request.headers['idempotency-key'],
        request,
      });
      return { project_id: projectId };
    },
  );

  app.get(
    '/image/image-status/:id',
    {
      onRequest: guards.signedIn,
      config: { lane: 'status' },
      schema: { tags, params: IdParamsSchema, response: { 200: ImageStatusAnswerSchema } },
    },
    async (request) => {
      const owned = { projectId: request.params.id, ownerId: currentUser(request).id };
      const state = await readGeneration(deps.database, { ...owned, modes: ['images'] });
      return { ...state, status: imageStatusOf(state.status) };
    },
  );
}
