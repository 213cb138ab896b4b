import {
  AnimateHistoryAnswerSchema,
  GenerationItemSchema,
  GenerationRemovalAnswerSchema,
  IdParamsSchema,
  ImageGenerationsAnswerSchema,
  RenameGenerationPayloadSchema,
  VideoGenerationsAnswerSchema,
} from '@kinora/contract/api';
import { modesOfResults, singleModes } from '@kinora/contract/catalogue';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Database } from '../../db/client.ts';
import { projects } from '../../db/schema/projects.ts';
import type { Clock } from '../../platform/clock.ts';
import { currentUser, guards } from '../access/index.ts';
import { lockOwnProject, renameProject } from '../projects/index.ts';
import { listGenerations, readGenerationItem } from './read-generation.ts';

const tags = ['generations'];

interface RouteDeps {
  readonly database: Database;
  readonly clock: Clock;
}

/** Lists of a user's images and clips, and what can be done with one of them. */
export function registerGenerations(instance: FastifyInstance, deps: RouteDeps): void {
  registerLists(instance, deps.database);
  registerChanges(instance, deps);
}

function registerLists(instance: FastifyInstance, database: Database): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/image/generations/all',
    { onRequest: guards.signedIn, schema: { tags, response: { 200: ImageGenerationsAnswerSchema } } },
    async (request) => ({
      images: await listGenerations(database, {
        ownerId: currentUser(request).id,
        modes: modesOfResults('images'),
      }),
    }),
  );

  app.get(
    '/video/generations/all',
    { onRequest: guards.signedIn, schema: { tags, response: { 200: VideoGenerationsAnswerSchema } } },
    async (request) => ({
      videos: await listGenerations(database, {
        ownerId: currentUser(request).id,
        modes: modesOfResults('videos'),
      }),
    }),
  );

  app.get(
    '/drawwan/draw-to-wan-history',
    { onRequest: guards.signedIn, schema: { tags, response: { 200: AnimateHistoryAnswerSchema } } },
    async (request) => ({
      videos: await listGenerations(database, {
        ownerId: currentUser(request).id,
        modes: modesOfResults('animations'),
      }),
    }),
  );
}

function registerChanges(instance: FastifyInstance, deps: RouteDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const removal = { 200: GenerationRemovalAnswerSchema };

  app.patch(
    '/api/generations/:id',
    {
      onRequest: guards.signedIn,
      schema: {
        tags,
        params: IdParamsSchema,
        body: RenameGenerationPayloadSchema,
        response: { 200: GenerationItemSchema },
      },
    },
    async (request) => {
      const owned = { projectId: request.params.id, ownerId: currentUser(request).id, modes: singleModes };
      await renameProject(deps, { ...owned, title: request.body.title });
      return await readGenerationItem(deps.database, owned);
    },
  );

  app.delete(
    '/api/generations/:id',
    { onRequest: guards.signedIn, schema: { tags, params: IdParamsSchema, response: removal } },
    async (request) => {
      const { id } = request.params;
      const owned = { projectId: id, ownerId: currentUser(request).id };
      await removeGeneration(deps.database, { ...owned, removedAt: deps.clock.now() });
      return { id, is_removed: true };
    },
  );

  app.post(
    '/api/generations/:id/restore',
    { onRequest: guards.signedIn, schema: { tags, params: IdParamsSchema, response: removal } },
    async (request) => {
      const { id } = request.params;
      await removeGeneration(deps.database, {
        projectId: id,
        ownerId: currentUser(request).id,
        removedAt: null,
      });
      return { id, is_removed: false };
    },
  );
}

/**
 * Takes an image or clip out of its owner's lists, or puts it back. Its files stay, so that a removal can be taken back.
 * @throws AppError `not-found`
 */
async function removeGeneration(
  database: Database,
  wish: { projectId: string; ownerId: string; removedAt: Date | null },
): Promise<void> {
  await database.transaction(async (tx) => {
    const project = await lockOwnProject(tx, { ...wish, modes: singleModes });
    await tx.update(projects).set({ deletedAt: wish.removedAt }).where(eq(projects.id, project.id));
  });
}
