import { inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../../../db/client.ts';
import { creditBalances, creditEntries, creditHolds, creditTransfers } from '../../../db/schema/index.ts';
import { readBalance } from '../index.ts';
import { addUser, applyInSql } from './ledger-in-sql.ts';
import { LedgerModel, type LedgerStep } from './ledger-model.ts';
import { USERS } from './random-history.ts';

/** Plays a history against the model and against the database, and compares every answer and balance on the way. */
export async function expectSameLedger(database: Database, history: readonly LedgerStep[]): Promise<void> {
  const model = new LedgerModel();
  const userIds = await Promise.all(Array.from({ length: USERS }, () => addUser(database)));
  for (const step of history) {
    const expected = model.apply(step);
    expect(await applyInSql(database, userIds, step)).toBe(expected);
    await expectSameBalances(database, userIds, model);
  }
  await expectInvariants(database, userIds, model);
}

async function expectSameBalances(
  database: Database,
  userIds: readonly string[],
  model: LedgerModel,
): Promise<void> {
  const rows = await database
    .select()
    .from(creditBalances)
    .where(inArray(creditBalances.userId, [...userIds]));
  for (const [user, userId] of userIds.entries()) {
    const row = rows.find((one) => one.userId === userId);
    expect({ available: row?.availableHundredths ?? 0n, held: row?.heldHundredths ?? 0n }).toEqual(
      model.balanceOf(user),
    );
  }
}

async function expectInvariants(database: Database, userIds: string[], model: LedgerModel): Promise<void> {
  const entries = await database.select().from(creditEntries).where(inArray(creditEntries.userId, userIds));
  const holds = await database.select().from(creditHolds).where(inArray(creditHolds.userId, userIds));
  const transfers = await database
    .select()
    .from(creditTransfers)
    .where(inArray(creditTransfers.userId, userIds));
  const sum = (account: string, userId?: string) =>
    entries
      .filter((entry) => entry.account === account && (userId === undefined || entry.userId === userId))
      .reduce((total, entry) => total + entry.amountHundredths, 0n);
  // I1: all entries sum to zero.
  expect(entries.reduce((total, entry) => total + entry.amountHundredths, 0n)).toBe(0n);
  for (const userId of userIds) {
    const balance = await readBalance(database, userId);
    // I2 and I5: never negative, and the cached balance is the replay.
    expect(balance.availableHundredths).toBe(sum('available', userId));
    expect(balance.heldHundredths).toBe(sum('held', userId));
    expect(balance.availableHundredths >= 0n && balance.heldHundredths >= 0n).toBe(true);
  }
  // I4: one hold per user and key; I3: an ended hold has exactly one end, an open one none.
  expect(new Set(holds.map((hold) => `${hold.userId} ${hold.key}`)).size).toBe(holds.length);
  for (const hold of holds) {
    const ends = transfers.filter((transfer) => transfer.holdId === hold.id && transfer.kind !== 'hold');
    expect(ends.length).toBe(hold.state === 'open' ? 0 : 1);
  }
  // I6: captured is what was earned.
  expect(sum('revenue')).toBe(model.revenue);
}
