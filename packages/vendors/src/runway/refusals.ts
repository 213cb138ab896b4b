import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { ProviderErrorKind, RawAnswer } from '@kinora/models';
import { z } from 'zod';
import { retryAfterMs } from '../retry-after.ts';
import { jsonOf } from '../queue/ask-queue.ts';

/** What is wrong with one field. */
const IssueSchema = z.object({
  path: z.array(z.union([z.string(), z.number()])).nullish(),
  message: z.string().nullish(),
});
type Issue = z.infer<typeof IssueSchema>;

const RefusalSchema = z.object({
  error: z.string().nullish().catch(null),
  issues: z.array(IssueSchema).nullish().catch(null),
});

/** What a refusal says, in the taxonomy that all vendors are mapped to. */
interface Refusal {
  readonly kind: ProviderErrorKind;
  readonly sentence: string;
  /** For the operator: what the service said. */
  readonly detail: string;
  readonly retryAfterMs: number | undefined;
}

const LONGEST_DETAIL = 500;
const LONGEST_REASON = 240;

/** The error that an answer to something paid holds, or to an upload. */
export function refusalOf(answer: RawAnswer, now: number): ProviderError {
  return errorOf(readRefusal(answer, now));
}

/**
 * A question that got no answer to go on with, which says nothing about the task itself: of 404 too a key of another account
 * may be the reason.
 */
export function unansweredError(answer: RawAnswer, now: number): ProviderError {
  const refusal = readRefusal(answer, now);
  if (refusal.kind === 'auth' || refusal.kind === 'no_credit' || refusal.kind === 'rate_limited') {
    return errorOf(refusal);
  }
  const cause = new Error(refusal.detail);
  return new ProviderError('transient', sentences.mediaService.unreachable, { cause });
}

function errorOf({ kind, sentence, detail, retryAfterMs: waitMs }: Refusal): ProviderError {
  return new ProviderError(kind, sentence, {
    cause: new Error(detail),
    ...(waitMs === undefined ? {} : { retryAfterMs: waitMs }),
  });
}

function readRefusal(answer: RawAnswer, now: number): Refusal {
  const { error, issues } = RefusalSchema.safeParse(jsonOf(answer)).data ?? {};
  const kind = kindOf(answer, issues ?? []);
  return {
    kind,
    sentence:
      kind === 'invalid_input' ? invalidSentence(issues?.[0] ?? { message: error }) : sentenceOf[kind],
    detail: detailOf(answer, { error: error ?? '', issues: issues ?? [] }),
    retryAfterMs: kind === 'rate_limited' ? retryAfterMs(answer.headers['retry-after'], now) : undefined,
  };
}

function kindOf({ status, body }: RawAnswer, issues: readonly Issue[]): ProviderErrorKind {
  switch (status) {
    case 400:
      // An account without credits is told so in words alone.
      return /enough credits/iu.test(body) ? 'no_credit' : kindOfIssues(issues);
    case 401:
    case 403:
      return 'auth';
    case 402:
      return 'no_credit';
    case 404:
    case 405:
      return 'gone';
    case 429:
      return 'rate_limited';
    default:
      // Too large or not to be read is refused for certain, so that nothing runs; of the rest nobody knows.
      return status === 413 || status === 422 ? 'invalid_input' : 'unknown';
  }
}

/** The model's name is ours to send: where it is refused, the model is not offered any more. */
function kindOfIssues(issues: readonly Issue[]): ProviderErrorKind {
  return issues.some(({ path }) => path?.[0] === 'model') ? 'gone' : 'invalid_input';
}

const { mediaService, notice } = sentences;
const sentenceOf: Readonly<Record<Exclude<ProviderErrorKind, 'invalid_input'>, string>> = {
  auth: mediaService.keyRefused,
  no_credit: mediaService.noCredit,
  policy: mediaService.policy,
  gone: mediaService.gone,
  rate_limited: mediaService.busy,
  transient: mediaService.unreachable,
  unusable: mediaService.unusable,
  unknown: notice.paidCallUnknown,
};

function invalidSentence({ path, message }: Issue): string {
  const reason = (message ?? '').trim().slice(0, LONGEST_REASON);
  if (reason === '') {
    return mediaService.refused;
  }
  return mediaService.invalid((path ?? []).join('.'), /[.!?]$/u.test(reason) ? reason : `${reason}.`);
}

function detailOf(
  { status, body }: RawAnswer,
  { error, issues }: { readonly error: string; readonly issues: readonly Issue[] },
): string {
  const named = issues.map(({ path, message }) => [path?.join('.'), message].filter(Boolean).join(': '));
  const said = [error, ...named].filter((words) => words !== '').join('; ');
  return `Runway answered ${status}: ${said === '' ? body.trim() : said}`.slice(0, LONGEST_DETAIL);
}
