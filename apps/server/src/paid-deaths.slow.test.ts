import { sentences } from '@kinora/contract/sentences';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { paidRequests } from './db/schema/index.ts';
import { readSpending } from './gateway/paid/money/spending.ts';
import { releaseJobsOfDeadWorkers } from './platform/queue/worker.ts';
import { holdPaidRequests } from './testing/hold-paid-requests.ts';
import { LAUNCHED } from './testing/launch-worker.ts';
import { createPaidInstallation } from './testing/paid-installation.ts';
import { silentLog } from './testing/test-http.ts';

const installation = await createPaidInstallation();
const { simulator, open, parts, until } = installation;
const ann = await installation.signUp('Ann');
const bob = await installation.signUp('Bob');

it(
  'REAL-04 REAL-05 a worker killed at every state of a paid request loses none of its answers, and none is bought again',
  { timeout: 300_000 },
  async () => {
    const holds = await holdPaidRequests(parts.databaseUrl);
    const untilHeld = (count: number) =>
      until(async () => ((await holds.countHeld()) === count ? true : undefined));
    const worker = await installation.launchWorker();
    const downloading = await ann.start('A fox [[media-held]]');
    await ann.untilHeld('media-held');
    const keeping = await bob.start('A fox (made)');
    await untilHeld(1);
    // From here on nobody else is asked about: the round waits for this one.
    const hearing = await ann.start('A fox (answered)');
    await untilHeld(2);
    const accepting = await ann.start('A fox (running)');
    await untilHeld(3);
    const storing = await bob.start('A fox (stored)');
    await untilHeld(4);
    await installation.killWorker(worker);
    await holds.lose();

    const stateOf = async (id: string) => (await ann.requestsOf(id)).map(({ state }) => state);
    expect(await Promise.all([storing, accepting, hearing, downloading, keeping].map(stateOf))).toEqual([
      ['sending'],
      ['sending'],
      ['running'],
      ['answered'],
      ['answered'],
    ]);
    expect((await ann.requestsOf(storing))[0]).toMatchObject({ rawAnswer: null });
    expect((await ann.requestsOf(accepting))[0]).toMatchObject({
      rawAnswer: { status: 200 },
      operation: null,
    });

    await releaseJobsOfDeadWorkers(open, LAUNCHED, silentLog);
    // The minute of the one whose answer nobody has is over, and the poller's half a minute too.
    await open.database.update(paidRequests).set({
      leaseUntil: sql`now()`,
      nextPollAt: sql`case when ${paidRequests.state} = 'running' then now() end`,
    });
    await installation.launchWorker();
    await Promise.all([accepting, hearing, downloading].map((id) => ann.untilStatus(id, 'completed')));
    await bob.untilStatus(keeping, 'completed');
    expect((await bob.untilStatus(storing, 'failed')).error).toBe(sentences.notice.paidCallUnknown);

    expect(await Promise.all([storing, accepting, hearing, downloading, keeping].map(stateOf))).toEqual([
      ['unknown'],
      ['made'],
      ['made'],
      ['made'],
      ['made'],
    ]);
    expect([...simulator.charges.values()]).toEqual([1, 1, 1, 1, 1]);
    expect(await Promise.all([ann.paid(), bob.paid()])).toEqual([300n, 100n]);
    const booked = (await open.database.select().from(paidRequests)).map(
      ({ bookedMicro }) => bookedMicro ?? 0,
    );
    const spentMicro = booked.reduce((sum, micro) => sum + micro, 0);
    expect(await readSpending(open.database)).toEqual({ spentMicro, reservedMicro: 0 });
  },
);
