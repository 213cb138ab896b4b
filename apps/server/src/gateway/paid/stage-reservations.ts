import { and, eq, sql } from 'drizzle-orm';
import type { MicroDollars } from '@kinora/models';
import type { Transaction } from '../../db/client.ts';
import { stageReservations } from '../../db/schema/index.ts';
import { today } from './moments.ts';
import { readDailyLimit, reserveSpending, settleSpending } from './spending.ts';

interface Stage {
  readonly projectId: string;
  readonly amount: MicroDollars;
}

/**
 * Sets the whole cost of a stage aside before its first request, so that a day's budget never ends in the middle of it. The
 * caller holds the project's lock. @returns whether the day has so much left
 */
export async function reserveStage(
  tx: Transaction,
  { projectId, amount }: Stage,
  environmentLimit: MicroDollars | null = null,
): Promise<boolean> {
  await releaseStage(tx, projectId);
  if (amount === 0) {
    return true;
  }
  const [row] = await tx
    .insert(stageReservations)
    .values({ projectId, day: today, leftMicro: amount })
    .returning();
  const limit = await readDailyLimit(tx, environmentLimit);
  return row !== undefined && (await reserveSpending(tx, { day: row.day, amount, limit }));
}

/** Takes a request's estimate out of what is set aside for its stage. @returns how much of it there was, of today's */
export async function drawFromStage(tx: Transaction, { projectId, amount }: Stage): Promise<MicroDollars> {
  const ofToday = and(eq(stageReservations.projectId, projectId), eq(stageReservations.day, today));
  const [row] = await tx.select().from(stageReservations).where(ofToday).for('update');
  const drawn = Math.min(amount, row?.leftMicro ?? 0);
  if (drawn > 0) {
    await tx
      .update(stageReservations)
      .set({ leftMicro: sql`${stageReservations.leftMicro} - ${drawn}` })
      .where(ofToday);
  }
  return drawn;
}

/** The stage has come to its end: what none of its requests took is free again. */
export async function releaseStage(tx: Transaction, projectId: string): Promise<void> {
  const [row] = await tx
    .delete(stageReservations)
    .where(eq(stageReservations.projectId, projectId))
    .returning();
  if (row !== undefined) {
    await settleSpending(tx, { day: row.day, reserved: row.leftMicro, spent: 0 });
  }
}
