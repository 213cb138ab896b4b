import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, it } from 'vitest';
import { createEmptyDatabase } from '../testing/test-database.ts';
import { ForeignDatabaseError, migrateDatabase, readMigrationState } from './migrate.ts';

const realFolder = join(import.meta.dirname, 'migrations');
const folder = await mkdtemp(join(tmpdir(), 'kinora-migrations-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function tablesOf(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const found = await client.query<{ table_name: string }>(
    "select table_name from information_schema.tables where table_schema = 'public' order by 1",
  );
  await client.end();
  return found.rows.map((row) => row.table_name);
}

/** The real steps and one more, as the next release would have them. */
async function makeNewerFolder(): Promise<string> {
  const newer = join(folder, 'newer');
  await cp(realFolder, newer, { recursive: true });
  const journalPath = join(newer, 'meta', '_journal.json');
  const journal: { entries: { idx: number; when: number; tag: string }[] } = JSON.parse(
    await readFile(journalPath, 'utf8'),
  );
  const last = journal.entries.at(-1) ?? { idx: 0, when: 0, tag: '' };
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1000, tag: '9999_next' });
  await writeFile(journalPath, JSON.stringify(journal));
  await writeFile(join(newer, '9999_next.sql'), 'create table from_the_future (id text);');
  return newer;
}

it('O3 migrating twice applies the steps once and then does nothing', async () => {
  const url = await createEmptyDatabase();
  expect(await migrateDatabase(url)).toBeGreaterThan(0);
  const tables = await tablesOf(url);
  expect(tables).toContain('rate_limits');
  expect(await migrateDatabase(url)).toBe(0);
  expect(await tablesOf(url)).toEqual(tables);
  expect(await readMigrationState(url)).toMatchObject({ waiting: 0 });
});

it('O3 four processes that start together migrate once', async () => {
  const url = await createEmptyDatabase();
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(url)));
  expect(applied.filter((count) => count > 0)).toHaveLength(1);
});

it('O3 a database of a newer version is refused with a sentence and left as it is', async () => {
  const url = await createEmptyDatabase();
  const newer = await makeNewerFolder();
  await migrateDatabase(url, newer);
  const before = await tablesOf(url);
  await expect(migrateDatabase(url)).rejects.toThrow(ForeignDatabaseError);
  await expect(migrateDatabase(url)).rejects.toThrow(/made by a newer version of Kinora/);
  expect(await tablesOf(url)).toEqual(before);
});

it('O3 a step that fails leaves nothing of itself behind', async () => {
  const url = await createEmptyDatabase();
  const broken = await makeNewerFolder();
  await writeFile(
    join(broken, '9999_next.sql'),
    'create table half (id text);\n--> statement-breakpoint\nselect nonsense();',
  );
  await expect(migrateDatabase(url, broken)).rejects.toThrow();
  expect(await tablesOf(url)).toEqual([]);
});
