import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { grantCredits, readBalance, reconcile } from './index.ts';
import { expectSameLedger } from './testing/compare-ledgers.ts';
import { addUser, applyInSql, chargeCents } from './testing/ledger-in-sql.ts';
import { randomHistory } from './testing/random-history.ts';

/** Histories are of different users, so that they pass each other at the same time. */
const TOGETHER = 4;

/** Every length is replayed against the model in `ledger-model.test.ts`; here the short ones, which meet most, prevail. */
const mixedHistory = fc.oneof(
  { weight: 7, arbitrary: randomHistory(12) },
  { weight: 1, arbitrary: randomHistory(50) },
);

const { database } = await createTestDatabase();

describe('the ledger in SQL, at length', () => {
  it(
    'L4 moves like the model in 4,096 random histories, four at a time, one in eight of up to 50 steps',
    { timeout: 600_000 },
    async () => {
      const four = fc.array(mixedHistory, { minLength: TOGETHER, maxLength: TOGETHER });
      await fc.assert(
        fc.asyncProperty(four, async (histories) => {
          await Promise.all(histories.map((history) => expectSameLedger(database, history)));
        }),
        { numRuns: 4_096 / TOGETHER },
      );
      expect((await reconcile(database)).drifts).toEqual([]);
    },
  );

  it('L4 adds 10,000 charges of 0.01 up to exactly 100.00', { timeout: 300_000 }, async () => {
    const userId = await addUser(database);
    await database.transaction((tx) =>
      grantCredits(tx, { userId, amountHundredths: 100_00n, reason: 'Test', key: 'start' }),
    );
    await chargeCents(database, { userId, charges: 10_000 });
    expect((await readBalance(database, userId)).balanceHundredths).toBe(0n);
  });

  it(
    'L5 stays whole while 8 connections do 2,000 random steps each on the same users',
    { timeout: 600_000 },
    async () => {
      const userIds = await Promise.all([addUser(database), addUser(database)]);
      const histories = fc.sample(
        randomHistory(2_000).filter((history) => history.length > 1_500),
        { numRuns: 8, seed: 8 },
      );
      await Promise.all(
        histories.map(async (history) => {
          for (const step of history) {
            await applyInSql(database, userIds, step);
          }
        }),
      );
      expect((await reconcile(database)).drifts).toEqual([]);
    },
  );
});
