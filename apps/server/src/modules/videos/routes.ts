import {
  GenerateEffectDataSchema,
  GenerateVideoDataSchema,
  IdParamsSchema,
  IdempotencyHeadersSchema,
  StartAnswerSchema,
  VideoStatusAnswerSchema,
} from '@kinora/contract/api';
import { modesOfResults, prices } from '@kinora/contract/catalogue';
import { effectReasons, videoReasons } from '@kinora/contract/readiness';
import { videoStatusOf } from '@kinora/contract/statuses';
import type { GenerateEffectData, GenerateVideoData } from '@kinora/contract/api';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { formOf } from '../../platform/http/multipart-rule.ts';
import type { MultipartRule } from '../../platform/http/multipart-rule.ts';
import { currentUser, guards } from '../access/index.ts';
import { readGeneration } from '../generations/index.ts';
import type { GenerationsDeps } from '../generations/index.ts';
import { imageFiles } from '../uploads/index.ts';
import { startClip } from './start-clip.ts';
import type { ClipCall } from './start-clip.ts';

const tags = ['videos'];
const started = { 200: StartAnswerSchema };
const videoForm = {
  data: GenerateVideoDataSchema,
  files: { image: imageFiles },
} as const satisfies MultipartRule;
const effectForm = {
  data: GenerateEffectDataSchema,
  files: { image: imageFiles },
} as const satisfies MultipartRule;

/** Starting a single video or effect, and how it stands; Animate results answer here, too. */
export function registerVideos(instance: FastifyInstance, deps: GenerationsDeps): void {
  registerStarts(instance, deps);
  instance.withTypeProvider<ZodTypeProvider>().get(
    '/video/video-status/:id',
    {
      onRequest: guards.signedIn,
      config: { lane: 'status' },
      schema: { tags, params: IdParamsSchema, response: { 200: VideoStatusAnswerSchema } },
    },
    async (request) => {
      const owned = { projectId: request.params.id, ownerId: currentUser(request).id };
      const modes = [...modesOfResults('videos'), ...modesOfResults('animations')];
      const state = await readGeneration(deps.database, { ...owned, modes });
      return { ...state, status: videoStatusOf(state.status) };
    },
  );
}

function registerStarts(instance: FastifyInstance, deps: GenerationsDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.post(
    '/video/generate-video-async',
    {
      onRequest: guards.activated,
      config: { multipart: videoForm },
      schema: { tags, headers: IdempotencyHeadersSchema, response: started },
    },
    async (request) => {
      const { data, files } = formOf(request, videoForm);
      const projectId = await startVideo(deps, {
        user: currentUser(request),
        data,
        uploads: files.image,
        idempotencyKey: request.headers['idempotency-key'],
        request,
      });
      return { project_id: projectId };
    },
  );

  app.post(
    '/video/generate-video-from-effect-async',
    {
      onRequest: guards.activated,
      config: { multipart: effectForm },
      schema: { tags, headers: IdempotencyHeadersSchema, response: started },
    },
    async (request) => {
      const { data, files } = formOf(request, effectForm);
      const projectId = await startEffect(deps, {
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

/** Starts a camera effect over a picture. */
async function startEffect(
  deps: GenerationsDeps,
  start: ClipCall & { readonly data: GenerateEffectData },
): Promise<string> {
  const { data, uploads } = start;
  return await startClip(deps, {
    ...start,
    mode: 'effects',
    said: { ...data },
    reasons: (account) => effectReasons({ ...data, imageCount: uploads.length }, account),
    priceCredits: deps.gateway.media.creditsOf(data.model_name ?? '') ?? prices.effect,
    effect: data.dynamic_effect,
  });
}

/** Starts a video of words, or of a picture and words. */
async function startVideo(
  deps: GenerationsDeps,
  start: ClipCall & { readonly data: GenerateVideoData },
): Promise<string> {
  const { data, uploads } = start;
  return await startClip(deps, {
    ...start,
    mode: 'videos',
    said: { ...data },
    reasons: (account) => videoReasons({ ...data, imageCount: uploads.length }, account),
    priceCredits: deps.gateway.media.creditsOf(data.model_name ?? '') ?? prices.video,
  });
}
