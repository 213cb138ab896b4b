import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sentences } from '@kinora/contract/sentences';
import { fal } from '@kinora/vendors/fal';
import { startFalSimulator } from '@kinora/vendors/simulators';
import { desc } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { paidRequests } from '../../db/schema/index.ts';
import { randomIds } from '../../platform/ids.ts';
import { createLocalStorage } from '../../platform/storage/local-storage.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { SECRET } from '../../testing/access-app.ts';
import { silentLog } from '../../testing/test-http.ts';
import { openMediaConnections } from '../connections/media-connections.ts';
import { readSpending, writeDailyLimit } from '../paid/money/spending.ts';
import { trialsOf, writeSample } from './trial.ts';
import { tryBinding } from './try-binding.ts';

const { database } = await createTestDatabase();
const simulator = await startFalSimulator();
const workFolder = await mkdtemp(join(tmpdir(), 'kinora-check-'));
const sample = await writeSample(workFolder);
const storage = createLocalStorage(join(workFolder, 'media'));
const connections = openMediaConnections({
  database,
  vendors: [fal],
  variables: { FAL_KEY: simulator.apiKey, ...simulator.addresses },
  secret: SECRET,
  ownBindings: new Map(),
});
afterAll(async () => {
  connections.close();
  await simulator.close();
  await rm(workFolder, { recursive: true, force: true });
});

const PRICE = 40_000;

function trialOf(key: string) {
  const [trial] = trialsOf(connections, { provider: 'fal', keys: [key] });
  if (trial === undefined) {
    throw new Error(`Nobody serves ${key}`);
  }
  return trial;
}

async function attempt(key: string, scene: string, most = 10_000_000) {
  const { spentMicro: before } = await readSpending(database);
  const submits = simulator.submits.length;
  simulator.play(scene);
  const parts = { database, storage, ids: randomIds, connections, pauseMs: 5, patienceMs: 200 };
  const call = { signal: new AbortController().signal, workFolder, log: silentLog, sample, most };
  const end = await tryBinding(parts, trialOf(key), call);
  const [row] = await database.select().from(paidRequests).orderBy(desc(paidRequests.createdAt)).limit(1);
  const { spentMicro, reservedMicro } = await readSpending(database);
  expect(reservedMicro).toBe(0);
  return { end, row, spent: spentMicro - before, sent: simulator.submits.length - submits };
}

describe('a trial', () => {
  it.each(['flux_v1', 'veo3', 'nano_banana_edit', 'kling_2_1'])('of %s is opened and booked', async (key) => {
    const { end, row, spent } = await attempt(key, 'polls:1');
    expect(end).toMatchObject({ outcome: 'made', booked: spent, cost: spent, error: null });
    expect(row).toMatchObject({ state: 'made', costMicro: spent, stepId: null, model: key });
    expect(spent).toBeGreaterThan(0);
  });

  it('that is never done is told to stop, and counts', async () => {
    const { end, row, spent } = await attempt('flux_v1', 'endless');
    expect(end).toMatchObject({ outcome: 'failed', booked: PRICE });
    expect(end.error?.message).toBe(sentences.paid.deadline);
    expect([row?.state, spent]).toEqual(['cancelled', PRICE]);
    expect(
      simulator.asked.some((question) => question.startsWith('PUT') && question.endsWith('/cancel')),
    ).toBe(true);
  });

  it('whose answer is lost counts, and is not sent again', async () => {
    const { end, row, spent, sent } = await attempt('flux_v1', 'drop-after');
    expect(end).toMatchObject({ outcome: 'failed', booked: PRICE });
    expect([row?.state, spent, sent]).toEqual(['unknown', PRICE, 1]);
  });

  it('that is turned down costs nothing', async () => {
    const { end, row, spent } = await attempt('flux_v1', 'submit-status:422');
    expect(end).toMatchObject({ outcome: 'failed', booked: 0 });
    expect([row?.state, spent]).toEqual(['refused', 0]);
  });

  it('with a clip for a picture is paid, and said to be of no use', async () => {
    const { end, row, spent } = await attempt('flux_v1', 'media-other');
    expect(end).toMatchObject({ outcome: 'failed', booked: PRICE });
    expect([row?.state, spent]).toEqual(['failed', PRICE]);
  });

  it('is not sent above what is left, nor above the day’s budget', async () => {
    expect(await attempt('flux_v1', 'polls:1', PRICE - 1)).toMatchObject({
      end: { outcome: 'over' },
      sent: 0,
    });
    const { spentMicro } = await readSpending(database);
    await database.transaction((tx) => writeDailyLimit(tx, spentMicro + PRICE - 1));
    const { end, sent } = await attempt('flux_v1', 'polls:1');
    expect([end.outcome, end.error?.message, end.booked, sent]).toEqual([
      'failed',
      sentences.paid.budgetReached,
      0,
      0,
    ]);
  });
});
