import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { BoughtMedium, Medium, MicroDollars, PreparedMedia } from '@kinora/models';
import type { Database } from '../../db/client.ts';
import { paidRequests } from '../../db/schema/index.ts';
import type { IdSource } from '../../platform/ids.ts';
import { inSeconds, today } from './moments.ts';
import { hashOf } from './paid-request.ts';
import type { PaidFor, PaidRequest } from './paid-request.ts';
import { SUBMIT_SECONDS, pollLimits } from './request-book.ts';
import { readDailyLimit, reserveSpending } from './spending.ts';
import { drawFromStage } from './stage-reservations.ts';

/** After the limit, a sender that has not written anything is taken for dead. */
const LEASE_SECONDS = 30;

/** The installation's own word, not a vendor's: nothing was asked. */
export class BudgetError extends ProviderError {
  constructor(sentence: string) {
    super('no_credit', sentence);
  }
}

export interface NewPaidRequest {
  readonly paidFor: Partial<PaidFor> | null;
  readonly provider: string;
  readonly model: string;
  readonly medium: Medium | BoughtMedium;
  readonly keyFingerprint: string;
  readonly prepared: PreparedMedia;
  /** Seconds, where the answer is the thing itself. Then nobody needs what was sent any more, and it is not kept. */
  readonly answersWithin?: number;
}

/**
 * Writes a request down before it is sent, and sets its estimate aside from the day's budget.
 * @returns undefined when another sender is at the same step @throws ProviderError when the budget is reached, or there is
 * one and nobody knows the price
 */
export async function beginRequest(
  {
    database,
    ids,
    environmentLimit = null,
  }: {
    readonly database: Database;
    readonly ids: IdSource;
    readonly environmentLimit?: MicroDollars | null;
  },
  wanted: NewPaidRequest,
): Promise<PaidRequest | undefined> {
  const { paidFor, prepared, answersWithin, ...about } = wanted;
  const limitSeconds = answersWithin ?? SUBMIT_SECONDS;
  return await database.transaction(async (tx) => {
    const [row] = await tx
      .insert(paidRequests)
      .values({
        id: ids.next(),
        ...about,
        ...paidFor,
        endpoint: prepared.endpoint,
        requestHash: hashOf(prepared, about.provider),
        state: 'sending',
        prepared: answersWithin === undefined ? prepared : { ...prepared, body: null },
        estimateMicro: prepared.estimate,
        budgetDay: today,
        leaseUntil: inSeconds(limitSeconds + LEASE_SECONDS),
        deadlineAt: inSeconds(pollLimits.QUEUE_MINUTES * 60),
      })
      .onConflictDoNothing()
      .returning();
    if (row === undefined) {
      return undefined;
    }
    const limit = await readDailyLimit(tx, environmentLimit);
    if (limit !== null && prepared.estimate === null) {
      throw new BudgetError(sentences.paid.noPrice);
    }
    // After all other locks: whoever holds the day's row waits for nobody.
    const amount = prepared.estimate ?? 0;
    const { projectId } = row;
    const setAside = projectId === null ? 0 : await drawFromStage(tx, { projectId, amount });
    const isReserved = await reserveSpending(tx, { day: row.budgetDay, amount: amount - setAside, limit });
    if (!isReserved) {
      throw new BudgetError(sentences.paid.budgetReached);
    }
    return row;
  });
}
