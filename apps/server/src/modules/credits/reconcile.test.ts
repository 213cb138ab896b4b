import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { creditBalances, creditEntries, creditHolds, creditTransfers } from '../../db/schema/index.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { captureHold, grantCredits, placeHold, reconcile } from './index.ts';
import { addUser } from './testing/ledger-in-sql.ts';

const { database } = await createTestDatabase();

async function addSpender(): Promise<{ userId: string; openHold: string; capturedHold: string }> {
  const userId = await addUser(database);
  return database.transaction(async (tx) => {
    await grantCredits(tx, { userId, amountHundredths: 50_00n, reason: 'Test', key: 'start' });
    const openHold = await placeHold(tx, { userId, key: 'open', amountHundredths: 5_00n, subjectId: 'a' });
    const capturedHold = await placeHold(tx, {
      userId,
      key: 'paid',
      amountHundredths: 7_00n,
      subjectId: 'b',
    });
    await captureHold(tx, { holdId: capturedHold });
    return { userId, openHold, capturedHold };
  });
}

/** The message of the error PostgreSQL gave, below the one of the query builder. */
async function refusalOf(attempt: Promise<unknown>): Promise<string> {
  const error: unknown = await attempt.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
}

describe('the guard of the ledger', () => {
  it('L6 finds nothing in a ledger that was only moved by its functions', async () => {
    await addSpender();
    const { checkedUsers, drifts } = await reconcile(database);
    expect(checkedUsers).toBeGreaterThan(0);
    expect(drifts).toEqual([]);
  });

  it('L6 names a cached balance, an open hold and an ended hold that do not agree with the entries', async () => {
    const first = await addSpender();
    const second = await addSpender();
    const third = await addSpender();
    await database
      .update(creditBalances)
      .set({ availableHundredths: 1n })
      .where(eq(creditBalances.userId, first.userId));
    await database
      .update(creditHolds)
      .set({ amountHundredths: 4_00n })
      .where(eq(creditHolds.id, second.openHold));
    await database
      .update(creditHolds)
      .set({ state: 'released' })
      .where(eq(creditHolds.id, third.capturedHold));
    const { drifts } = await reconcile(database);
    expect(drifts.map(({ kind, id }) => `${kind} ${id}`).sort()).toEqual(
      [`balance ${first.userId}`, `held ${second.userId}`, `hold ${third.capturedHold}`].sort(),
    );
  });

  it('L4 refuses to change or delete what was written', async () => {
    await addSpender();
    const changes = [
      database.update(creditEntries).set({ amountHundredths: 1n }),
      database.delete(creditEntries),
      database.update(creditTransfers).set({ reason: 'Other' }),
      database.delete(creditTransfers),
      database.execute(sql`truncate credit_entries`),
    ];
    for (const change of changes) {
      expect(await refusalOf(change)).toMatch(/ledger is immutable/);
    }
  });

  it('L4 refuses a transfer whose entries do not sum to zero, and one without entries', async () => {
    const { userId } = await addSpender();
    const transfer = {
      userId,
      kind: 'grant' as const,
      amountHundredths: 5n,
      availableAfterHundredths: 5n,
      heldAfterHundredths: 0n,
    };
    const oneSided = database.transaction(async (tx) => {
      const [row] = await tx
        .insert(creditTransfers)
        .values({ ...transfer, key: 'one-sided' })
        .returning();
      await tx
        .insert(creditEntries)
        .values({ transferId: row!.id, userId, account: 'available', amountHundredths: 5n });
    });
    expect(await refusalOf(oneSided)).toMatch(/do not sum to zero/);
    const empty = database.insert(creditTransfers).values({ ...transfer, key: 'empty' });
    expect(await refusalOf(empty)).toMatch(/do not sum to zero/);
  });

  it('L1 refuses a balance below zero even when somebody writes it by hand', async () => {
    const { userId } = await addSpender();
    const overdraw = database
      .update(creditBalances)
      .set({ availableHundredths: -1n })
      .where(eq(creditBalances.userId, userId));
    expect(await refusalOf(overdraw)).toMatch(/credit_balances_available/);
  });

  it('L4 keeps every amount of the ledger in whole hundredths: no column holds a fraction', async () => {
    const { rows } = await database.execute(sql`
      select table_name, column_name, data_type from information_schema.columns
      where table_schema = 'public' and data_type in ('real', 'double precision', 'numeric', 'money')`);
    // The length of what was made.
    expect(rows).toEqual([
      { table_name: 'projects', column_name: 'duration_seconds', data_type: 'double precision' },
    ]);
  });
});
