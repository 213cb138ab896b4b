import { limits } from '@kinora/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod/mini';
import type { Database } from '../../db/client.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { currentUser, guards } from '../access/index.ts';
import { readOwnAsset } from './asset.ts';
import { sendFile } from './send-file.ts';

const MediaParamsSchema = z.object({
  assetId: z.string().check(z.maxLength(limits.text.identifier)),
  name: z.string().check(z.maxLength(limits.text.identifier)),
});

/** Private media under their owner's session: for everybody else they do not exist. */
export function registerMedia(
  instance: FastifyInstance,
  deps: { readonly database: Database; readonly storage: Storage },
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get(
    '/media/:assetId/:name',
    { onRequest: guards.signedIn, schema: { tags: ['media'], params: MediaParamsSchema } },
    async (request, reply) => {
      const { assetId, name } = request.params;
      const owned = { assetId, name, ownerId: currentUser(request).id };
      const asset = await readOwnAsset(deps.database, owned);
      const file = {
        key: asset.storageKey,
        contentType: asset.contentType,
        totalBytes: asset.bytes,
        etag: asset.sha256,
      };
      return await sendFile(deps.storage, file, { request, reply });
    },
  );
}
