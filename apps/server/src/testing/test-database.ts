import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, inject } from 'vitest';
import { openDatabase, type OpenDatabase } from '../db/client.ts';
import { TEMPLATE_DATABASE } from './template-database.ts';

export interface TestDatabase extends OpenDatabase {
  readonly url: string;
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function urlOf(database: string): string {
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${database}`;
  return url.href;
}

/**
 * A migrated database of its own for one test file, dropped after it. Call it at the top of the file:
 * `const { database, url } = await createTestDatabase();`
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name} template ${TEMPLATE_DATABASE}`);
  const url = urlOf(name);
  const open = openDatabase(url, { applicationName: name });
  afterAll(async () => {
    await open.close();
    await onServer(`drop database if exists ${name} with (force)`);
  });
  return { ...open, url };
}

/** An empty database without any table, for tests of the migrations themselves. */
export async function createEmptyDatabase(): Promise<string> {
  const name = `empty_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name}`);
  afterAll(() => onServer(`drop database if exists ${name} with (force)`));
  return urlOf(name);
}
