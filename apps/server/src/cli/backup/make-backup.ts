import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Client } from 'pg';
import { readMigrationHashes } from '../../db/migrate.ts';
import { createArchive, type ArchiveWriter } from '../../platform/archive/write-archive.ts';
import { isAppError } from '../../platform/errors/app-error.ts';
import { syncFolder } from '../../platform/files/write-durably.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { backupPaths, type BackupManifest } from './backup-manifest.ts';
import { dumpTables, type Dump } from './dump-tables.ts';

export interface BackupSource {
  readonly databaseUrl: string;
  readonly storage: Storage;
  /** Signs sessions; with it people stay signed in after a restore. Null when it comes from the environment. */
  readonly secret: string | null;
  readonly now: Date;
}

export interface BackupOutcome {
  readonly bytes: number;
  readonly rows: number;
  readonly files: number;
}

/**
 * Writes everything of an installation into one file, while it runs: the database at one moment, then every file that
 * is named in it. Files never change, so that both belong together. @throws when the file is there already
 */
export async function makeBackup(source: BackupSource, path: string): Promise<BackupOutcome> {
  const target = resolve(path);
  await refuseExisting(target);
  const workFolder = await mkdtemp(`${target}.work-`);
  try {
    const unfinished = join(workFolder, 'backup.tar');
    const outcome = await writeBackup(source, { path: unfinished, workFolder });
    await rename(unfinished, target);
    await syncFolder(dirname(target));
    return { ...outcome, bytes: (await stat(target)).size };
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

async function refuseExisting(target: string): Promise<void> {
  const isThere = await stat(target).then(
    () => true,
    () => false,
  );
  if (isThere) {
    throw new Error(`${target} is there already. Choose another name: a backup is never written over.`);
  }
}

async function writeBackup(
  source: BackupSource,
  { path, workFolder }: { path: string; workFolder: string },
): Promise<Omit<BackupOutcome, 'bytes'>> {
  const dump = await dumpDatabase(source.databaseUrl, workFolder);
  const archive = await createArchive(path);
  try {
    await archive.addText(backupPaths.manifest, JSON.stringify(describe(source, dump), null, 2));
    if (source.secret !== null) {
      await archive.addText(backupPaths.secret, `${source.secret}\n`);
    }
    for (const { name, file } of dump.tables) {
      const { size } = await stat(file);
      await archive.add(backupPaths.table(name), { bytes: size, stream: createReadStream(file) });
    }
    const files = await addMedia(archive, source.storage, dump.storageKeys);
    await archive.finish();
    return { files, rows: dump.tables.reduce((sum, { rows }) => sum + rows, 0) };
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}

async function dumpDatabase(databaseUrl: string, folder: string): Promise<Dump> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'kinora backup' });
  await client.connect();
  try {
    return await dumpTables(client, folder);
  } finally {
    await client.end();
  }
}

function describe({ now }: BackupSource, dump: Dump): BackupManifest {
  return {
    kind: 'kinora-backup',
    version: 1,
    madeAt: now.toISOString(),
    migrations: readMigrationHashes(),
    tables: dump.tables.map(({ name, rows }) => ({ name, rows })),
  };
}

/** @returns how many there were: a file whose project was removed since the database was read is left out */
async function addMedia(archive: ArchiveWriter, storage: Storage, keys: readonly string[]): Promise<number> {
  let files = 0;
  for (const key of keys) {
    try {
      const { stream, totalBytes } = await storage.open(key);
      await archive.add(backupPaths.media(key), { bytes: totalBytes, stream });
      if (!stream.closed) {
        await once(stream, 'close');
      }
      files += 1;
    } catch (error) {
      if (!isAppError(error, 'not-found')) {
        throw error;
      }
    }
  }
  return files;
}
