import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, expect, it } from 'vitest';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './embedded-postgres.ts';

const base = await mkdtemp(join(tmpdir(), 'kinora-postgres-'));
await chmod(base, 0o711);
const running: EmbeddedPostgres[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
});
afterAll(() => rm(base, { recursive: true, force: true }));

async function start(name: string, options: Partial<EmbeddedPostgresOptions> = {}) {
  const folder = join(base, name);
  await mkdir(folder, { recursive: true });
  const server = await startEmbeddedPostgres({
    folder,
    password: 'right / + ü',
    isDurable: false,
    ...options,
  });
  running.push(server);
  return server;
}

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

it('a first start makes a cluster in UTF-8 that only its password opens, and the next start keeps its data', async () => {
  const first = await start('keeps');
  expect(await query(first.url(), "select current_setting('server_encoding') as encoding")).toEqual([
    { encoding: 'UTF8' },
  ]);
  await query(first.url(), "create table kept as select 'नमस्ते' as word");
  const wrong = first.url().replace(/:[^:@]+@/, ':wrong@');
  await expect(query(wrong, 'select 1')).rejects.toThrow('password authentication failed');
  await first.stop();
  const second = await start('keeps');
  expect(second.wasAdopted).toBe(false);
  expect(await query(second.url(), 'select word from kept')).toEqual([{ word: 'नमस्ते' }]);
});

it('a server that outlived its supervisor is adopted when folder, start time and password agree', async () => {
  const first = await start('adopts');
  const second = await start('adopts');
  expect([second.wasAdopted, second.pid, second.port]).toEqual([true, first.pid, first.port]);
  await second.stop();
  await first.exited;
});

it('a live server with another password is not touched, and named', async () => {
  const server = await start('foreign');
  await expect(start('foreign', { password: 'other' })).rejects.toThrow(
    `PostgreSQL process ${server.pid} is using`,
  );
  expect(await query(server.url(), 'select 1 as one')).toEqual([{ one: 1 }]);
});

it('J7 after a crash it starts again on the same port, although the record names a process id that is in use', async () => {
  const server = await start('crashes', { isDurable: true });
  await query(server.url(), 'create table kept as select 7 as number');
  process.kill(server.pid, 'SIGKILL');
  await server.exited;
  const record = join(base, 'crashes', 'postgres', 'postmaster.pid');
  const lines = [
    process.pid,
    join(base, 'crashes', 'postgres'),
    1,
    server.port,
    '',
    '127.0.0.1',
    '',
    'ready',
  ];
  await writeFile(record, `${lines.join('\n')}\n`);
  const again = await start('crashes', { preferredPort: server.port });
  expect([again.wasAdopted, again.port]).toEqual([false, server.port]);
  expect(await query(again.url(), 'select number from kept')).toEqual([{ number: 7 }]);
});

it('a start that was killed while it made the cluster is made good by the next', async () => {
  const folder = join(base, 'half');
  await mkdir(join(folder, 'postgres.part', 'base'), { recursive: true });
  const server = await start('half');
  expect(await query(server.url(), 'select 1 as one')).toEqual([{ one: 1 }]);
  await expect(stat(join(folder, 'postgres.part'))).rejects.toThrow('ENOENT');
});
