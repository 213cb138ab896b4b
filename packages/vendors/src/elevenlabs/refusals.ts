import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { ProviderErrorKind, RawAnswer } from '@kinora/models';
import { z } from 'zod';

/**
 * Older answers name the fault in `status`, newer ones in `code`; what is wrong with a field stands in a list. Pages of
 * proxies have none of it.
 */
const RefusalSchema = z.object({
  detail: z.object({ status: z.string().nullish(), code: z.string().nullish() }),
});

type Said = keyof typeof sentences.elevenLabs;

interface Fault {
  readonly kind: ProviderErrorKind;
  readonly said: Said;
  /** How long to wait where the answer does not say. */
  readonly waitMs?: number;
}

const keyRefused: Fault = { kind: 'auth', said: 'keyRefused' };
const noCredit: Fault = { kind: 'no_credit', said: 'noCredit' };
const gone: Fault = { kind: 'gone', said: 'gone' };
const tooLong: Fault = { kind: 'invalid_input', said: 'tooLong' };
const policy: Fault = { kind: 'policy', said: 'policy' };
/** A request of ours ends soon, and makes room. */
const concurrent: Fault = { kind: 'rate_limited', said: 'busy', waitMs: 2_000 };
const overloaded: Fault = { kind: 'rate_limited', said: 'busy', waitMs: 15_000 };

/** By the service's own words, which say more than the status: credits that are used up come as 401. */
const faultsByWord: Readonly<Record<string, Fault>> = {
  invalid_api_key: keyRefused,
  missing_api_key: keyRefused,
  quota_exceeded: noCredit,
  insufficient_credits: noCredit,
  voice_not_found: gone,
  model_not_found: gone,
  max_character_limit_exceeded: tooLong,
  text_too_long: tooLong,
  content_against_policy: policy,
  too_many_concurrent_requests: concurrent,
  concurrent_limit_exceeded: concurrent,
  system_busy: overloaded,
};

const faultsByStatus: Readonly<Record<number, Fault>> = {
  401: keyRefused,
  402: noCredit,
  403: keyRefused,
  404: gone,
  429: concurrent,
};

/** Why nothing was made. From 500 on, and after a time-out on the way, nobody knows whether it was. */
export function refusalOf(answer: RawAnswer): ProviderError {
  const { status, headers, body } = answer;
  const cause = new Error(`ElevenLabs answered ${status}: ${body.slice(0, 500)}`);
  const isRefusal = status >= 400 && status < 500 && status !== 408;
  if (!isRefusal) {
    return new ProviderError('unknown', sentences.elevenLabs.unreachable, { cause });
  }
  const { kind, said, waitMs } = faultOf(answer);
  const askedMs = Number(headers['retry-after']) * 1000;
  const retryAfterMs = askedMs > 0 ? askedMs : waitMs;
  return new ProviderError(kind, sentences.elevenLabs[said], {
    cause,
    ...(kind === 'rate_limited' && retryAfterMs !== undefined ? { retryAfterMs } : {}),
  });
}

function faultOf(answer: RawAnswer): Fault {
  const named = wordsOf(answer).flatMap((word) => faultsByWord[word] ?? []);
  return named[0] ?? faultsByStatus[answer.status] ?? { kind: 'invalid_input', said: 'refused' };
}

function wordsOf({ body }: RawAnswer): string[] {
  const read = RefusalSchema.safeParse(jsonOf(body));
  const { code, status } = read.data?.detail ?? {};
  return [status ?? '', code ?? ''];
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A page of a proxy: its status says what there is to know.
    return null;
  }
}
