import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { Database } from '../../db/client.ts';
import type { PaidRequest } from './paid-request.ts';
import { endRequest } from './request-book.ts';

/** What is said of a request of which nobody knows whether it was taken. It is never sent again by itself. */
export function unknownOutcome(cause: unknown): ProviderError {
  return new ProviderError('unknown', sentences.notice.paidCallUnknown, { cause });
}

/**
 * A sender that ended before anybody wrote down what became of it. What is free may be sent again. @returns what is said
 * of it
 */
export async function endLost(
  database: Database,
  row: PaidRequest,
  { isFree }: { readonly isFree: boolean } = { isFree: false },
): Promise<ProviderError> {
  const cause = new Error('The process ended while the request was being sent');
  const error = isFree
    ? new ProviderError('transient', sentences.mediaService.unreachable, { cause })
    : unknownOutcome(cause);
  await endRequest(database, row, { state: isFree ? 'refused' : 'unknown', error, isClosed: isFree });
  return error;
}

/** A call that ended without an answer: nothing was sent, or nobody knows. @returns what is said of it */
export async function endUnanswered(
  database: Database,
  row: PaidRequest,
  cause: unknown,
): Promise<ProviderError> {
  const isUnsent = cause instanceof ProviderError && cause.kind !== 'unknown';
  const error = isUnsent ? cause : unknownOutcome(cause);
  await endRequest(database, row, {
    state: isUnsent ? 'refused' : 'unknown',
    error,
    isClosed: isUnsent,
  });
  return error;
}
