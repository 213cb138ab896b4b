import type { BoughtMedium, Medium, PreparedMedia } from '@kinora/models';
import type { Database } from '../../db/client.ts';
import { paidRequests } from '../../db/schema/index.ts';
import type { IdSource } from '../../platform/ids.ts';
import { reserveInBudget } from './money/budget.ts';
import type { BudgetRules } from './money/budget.ts';
import { inSeconds, today } from './moments.ts';
import { hashOf } from './paid-request.ts';
import type { PaidFor, PaidRequest } from './paid-request.ts';
import { ABANDONED_SECONDS, SUBMIT_SECONDS, pollLimits } from './request-book.ts';

/** After the limit, a sender that has not written anything is taken for dead. */
const LEASE_SECONDS = 30;

export interface NewPaidRequest {
  readonly paidFor: Partial<PaidFor> | null;
  readonly provider: string;
  readonly model: string;
  readonly medium: Medium | BoughtMedium;
  readonly keyFingerprint: string;
  readonly prepared: PreparedMedia;
  /** Seconds that the submit may take. */
  readonly submitSeconds?: number;
  /** The same where words or a sound are the answer: nobody needs what was sent any more, and it is not kept. */
  readonly answersWithin?: number;
}

/**
 * Writes a request down before it is sent, and sets its estimate aside from the day's budget.
 * @returns undefined when another sender is at the same step @throws ProviderError when the budget is reached, or there is
 * one and nobody knows the price
 */
export async function beginRequest(
  { database, ids, ...rules }: BudgetRules & { readonly database: Database; readonly ids: IdSource },
  wanted: NewPaidRequest,
): Promise<PaidRequest | undefined> {
  const { paidFor, prepared, answersWithin, submitSeconds = SUBMIT_SECONDS, ...about } = wanted;
  const limitSeconds = answersWithin ?? submitSeconds;
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
        // Nobody comes back to a trial, or to what somebody asked who has gone.
        nextPollAt: paidFor?.stepId === undefined ? inSeconds(ABANDONED_SECONDS) : null,
        deadlineAt: inSeconds(pollLimits.QUEUE_MINUTES * 60),
      })
      .onConflictDoNothing()
      .returning();
    if (row === undefined) {
      return undefined;
    }
    // After all other locks: whoever holds the day's row waits for nobody.
    await reserveInBudget(tx, row, rules);
    return row;
  });
}
