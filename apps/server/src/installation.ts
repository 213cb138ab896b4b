import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { Client } from 'pg';
import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from './config.ts';
import { openDatabase } from './db/client.ts';
import { migrateDatabase } from './db/migrate.ts';
import { lockFolder, type FolderLock } from './platform/data-folder/folder-lock.ts';
import { prepareDataFolder, type DataFolder } from './platform/data-folder/prepare-data-folder.ts';
import { keepSecret } from './platform/files/keep-secret.ts';
import { findDatabaseUser } from './platform/postgres/database-user.ts';
import { installQueue } from './platform/queue/install-queue.ts';
import { releaseJobsOfDeadWorkers } from './platform/queue/worker.ts';
import { supervisePostgres, type SupervisedPostgres } from './platform/supervisor/supervised-postgres.ts';

/** A prepared data folder and a migrated database: what processes can be started on. */
export interface Installation {
  readonly folders: DataFolder;
  readonly databaseUrl: string;
  readonly secret: string;
  /** Begins the name of every process of this installation. */
  readonly id: string;
  /** Stops the bundled database and frees the folder. */
  close(): Promise<void>;
}

export interface InstallationOptions {
  readonly config: Config;
  readonly log: Logger;
  readonly onProgress: (line: string) => void;
}

const DATABASE_WAIT_MS = 30_000;

/** Locks and prepares the data folder, starts or finds the database, migrates it, and frees what dead workers held. */
export async function openInstallation(options: InstallationOptions): Promise<Installation> {
  const { config, onProgress } = options;
  if (config.s3 !== null) {
    throw new Error(
      'S3_BUCKET is set, but this version keeps media in the data folder only. Unset the S3_ variables.',
    );
  }
  const databaseUser = config.databaseUrl === null ? await findDatabaseUser() : null;
  const folders = await prepareDataFolder({ wished: config.dataFolder, databaseUser, onProgress });
  // One half of a larger installation may share its folder with the other half.
  const lock = config.role === 'all' ? await lockFolder(folders.root) : null;
  let postgres: SupervisedPostgres | null = null;
  try {
    const id = lock === null ? randomUUID() : await keepSecret(join(folders.secrets, 'installation-id'));
    const secret = config.secret ?? (await keepSecret(join(folders.secrets, 'kinora-secret')));
    postgres = config.databaseUrl === null ? await startPostgres(folders, options) : null;
    const databaseUrl = postgres?.url ?? config.databaseUrl ?? '';
    await prepareDatabase(databaseUrl, { ...options, id });
    return { folders, databaseUrl, secret, id, close: () => closeAll(postgres, lock) };
  } catch (error) {
    await closeAll(postgres, lock);
    throw error;
  }
}

async function closeAll(postgres: SupervisedPostgres | null, lock: FolderLock | null): Promise<void> {
  await postgres?.stop();
  lock?.release();
}

async function startPostgres(folders: DataFolder, options: InstallationOptions): Promise<SupervisedPostgres> {
  return supervisePostgres({
    folder: folders.database,
    password: await keepSecret(join(folders.secrets, 'database-password')),
    log: options.log,
    onProgress: options.onProgress,
  });
}

async function prepareDatabase(
  url: string,
  options: InstallationOptions & { readonly id: string },
): Promise<void> {
  await waitForDatabase(url);
  const applied = await migrateDatabase(url);
  if (applied > 0) {
    options.onProgress('The database is up to date.');
  }
  await installQueue(url);
  const open = openDatabase(url, { maxConnections: 2, applicationName: 'kinora start' });
  try {
    // The folder's lock is ours, so every worker of this installation is dead.
    const released = await releaseJobsOfDeadWorkers(open, `${options.id}/`, options.log);
    if (released > 0) {
      options.onProgress(`${released} interrupted ${released === 1 ? 'job goes' : 'jobs go'} on.`);
    }
  } finally {
    await open.close();
  }
}

/** A database in a container beside us may need a few seconds more than we do. */
async function waitForDatabase(url: string): Promise<void> {
  const deadline = performance.now() + DATABASE_WAIT_MS;
  for (;;) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    try {
      await client.connect();
      return;
    } catch (cause) {
      if (performance.now() > deadline) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new Error(`The database of DATABASE_URL does not answer: ${reason}.`, { cause });
      }
    } finally {
      await client.end().catch(() => undefined);
    }
    await delay(500);
  }
}
