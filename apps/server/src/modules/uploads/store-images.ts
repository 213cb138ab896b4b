import { discardFile, storeFile } from '../assets/index.ts';
import type { KeptFile } from '../assets/index.ts';
import type { IdSource } from '../../platform/ids.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { isDatabaseAway } from '../../platform/errors/database-away.ts';
import type { DecodedImage } from './decode-message.ts';

interface StoreDeps {
  readonly storage: Storage;
  readonly ids: IdSource;
}

/**
 * Moves received images into the store for a project that is about to be written, hands them to `use`, which writes
 * their rows in its transaction, and removes them again when it did not keep them.
 * @param use answers whether the rows were written
 */
export async function storeImages<Result extends { readonly isKept: boolean }>(
  deps: StoreDeps,
  images: { ownerId: string; projectId: string; received: readonly DecodedImage[] },
  use: (kept: readonly KeptFile[]) => Promise<Result>,
): Promise<Result> {
  const { ownerId, projectId, received } = images;
  const kept: KeptFile[] = [];
  let isKept = false;
  try {
    for (const { file, contentType, width, height } of received) {
      kept.push(
        await storeFile(deps, {
          ownerId,
          projectId,
          file,
          kind: 'upload',
          contentType,
          madeBy: { provider: 'upload', model: 'upload' },
          meta: { width, height },
        }),
      );
    }
    const result = await use(kept);
    isKept = result.isKept;
    return result;
  } catch (error) {
    // The answer to a commit may be all that was lost, and then these files have their rows. If not, the sweeper comes.
    isKept = isDatabaseAway(error);
    throw error;
  } finally {
    if (!isKept) {
      await Promise.all(kept.map((file) => discardFile(deps, file)));
    }
  }
}
