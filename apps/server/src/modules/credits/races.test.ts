import { describe, expect, it } from 'vitest';
import { isAppError } from '../../platform/errors/app-error.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { captureHold, grantCredits, placeHold, readBalance, reconcile, releaseHold } from './index.ts';
import { addUser, chargeCents } from './testing/ledger-in-sql.ts';

const { database } = await createTestDatabase();

async function addUserWith(amountHundredths: bigint): Promise<string> {
  const userId = await addUser(database);
  await database.transaction((tx) =>
    grantCredits(tx, { userId, amountHundredths, reason: 'Test', key: 'start' }),
  );
  return userId;
}

function hold(userId: string, key: string, amountHundredths: bigint): Promise<string> {
  return database.transaction((tx) => placeHold(tx, { userId, key, amountHundredths, subjectId: key }));
}

describe('the ledger under concurrency', () => {
  it('L1 accepts exactly as many of 50 simultaneous holds as the balance pays for', async () => {
    const userId = await addUserWith(7_00n);
    const tries = Array.from({ length: 50 }, (_, index) => hold(userId, `work ${index}`, 1_00n));
    const results = await Promise.allSettled(tries);
    const refusals = results
      .filter((result) => result.status === 'rejected')
      .map(({ reason }) => reason as unknown);
    expect(results.length - refusals.length).toBe(7);
    expect(refusals.every((reason) => isAppError(reason, 'not-enough-credits'))).toBe(true);
    expect(await readBalance(database, userId)).toEqual({
      balanceHundredths: 7_00n,
      availableHundredths: 0n,
      heldHundredths: 7_00n,
    });
  });

  it('L2 takes one hold for 20 simultaneous requests with the same key', async () => {
    const userId = await addUserWith(100_00n);
    const ids = await Promise.all(Array.from({ length: 20 }, () => hold(userId, 'same', 5_00n)));
    expect(new Set(ids).size).toBe(1);
    expect((await readBalance(database, userId)).heldHundredths).toBe(5_00n);
    await expect(hold(userId, 'same', 6_00n)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('L3 ends a hold once when capture and release race, and gives a second end its refusal', async () => {
    const userId = await addUserWith(10_00n);
    const holdId = await hold(userId, 'raced', 4_00n);
    const ends = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        database.transaction((tx) =>
          index % 2 === 0 ? captureHold(tx, { holdId }) : releaseHold(tx, { holdId, reason: 'Test' }),
        ),
      ),
    );
    const refused = ends.filter((end) => end.status === 'rejected');
    expect(refused.length).toBe(10);
    const { availableHundredths, heldHundredths } = await readBalance(database, userId);
    expect(heldHundredths).toBe(0n);
    expect([6_00n, 10_00n]).toContain(availableHundredths);
  });

  it('L5 lets transactions that each end several holds of one user pass without a deadlock', async () => {
    const userId = await addUserWith(100_00n);
    const first = await hold(userId, 'first', 1_00n);
    const second = await hold(userId, 'second', 1_00n);
    const endBoth = (ids: string[]) =>
      database.transaction(async (tx) => {
        for (const holdId of ids) {
          await captureHold(tx, { holdId });
        }
      });
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => endBoth(index % 2 === 0 ? [first, second] : [second, first])),
    );
    expect((await readBalance(database, userId)).balanceHundredths).toBe(98_00n);
  });

  it('L4 adds 300 charges of 0.01 up to exactly 3.00', async () => {
    const userId = await addUserWith(100_00n);
    await chargeCents(database, { userId, charges: 300 });
    expect(await readBalance(database, userId)).toMatchObject({
      availableHundredths: 97_00n,
      heldHundredths: 0n,
    });
    expect((await reconcile(database)).drifts).toEqual([]);
  });
});
