import { spawn } from 'node:child_process';
import { chmod, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import type { PostgresBinaries } from './binaries.ts';
import type { DatabaseUser } from './database-user.ts';
import { DATABASE_ACCOUNT } from './running-server.ts';

export interface ClusterOptions {
  /** PostgreSQL's data folder; its parent exists and can be reached by `user`. */
  readonly dataFolder: string;
  readonly password: string;
  readonly binaries: PostgresBinaries;
  readonly user: DatabaseUser | null;
  /** False only in tests: nothing is flushed to the disk. */
  readonly isDurable: boolean;
}

/** The environment of the database's programs: none of our secrets, and messages that stay the same everywhere. */
export function databaseEnvironment(): NodeJS.ProcessEnv | undefined {
  return process.platform === 'win32' ? undefined : { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C' };
}

/** Spawn options that change to the database user when we are root. */
export function asDatabaseUser(user: DatabaseUser | null): { uid?: number; gid?: number } {
  return user === null ? {} : { uid: user.uid, gid: user.gid };
}

async function giveTo(path: string, user: DatabaseUser | null): Promise<void> {
  if (user !== null) {
    await chown(path, user.uid, user.gid);
  }
}

/** Whether initdb has finished here: it writes this file, and we rename the folder into place afterwards. */
export async function isInitialized(dataFolder: string): Promise<boolean> {
  return readFile(join(dataFolder, 'PG_VERSION'), 'utf8').then(
    () => true,
    () => false,
  );
}

/** Creates a cluster: made beside its final place and renamed, so that a killed first start leaves no half of one. */
export async function initializeCluster(options: ClusterOptions): Promise<void> {
  const unfinished = `${options.dataFolder}.part`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  await chmod(unfinished, 0o700);
  await giveTo(unfinished, options.user);
  const passwordFile = `${unfinished}.password`;
  try {
    await writeFile(passwordFile, `${options.password}\n`, { mode: 0o600 });
    await giveTo(passwordFile, options.user);
    await runInitdb(options, unfinished, passwordFile);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(unfinished, options.dataFolder);
}

function runInitdb(options: ClusterOptions, folder: string, passwordFile: string): Promise<void> {
  const parameters = [
    `--pgdata=${folder}`,
    `--username=${DATABASE_ACCOUNT}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--locale=C',
    '--encoding=UTF8',
    '--no-instructions',
    ...(options.isDurable ? [] : ['--no-sync']),
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(options.binaries.initdb, parameters, {
      ...asDatabaseUser(options.user),
      env: databaseEnvironment(),
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer): void => {
      output = (output + chunk.toString()).slice(-2_000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (cause) => reject(new Error('initdb could not be run.', { cause })));
    child.on('close', (code) => {
      if (code === 0) {
        resolve();
      } else {
        reject(new Error(`The database could not be created in ${options.dataFolder}: ${output.trim()}`));
      }
    });
  });
}
