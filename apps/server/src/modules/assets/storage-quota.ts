import { sentences } from '@kinora/contract/sentences';
import type { StorageUse } from '@kinora/contract/api';
import { eq, sum } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { assets } from '../../db/schema/assets.ts';
import { AppError } from '../../platform/errors/app-error.ts';

/** What files take and may take; a file counts until it is removed from the disk, whatever shows it. */
export interface StorageDeps {
  readonly database: Database;
  /** What the files of one account may take. */
  readonly storageLimitBytes: number;
}

/** What an account's files take: one sum along the index of owners. */
export async function readStorageUse(deps: StorageDeps, ownerId: string): Promise<StorageUse> {
  const { database, storageLimitBytes } = deps;
  const [found] = await database
    .select({ bytes: sum(assets.bytes).mapWith(Number) })
    .from(assets)
    .where(eq(assets.ownerId, ownerId));
  return { used_bytes: found?.bytes ?? 0, limit_bytes: storageLimitBytes };
}

/**
 * Called where something is started, before anything of it is read: what is made goes on top, so an account ends a little
 * over its limit. @throws AppError `too-large` when the uploads do not fit beside what is there
 */
export async function refuseOverQuota(
  deps: StorageDeps,
  { ownerId, uploads }: { ownerId: string; uploads: readonly { readonly bytes: number }[] },
): Promise<void> {
  const { used_bytes: used, limit_bytes: limit } = await readStorageUse(deps, ownerId);
  const added = uploads.reduce((bytes, upload) => bytes + upload.bytes, 0);
  if (used >= limit || used + added > limit) {
    throw new AppError('too-large', { detail: sentences.account.storageFull(limit) });
  }
}
