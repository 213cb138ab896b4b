import { and, eq, ne, sql } from 'drizzle-orm';
import type { MicroDollars } from '@kinora/models';
import type { DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { projects, stageReservations } from '../../../db/schema/index.ts';
import { today } from '../moments.ts';
import { settleSpending } from './spending.ts';

/** What a project is about to ask vendors for, up to its next rest. */
export interface Stage {
  readonly projectId: string;
  readonly amount: MicroDollars;
}

/** Writes down what is set aside for a stage, as a part of today, beside what is for it already. */
export async function writeStage(
  tx: Transaction,
  { projectId, amount }: Stage,
): Promise<{ readonly day: string }> {
  const [old] = await tx
    .select({ projectId: stageReservations.projectId })
    .from(stageReservations)
    .where(and(eq(stageReservations.projectId, projectId), ne(stageReservations.day, today)));
  if (old !== undefined) {
    await releaseStage(tx, projectId);
  }
  const [row] = await tx
    .insert(stageReservations)
    .values({ projectId, day: today, leftMicro: amount })
    .onConflictDoUpdate({
      target: stageReservations.projectId,
      set: { leftMicro: sql`${stageReservations.leftMicro} + ${amount}` },
    })
    .returning();
  if (row === undefined) {
    throw new Error('A row that was inserted comes back');
  }
  return row;
}

/** What is still set aside for an account's stages, as a part of a day. */
export async function leftOfStages(
  database: DatabaseOrTransaction,
  { ownerId, day }: { readonly ownerId: string; readonly day: string | typeof today },
): Promise<MicroDollars> {
  const [row] = await database
    .select({ micro: sql<string>`coalesce(sum(${stageReservations.leftMicro}), 0)` })
    .from(stageReservations)
    .innerJoin(projects, eq(projects.id, stageReservations.projectId))
    .where(and(eq(projects.ownerId, ownerId), eq(stageReservations.day, day)));
  return Number(row?.micro ?? 0);
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
