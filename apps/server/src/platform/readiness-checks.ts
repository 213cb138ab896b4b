import { statfs } from 'node:fs/promises';
import type { Pool } from 'pg';
import { readMigrationState } from '../db/migrate.ts';
import type { ReadinessCheck } from './http/health.ts';

/** Less free space than a few films need: writes are about to fail. */
const FREE_BYTES_MINIMUM = 300_000_000;

/** Whether the database answers. */
export function databaseCheck(pool: Pool): ReadinessCheck {
  return {
    async check() {
      try {
        await pool.query('select 1');
        return null;
      } catch (error) {
        return `The database does not answer (${error instanceof Error ? error.message : String(error)}).`;
      }
    },
  };
}

/** Whether the database is migrated. Looks no more once it was: a migration can only be missing at the start. */
export function migrationsCheck(databaseUrl: string): ReadinessCheck {
  let isUpToDate = false;
  return {
    async check() {
      if (!isUpToDate) {
        const { waiting } = await readMigrationState(databaseUrl);
        isUpToDate = waiting === 0;
      }
      return isUpToDate ? null : 'The database is not migrated yet.';
    },
  };
}

/** Whether a folder's disk has room for a few films. */
export function diskCheck(folder: string): ReadinessCheck {
  return {
    async check() {
      const { bavail, bsize } = await statfs(folder);
      const freeBytes = bavail * bsize;
      const freeMegabytes = Math.floor(freeBytes / 1_000_000);
      return freeBytes >= FREE_BYTES_MINIMUM
        ? null
        : `The data folder's disk has only ${freeMegabytes} MB left.`;
    },
  };
}
