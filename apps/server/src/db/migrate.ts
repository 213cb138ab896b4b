import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { Client } from 'pg';

/** The database was made by a newer (or different) Kinora than this one; nothing was touched. */
export class ForeignDatabaseError extends Error {
  override readonly name = 'ForeignDatabaseError';
}

const DEFAULT_FOLDER = join(import.meta.dirname, 'migrations');

/** Any number that nobody else locks: two processes that start together migrate one after the other. */
const ADVISORY_LOCK = 5_224_108_801;

/** How many migrations wait for this database: 0 when it is up to date. */
export interface MigrationState {
  readonly applied: number;
  readonly waiting: number;
}

async function readAppliedHashes(client: Client): Promise<string[]> {
  const found = await client.query<{ there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  );
  if (found.rows[0]?.there !== true) {
    return [];
  }
  const rows = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.rows.map((row) => row.hash);
}

function compare(applied: readonly string[], known: readonly string[]): MigrationState {
  if (applied.length > known.length) {
    throw new ForeignDatabaseError(
      'This database was made by a newer version of Kinora. Start that version, or restore a backup made with this one.',
    );
  }
  if (applied.some((hash, index) => hash !== known[index])) {
    throw new ForeignDatabaseError(
      'This database was made by a different version of Kinora, whose steps this one does not know. Start that version, or use another data folder.',
    );
  }
  return { applied: applied.length, waiting: known.length - applied.length };
}

/** Compares the database with the code. @throws ForeignDatabaseError */
export async function readMigrationState(url: string, folder = DEFAULT_FOLDER): Promise<MigrationState> {
  return withClient(url, async (client) =>
    compare(await readAppliedHashes(client), readMigrationHashes(folder)),
  );
}

/** The migrations this version knows, in their order: who has the same ones has the same tables. */
export function readMigrationHashes(folder = DEFAULT_FOLDER): string[] {
  return readMigrationFiles({ migrationsFolder: folder }).map((migration) => migration.hash);
}

async function withClient<Result>(url: string, use: (client: Client) => Promise<Result>): Promise<Result> {
  // A client of its own: migrations may take longer than any request's statement may.
  const client = new Client({
    connectionString: url,
    application_name: 'kinora migrate',
    connectionTimeoutMillis: 10_000,
  });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/**
 * Brings the database up to date; all steps in one transaction, so that a killed start leaves the old state.
 * Doing it again does nothing. @returns how many steps were applied. @throws ForeignDatabaseError
 */
export async function migrateDatabase(url: string, folder = DEFAULT_FOLDER): Promise<number> {
  return withClient(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    const state = compare(await readAppliedHashes(client), readMigrationHashes(folder));
    if (state.waiting > 0) {
      await migrate(drizzle(client), { migrationsFolder: folder });
    }
    return state.waiting;
  });
}
