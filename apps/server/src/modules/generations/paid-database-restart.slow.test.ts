import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/client.ts';
import { migrateDatabase } from '../../db/migrate.ts';
import { readSpending } from '../../gateway/paid/money/spending.ts';
import { startEmbeddedPostgres } from '../../platform/postgres/embedded-postgres.ts';
import { installQueue } from '../../platform/queue/install-queue.ts';
import { createFalApp } from '../../testing/generations/fal-app.ts';
import { paidPictures } from '../../testing/generations/paid-pictures.ts';

// A server of its own: the other tests share one, which nobody may crash.
const folder = await mkdtemp(join(tmpdir(), 'kinora-paid-restart-'));
await chmod(folder, 0o711);
const password = 'test';
let server = await startEmbeddedPostgres({ folder, password });
await migrateDatabase(server.url());
await installQueue(server.url());
const open = openDatabase(server.url());
afterAll(async () => {
  await open.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});
const world = await createFalApp({ open });
const { simulator } = world;
afterAll(() => simulator.close());
const ann = await world.signUp('Ann', 1_000);
const pictures = paidPictures(world, ann);

/** Ends the database at once, as a crash does; the vendor answers while it is away. */
async function crashWhileVendorAnswers(): Promise<void> {
  process.kill(server.pid, 'SIGQUIT');
  await server.exited;
  simulator.letGo();
  server = await startEmbeddedPostgres({ folder, password, preferredPort: server.port });
  while (!(await open.pool.query('select 1').catch(() => null))) {
    await delay(20);
  }
}

describe('a database that crashes', { timeout: 180_000 }, () => {
  it.each(['submit-held', 'status-held', 'media-held'])(
    'REAL-05 while a vendor answers (%s) costs no answer: the request is made, and bought once',
    async (scene) => {
      const id = await pictures.start(`A fox [[${scene}]]`);
      await pictures.untilHeld(scene);
      await crashWhileVendorAnswers();
      if (scene === 'status-held') {
        // Whoever asked could not write the answer down, and the next question is due in half a minute.
        await pictures.askNow(id);
      }
      await pictures.untilStatus(id, 'completed');
      expect(await pictures.requestsOf(id)).toMatchObject([{ state: 'made' }]);
      expect(await pictures.chargesOf(id)).toEqual([1]);
    },
  );

  it('REAL-04 REAL-11 leaves credits and budget exact', async () => {
    expect(simulator.submits).toHaveLength(3);
    expect(await world.balance(ann.id)).toMatchObject({ availableHundredths: 99_700n, heldHundredths: 0n });
    expect(await readSpending(open.database)).toMatchObject({ reservedMicro: 0 });
  });
});
