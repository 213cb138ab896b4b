import { join, resolve } from 'node:path';
import type { Config } from '../config.ts';
import { readMigrationState } from '../db/migrate.ts';
import { openInstallation } from '../installation.ts';
import { FolderInUseError } from '../platform/data-folder/folder-lock.ts';
import { prepareDataFolder, type DataFolder } from '../platform/data-folder/prepare-data-folder.ts';
import { keepSecret } from '../platform/files/keep-secret.ts';
import { createLogger } from '../platform/logging.ts';
import { findDatabaseUser } from '../platform/postgres/database-user.ts';
import { isOurServer, readServerRecord, serverUrl } from '../platform/postgres/running-server.ts';

/** What a command works on. */
export interface FoundInstallation {
  readonly databaseUrl: string;
  /** Made when it is asked for: not every command on a database elsewhere needs a folder here. */
  readonly folders: () => Promise<DataFolder>;
  readonly isRunning: boolean;
  /** Stops what was started to reach it. */
  close(): Promise<void>;
}

const nothingToClose = (): Promise<void> => Promise.resolve();

/**
 * This installation with its database ready to be used: the one of DATABASE_URL, the bundled one of a running Kinora,
 * or the bundled one started for as long as the command takes. @throws with a sentence when there is none
 */
export async function findInstallation(
  config: Config,
  say: (line: string) => void,
): Promise<FoundInstallation> {
  if (config.databaseUrl !== null) {
    await requirePrepared(config.databaseUrl);
    const folders = (): Promise<DataFolder> =>
      prepareDataFolder({ wished: config.dataFolder, databaseUser: null, onProgress: say });
    return { databaseUrl: config.databaseUrl, folders, isRunning: true, close: nothingToClose };
  }
  try {
    const log = createLogger({ level: 'silent', process: 'cli' });
    const installation = await openInstallation({ config, log, onProgress: say });
    const { databaseUrl, folders } = installation;
    return {
      databaseUrl,
      folders: () => Promise.resolve(folders),
      isRunning: false,
      close: () => installation.close(),
    };
  } catch (error) {
    if (!(error instanceof FolderInUseError)) {
      throw error;
    }
    return await findRunning(config);
  }
}

/** A shared database is prepared by a start, not by a command: other processes may be at work on it. */
async function requirePrepared(url: string): Promise<void> {
  const { waiting } = await readMigrationState(url);
  if (waiting > 0) {
    throw new Error('The database of DATABASE_URL is not prepared for this version. Run npm start once.');
  }
}

async function findRunning(config: Config): Promise<FoundInstallation> {
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
  const databaseUrl = serverUrl(record.port, password, 'kinora');
  return { databaseUrl, folders: () => Promise.resolve(folders), isRunning: true, close: nothingToClose };
}
