import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { z } from 'zod';
import { readMigrationHashes } from '../../db/migrate.ts';
import { readArchive, type ArchivedFile } from '../../platform/archive/read-archive.ts';
import { isLikeRandom } from '../../platform/config/secret-strength.ts';
import { writeDurably } from '../../platform/files/write-durably.ts';
import { assertStorageKey } from '../../platform/storage/storage-key.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { backupPaths, BackupManifestSchema, type BackupManifest } from './backup-manifest.ts';
import { loadTables } from './load-tables.ts';
import { readRows } from './read-rows.ts';

/** An empty, migrated installation that nobody uses. */
export interface RestoreTarget {
  readonly databaseUrl: string;
  readonly storage: Storage;
  /** Private, on the file system of the media. */
  readonly temporaryFolder: string;
  /** Where the secret that signs sessions is kept. */
  readonly secretPath: string;
}

export interface RestoreOutcome {
  readonly madeAt: string;
  readonly rows: number;
  readonly files: number;
}

const MANIFEST_BYTES = 1_000_000;
const SECRET_BYTES = 1_000;
const OWNER_ONLY = 0o600;

/**
 * Fills an empty installation from a backup. All of it is read and judged before anything is changed; then come the
 * files, and the tables and the secret in one transaction. A restore that fails takes back what it did.
 * @throws with a sentence when the target is not empty or the backup cannot be read here
 */
export async function restoreBackup(target: RestoreTarget, path: string): Promise<RestoreOutcome> {
  await refuseUsedDatabase(target.databaseUrl);
  const workFolder = await mkdtemp(join(target.temporaryFolder, 'restore-'));
  const taken: string[] = [];
  try {
    const checked = await checkBackup(path, workFolder);
    for await (const file of readArchive(path)) {
      if (file.name.startsWith(backupPaths.media(''))) {
        const key = file.name.slice(backupPaths.media('').length);
        await file.extract(join(workFolder, 'media-file'));
        taken.push(key);
        await target.storage.moveIn(join(workFolder, 'media-file'), key);
      }
    }
    await load(target, checked);
    const rows = checked.manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return { madeAt: checked.manifest.madeAt, rows, files: taken.length };
  } catch (error) {
    await Promise.all(taken.map((key) => target.storage.remove(key)));
    throw error;
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

/** The secret is written before the tables are there for good, and put back if they then do not come. */
async function load({ databaseUrl, secretPath }: RestoreTarget, checked: CheckedBackup): Promise<void> {
  const { secret } = checked;
  const earlier = await readFile(secretPath, 'utf8').catch(() => null);
  const client = new Client({ connectionString: databaseUrl, application_name: 'kinora restore' });
  await client.connect();
  try {
    await loadTables(client, checked.tables, async () => {
      if (secret !== null) {
        await writeDurably(secretPath, `${secret}\n`, OWNER_ONLY);
      }
    });
  } catch (error) {
    await (earlier === null
      ? rm(secretPath, { force: true })
      : writeDurably(secretPath, earlier, OWNER_ONLY));
    throw error;
  } finally {
    await client.end();
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

interface CheckedBackup {
  readonly manifest: BackupManifest;
  /** Where each table's rows lie, by its name. */
  readonly tables: ReadonlyMap<string, string>;
  readonly secret: string | null;
}

/** Reads a backup to its end; tables are taken out on the way. @throws when anything in it is not as it should be */
async function checkBackup(path: string, workFolder: string): Promise<CheckedBackup> {
  let manifest: BackupManifest | null = null;
  let secret: string | null = null;
  const tables = new Map<string, string>();
  for await (const file of readArchive(path)) {
    if (manifest === null) {
      manifest = await readManifest(file);
      continue;
    }
    const announced = manifest.tables.find(({ name }) => backupPaths.table(name) === file.name);
    if (announced !== undefined) {
      const extracted = join(workFolder, `table-${tables.size}`);
      await file.extract(extracted);
      await checkRows(extracted, announced);
      tables.set(announced.name, extracted);
    } else if (file.name === backupPaths.secret) {
      secret = await readSecret(file);
    } else if (file.name.startsWith(backupPaths.media(''))) {
      // An archive that was tampered with cannot write elsewhere.
      assertStorageKey(file.name.slice(backupPaths.media('').length));
    } else {
      throw new Error(`The backup holds ${file.name}, which no backup does: it is damaged.`);
    }
  }
  if (manifest === null) {
    throw new Error('The archive is empty.');
  }
  if (manifest.tables.some(({ name }) => !tables.has(name))) {
    throw new Error('A table is missing in the backup: it is damaged.');
  }
  return { manifest, tables, secret };
}

async function checkRows(file: string, announced: BackupManifest['tables'][number]): Promise<void> {
  let rows = 0;
  for await (const row of readRows(file)) {
    rows += 1;
    if (rows > announced.rows || parseJson(RowSchema, row) === null) {
      rows = Number.NaN;
      break;
    }
  }
  if (rows !== announced.rows) {
    throw new Error(`The rows of ${announced.name} in the backup are not those it announces: it is damaged.`);
  }
}

async function readSecret(file: ArchivedFile): Promise<string> {
  const secret = (await file.text(SECRET_BYTES)).trim();
  if (!isLikeRandom(secret)) {
    throw new Error('The secret in the backup is too weak to sign sessions: it is damaged, or was changed.');
  }
  return secret;
}

async function readManifest(file: ArchivedFile): Promise<BackupManifest> {
  const known = file.name === backupPaths.manifest ? await file.text(MANIFEST_BYTES) : '';
  const kind = parseJson(KindSchema, known);
  if (kind === null) {
    throw new Error('This file is not a backup of Kinora.');
  }
  const manifest = parseJson(BackupManifestSchema, known);
  if (manifest === null || manifest.migrations.join() !== readMigrationHashes().join()) {
    throw new Error(
      'This backup was made by another version of Kinora. Restore it with that version, then update.',
    );
  }
  return manifest;
}

const KindSchema = BackupManifestSchema.pick({ kind: true });
const RowSchema = z.looseObject({});

function parseJson<Value>(schema: z.ZodType<Value>, text: string): Value | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
