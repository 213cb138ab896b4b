import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterAll } from 'vitest';
import { BackupManifestSchema, backupPaths } from '../backup-manifest.ts';
import { loadTables } from '../load-tables.ts';
import { readArchive } from '../../../platform/archive/read-archive.ts';
import { installQueue } from '../../../platform/queue/install-queue.ts';
import { createEmptyDatabase } from '../../../testing/test-database.ts';
import { migrateDatabase, readMigrationHashes } from '../../../db/migrate.ts';

const migrations = join(import.meta.dirname, '../../../db/migrations');
const MANIFEST_BYTES = 1_000_000;

export interface EarlierInstallation {
  /** Its database, as that version left it. */
  readonly databaseUrl: string;
  /** Every kept file by its storage key. */
  readonly media: ReadonlyMap<string, string>;
}

/** Puts the backup of an earlier version into a database of that version. */
export async function openEarlierBackup(packed: string): Promise<EarlierInstallation> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-earlier-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const backup = join(folder, 'backup.tar');
  await writeFile(backup, gunzipSync(await readFile(packed)));
  const { tables, media, applied } = await unpack(backup, folder);
  const databaseUrl = await createEmptyDatabase();
  const earlier = await migrationsUpTo(applied, folder);
  await migrateDatabase(databaseUrl, earlier);
  await installQueue(databaseUrl);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await loadTables(client, tables, () => Promise.resolve());
  } finally {
    await client.end();
  }
  return { databaseUrl, media };
}

async function unpack(backup: string, folder: string) {
  const tables = new Map<string, string>();
  const media = new Map<string, string>();
  let applied: readonly string[] = [];
  const mediaStart = backupPaths.media('');
  let count = 0;
  for await (const file of readArchive(backup)) {
    const path = join(folder, `file-${(count += 1)}`);
    const table = /^tables\/(.+)\.jsonl\.gz$/u.exec(file.name)?.[1];
    if (file.name === backupPaths.manifest) {
      applied = BackupManifestSchema.parse(JSON.parse(await file.text(MANIFEST_BYTES))).migrations;
    } else if (table !== undefined) {
      await file.extract(path);
      tables.set(table, path);
    } else if (file.name.startsWith(mediaStart)) {
      await file.extract(path);
      media.set(file.name.slice(mediaStart.length), path);
    }
  }
  return { tables, media, applied };
}

/** The migrations that a version had. @throws when they are not the first ones of today */
async function migrationsUpTo(applied: readonly string[], folder: string): Promise<string> {
  const earlier = join(folder, 'migrations');
  await cp(migrations, earlier, { recursive: true });
  const path = join(earlier, 'meta/_journal.json');
  const journal: { entries: unknown[] } = JSON.parse(await readFile(path, 'utf8'));
  journal.entries = journal.entries.slice(0, applied.length);
  await writeFile(path, JSON.stringify(journal));
  if (readMigrationHashes(earlier).join() !== applied.join()) {
    throw new Error(
      'The first migrations are not what they were: databases of that version cannot be opened',
    );
  }
  return earlier;
}
