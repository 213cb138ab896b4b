import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { isDatabaseAway } from '../platform/errors/database-away.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { openDatabase } from './client.ts';

const { url } = await createTestDatabase();

/** Stands between us and the database, and can stop passing anything on without closing, as a cut cable does. */
async function startProxy() {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname);
    [near, far].forEach((socket) => sockets.add(socket.on('error', () => undefined)));
    near.pipe(far);
    far.pipe(near);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  afterAll(() => {
    sockets.forEach((socket) => socket.destroy());
    proxy.close();
  });
  const address = proxy.address();
  const through = new URL(url);
  through.port = String(typeof address === 'object' ? address?.port : 0);
  return {
    url: through.href,
    fallSilent: () => sockets.forEach((socket) => socket.unpipe().pause()),
  };
}

it('J7 a query on a connection that fell silent ends with an error, and the next one goes through', async () => {
  const proxy = await startProxy();
  // The product's limit is 10 s; it is the same mechanism.
  const open = openDatabase(proxy.url, { maxConnections: 1, statementLimitMs: 200 });
  await open.pool.query('select 1');
  proxy.fallSilent();
  const lost = await open.pool.query('select 2').catch((error: unknown) => error);
  expect(isDatabaseAway(lost)).toBe(true);
  const answers = await open.pool.query<{ three: number }>('select 3 as three');
  expect(answers.rows).toEqual([{ three: 3 }]);
  await open.close();
});

it('J7 a connection that is lost in the middle of a transaction ends the transaction, not the process', async () => {
  const open = openDatabase(url, { maxConnections: 2 });
  const lost = await open.database
    .transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      // Nothing is under way on the connection when it ends: nobody but its listener hears of it.
      await open.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await open.pool.query('select pg_sleep(0.1)');
      await tx.execute(sql`select 1`);
    })
    .catch((error: unknown) => error);
  expect(isDatabaseAway(lost)).toBe(true);
  expect((await open.pool.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await open.close();
});

it('J7 a transaction that cannot begin gives its connection back', async () => {
  const open = openDatabase(url, { maxConnections: 1 });
  // A level that PostgreSQL does not know, so that the very first statement fails.
  const config = { isolationLevel: 'none' as 'serializable' };
  await expect(open.database.transaction(() => Promise.resolve(), config)).rejects.toThrow('none');
  expect(open.pool.idleCount).toBe(1);
  await open.close();
});

it('keeps connections open ahead of the people who need them', async () => {
  const open = openDatabase(url, { keptConnections: 3 });
  await open.warmUp();
  expect(open.pool.idleCount).toBe(3);
  await open.close();
});
