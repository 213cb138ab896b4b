import { spawn, type ChildProcess } from 'node:child_process';
import { lchown, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { provideBinaries, type PostgresBinaries } from './binaries.ts';
import { findDatabaseUser, type DatabaseUser } from './database-user.ts';
import {
  asDatabaseUser,
  databaseEnvironment,
  initializeCluster,
  isInitialized,
} from './initialize-cluster.ts';
import { isOurServer, isPostgresProcess, readServerRecord, serverUrl } from './running-server.ts';
import { stopProcess, waitForEnd } from './server-process.ts';
import { serverSettings, takeFreePort } from './server-settings.ts';

export interface EmbeddedPostgresOptions {
  /** Holds the cluster (`postgres/`), its log and, when needed, a copy of the programs. Reachable by the database user. */
  readonly folder: string;
  readonly password: string;
  /** The port to take when it is free, so that a restarted server keeps its address. */
  readonly preferredPort?: number;
  /** False only in tests: a power loss may then lose everything. True by default. */
  readonly isDurable?: boolean;
  /** One line per step a person may wait for. */
  readonly onProgress?: (line: string) => void;
}

export interface EmbeddedPostgres {
  /** Of the database `kinora`, or another one on the same server. */
  url(database?: string): string;
  readonly port: number;
  readonly pid: number;
  /** True when the server was already running, left behind by a killed supervisor. */
  readonly wasAdopted: boolean;
  /** Settles when the server has gone, for whatever reason. */
  readonly exited: Promise<void>;
  /** Fast shutdown: ends connections, writes a checkpoint. Afterwards the data folder is clean. */
  stop(): Promise<void>;
}

const MAIN_DATABASE = 'kinora';
const ADVICE =
  'Make sure that its disk has room. If its files are damaged, keep this folder as it is and put a backup into an empty one: npm run kinora -- restore FILE, with KINORA_DATA_DIR set.';
const LOG_LIMIT_BYTES = 10_000_000;
/** Recovery after a crash replays the log; a second is usual, minutes are possible on a slow disk. */
const START_LIMIT_MS = 180_000;

function describeServer(
  port: number,
  password: string,
  process_: { pid: number; child: ChildProcess | null },
): EmbeddedPostgres {
  const exited = waitForEnd(process_.pid, process_.child);
  return {
    url: (database = MAIN_DATABASE) => serverUrl(port, password, database),
    port,
    pid: process_.pid,
    wasAdopted: process_.child === null,
    exited,
    stop: () => stopProcess(process_.pid, exited),
  };
}

/** The server left running on this folder, when it proves to be ours; clears the record of one that is gone. */
async function adoptServer(dataFolder: string, password: string): Promise<EmbeddedPostgres | null> {
  const record = await readServerRecord(dataFolder);
  if (record === null) {
    return null;
  }
  if (!(await isPostgresProcess(record.pid))) {
    // PostgreSQL would refuse to start when another program has been given the recorded process id.
    await rm(join(dataFolder, 'postmaster.pid'), { force: true });
    return null;
  }
  if (await isOurServer(record, dataFolder, password)) {
    return describeServer(record.port, password, { pid: record.pid, child: null });
  }
  throw new Error(
    `PostgreSQL process ${record.pid} is using ${dataFolder}, and it does not answer to this installation's password. Stop it, then start again.`,
  );
}

async function openLog(folder: string): Promise<{ path: string; handle: Awaited<ReturnType<typeof open>> }> {
  const path = join(folder, 'postgres.log');
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  );
  return { path, handle: await open(path, size > LOG_LIMIT_BYTES ? 'w' : 'a', 0o600) };
}

async function waitUntilReady(port: number, password: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + START_LIMIT_MS;
  while (child.exitCode === null && child.signalCode === null && performance.now() < deadline) {
    const client = new Client({
      connectionString: serverUrl(port, password),
      connectionTimeoutMillis: 3_000,
    });
    try {
      await client.connect();
      await createMainDatabase(client);
      return;
    } catch (error) {
      // Not listening yet, or still recovering (57P03): both pass.
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code !== 'ECONNREFUSED' && code !== '57P03') {
        throw error;
      }
    } finally {
      await client.end().catch(() => undefined);
    }
    await delay(40);
  }
  throw new Error('PostgreSQL did not start.');
}

async function createMainDatabase(client: Client): Promise<void> {
  const found = await client.query('select 1 from pg_database where datname = $1', [MAIN_DATABASE]);
  if (found.rowCount === 0) {
    await client.query(`create database ${MAIN_DATABASE}`);
  }
}

interface SpawnOptions {
  readonly binaries: PostgresBinaries;
  readonly user: DatabaseUser | null;
  readonly dataFolder: string;
}

async function spawnServer(
  options: EmbeddedPostgresOptions,
  spawnOptions: SpawnOptions,
): Promise<EmbeddedPostgres> {
  const port = await takeFreePort(options.preferredPort ?? 0);
  const { path, handle } = await openLog(options.folder);
  try {
    const parameters = ['-D', spawnOptions.dataFolder, ...serverSettings(port, options.isDurable ?? true)];
    const child = spawn(spawnOptions.binaries.postgres, parameters, {
      ...asDatabaseUser(spawnOptions.user),
      env: databaseEnvironment(),
      cwd: spawnOptions.dataFolder,
      // Its own process group: Ctrl+C in a terminal must reach us alone, so that the database stops last.
      detached: true,
      // A file and not a pipe: the server outlives a killed supervisor.
      stdio: ['ignore', handle.fd, handle.fd],
    });
    const spawnError = new Promise<never>((_resolve, reject) => child.once('error', reject));
    try {
      await Promise.race([waitUntilReady(port, options.password, child), spawnError]);
    } catch (cause) {
      child.kill('SIGQUIT');
      const tail = (await readFile(path, 'utf8')).slice(-1_500).trim();
      throw new Error(`The database did not start. ${ADVICE} The end of ${path}:\n${tail}`, { cause });
    }
    child.unref();
    // Ready means spawned: the id is there.
    return describeServer(port, options.password, { pid: child.pid ?? 0, child });
  } finally {
    await handle.close();
  }
}

/**
 * Starts PostgreSQL on a folder of ours, creating the cluster at first, or adopts the server that a killed
 * supervisor left behind on it. The caller holds the data folder's lock.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataFolder = join(resolve(options.folder), 'postgres');
  const adopted = await adoptServer(dataFolder, options.password);
  if (adopted !== null) {
    options.onProgress?.('Found the database still running and took it over.');
    return adopted;
  }
  const user = await findDatabaseUser();
  const binaries = await provideBinaries(options.folder, user);
  if (!(await isInitialized(dataFolder))) {
    options.onProgress?.('Creating the database (once, a few seconds) …');
    await initializeCluster({
      dataFolder,
      password: options.password,
      binaries,
      user,
      isDurable: options.isDurable ?? true,
    });
  }
  await giveClusterTo(dataFolder, user);
  return spawnServer(options, { binaries, user, dataFolder });
}

/** A cluster made by an ordinary user, now started by root: PostgreSQL insists on owning its files. */
async function giveClusterTo(dataFolder: string, user: DatabaseUser | null): Promise<void> {
  if (user === null || (await stat(dataFolder)).uid === user.uid) {
    return;
  }
  for (const entry of await readdir(dataFolder, { recursive: true })) {
    await lchown(join(dataFolder, entry), user.uid, user.gid);
  }
  await lchown(dataFolder, user.uid, user.gid);
}
