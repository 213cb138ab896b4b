import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { media } from '@kinora/models';
import type { JsonValue, MicroDollars, ProviderError, RawAnswer } from '@kinora/models';
import type { Database, DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { paidRequests, projects } from '../../db/schema/index.ts';
import { outlastDatabase } from '../../platform/errors/outlast-database.ts';
import type { PaidRequest } from './paid-request.ts';
import { inSeconds } from './moments.ts';
import { settleSpending } from './money/spending.ts';

/** Seconds that a submit may take: a queue answers at once, a service that answers with the result takes its time. */
export const SUBMIT_SECONDS = 30;
/** After this a trial's sender is not coming back for its result either. */
export const ABANDONED_SECONDS = 15 * 60;
/** Until a vendor has begun, and once it has. */
const QUEUE_MINUTES = 60;
const WORK_MINUTES = 15;
/** A vendor that was given up is asked as often, and as long, whether it has made the thing after all. */
const LATE_HOURS = 24;

/** Requests for a picture or a clip; words and speech that were bought on the way to it are none. */
export const isOfMedia = inArray(paidRequests.medium, [...media]);

export const ofMedia = (stepId: string) => and(eq(paidRequests.stepId, stepId), isOfMedia);

/** The request that speaks for a step: the newest one that was not closed. */
export async function currentRequest(
  database: DatabaseOrTransaction,
  stepId: string,
): Promise<PaidRequest | undefined> {
  const [row] = await database
    .select()
    .from(paidRequests)
    .where(and(ofMedia(stepId), eq(paidRequests.isClosed, false)))
    .orderBy(desc(paidRequests.createdAt))
    .limit(1);
  return row;
}

/**
 * The vendor's answer as it came: a statement of its own, by the request's id and never by whose turn it is, which outlasts
 * a database restart. Nothing is looked into before it stands.
 */
export async function storeAnswer(database: Database, id: string, rawAnswer: RawAnswer): Promise<void> {
  await outlastDatabase(() =>
    database
      .update(paidRequests)
      .set({ rawAnswer })
      .where(and(eq(paidRequests.id, id), inArray(paidRequests.state, ['sending', 'unknown']))),
  );
}

/** The vendor has it: from now on it is asked about. An answer that came after the request was given up counts as well. */
export async function acceptRequest(database: Database, id: string, operation: JsonValue): Promise<void> {
  await outlastDatabase(() =>
    database
      .update(paidRequests)
      .set({
        state: 'running',
        operation,
        errorKind: null,
        error: null,
        leaseUntil: null,
        nextPollAt: inSeconds(1),
      })
      .where(and(eq(paidRequests.id, id), inArray(paidRequests.state, ['sending', 'unknown']))),
  );
}

export interface MadeMedia {
  readonly answer: JsonValue;
  readonly cost: MicroDollars | null;
  /** Whether somebody waits for it. */
  readonly isWanted: boolean;
}

/** A result is there. Made after its deadline or cancel, it is booked, and waits for somebody who wants it after all. */
export async function noteMade(
  tx: Transaction,
  { id, projectId }: Pick<PaidRequest, 'id' | 'projectId'>,
  { answer, cost, isWanted }: MadeMedia,
): Promise<PaidRequest | undefined> {
  const before = await lockRequest(tx, { id, projectId }, ['sending', 'running', 'cancelled', 'unknown']);
  if (before === undefined) {
    return undefined;
  }
  const isLate = before.state === 'cancelled' || before.isCancelWanted || !isWanted;
  const [row] = await tx
    .update(paidRequests)
    .set({
      state: isLate ? 'late' : 'answered',
      answer,
      costMicro: cost,
      leaseUntil: null,
      nextPollAt: isLate || before.stepId !== null ? null : inSeconds(ABANDONED_SECONDS),
      phase: null,
      position: null,
      ...(isLate ? { endedAt: sql`now()` } : {}),
    })
    .where(eq(paidRequests.id, id))
    .returning();
  return row !== undefined && isLate ? await book(tx, row, priceOf(row)) : row;
}

/** An answer that is the thing itself was read: it is paid and done. */
export async function noteBought(
  database: Database,
  { id, projectId }: Pick<PaidRequest, 'id' | 'projectId'>,
  cost: MicroDollars | null,
): Promise<void> {
  await database.transaction(async (tx) => {
    const before = await lockRequest(tx, { id, projectId }, ['sending', 'unknown']);
    if (before === undefined) {
      return;
    }
    const [row = before] = await tx
      .update(paidRequests)
      .set({
        state: 'made',
        costMicro: cost,
        error: null,
        errorKind: null,
        leaseUntil: null,
        nextPollAt: null,
        endedAt: sql`now()`,
      })
      .where(eq(paidRequests.id, id))
      .returning();
    await book(tx, row, priceOf(row));
  });
}

export interface RequestEnd {
  readonly state: 'failed' | 'refused' | 'cancelled' | 'unknown';
  readonly error: ProviderError;
  /** Whether a further try sends anew without anybody's word. */
  readonly isClosed: boolean;
  /** The vendor made it, and it cannot be used. */
  readonly isBought?: boolean;
  /** What the vendor says that it has cost all the same; null: nothing. */
  readonly cost?: MicroDollars | null;
  /** In the same transaction. */
  readonly whenEnded?: (tx: Transaction, request: PaidRequest) => Promise<void>;
}

/** A request that brought nothing. What was set aside is free again, but for what may have been bought. */
export async function endRequest(
  database: Database,
  { id, projectId }: Pick<PaidRequest, 'id' | 'projectId'>,
  end: RequestEnd,
): Promise<void> {
  const { error, state, isClosed, isBought = false, cost = null } = end;
  await outlastDatabase(() =>
    database.transaction(async (tx) => {
      const before = await lockRequest(tx, { id, projectId }, ['sending', 'running', 'answered']);
      if (before === undefined) {
        return;
      }
      const [row = before] = await tx
        .update(paidRequests)
        .set({
          state,
          isClosed,
          errorKind: error.kind,
          error: error.message,
          errorDetail: causeOf(error),
          ...(cost === null ? {} : { costMicro: cost }),
          leaseUntil: null,
          phase: null,
          position: null,
          endedAt: sql`now()`,
          // What was told to stop is asked about a while longer: it may have been made all the same.
          nextPollAt: state === 'cancelled' ? inSeconds(3_600) : null,
        })
        .where(eq(paidRequests.id, id))
        .returning();
      const mayBeBought = isBought || state === 'unknown' || state === 'cancelled';
      await book(tx, row, mayBeBought ? priceOf(row) : (cost ?? 0));
      await end.whenEnded?.(tx, row);
    }),
  );
}

/** Locks a request in one of some states, its project before it. */
async function lockRequest(
  tx: Transaction,
  { id, projectId }: Pick<PaidRequest, 'id' | 'projectId'>,
  states: readonly PaidRequest['state'][],
): Promise<PaidRequest | undefined> {
  await lockProjectFirst(tx, projectId);
  const [row] = await tx
    .select()
    .from(paidRequests)
    .where(and(eq(paidRequests.id, id), inArray(paidRequests.state, [...states])))
    .for('update');
  return row;
}

/** Steps lock their project before their request; so does everybody else, or two would wait for each other. */
export async function lockProjectFirst(tx: Transaction, projectId: string | null): Promise<void> {
  if (projectId !== null) {
    await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('update');
  }
}

function causeOf({ cause, message }: Error): string {
  return (cause instanceof Error ? cause.message : message).slice(0, 2_000);
}

/** What a result costs, as far as anybody knows. */
function priceOf({ costMicro, estimateMicro }: PaidRequest): MicroDollars {
  return costMicro ?? estimateMicro ?? 0;
}

/** Books what a request has cost to its day; what was booked of it before, or is set aside for it, is taken back. */
async function book(tx: Transaction, row: PaidRequest, spent: MicroDollars): Promise<PaidRequest> {
  const { id, budgetDay, bookedMicro, estimateMicro } = row;
  await settleSpending(tx, {
    day: budgetDay,
    reserved: bookedMicro === null ? (estimateMicro ?? 0) : 0,
    spent: spent - (bookedMicro ?? 0),
  });
  await tx.update(paidRequests).set({ bookedMicro: spent }).where(eq(paidRequests.id, id));
  return { ...row, bookedMicro: spent };
}

/** The request has said what it had to say: the next try of its step is a new one. */
export async function closeRequest(database: Database, id: string): Promise<void> {
  await database.update(paidRequests).set({ isClosed: true }).where(eq(paidRequests.id, id));
}

/** The step's result is kept: in the transaction that finishes the step. */
export async function settlePaidStep(tx: Transaction, stepId: string): Promise<void> {
  await settleMade(tx, eq(paidRequests.stepId, stepId));
  // Nobody asks for the words of a finished step again: the receipt needs none of them.
  await tx
    .update(paidRequests)
    .set({ rawAnswer: null })
    .where(and(eq(paidRequests.stepId, stepId), eq(paidRequests.medium, 'text')));
}

/** What was made and is not waited for any more is paid all the same; for a project that has ended, it waits for a retry. */
export async function bookUnfetched(tx: Transaction, which: SQL): Promise<void> {
  const unfetched = await tx
    .update(paidRequests)
    .set({ state: 'late', endedAt: sql`now()`, nextPollAt: null })
    .where(and(which, eq(paidRequests.state, 'answered')))
    .returning();
  for (const row of unfetched) {
    await book(tx, row, priceOf(row));
  }
}

/** A result that no step waits for was looked at. */
export async function settleTrial(database: Database, id: string): Promise<void> {
  await outlastDatabase(() => database.transaction((tx) => settleMade(tx, eq(paidRequests.id, id))));
}

async function settleMade(tx: Transaction, which: SQL): Promise<void> {
  const made = await tx
    .update(paidRequests)
    .set({ state: 'made', endedAt: sql`now()`, nextPollAt: null })
    .where(and(which, eq(paidRequests.state, 'answered')))
    .returning();
  for (const row of made) {
    await book(tx, row, priceOf(row));
  }
}

export const pollLimits = { QUEUE_MINUTES, WORK_MINUTES, LATE_HOURS } as const;
