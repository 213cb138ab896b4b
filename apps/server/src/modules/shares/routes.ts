import {
  AdminSharesAnswerSchema,
  EndedShareAnswerSchema,
  IdParamsSchema,
  ShareAnswerSchema,
  ShareTokenParamsSchema,
  SharedVideoAnswerSchema,
  sharedFiles,
} from '@kinora/contract/api';
import type { AdminShare } from '@kinora/contract/api';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod/mini';
import { projects, shares, users } from '../../db/schema/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { STREAMING_TIMEOUT_MS, sendStoredFile } from '../../platform/http/send-stored-file.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { currentUser, guards } from '../access/index.ts';
import { endShare, pathOf, readShare, shareProject } from './own-share.ts';
import type { SharesDeps } from './own-share.ts';
import { readSharedFile, readSharedVideo } from './shared-video.ts';

const tags = ['shares'];

const FileParamsSchema = z.extend(ShareTokenParamsSchema, { file: z.enum(sharedFiles) });

interface ShareRoutesDeps extends SharesDeps {
  readonly storage: Storage;
}

/** Links to finished videos: their owner makes and ends them, an admin may end them, everybody who has one watches. */
export function registerShares(instance: FastifyInstance, deps: ShareRoutesDeps): void {
  registerOwnersCalls(instance, deps);
  registerViewersCalls(instance, deps);
  registerAdminsCalls(instance, deps);
  keepOutOfIndexes(instance);
}

function registerOwnersCalls(instance: FastifyInstance, deps: SharesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const url = '/api/project/:id/share';
  const route = {
    onRequest: guards.signedIn,
    schema: { tags, params: IdParamsSchema, response: { 200: ShareAnswerSchema } },
  };
  const ownedBy = (request: FastifyRequest, id: string) => ({
    projectId: id,
    ownerId: currentUser(request).id,
  });

  app.get(url, route, (request) => readShare(deps, ownedBy(request, request.params.id)));
  app.post(url, route, (request) => shareProject(deps, ownedBy(request, request.params.id)));
  app.delete(url, route, (request) => endShare(deps, ownedBy(request, request.params.id)));
}

function registerViewersCalls(instance: FastifyInstance, deps: ShareRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/api/share/:token',
    { schema: { tags, params: ShareTokenParamsSchema, response: { 200: SharedVideoAnswerSchema } } },
    (request) => readSharedVideo(deps, request.params.token),
  );

  app.get(
    '/media/share/:token/:file',
    {
      config: { lane: 'status' },
      handlerTimeout: STREAMING_TIMEOUT_MS,
      schema: { tags, params: FileParamsSchema },
    },
    async (request, reply) => {
      const asset = await readSharedFile(deps, request.params);
      // Asked for anew each time, so that a share that has ended is over in every browser.
      return await sendStoredFile(reply, deps.storage, {
        key: asset.storageKey,
        contentType: asset.contentType,
        etag: asset.sha256,
      });
    },
  );
}

function registerAdminsCalls(instance: FastifyInstance, deps: SharesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const route = { onRequest: guards.admin, schema: { tags: ['admin'] } };

  app.get(
    '/api/admin/shares',
    { ...route, schema: { ...route.schema, response: { 200: AdminSharesAnswerSchema } } },
    async () => ({ shares: await listShares(deps) }),
  );

  app.delete(
    '/api/admin/shares/:id',
    {
      ...route,
      schema: { ...route.schema, params: IdParamsSchema, response: { 200: EndedShareAnswerSchema } },
    },
    async ({ params: { id } }) => {
      await endShareForAdmin(deps, id);
      return { id };
    },
  );
}

/** The page, its data and its files: no search engine keeps them, and no other site learns the token from a visitor. */
function keepOutOfIndexes(instance: FastifyInstance): void {
  instance.addHook('onSend', async (request, reply) => {
    if (/^\/(?:api\/|media\/)?share\//u.test(request.url)) {
      void reply.header('x-robots-tag', 'noindex, nofollow').header('referrer-policy', 'no-referrer');
    }
  });
}

const LONGEST_LIST = 1_000;

/** What everybody with a link can watch now, the last shared first. */
async function listShares(deps: SharesDeps): Promise<AdminShare[]> {
  const rows = await deps.database
    .select({ share: shares, title: projects.title, name: users.name, email: users.email })
    .from(shares)
    .innerJoin(projects, and(eq(projects.id, shares.projectId), isNull(projects.deletedAt)))
    .innerJoin(users, and(eq(users.id, shares.ownerId), isNull(users.closedAt)))
    .orderBy(desc(shares.createdAt))
    .limit(LONGEST_LIST);
  return rows.map(({ share, title, name, email }) => ({
    id: share.id,
    title,
    owner: { name, email },
    path: pathOf(deps, share),
    shared_at: share.createdAt.toISOString(),
  }));
}

/** Ends a share, whoever's it is. Its owner may share the video again, by another link. @throws AppError `not-found` */
async function endShareForAdmin({ database }: SharesDeps, id: string): Promise<void> {
  const ended = await database.delete(shares).where(eq(shares.id, id)).returning({ id: shares.id });
  if (ended.length === 0) {
    throw new AppError('not-found');
  }
}
