import { join, resolve } from 'node:path';
import type { Config } from '../config.ts';
import { readMigrationState } from '../db/migrate.ts';
import { openInstallation } from '../installation.ts';
import { FolderInUseError } from '../platform/data-folder/folder-lock.ts';
import { prepareDataFolder } from '../platform/data-folder/prepare-data-folder.ts';
import { keepSecret } from '../platform/files/keep-secret.ts';
import { createLogger } from '../platform/logging.ts';
import { findDatabaseUser } from '../platform/postgres/database-user.ts';
import { isOurServer, readServerRecord, serverUrl } from '../platform/postgres/running-server.ts';

export interface FoundDatabase {
  readonly url: string;
  /** Stops what was started to reach it. */
  close(): Promise<void>;
}

/**
 * The database of this installation, ready to be used: the one of DATABASE_URL, the bundled one of a running Kinora,
 * or the bundled one started for as long as the command takes. @throws with a sentence when there is none
 */
export async function findDatabase(config: Config, say: (line: string) => void): Promise<FoundDatabase> {
  if (config.databaseUrl !== null) {
    await requirePrepared(config.databaseUrl);
    return { url: config.databaseUrl, close: () => Promise.resolve() };
  }
  try {
    const log = createLogger({ level: 'silent', process: 'cli' });
    const installation = await openInstallation({ config, log, onProgress: say });
    return { url: installation.databaseUrl, close: () => installation.close() };
  } catch (error) {
    if (!(error instanceof FolderInUseError)) {
      throw error;
    }
    return { url: await urlOfRunningServer(config), close: () => Promise.resolve() };
  }
}

/** A shared database is prepared by a start, not by a command: other processes may be at work on it. */
async function requirePrepared(url: string): Promise<void> {
  const { waiting } = await readMigrationState(url);
  if (waiting > 0) {
    throw new Error('The database of DATABASE_URL is not prepared for this version. Run npm start once.');
  }
}

async function urlOfRunningServer(config: Config): Promise<string> {
  const databaseUser = await findDatabaseUser();
  const folders = await prepareDataFolder({
    wished: config.dataFolder,
    databaseUser,
    onProgress: () => undefined,
  });
  const password = await keepSecret(join(folders.secrets, 'database-password'));
  const cluster = join(resolve(folders.database), 'postgres');
  const record = await readServerRecord(cluster);
  if (record === null || !(await isOurServer(record, cluster, password))) {
    throw new Error('Kinora is starting or stopping just now. Try again in a moment.');
  }
  return serverUrl(record.port, password, 'kinora');
}
