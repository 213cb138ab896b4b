import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { ProviderErrorKind, RawAnswer } from '@kinora/models';

/** What a refusal says, in the taxonomy that all vendors are mapped to. */
export interface Refusal {
  readonly kind: ProviderErrorKind;
  /** What the service says about it; empty where it says nothing. */
  readonly reason: string;
  /** The field of the request that it names; empty where it names none. */
  readonly field?: string;
  /** For the operator. */
  readonly detail: string;
  readonly retryAfterMs?: number | undefined;
}

const LONGEST_DETAIL = 500;
const LONGEST_REASON = 240;

/** Statuses by which a request is refused for what it asks, so that nothing is made and nothing charged. */
const DEFINITE: readonly number[] = [400, 413, 415, 422];

/** What a status alone says about a request that is paid. From 500 on nobody knows whether it was done. */
export function kindOfStatus(status: number): ProviderErrorKind {
  switch (status) {
    case 401:
    case 403:
      return 'auth';
    case 402:
      return 'no_credit';
    case 404:
      return 'gone';
    case 429:
      return 'rate_limited';
    default:
      return DEFINITE.includes(status) ? 'invalid_input' : 'unknown';
  }
}

export function refusalError(refusal: Refusal): ProviderError {
  const { kind, detail, retryAfterMs } = refusal;
  return new ProviderError(kind, sentenceOf(refusal), {
    cause: new Error(detail.slice(0, LONGEST_DETAIL)),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  });
}

/** What holds for every question to the service, whatever it was about. */
const ABOUT_ACCOUNT: readonly ProviderErrorKind[] = ['auth', 'no_credit', 'rate_limited'];

/** A question that got no answer to go on with. */
export function unansweredError(refusal: Refusal): ProviderError {
  return refusalError(ABOUT_ACCOUNT.includes(refusal.kind) ? refusal : { ...refusal, kind: 'transient' });
}

/** For the operator: who answered, with what, and what it said. */
export function detailOf(service: string, { status, body }: RawAnswer, said: readonly unknown[]): string {
  const words = said.filter((word) => typeof word === 'string' && word !== '').join(': ');
  return `${service} answered ${status}: ${words === '' ? body.trim() : words}`;
}

function sentenceOf({ kind, reason, field = '' }: Refusal): string {
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
      return invalidSentence(field, reason.trim().slice(0, LONGEST_REASON));
    case 'transient':
      return mediaService.unreachable;
    case 'unusable':
      return mediaService.unusable;
    case 'unknown':
      return notice.paidCallUnknown;
  }
}

function invalidSentence(field: string, reason: string): string {
  return reason === ''
    ? sentences.mediaService.refused
    : sentences.mediaService.invalid(field, /[.!?]$/u.test(reason) ? reason : `${reason}.`);
}
