import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { readMigrationHashes } from '../../db/migrate.ts';
import { readArchive, type ArchivedFile } from '../../platform/archive/read-archive.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { backupPaths, BackupManifestSchema, type BackupManifest } from './backup-manifest.ts';
import { loadTables } from './load-tables.ts';

/** An empty, migrated installation that nobody uses. */
export interface RestoreTarget {
  readonly databaseUrl: string;
  readonly storage: Storage;
  /** Private, on the file system of the media. */
  readonly temporaryFolder: string;
  /** Keeps the secret that signs sessions. */
  readonly keepSecret: (secret: string) => Promise<void>;
}

export interface RestoreOutcome {
  readonly madeAt: string;
  readonly rows: number;
  readonly files: number;
}

/**
 * Fills an empty installation from a backup: files first, the database last and in one transaction, so that a restore
 * that was interrupted has restored nothing and can be begun again.
 * @throws with a sentence when the target is not empty or the backup cannot be read here
 */
export async function restoreBackup(target: RestoreTarget, path: string): Promise<RestoreOutcome> {
  await refuseUsedDatabase(target.databaseUrl);
  const workFolder = await mkdtemp(join(target.temporaryFolder, 'restore-'));
  try {
    const taken = await takeOut(target, { path, workFolder });
    if (taken.manifest.tables.some(({ name }) => !taken.tables.has(name))) {
      throw new Error('A table is missing in the backup: it is damaged.');
    }
    const client = new Client({ connectionString: target.databaseUrl, application_name: 'kinora restore' });
    await client.connect();
    try {
      await loadTables(client, taken.tables);
    } finally {
      await client.end();
    }
    const rows = taken.manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return { madeAt: taken.manifest.madeAt, rows, files: taken.files };
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

async function refuseUsedDatabase(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'kinora restore' });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from users limit 1');
    if (rowCount !== 0) {
      throw new Error(
        'This installation is in use: it has accounts. Restore into an empty folder, chosen with KINORA_DATA_DIR.',
      );
    }
  } finally {
    await client.end();
  }
}

interface Taken {
  readonly manifest: BackupManifest;
  readonly tables: ReadonlyMap<string, string>;
  readonly files: number;
}

async function takeOut(
  target: RestoreTarget,
  { path, workFolder }: { path: string; workFolder: string },
): Promise<Taken> {
  let manifest: BackupManifest | null = null;
  const tables = new Map<string, string>();
  let files = 0;
  for await (const file of readArchive(path)) {
    manifest ??= await readManifest(file);
    const table = /^tables\/(?<name>[\w.]+)\.jsonl\.gz$/.exec(file.name)?.groups?.['name'];
    if (table !== undefined) {
      tables.set(table, join(workFolder, `${table}.jsonl.gz`));
      await file.extract(join(workFolder, `${table}.jsonl.gz`));
    } else if (file.name === backupPaths.secret) {
      await target.keepSecret((await file.text()).trim());
    } else if (file.name.startsWith(backupPaths.media(''))) {
      await takeMedia(target.storage, file, join(workFolder, 'media-file'));
      files += 1;
    }
  }
  if (manifest === null) {
    throw new Error('The archive is empty.');
  }
  return { manifest, tables, files };
}

async function readManifest(file: ArchivedFile): Promise<BackupManifest> {
  const manifest =
    file.name === backupPaths.manifest
      ? BackupManifestSchema.safeParse(JSON.parse(await file.text()))
      : undefined;
  if (manifest?.success !== true) {
    throw new Error('This file is not a backup of Kinora.');
  }
  if (manifest.data.migrations.join() !== readMigrationHashes().join()) {
    throw new Error(
      'This backup was made by another version of Kinora. Restore it with that version, then update.',
    );
  }
  return manifest.data;
}

async function takeMedia(storage: Storage, file: ArchivedFile, path: string): Promise<void> {
  await file.extract(path);
  // The store checks the name: an archive that was tampered with cannot write elsewhere.
  await storage.moveIn(path, file.name.slice(backupPaths.media('').length));
}
