import type { ProviderErrorKind, RawAnswer } from '@kinora/models';
import { z } from 'zod';
import { detailOf, kindOfStatus } from '../refusal.ts';
import type { Refusal } from '../refusal.ts';
import { retryAfterMs } from '../retry-after.ts';

const word = z.string().nullable().catch(null);

/** Google's envelope of errors: what it is about stands in details of several types. */
const RefusalSchema = z.object({
  error: z.object({
    message: word,
    status: word,
    details: z.array(z.object({ reason: word, retryDelay: word })).catch([]),
  }),
});
type GoogleError = z.infer<typeof RefusalSchema>['error'];

const nothing: GoogleError = { message: null, status: null, details: [] };

export function readRefusal(answer: RawAnswer, now: number): Refusal {
  const error = errorOf(answer);
  const reasons = error.details.flatMap(({ reason }) => reason ?? []);
  const kind = kindOf(answer.status, error, reasons);
  return {
    kind,
    reason: error.message ?? '',
    detail: detailOf('Gemini', answer, [error.status, ...reasons, error.message]),
    retryAfterMs: kind === 'rate_limited' ? waitOf(answer, error, now) : undefined,
  };
}

function errorOf({ body }: RawAnswer): GoogleError {
  try {
    return RefusalSchema.parse(JSON.parse(body)).error;
  } catch {
    // Pages of proxies: the status alone says what it means.
    return nothing;
  }
}

function kindOf(
  status: number,
  { status: name }: GoogleError,
  reasons: readonly string[],
): ProviderErrorKind {
  // A bad key is said to be a bad argument; an account that may not, a precondition that does not hold.
  const isAboutKey = reasons.includes('API_KEY_INVALID') || name === 'FAILED_PRECONDITION';
  return status === 400 && isAboutKey ? 'auth' : kindOfStatus(status);
}

/** How long to wait stands in the body, as seconds with an s behind them. */
function waitOf({ headers }: RawAnswer, { details }: GoogleError, now: number): number | undefined {
  const delay = details.flatMap(({ retryDelay }) => retryDelay ?? [])[0];
  return retryAfterMs(delay?.replace(/s$/u, '') ?? headers['retry-after'], now);
}
