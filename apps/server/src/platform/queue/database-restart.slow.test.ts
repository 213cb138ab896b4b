import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '../../db/client.ts';
import { migrateDatabase } from '../../db/migrate.ts';
import { silentLog } from '../../testing/test-http.ts';
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import { installQueue } from './install-queue.ts';
import { createJobQueue } from './job-queue.ts';
import { slotsOfEach } from './lanes.ts';
import { registerJob, type JobDefinition } from './job.ts';
import { startWorker } from './worker.ts';

const folder = await mkdtemp(join(tmpdir(), 'kinora-restart-'));
await chmod(folder, 0o711);
const ends: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ends.toReversed()) {
    await end();
  }
  await rm(folder, { recursive: true, force: true });
});

const count: JobDefinition<{ number: number }> = {
  name: 'count-number',
  payload: z.object({ number: z.number() }),
  timeoutSeconds: 60,
  expectedLength: 'short',
};

it(
  'J7 a worker survives three crashes of the database while it works, and no job is lost',
  { timeout: 120_000 },
  async () => {
    let server = await startEmbeddedPostgres({ folder, password: 'test' });
    ends.push(() => server.stop());
    await migrateDatabase(server.url());
    await installQueue(server.url());
    const open = openDatabase(server.url());
    const queue = createJobQueue({ pool: open.pool, log: silentLog });
    const done = new Set<number>();
    const handler = registerJob(count, async ({ number }, run) => {
      await delay(300, undefined, { signal: run.signal });
      done.add(number);
    });
    const worker = await startWorker({
      open,
      workerId: 'here/one',
      jobs: [handler],
      slots: slotsOfEach(4),
      log: silentLog,
    });
    ends.push(
      () => open.close(),
      () => worker.stop(0),
    );
    const numbers = Array.from({ length: 40 }, (_, index) => index);
    await open.database.transaction(async (tx) => {
      for (const number of numbers) {
        await queue.enqueue(tx, count, { number }, { group: `user-${number % 5}` });
      }
    });
    for (const limit of [4, 12, 20]) {
      while (done.size < limit) {
        await delay(20);
      }
      process.kill(server.pid, 'SIGQUIT');
      await server.exited;
      server = await startEmbeddedPostgres({ folder, password: 'test', preferredPort: server.port });
    }
    for (;;) {
      const left = await open.pool
        .query("select 1 from pgboss.job where name = 'work' and state <> 'completed'")
        .catch(() => ({ rowCount: -1 }));
      if (left.rowCount === 0) {
        break;
      }
      await delay(100);
    }
    expect([...done].toSorted((a, b) => a - b)).toEqual(numbers);
  },
);
