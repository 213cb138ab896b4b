import { once } from 'node:events';
import { expect, it } from 'vitest';
import { holdPaidRequests } from './testing/hold-paid-requests.ts';
import { createPaidInstallation } from './testing/paid-installation.ts';

const installation = await createPaidInstallation();
const { simulator, open, parts, until } = installation;
const ann = await installation.signUp('Ann');

/** Jobs that a worker has not handed back or finished. */
async function countActive(): Promise<number> {
  const { rowCount } = await open.pool.query(
    `select 1 from pgboss.job where name = 'work' and state = 'active'`,
  );
  return rowCount ?? 0;
}

it(
  'REAL-04 REAL-05 a worker told to stop hands its jobs back, and waits for the answers of what it is buying',
  { timeout: 300_000 },
  async () => {
    const holds = await holdPaidRequests(parts.databaseUrl);
    const worker = await installation.launchWorker();
    const ended = once(worker, 'exit');
    const downloading = await ann.start('A fox [[media-held]]');
    await ann.untilHeld('media-held');
    const sending = await ann.start('A fox [[submit-held]]');
    await ann.untilHeld('submit-held');
    const bob = await installation.signUp('Bob');
    const storing = await bob.start('A fox (stored)');
    await until(async () => ((await holds.countHeld()) === 1 ? true : undefined));

    worker.kill('SIGTERM');
    // What is only fetched goes at once after its grace; what is sent keeps the process, not its job.
    while ((await countActive()) > 0) {
      await open.pool.query('select pg_sleep(0.05)');
    }
    expect([worker.exitCode, worker.signalCode]).toEqual([null, null]);
    simulator.letGo();
    await holds.letGo();
    expect(await ended).toEqual([0, null]);
    const stateOf = async (id: string) => (await ann.requestsOf(id)).map(({ state }) => state);
    expect(await Promise.all([sending, storing, downloading].map(stateOf))).toEqual([
      ['running'],
      ['running'],
      ['answered'],
    ]);

    await installation.launchWorker();
    await Promise.all([sending, downloading].map((id) => ann.untilStatus(id, 'completed')));
    await bob.untilStatus(storing, 'completed');
    expect([...simulator.charges.values()]).toEqual([1, 1, 1]);
  },
);
