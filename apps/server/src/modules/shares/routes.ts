import {
  AdminSharesAnswerSchema,
  EndedShareAnswerSchema,
  IdParamsSchema,
  ShareAnswerSchema,
  SharedVideoAnswerSchema,
  sharedFiles,
  ShareTokenParamsSchema,
} from '@kinora/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod/mini';
import { sendStoredFile, STREAMING_TIMEOUT_MS } from '../../platform/http/send-stored-file.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { currentUser, guards } from '../access/index.ts';
import { endShareForAdmin, listShares } from './admin-shares.ts';
import { endShare, readShare, shareProject } from './own-share.ts';
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
    (request) => readSharedVideo(deps.database, request.params.token),
  );

  app.get(
    '/media/share/:token/:file',
    {
      config: { lane: 'status' },
      handlerTimeout: STREAMING_TIMEOUT_MS,
      schema: { tags, params: FileParamsSchema },
    },
    async (request, reply) => {
      const asset = await readSharedFile(deps.database, request.params);
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
