import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { paidRequests } from '../../db/schema/index.ts';
import type { PaidRequest } from './paid-request.ts';
import { endRequest } from './request-book.ts';

/** States in which a vendor is still needed: it works, or its result is to be fetched. */
const openStates = ['sending', 'running', 'answered'] as const;

/** How many requests each provider is still needed for. */
export async function countOpenRequests(database: DatabaseOrTransaction): Promise<Map<string, number>> {
  const rows = await database
    .select({ provider: paidRequests.provider, count: count() })
    .from(paidRequests)
    .where(inArray(paidRequests.state, [...openStates]))
    .groupBy(paidRequests.provider);
  return new Map(rows.map((row) => [row.provider, row.count]));
}

/**
 * Gives up every open request of a provider that can no longer be asked: nobody knows what becomes of them, so what they
 * may cost stays booked. `whenEnded` lets their steps go on.
 */
export async function forgetOpenRequests(
  database: Database,
  provider: string,
  whenEnded: (tx: Transaction, request: PaidRequest) => Promise<void>,
): Promise<void> {
  const open = await database
    .select()
    .from(paidRequests)
    .where(and(eq(paidRequests.provider, provider), inArray(paidRequests.state, [...openStates])));
  for (const row of open) {
    const cause = new Error(`The key of ${provider} was removed`);
    const error = new ProviderError('unknown', sentences.notice.paidCallUnknown, { cause });
    await endRequest(database, row, { state: 'unknown', error, isClosed: false, whenEnded });
  }
}
