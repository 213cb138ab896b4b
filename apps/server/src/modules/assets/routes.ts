import { identifierField } from '@kinora/contract/fields';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod/mini';
import type { Database } from '../../db/client.ts';
import { sendStoredFile, STREAMING_TIMEOUT_MS } from '../../platform/http/send-stored-file.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { currentUser, guards } from '../access/index.ts';
import { readOwnAsset } from './asset.ts';

/** The content of an address never changes, so its owner's browser keeps it; nobody between may. */
const UNCHANGING = 'private, max-age=31536000, immutable';

const MediaParamsSchema = z.object({
  assetId: identifierField(),
  name: identifierField(),
});

/** Private media under their owner's session: for everybody else they do not exist. */
export function registerMedia(
  instance: FastifyInstance,
  deps: { readonly database: Database; readonly storage: Storage },
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get(
    '/media/:assetId/:name',
    {
      onRequest: guards.signedIn,
      config: { lane: 'status' },
      handlerTimeout: STREAMING_TIMEOUT_MS,
      schema: { tags: ['media'], params: MediaParamsSchema },
    },
    async (request, reply) => {
      const owned = { ...request.params, ownerId: currentUser(request).id };
      const asset = await readOwnAsset(deps.database, owned);
      return await sendStoredFile(reply, deps.storage, {
        key: asset.storageKey,
        contentType: asset.contentType,
        etag: asset.sha256,
        cacheControl: UNCHANGING,
      });
    },
  );
}
