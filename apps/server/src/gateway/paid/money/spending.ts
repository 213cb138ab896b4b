import { and, eq, sql } from 'drizzle-orm';
import type { MicroDollars } from '@kinora/models';
import { z } from 'zod';
import type { DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { settings, spendingDays } from '../../../db/schema/index.ts';
import { today } from '../moments.ts';

const DAILY_LIMIT = 'daily-limit-micro';
const LimitSchema = z.object({ micro: z.number().nullable() });

/** What an admin has decided that a day may cost: null for no limit, undefined while nobody has decided. */
export async function readDecidedLimit(
  database: DatabaseOrTransaction,
): Promise<MicroDollars | null | undefined> {
  const [row] = await database.select().from(settings).where(eq(settings.key, DAILY_LIMIT));
  return row === undefined ? undefined : LimitSchema.parse(row.value).micro;
}

/** The lower one of two limits of a day; null: no limit. */
export function lowerLimit(one: MicroDollars | null, other: MicroDollars | null): MicroDollars | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

/** What may be spent on a day, by the environment's limit and the admin's; null: no limit. */
export async function readDailyLimit(
  database: DatabaseOrTransaction,
  environmentLimit: MicroDollars | null = null,
): Promise<MicroDollars | null> {
  return lowerLimit(environmentLimit, (await readDecidedLimit(database)) ?? null);
}

export async function writeDailyLimit(tx: Transaction, limit: MicroDollars | null): Promise<void> {
  const value = { micro: limit };
  await tx
    .insert(settings)
    .values({ key: DAILY_LIMIT, value, changedAt: sql`now()` })
    .onConflictDoUpdate({ target: settings.key, set: { value, changedAt: sql`now()` } });
}

/** What today has cost, and what is set aside for requests under way. */
export async function readSpending(
  database: DatabaseOrTransaction,
): Promise<{ spentMicro: MicroDollars; reservedMicro: MicroDollars }> {
  const [row] = await database.select().from(spendingDays).where(eq(spendingDays.day, today));
  return { spentMicro: row?.spentMicro ?? 0, reservedMicro: row?.reservedMicro ?? 0 };
}

/**
 * Sets an amount aside from a day's budget, in one conditional statement: two senders never overdraw it together.
 * @returns whether the day had so much left
 */
export async function reserveSpending(
  tx: Transaction,
  wanted: { day: string; amount: MicroDollars; limit: MicroDollars | null },
): Promise<boolean> {
  const { day, amount, limit } = wanted;
  await tx.insert(spendingDays).values({ day }).onConflictDoNothing();
  const hasRoom =
    limit === null
      ? undefined
      : sql`${spendingDays.reservedMicro} + ${spendingDays.spentMicro} + ${amount} <= ${limit}`;
  const [row] = await tx
    .update(spendingDays)
    .set({ reservedMicro: sql`${spendingDays.reservedMicro} + ${amount}` })
    .where(and(eq(spendingDays.day, day), hasRoom))
    .returning({ day: spendingDays.day });
  return row !== undefined;
}

/** Whether the day has room for an amount, as things stand. Nothing is set aside. */
export async function hasRoom(
  {
    database,
    environmentLimit = null,
  }: { readonly database: DatabaseOrTransaction; readonly environmentLimit?: MicroDollars | null },
  amount: MicroDollars,
): Promise<boolean> {
  const limit = await readDailyLimit(database, environmentLimit);
  const { spentMicro, reservedMicro } = await readSpending(database);
  return limit === null || spentMicro + reservedMicro + amount <= limit;
}

/** Ends a reservation of a day: what was really spent of it is booked, the rest is free again. */
export async function settleSpending(
  tx: Transaction,
  done: { day: string; reserved: MicroDollars; spent: MicroDollars },
): Promise<void> {
  await tx
    .update(spendingDays)
    .set({
      reservedMicro: sql`${spendingDays.reservedMicro} - ${done.reserved}`,
      spentMicro: sql`${spendingDays.spentMicro} + ${done.spent}`,
    })
    .where(eq(spendingDays.day, done.day));
}
