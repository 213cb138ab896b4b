import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../../db/schema/index.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import {
  captureHold,
  capturePart,
  grantCredits,
  judgePlan,
  placeHold,
  readBalance,
  readMovements,
  reconcile,
  releaseHold,
} from './index.ts';
import { addUser } from './testing/ledger-in-sql.ts';

const { database } = await createTestDatabase();

function grant(userId: string, amountHundredths: bigint, key: string): Promise<void> {
  return database.transaction((tx) =>
    grantCredits(tx, { userId, amountHundredths, reason: `Reason ${key}`, key }),
  );
}

describe('credits', () => {
  it('TIER-03 reserves at submit, captures on success and releases on failure', async () => {
    const userId = await addUser(database);
    await grant(userId, 25_00n, 'start');
    await database.transaction(async (tx) => {
      const paid = await placeHold(tx, { userId, key: 'paid', amountHundredths: 5_00n, subjectId: 'story' });
      const failed = await placeHold(tx, {
        userId,
        key: 'failed',
        amountHundredths: 10_00n,
        subjectId: 'story',
      });
      const rested = await placeHold(tx, {
        userId,
        key: 'rested',
        amountHundredths: 3_00n,
        subjectId: 'story',
      });
      expect((await readBalance(tx, userId)).availableHundredths).toBe(7_00n);
      await captureHold(tx, { holdId: paid });
      await releaseHold(tx, { holdId: failed, reason: 'It failed' });
      await capturePart(tx, { holdId: rested, partHundredths: 0n, reason: '', rest: { isExpiry: true } });
    });
    expect(await readBalance(database, userId)).toEqual({
      balanceHundredths: 20_00n,
      availableHundredths: 20_00n,
      heldHundredths: 0n,
    });
  });

  it('TIER-03 REAL-20 pays a part of a hold once, gives the rest back, and never takes more than was held', async () => {
    const userId = await addUser(database);
    await grant(userId, 25_00n, 'start');
    const hold = (key: string) =>
      database.transaction((tx) =>
        placeHold(tx, { userId, key, amountHundredths: 10_00n, subjectId: 'story' }),
      );
    const [cancelled, whole] = [await hold('cancelled'), await hold('whole')];
    const end = (holdId: string, partHundredths: bigint) =>
      database.transaction((tx) =>
        capturePart(tx, { holdId, partHundredths, reason: 'Made', rest: { reason: 'Cancelled.' } }),
      );
    await Promise.all(Array.from({ length: 5 }, () => end(cancelled, 3_00n)));
    await end(whole, 12_00n);
    expect(await readBalance(database, userId)).toEqual({
      balanceHundredths: 12_00n,
      availableHundredths: 12_00n,
      heldHundredths: 0n,
    });
    const { movements } = await readMovements(database, { userId, limit: 20 });
    expect(
      movements.slice(0, 4).map(({ kind, amountHundredths, reason }) => [kind, amountHundredths, reason]),
    ).toEqual([
      ['capture', 10_00n, 'Made'],
      ['capture', 3_00n, 'Made'],
      ['hold', 3_00n, 'Made'],
      ['release', 10_00n, 'Cancelled.'],
    ]);
    expect((await reconcile(database)).drifts).toEqual([]);
  });

  it('TIER-03 leaves nothing behind of a hold that was refused, even when the transaction goes on', async () => {
    const userId = await addUser(database);
    await grant(userId, 1_00n, 'start');
    await database.transaction(async (tx) => {
      const refused = placeHold(tx, { userId, key: 'dear', amountHundredths: 2_00n, subjectId: 'story' });
      await expect(refused).rejects.toMatchObject({ code: 'not-enough-credits', status: 402 });
      await placeHold(tx, { userId, key: 'dear', amountHundredths: 1_00n, subjectId: 'story' });
    });
    expect((await readBalance(database, userId)).heldHundredths).toBe(1_00n);
  });

  it('takes credits away with a grant below zero, never more than are available', async () => {
    const userId = await addUser(database);
    await grant(userId, 10_00n, 'start');
    await grant(userId, -4_00n, 'correction');
    await expect(grant(userId, -7_00n, 'too much')).rejects.toMatchObject({ code: 'not-enough-credits' });
    expect((await readBalance(database, userId)).availableHundredths).toBe(6_00n);
  });

  it('grants once per key, and refuses the key for another amount', async () => {
    const userId = await addUser(database);
    await Promise.all(Array.from({ length: 10 }, () => grant(userId, 10_00n, 'start')));
    await expect(grant(userId, 11_00n, 'start')).rejects.toMatchObject({ code: 'conflict' });
    expect((await readBalance(database, userId)).availableHundredths).toBe(10_00n);
  });

  it('refuses to end a hold that never was', async () => {
    const end = database.transaction((tx) => captureHold(tx, { holdId: 'nothing' }));
    await expect(end).rejects.toMatchObject({ code: 'not-found' });
  });

  it('TIER-03 lists every movement, newest first, page by page, with the balance after it', async () => {
    const userId = await addUser(database);
    for (const key of ['a', 'b', 'c', 'd', 'e']) {
      await grant(userId, 1_00n, key);
    }
    const first = await readMovements(database, { userId, limit: 3 });
    const second = await readMovements(database, { userId, limit: 3, before: first.nextBefore! });
    const seen = [...first.movements, ...second.movements];
    expect(seen.map((movement) => movement.reason)).toEqual(
      ['e', 'd', 'c', 'b', 'a'].map((key) => `Reason ${key}`),
    );
    expect(seen.map((movement) => movement.availableAfterHundredths)).toEqual([
      5_00n,
      4_00n,
      3_00n,
      2_00n,
      1_00n,
    ]);
    expect(second.nextBefore).toBeUndefined();
  });

  it('TIER-01 judges the plan by available credits, or by a stored plan that is higher', async () => {
    const userId = await addUser(database);
    expect(await judgePlan(database, userId)).toBe('free');
    await grant(userId, 200_00n, 'start');
    expect(await judgePlan(database, userId)).toBe('proxl');
    await database.transaction((tx) =>
      placeHold(tx, { userId, key: 'k', amountHundredths: 1n, subjectId: 's' }),
    );
    expect(await judgePlan(database, userId)).toBe('pro');
    await database.update(users).set({ storedPlan: 'proxl' }).where(eq(users.id, userId));
    expect(await judgePlan(database, userId)).toBe('proxl');
  });
});
