import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { settings, spendingDays } from '../../../db/schema/index.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import {
  lowerLimit,
  readDailyLimit,
  readDecidedLimit,
  readSpending,
  reserveSpending,
  settleSpending,
  writeDailyLimit,
} from './spending.ts';

const { database } = await createTestDatabase();
const [{ day }] = (
  await database.execute<{ day: string }>(`select (now() at time zone 'utc')::date::text as day`)
).rows as [{ day: string }];

afterEach(async () => {
  await database.delete(spendingDays);
  await database.delete(settings);
});

const reserve = (amount: number, limit: number | null) =>
  database.transaction((tx) => reserveSpending(tx, { day, amount, limit }));
const settle = (reserved: number, spent: number) =>
  database.transaction((tx) => settleSpending(tx, { day, reserved, spent }));

describe('what a day may cost', () => {
  it('REAL-11 however many reserve at once, and whatever ends meanwhile, nobody overdraws it', async () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 40_000 }), { minLength: 2, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(amounts, fc.integer({ min: 0, max: 150_000 }), async (wanted, limit) => {
        await database.delete(spendingDays);
        const taken = await Promise.all(
          wanted.map(async (amount, at) => {
            const isReserved = await reserve(amount, limit);
            const { spentMicro, reservedMicro } = await readSpending(database);
            expect(spentMicro + reservedMicro).toBeLessThanOrEqual(limit);
            if (isReserved && at % 3 === 0) {
              // Every third ends at once: half are refused, half cost what they were thought to.
              await settle(amount, at % 2 === 0 ? 0 : amount);
            }
            return isReserved ? amount : 0;
          }),
        );
        const kept = taken.reduce((sum, amount, at) => sum + (at % 3 === 0 && at % 2 === 0 ? 0 : amount), 0);
        const { spentMicro, reservedMicro } = await readSpending(database);
        expect(spentMicro + reservedMicro).toBe(kept);
      }),
      { numRuns: 25 },
    );
  });

  it('without a limit everything is booked, and above an estimate too', async () => {
    expect(await reserve(5_000_000_000, null)).toBe(true);
    await settle(5_000_000_000, 6_000_000_000);
    expect(await readSpending(database)).toEqual({ spentMicro: 6_000_000_000, reservedMicro: 0 });
  });

  it('nothing may be spent of nothing, and what is free may', async () => {
    expect([await reserve(1, 0), await reserve(0, 0)]).toEqual([false, true]);
  });

  it('is undecided, then a number, then no limit: three different things', async () => {
    expect(await readDecidedLimit(database)).toBeUndefined();
    for (const limit of [12_000_000, 0, null]) {
      await database.transaction((tx) => writeDailyLimit(tx, limit));
      expect(await readDecidedLimit(database)).toBe(limit);
    }
    expect(await readDailyLimit(database, 3)).toBe(3);
  });

  it.each([
    [null, null, null],
    [5, null, 5],
    [null, 0, 0],
    [5, 3, 3],
    [3, 5, 3],
  ])('of %s and %s the lower one holds: %s', (one, other, lower) => {
    expect(lowerLimit(one, other)).toBe(lower);
  });
});
