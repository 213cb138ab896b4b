import { inArray } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../db/client.ts';
import { assets } from '../../db/schema/assets.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { ASSET_PREFIX } from './keep-asset.ts';

interface SweepDeps {
  readonly database: Database;
  readonly storage: Storage;
  readonly clock: Clock;
}

/** A file gets its row within minutes; one that has none by then was left by a process that was killed in between. */
const ORPHAN_AGE_MS = 3_600_000;
const SWEEP_INTERVAL_MS = 3_600_000;
const KEYS_AT_ONCE = 500;

/** Removes stored files without a row, and unfinished ones. @returns how many files without a row there were */
export async function sweepOrphans({ database, storage, clock }: SweepDeps): Promise<number> {
  const before = new Date(clock.now().getTime() - ORPHAN_AGE_MS);
  await storage.removeUnfinished(before);
  let removed = 0;
  let keys: string[] = [];
  const flush = async (): Promise<void> => {
    removed += await removeUnknown({ database, storage }, keys);
    keys = [];
  };
  for await (const key of storage.keysBefore(ASSET_PREFIX, before)) {
    keys.push(key);
    if (keys.length === KEYS_AT_ONCE) {
      await flush();
    }
  }
  await flush();
  return removed;
}

async function removeUnknown(
  { database, storage }: Pick<SweepDeps, 'database' | 'storage'>,
  keys: readonly string[],
): Promise<number> {
  const rows = await database
    .select({ key: assets.storageKey })
    .from(assets)
    .where(inArray(assets.storageKey, [...keys]));
  const known = new Set(rows.map(({ key }) => key));
  const orphans = keys.filter((key) => !known.has(key));
  await Promise.all(orphans.map((key) => storage.remove(key)));
  return orphans.length;
}

/** Sweeps now and every hour. @returns what stops it */
export function startOrphanSweeper(deps: SweepDeps & { readonly log: Logger }): () => void {
  const sweep = async (): Promise<void> => {
    try {
      const removed = await sweepOrphans(deps);
      if (removed > 0) {
        deps.log.info({ removed }, 'Files that no project knows were removed');
      }
    } catch (error) {
      // The database or the store may be away; the next hour tries again.
      deps.log.warn({ err: error }, 'Leftover files could not be looked for');
    }
  };
  void sweep();
  const timer = setInterval(() => void sweep(), SWEEP_INTERVAL_MS);
  return () => clearInterval(timer);
}
