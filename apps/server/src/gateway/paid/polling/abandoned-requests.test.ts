import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fal } from '@kinora/vendors/fal';
import { startFalSimulator } from '@kinora/vendors/simulators';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { paidRequests } from '../../../db/schema/index.ts';
import { randomIds } from '../../../platform/ids.ts';
import { createLocalStorage } from '../../../platform/storage/local-storage.ts';
import { SECRET } from '../../../testing/access-app.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { silentLog } from '../../../testing/test-http.ts';
import { openMediaConnections } from '../../connections/media-connections.ts';
import { beginRequest } from '../begin-request.ts';
import { startPolling } from './poll-requests.ts';
import { acceptRequest, noteMade, storeAnswer } from '../request-book.ts';
import { readSpending } from '../money/spending.ts';

const { database } = await createTestDatabase();
const simulator = await startFalSimulator();
const connections = openMediaConnections({
  database,
  vendors: [fal],
  variables: { FAL_KEY: simulator.apiKey, ...simulator.addresses },
  secret: SECRET,
  ownBindings: new Map(),
});
const storage = createLocalStorage(join(tmpdir(), randomIds.next()));
const parts = { database, storage, ids: randomIds, connections };
const stopPolling = startPolling({
  ...parts,
  log: silentLog,
  whenNews: () => Promise.resolve(),
  whenUnchanged: () => Promise.resolve(),
});
afterAll(async () => {
  await stopPolling();
  connections.close();
  await simulator.close();
});

const PRICE = 40_000;
const COST = 30_000;

/** A trial whose process dies after what it has written down. */
async function trial() {
  const begun = await beginRequest(parts, {
    paidFor: null,
    provider: 'fal',
    model: 'flux_v1',
    medium: 'picture',
    keyFingerprint: '',
    prepared: { endpoint: 'fal-ai/flux/dev', body: { prompt: 'A fox' }, estimate: PRICE },
  });
  if (begun === undefined) {
    throw new Error('The trial was not written down');
  }
  return begun;
}

async function readRow(id: string) {
  const [row] = await database.select().from(paidRequests).where(eq(paidRequests.id, id));
  return row;
}

/** The time comes at which somebody looks after it. */
async function later(id: string) {
  const due = await readRow(id);
  expect(due?.nextPollAt?.getTime()).toBeGreaterThan(Date.now() + 60_000);
  await database
    .update(paidRequests)
    .set({ nextPollAt: new Date(0) })
    .where(eq(paidRequests.id, id));
  return await expect.poll(() => readRow(id), { timeout: 20_000 }).not.toMatchObject({ state: due?.state });
}

async function spentBy(work: () => Promise<void>) {
  const before = await readSpending(database);
  await work();
  const { spentMicro, reservedMicro } = await readSpending(database);
  return { spent: spentMicro - before.spentMicro, reserved: reservedMicro };
}

describe('a trial whose process dies', () => {
  it('REAL-11 between the answer and the download is booked at its cost, and nothing stays set aside', async () => {
    const money = await spentBy(async () => {
      const row = await trial();
      await acceptRequest(database, row.id, {});
      await database.transaction((tx) => noteMade(tx, row, { answer: {}, cost: COST, isWanted: true }));
      expect(await readRow(row.id)).toMatchObject({ state: 'answered' });
      await later(row.id);
      expect(await readRow(row.id)).toMatchObject({ state: 'late', bookedMicro: COST, nextPollAt: null });
    });
    expect(money).toEqual({ spent: COST, reserved: 0 });
  });

  it('REAL-04 REAL-11 while it was being sent is unknown, booked at its estimate and never sent again', async () => {
    const submits = simulator.submits.length;
    const money = await spentBy(async () => {
      const { id } = await trial();
      await later(id);
      expect(await readRow(id)).toMatchObject({ state: 'unknown', bookedMicro: PRICE, isClosed: true });
    });
    expect(money).toEqual({ spent: PRICE, reserved: 0 });
    expect(simulator.submits).toHaveLength(submits);
  });

  it('REAL-06 after a refusal was stored costs nothing', async () => {
    const money = await spentBy(async () => {
      const { id } = await trial();
      const body = JSON.stringify({ detail: [{ loc: ['body', 'prompt'], msg: 'too short', type: 'value' }] });
      await storeAnswer(database, id, { status: 422, headers: { 'content-type': 'application/json' }, body });
      await later(id);
      expect(await readRow(id)).toMatchObject({ state: 'refused', bookedMicro: 0 });
    });
    expect(money).toEqual({ spent: 0, reserved: 0 });
  });
});
