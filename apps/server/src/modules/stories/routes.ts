import {
  EditShotPayloadSchema,
  IdParamsSchema,
  ProjectAnswerSchema,
  ProjectIdParamsSchema,
  ProjectMovedAnswerSchema,
  ScenesPayloadSchema,
} from '@kinora/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { currentUser, guards } from '../access/index.ts';
import { renameProject, RenameProjectPayloadSchema } from '../projects/index.ts';
import { assembleVideo } from './assemble-video.ts';
import { editShot } from './edit-shot.ts';
import { readStory } from './read-story.ts';
import { regenerateImage, RegenerateImagePayloadSchema } from './regenerate-image.ts';
import { saveScenes } from './save-scenes.ts';
import { registerStart } from './start-route.ts';
import type { StoriesDeps } from './stories-deps.ts';
import { submitScenes } from './submit-scenes.ts';

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
  registerReviews(instance, deps);
  registerRename(instance, deps);
  registerShotEdit(instance, deps);
  registerSave(instance, deps);
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/api/project/:id',
    {
      onRequest: guards.signedIn,
      config: { lane: 'status' },
      schema: { tags, params: IdParamsSchema, response: { 200: ProjectAnswerSchema } },
    },
    (request) => readStory(deps.database, { projectId: request.params.id, ownerId: currentUser(request).id }),
  );

  app.post(
    '/api/project/:id/regenerate-image',
    {
      onRequest: guards.activated,
      schema: { tags, params: IdParamsSchema, body: RegenerateImagePayloadSchema, response: moved },
    },
    async (request, reply) => {
      const projectId = request.params.id;
      const wish = { projectId, ownerId: currentUser(request).id, sceneNumber: request.body.scene_number };
      const status = await regenerateImage(deps, wish);
      return reply.status(202).send({ project_id: projectId, status });
    },
  );
}

function registerReviews(instance: FastifyInstance, deps: StoriesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.post(
    '/api/project/:id/submit-scenes-for-stories',
    {
      onRequest: guards.activated,
      schema: { tags, params: IdParamsSchema, body: ScenesPayloadSchema, response: moved },
    },
    async (request, reply) => {
      const projectId = request.params.id;
      const { scenes } = request.body;
      const status = await submitScenes(deps, { projectId, ownerId: currentUser(request).id, scenes });
      return reply.status(202).send({ project_id: projectId, status });
    },
  );

  app.post(
    '/api/project/:id/submit-scenes-for-films',
    {
      onRequest: guards.activated,
      schema: { tags, params: IdParamsSchema, body: ScenesPayloadSchema, response: moved },
    },
    async (request, reply) => {
      const projectId = request.params.id;
      const { scenes } = request.body;
      const submission = { projectId, ownerId: currentUser(request).id, scenes };
      const status = await submitScenes(deps, submission, 'films');
      return reply.status(202).send({ project_id: projectId, status });
    },
  );

  app.post(
    '/api/project/:projectId/assemble-video-general',
    {
      onRequest: guards.activated,
      schema: { tags, params: ProjectIdParamsSchema, body: ScenesPayloadSchema, response: moved },
    },
    async (request, reply) => {
      const { projectId } = request.params;
      const { scenes } = request.body;
      const status = await assembleVideo(deps, { projectId, ownerId: currentUser(request).id, scenes });
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
      await renameProject(deps.database, { ...owned, title: request.body.title });
      return await readStory(deps.database, owned);
    },
  );
}
