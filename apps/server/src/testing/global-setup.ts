import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../db/migrate.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts';
import { isPostgresProcess, isProcessAlive, readServerRecord } from '../platform/postgres/running-server.ts';
import { installQueue } from '../platform/queue/install-queue.ts';
import { TEMPLATE_DATABASE } from './template-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The test server's own database; `createTestDatabase` makes the ones that tests use. */
    postgresUrl: string;
  }
}

const FOLDER_PREFIX = 'kinora-test-postgres-';
const OWNER_FILE = 'owner';

/** A run that was killed leaves its server behind: end it, by its recorded process id, and remove its folder. */
async function sweepAbandonedServers(): Promise<void> {
  const folders = (await readdir(tmpdir())).filter((name) => name.startsWith(FOLDER_PREFIX));
  for (const folder of folders.map((name) => join(tmpdir(), name))) {
    const owner = Number(await readFile(join(folder, OWNER_FILE), 'utf8').catch(() => ''));
    // Without an owner yet, or with a live one, it belongs to a run beside this one.
    if (!(owner > 0) || isProcessAlive(owner)) {
      continue;
    }
    const record = await readServerRecord(join(folder, 'postgres'));
    if (record !== null && (await isPostgresProcess(record.pid))) {
      process.kill(record.pid, 'SIGQUIT');
    }
    await rm(folder, { recursive: true, force: true });
  }
}

async function makeTemplate(server: EmbeddedPostgres): Promise<void> {
  const client = new Client({ connectionString: server.url('postgres') });
  await client.connect();
  await client.query(`create database ${TEMPLATE_DATABASE}`);
  await client.end();
  await migrateDatabase(server.url(TEMPLATE_DATABASE));
  await installQueue(server.url(TEMPLATE_DATABASE));
}

/** One PostgreSQL for the whole run; its settings trade safety for speed, as nothing in it is worth keeping. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await sweepAbandonedServers();
  const folder = await mkdtemp(join(tmpdir(), FOLDER_PREFIX));
  await chmod(folder, 0o711);
  await writeFile(join(folder, OWNER_FILE), String(process.pid));
  const server = await startEmbeddedPostgres({ folder, password: 'test', isDurable: false });
  await makeTemplate(server);
  project.provide('postgresUrl', server.url('postgres'));
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
