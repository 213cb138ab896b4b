import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { paidRequests } from '../../db/schema/index.ts';
import { bookUnfetched, isOfMedia, ofMedia } from './request-book.ts';

const isUnderWay = inArray(paidRequests.state, ['sending', 'running']);

const cancelWanted = {
  isCancelWanted: true,
  // Who is sending hears of it with the answer; should that process have died, no step looks after it any more.
  nextPollAt: sql`case when ${paidRequests.state} = 'running' then now()
    else ${paidRequests.leaseUntil} + interval '30 seconds' end`,
};

/** The vendor is to stop working for a project; whoever holds or gets the handle tells it. */
export async function wantCancel(tx: Transaction, projectId: string): Promise<void> {
  await tx
    .update(paidRequests)
    .set(cancelWanted)
    .where(and(eq(paidRequests.projectId, projectId), isUnderWay));
  await bookUnfetched(tx, eq(paidRequests.projectId, projectId));
}

/**
 * The vendor is to stop working for one step. @returns false when there is nothing to stop: it has been made and only waits
 * to be fetched
 */
export async function wantStepCancel(tx: Transaction, stepId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: paidRequests.id, state: paidRequests.state })
    .from(paidRequests)
    .where(and(ofMedia(stepId), eq(paidRequests.isClosed, false)))
    .orderBy(desc(paidRequests.createdAt))
    .limit(1)
    .for('update');
  if (row?.state === 'answered' || row?.state === 'made') {
    return false;
  }
  if (row !== undefined) {
    await tx
      .update(paidRequests)
      .set(cancelWanted)
      .where(and(eq(paidRequests.id, row.id), isUnderWay));
  }
  return true;
}

/** Takes what came late for a step after all, without buying it again. @returns whether there is something to fetch */
export async function takeLateRequest(tx: Transaction, stepId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: paidRequests.id })
    .from(paidRequests)
    .where(and(ofMedia(stepId), inArray(paidRequests.state, ['late', 'answered'])))
    .orderBy(desc(paidRequests.createdAt))
    .limit(1)
    .for('update');
  if (row !== undefined) {
    await tx
      .update(paidRequests)
      .set({ state: 'answered', isCancelWanted: false, isClosed: false })
      .where(eq(paidRequests.id, row.id));
  }
  return row !== undefined;
}

/**
 * Somebody tries again: what failed, was cancelled or got lost no longer stands in the way. What runs goes on, and what was
 * made late is taken after all: neither is bought again.
 */
export async function reopenRequests(tx: Transaction, projectId: string): Promise<void> {
  const ofProject = eq(paidRequests.projectId, projectId);
  await tx
    .update(paidRequests)
    .set({ isClosed: true })
    .where(and(ofProject, inArray(paidRequests.state, ['failed', 'refused', 'cancelled', 'unknown'])));
  await tx
    .update(paidRequests)
    .set({ isCancelWanted: false })
    .where(and(ofProject, inArray(paidRequests.state, ['sending', 'running'])));
  await tx
    .update(paidRequests)
    .set({ state: 'answered', isCancelWanted: false, isClosed: false })
    .where(and(eq(paidRequests.state, 'late'), inArray(paidRequests.id, spokesmen(tx, projectId))));
}

/** One request for each step of a project: what was made or still is, before what came late, of which the newest. */
function spokesmen(tx: Transaction, projectId: string) {
  const states = ['sending', 'running', 'answered', 'made', 'late'] as const;
  return tx
    .selectDistinctOn([paidRequests.stepId], { id: paidRequests.id })
    .from(paidRequests)
    .where(and(eq(paidRequests.projectId, projectId), inArray(paidRequests.state, [...states]), isOfMedia))
    .orderBy(paidRequests.stepId, sql`${paidRequests.state} = 'late'`, desc(paidRequests.createdAt));
}

/** A result that a vendor has made for a project. */
export interface VendorResult {
  /** Null: its step is gone. */
  readonly stepId: string | null;
  readonly medium: string;
}

/** What vendors have made for a project: kept, waiting to be fetched, or late and still to be taken. */
export async function readResults(
  database: DatabaseOrTransaction,
  projectId: string,
): Promise<VendorResult[]> {
  const isThere = or(
    inArray(paidRequests.state, ['made', 'answered']),
    // A late one that another has taken the place of stays a gift.
    and(eq(paidRequests.state, 'late'), eq(paidRequests.isClosed, false)),
  );
  return await database
    .select({ stepId: paidRequests.stepId, medium: paidRequests.medium })
    .from(paidRequests)
    .where(and(eq(paidRequests.projectId, projectId), isThere));
}

/** Whether a vendor still works, or has made something that is not fetched, for other steps of a project. */
export async function hasOpenRequests(
  tx: Transaction,
  { projectId, besidesStep }: { projectId: string; besidesStep: string },
): Promise<boolean> {
  const [open] = await tx
    .select({ id: paidRequests.id })
    .from(paidRequests)
    .where(
      and(
        eq(paidRequests.projectId, projectId),
        ne(paidRequests.stepId, besidesStep),
        inArray(paidRequests.state, ['sending', 'running', 'answered']),
      ),
    )
    .limit(1);
  return open !== undefined;
}

/** Whether a vendor was ever asked for a step. */
export async function wasVendorAsked(tx: Transaction, stepId: string): Promise<boolean> {
  const [asked] = await tx
    .select({ id: paidRequests.id })
    .from(paidRequests)
    .where(eq(paidRequests.stepId, stepId))
    .limit(1);
  return asked !== undefined;
}

/** How long a step sleeps when nothing wakes it: whoever asks the vendor does. */
const LONG_PAUSE_SECONDS = 3_600;

/** Seconds until it is worth looking at a step's request again. Locks it: news that come meanwhile come after. */
export async function secondsUntilNews(tx: Transaction, stepId: string): Promise<number> {
  const [row] = await tx
    .select({
      state: paidRequests.state,
      lease: sql<string>`greatest(0, extract(epoch from ${paidRequests.leaseUntil} - now()))`,
    })
    .from(paidRequests)
    .where(and(ofMedia(stepId), eq(paidRequests.isClosed, false)))
    .orderBy(desc(paidRequests.createdAt))
    .limit(1)
    .for('update');
  if (row?.state === 'running') {
    return LONG_PAUSE_SECONDS;
  }
  return row?.state === 'sending' ? Math.ceil(Number(row.lease)) + 1 : 0;
}
