import { sentences } from '@kinora/contract/sentences';
import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { creditBalances, users } from './db/schema/index.ts';
import { checkLedger, guardLedger, ledgerMeasures } from './modules/credits/index.ts';
import { registerMetrics } from './platform/http/metrics.ts';
import { buildTestHttp } from './testing/test-http.ts';
import { createFakeFilmTools, noFilmFaults } from './modules/stories/testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from './modules/stories/testing/fake-models.ts';
import { createStoryApp } from './modules/stories/testing/story-app.ts';
import { createStoryWorld } from './modules/stories/testing/story-world.ts';

const world = await createStoryWorld(createFakeModels(noFaults(), 2), createFakeFilmTools(noFilmFaults()));
const { database } = world;
const app = await createStoryApp(world);
const cookie = await app.signUp('Ann');
const [ann] = await database.select().from(users);
const { app: operations } = await buildTestHttp();
let now = 0;
registerMetrics(operations, ledgerMeasures(database), {
  token: null,
  guard: () => Promise.resolve(),
  // Every look is a new one.
  now: () => (now += 60_000),
});

/** The lines about credits, without their explanations. */
async function creditMetrics(): Promise<string[]> {
  const { body } = await operations.inject({ url: '/metrics' });
  return body.split('\n').filter((line) => /^kinora_(credits|ledger)/.test(line));
}

/** Somebody writes into the books by hand; `mend` takes it back. */
async function falsify(): Promise<void> {
  await addToBalance(1n);
  await checkLedger(database);
}

async function mend(): Promise<void> {
  const { drifts } = await checkLedger(database);
  if (drifts.length > 0) {
    await addToBalance(-1n);
  }
  await checkLedger(database);
}

async function addToBalance(change: bigint): Promise<void> {
  await database
    .update(creditBalances)
    .set({ availableHundredths: sql`${creditBalances.availableHundredths} + ${change}` })
    .where(eq(creditBalances.userId, ann?.id ?? ''));
}

describe('a ledger that does not add up', () => {
  afterEach(mend);

  it('L6 makes credits read-only with a sentence while everything else is answered, until a check finds it mended', async () => {
    const started = await app.start(cookie);
    expect(started.statusCode).toBe(200);
    const { project_id: projectId } = started.json<{ project_id: string }>();
    await falsify();

    const refused = await app.start(cookie);
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('3600');
    expect(refused.json()).toMatchObject({ detail: sentences.account.billingReadOnly });
    for (const url of [`/api/project/${projectId}`, '/api/voices', '/api/sessions']) {
      expect((await app.send('GET', url, { cookie })).statusCode, url).not.toBe(503);
    }

    await mend();
    expect((await app.start(cookie)).statusCode).toBe(200);
  });

  it('L6 what was started before goes on to its end and is paid', async () => {
    const { project_id: projectId } = (await app.start(cookie)).json<{ project_id: string }>();
    await falsify();
    const worker = await world.work();
    const done = await world.finish(ann?.id ?? '', projectId);
    expect(done).toMatchObject({ status: 'COMPLETE', error: null });
    await worker.stop(0);
  });

  it('L6 O5 shows in the metrics with the credits that are held', async () => {
    const { heldHundredths } = await world.balance(ann?.id ?? '');
    expect(await creditMetrics()).toEqual([
      `kinora_credits_held ${Number(heldHundredths) / 100}`,
      'kinora_ledger_drifts 0',
      expect.stringMatching(/^kinora_ledger_checked_timestamp_seconds 1\d{9}/),
    ]);
    await falsify();
    expect(await creditMetrics()).toContain('kinora_ledger_drifts 1');
  });

  it('L6 a worker checks at its start and raises the alarm in its log', async () => {
    await addToBalance(1n);
    const lines: string[] = [];
    const log = pino({}, { write: (line) => void lines.push(line) });
    const stop = guardLedger({ databaseUrl: world.url, log });
    while (lines.length === 0) {
      await world.pool.query('select 1');
    }
    stop();
    expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({
      level: 60,
      msg: 'The ledger does not add up: credits are read-only until it does',
      drifts: [{ kind: 'balance', id: ann?.id }],
    });
  });
});
