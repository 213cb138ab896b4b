import {
  CheckPromptAnswerSchema,
  CheckPromptPayloadSchema,
  EditShotPayloadSchema,
  IdParamsSchema,
  IdempotencyHeadersSchema,
  ProjectAnswerSchema,
  ProjectIdParamsSchema,
  ProjectMovedAnswerSchema,
  StartAnswerSchema,
  StartStoryDataSchema,
} from '@kinora/contract/api';
import { defaultVideoStyle, storyModes } from '@kinora/contract/catalogue';
import { AssemblePayloadSchema, ScenesPayloadSchema } from '@kinora/contract/scenes';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { sendKept } from '../../platform/http/kept-answer.ts';
import { formOf } from '../../platform/http/multipart-rule.ts';
import type { MultipartRule } from '../../platform/http/multipart-rule.ts';
import { currentUser, guards } from '../access/index.ts';
import { RenameProjectPayloadSchema, renameProject } from '../projects/index.ts';
import { imageFiles, pdfFile } from '../uploads/index.ts';
import { assembleVideo } from './films/assemble-video.ts';
import { editShot } from './pictures/edit-shot.ts';
import { RegenerateImagePayloadSchema, regenerateImage } from './pictures/regenerate-image.ts';
import { registerAnimatic } from './animatic/routes.ts';
import { registerHearing } from './hearing/routes.ts';
import { readStory } from './read-story.ts';
import { registerRevisions } from './revisions/routes.ts';
import { registerUpgrades } from './upgrades/routes.ts';
import { saveScenes } from './review/save-scenes.ts';
import { startStory } from './start/start-story.ts';
import { untellableReason } from './start/untellable-reason.ts';
import { StoryAnswers } from './story-answers.ts';
import type { StoriesDeps } from './stories-deps.ts';
import { submitScenes } from './review/submit-scenes.ts';

const tags = ['stories'];
const moved = { 202: ProjectMovedAnswerSchema };

function registerSave(instance: FastifyInstance, deps: StoriesDeps): void {
  instance.withTypeProvider<ZodTypeProvider>().put(
    '/api/project/:id/scenes',
    {
      onRequest: guards.activated,
      schema: {
        tags,
        params: IdParamsSchema,
        body: ScenesPayloadSchema,
        response: { 200: ProjectAnswerSchema },
      },
    },
    async (request) => {
      const owned = { projectId: request.params.id, ownerId: currentUser(request).id };
      await saveScenes(deps, { ...owned, scenes: request.body.scenes });
      return await readStory(deps.database, owned);
    },
  );
}

function registerShotEdit(instance: FastifyInstance, deps: StoriesDeps): void {
  instance
    .withTypeProvider<ZodTypeProvider>()
    .post(
      '/image/edit-shot-image',
      { onRequest: guards.activated, schema: { tags, body: EditShotPayloadSchema, response: moved } },
      async (request, reply) => {
        const payload = request.body;
        const status = await editShot(deps, { ownerId: currentUser(request).id, payload });
        return reply.status(202).send({ project_id: payload.project_id, status });
      },
    );
}

/** The calls that start a story and take it from review to review. */
export function registerStories(instance: FastifyInstance, deps: StoriesDeps): void {
  registerStart(instance, deps);
  registerCheck(instance, deps);
  registerReviews(instance, deps);
  registerRename(instance, deps);
  registerShotEdit(instance, deps);
  registerSave(instance, deps);
  registerUpgrades(instance, deps);
  registerRevisions(instance, deps);
  registerHearing(instance, deps);
  registerAnimatic(instance, deps);
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const answers = new StoryAnswers(deps.database, () => performance.now());

  app.get(
    '/api/project/:id',
    {
      onRequest: guards.signedIn,
      config: { lane: 'status' },
      schema: { tags, params: IdParamsSchema, response: { 200: ProjectAnswerSchema } },
    },
    async (request, reply) => {
      const owned = { projectId: request.params.id, ownerId: currentUser(request).id };
      await sendKept(reply, await answers.of(owned));
    },
  );

  app.post(
    '/api/project/:id/regenerate-image',
    {
      onRequest: guards.activated,
      schema: { tags, params: IdParamsSchema, body: RegenerateImagePayloadSchema, response: moved },
    },
    async (request, reply) => {
      const projectId = request.params.id;
      const wish = { projectId, ownerId: currentUser(request).id, payload: request.body };
      const status = await regenerateImage(deps, wish);
      return reply.status(202).send({ project_id: projectId, status });
    },
  );
}

function registerReviews(instance: FastifyInstance, deps: StoriesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  for (const mode of storyModes) {
    app.post(
      `/api/project/:id/submit-scenes-for-${mode}`,
      {
        onRequest: guards.activated,
        schema: { tags, params: IdParamsSchema, body: ScenesPayloadSchema, response: moved },
      },
      async (request, reply) => {
        const projectId = request.params.id;
        const { scenes, revision } = request.body;
        const submission = { projectId, ownerId: currentUser(request).id, scenes, revision };
        const status = await submitScenes(deps, submission, mode);
        return reply.status(202).send({ project_id: projectId, status });
      },
    );
  }

  app.post(
    '/api/project/:projectId/assemble-video-general',
    {
      onRequest: guards.activated,
      schema: { tags, params: ProjectIdParamsSchema, body: AssemblePayloadSchema, response: moved },
    },
    async (request, reply) => {
      const { projectId } = request.params;
      const { scenes, revision, keep_drafts: keepsDrafts } = request.body;
      const ownerId = currentUser(request).id;
      const status = await assembleVideo(deps, {
        projectId,
        ownerId,
        scenes,
        revision,
        keepsDrafts: keepsDrafts ?? false,
      });
      return reply.status(202).send({ project_id: projectId, status });
    },
  );
}

function registerRename(instance: FastifyInstance, deps: StoriesDeps): void {
  instance.withTypeProvider<ZodTypeProvider>().patch(
    '/api/project/:id',
    {
      onRequest: guards.signedIn,
      schema: {
        tags,
        params: IdParamsSchema,
        body: RenameProjectPayloadSchema,
        response: { 200: ProjectAnswerSchema },
      },
    },
    async (request) => {
      const owned = { projectId: request.params.id, ownerId: currentUser(request).id };
      await renameProject(deps, { ...owned, title: request.body.title });
      return await readStory(deps.database, owned);
    },
  );
}

const form = {
  data: StartStoryDataSchema,
  files: { pdf: pdfFile, images: imageFiles },
} as const satisfies MultipartRule;

/** The call that starts a story or a film. */
function registerStart(instance: FastifyInstance, deps: StoriesDeps): void {
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

/** Asked while a prompt is typed, so that what cannot be told is known before the button is pressed. */
function registerCheck(instance: FastifyInstance, deps: StoriesDeps): void {
  instance.withTypeProvider<ZodTypeProvider>().post(
    '/api/check-prompt',
    {
      onRequest: guards.activated,
      schema: { tags, body: CheckPromptPayloadSchema, response: { 200: CheckPromptAnswerSchema } },
    },
    async ({ body }) => ({
      refusal: await untellableReason(deps.gateway, {
        prompt: body.prompt,
        videoType: body.video_type,
        videoStyle: defaultVideoStyle,
        language: body.language,
        speakers: 1,
      }),
    }),
  );
}
