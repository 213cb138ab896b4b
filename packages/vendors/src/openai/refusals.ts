import type { ProviderErrorKind, RawAnswer } from '@kinora/models';
import { z } from 'zod';
import { detailOf, kindOfStatus } from '../refusal.ts';
import type { Refusal } from '../refusal.ts';
import { retryAfterMs } from '../retry-after.ts';

const word = z.string().nullable().catch(null);
const ErrorSchema = z.object({ message: word, type: word, param: word, code: word });
type OpenAiError = z.infer<typeof ErrorSchema>;

/** OpenAI says it with an object, servers of one's own often with a text. */
const RefusalSchema = z.object({
  error: z.union([ErrorSchema, z.string()]).nullish().catch(null),
  detail: word,
});

const POLICY = ['moderation_blocked', 'content_policy_violation'];
const NO_CREDIT = ['insufficient_quota', 'billing_hard_limit_reached'];
const nothing: OpenAiError = { message: null, type: null, param: null, code: null };

export function readRefusal(answer: RawAnswer, now: number): Refusal {
  const error = errorOf(answer);
  const kind = kindOf(answer.status, error);
  return {
    kind,
    reason: error.message ?? '',
    field: error.param ?? '',
    detail: detailOf('OpenAI', answer, [error.code, error.type, error.message]),
    retryAfterMs: kind === 'rate_limited' ? retryAfterMs(answer.headers['retry-after'], now) : undefined,
  };
}

function errorOf({ body }: RawAnswer): OpenAiError {
  const read = RefusalSchema.safeParse(jsonOf(body));
  const error = read.data?.error ?? read.data?.detail ?? nothing;
  return typeof error === 'string' ? { ...nothing, message: error } : error;
}

function kindOf(status: number, { code, message }: OpenAiError): ProviderErrorKind {
  const isClientError = status >= 400 && status < 500;
  if (isClientError && code !== null) {
    if (POLICY.includes(code)) {
      return 'policy';
    }
    // A bill that is used up comes as 429 or 400, and waiting mends neither.
    if (NO_CREDIT.includes(code)) {
      return 'no_credit';
    }
  }
  // A path that a server of one's own does not have says nothing about its models.
  const isOfModel = code === 'model_not_found' || /\bmodel\b/iu.test(message ?? '');
  return status === 404 && !isOfModel ? 'invalid_input' : kindOfStatus(status);
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // Pages of proxies: the status alone says what it means.
    return undefined;
  }
}
