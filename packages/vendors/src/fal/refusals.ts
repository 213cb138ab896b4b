import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { ProviderErrorKind, RawAnswer } from '@kinora/models';
import { z } from 'zod';
import { retryAfterMs } from '../retry-after.ts';
import { jsonOf } from '../queue/ask-queue.ts';

/** An error of a model, or of the input that it was given. `type` is the stable word, `msg` is for people. */
const ModelErrorSchema = z.object({
  loc: z.array(z.union([z.string(), z.number()])).nullish(),
  msg: z.string().nullish(),
  type: z.string().optional(),
});
type ModelError = z.infer<typeof ModelErrorSchema>;

const RefusalSchema = z.object({
  detail: z.union([z.array(ModelErrorSchema), z.string()]).nullish(),
  error_type: z.string().nullish(),
});

/** What a refusal says, in the taxonomy that all vendors are mapped to. */
export interface Refusal {
  readonly kind: ProviderErrorKind;
  /** For the person who waits. */
  readonly sentence: string;
  /** For the operator: what the service said, without what it repeats of the wish. */
  readonly detail: string;
  readonly retryAfterMs?: number;
  /** Whether it says so as the service says it of a model's work; a proxy's page does not. */
  readonly isOfModel: boolean;
}

/** Refused for certain, so that nothing runs and nothing is charged. */
const DEFINITE: readonly number[] = [400, 413, 422];
const POLICY = 'content_policy_violation';
const LONGEST_DETAIL = 500;
const LONGEST_REASON = 240;

export function readRefusal(answer: RawAnswer, now: number): Refusal {
  const read = RefusalSchema.safeParse(jsonOf(answer));
  const detail = read.data?.detail ?? '';
  const errors = typeof detail === 'string' ? [] : detail;
  const errorType = read.data?.error_type ?? answer.headers['x-fal-error-type'];
  const kind = kindOf(answer, errors);
  const waitMs = kind === 'rate_limited' ? retryAfterMs(answer.headers['retry-after'], now) : undefined;
  return {
    kind,
    sentence: sentenceOf(kind, errors[0] ?? (typeof detail === 'string' ? { msg: detail } : {})),
    detail: detailOf(answer, errors, errorType),
    isOfModel: errorType !== undefined || errors.some(({ type }) => type !== undefined),
    ...(waitMs === undefined ? {} : { retryAfterMs: waitMs }),
  };
}

export function refusalError(refusal: Refusal): ProviderError {
  return new ProviderError(refusal.kind, refusal.sentence, {
    cause: new Error(refusal.detail),
    ...(refusal.retryAfterMs === undefined ? {} : { retryAfterMs: refusal.retryAfterMs }),
  });
}

/**
 * A question that got no answer to go on with, which says nothing about the request itself: of 404 too a key of another
 * account may be the reason.
 */
export function unansweredError(answer: RawAnswer, now: number): ProviderError {
  const refusal = readRefusal(answer, now);
  if (refusal.kind === 'auth' || refusal.kind === 'no_credit' || refusal.kind === 'rate_limited') {
    return refusalError(refusal);
  }
  const cause = new Error(refusal.detail);
  return new ProviderError('transient', sentences.mediaService.unreachable, { cause });
}

function kindOf({ status, body }: RawAnswer, errors: readonly ModelError[]): ProviderErrorKind {
  const isClientError = status >= 400 && status < 500;
  if (isClientError && errors.some(({ type }) => type === POLICY)) {
    return 'policy';
  }
  switch (status) {
    case 401:
      return 'auth';
    case 402:
      return 'no_credit';
    case 403:
      // An account without balance is locked, and says so in words alone.
      return /locked|exhausted|balance/iu.test(body) ? 'no_credit' : 'auth';
    case 404:
      return 'gone';
    case 429:
      return 'rate_limited';
    default:
      return DEFINITE.includes(status) ? 'invalid_input' : 'unknown';
  }
}

function sentenceOf(kind: ProviderErrorKind, error: ModelError): string {
  const { mediaService, notice } = sentences;
  switch (kind) {
    case 'auth':
      return mediaService.keyRefused;
    case 'no_credit':
      return mediaService.noCredit;
    case 'policy':
      return mediaService.policy;
    case 'gone':
      return mediaService.gone;
    case 'rate_limited':
      return mediaService.busy;
    case 'invalid_input':
      return invalidSentence(error);
    case 'transient':
      return mediaService.unreachable;
    case 'unusable':
      return mediaService.unusable;
    case 'unknown':
      return notice.paidCallUnknown;
  }
}

function invalidSentence({ loc, msg }: ModelError): string {
  const reason = (msg ?? '').trim().slice(0, LONGEST_REASON);
  if (reason === '') {
    return sentences.mediaService.refused;
  }
  const field = (loc ?? []).filter((part) => part !== 'body').join('.');
  return sentences.mediaService.invalid(field, /[.!?]$/u.test(reason) ? reason : `${reason}.`);
}

function detailOf(
  { status, body }: RawAnswer,
  errors: readonly ModelError[],
  errorType: string | undefined,
): string {
  const said = errors.map(({ type, loc, msg }) => [type, loc?.join('.'), msg].filter(Boolean).join(': '));
  const words = said.length > 0 ? said.join('; ') : body.trim();
  return `fal answered ${status}${errorType === undefined ? '' : ` (${errorType})`}: ${words}`.slice(
    0,
    LONGEST_DETAIL,
  );
}
