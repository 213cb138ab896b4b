import { ProviderError } from '@kinora/models';
import type { RawAnswer } from '@kinora/models';
import { NotSentError, sendOnce } from '@kinora/outside';
import { withoutKey } from './without-key.ts';

/** A server with a part of OpenAI's API, somewhere. */
export interface ModelServer {
  /** Address before the call's own path, such as http://127.0.0.1:11434/v1. */
  readonly baseUrl: string;
  /** Local servers want none. */
  readonly apiKey?: string;
  readonly model: string;
}

/** Who makes it, for receipts: the host and its model. */
export function endpointOf({ baseUrl, model }: ModelServer): string {
  return `${new URL(baseUrl).host}/${model}`;
}

/**
 * Whether nothing is paid for its answers. Where no price says so, that is a server which wants no key, or one on this very
 * machine.
 */
export function isFreeServer({ baseUrl, apiKey }: ModelServer, prices: readonly number[] | null): boolean {
  if (prices !== null) {
    return prices.every((price) => price === 0);
  }
  return apiKey === undefined || isOnThisMachine(baseUrl);
}

export function isOnThisMachine(url: string): boolean {
  return /^(?:localhost|127\.[\d.]+|\[::1\])$/u.test(new URL(url).hostname);
}

export interface Posting {
  /** Behind the base URL. */
  readonly path: string;
  /** JSON. */
  readonly body: string;
  /** Where the body of a success goes, if it is no text. */
  readonly file?: { readonly path: string; readonly mostBytes: number };
  readonly signal: AbortSignal;
  /** What is said when nobody answers. */
  readonly unreachable: string;
}

/** The longest answer that is read as text: a film's script has some 20,000 characters. */
const MOST_CHARACTERS = 1_000_000;

/** POSTs once. @throws ProviderError `transient` when not a byte of the body left, `unknown` when it may have arrived */
export async function postOnce(server: ModelServer, posting: Posting): Promise<RawAnswer> {
  const { apiKey = '' } = server;
  const { path, body, file, signal, unreachable } = posting;
  try {
    const reply = await sendOnce({
      url: `${server.baseUrl}${path}`,
      headers: {
        'content-type': 'application/json',
        ...(apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` }),
      },
      body,
      mostCharacters: MOST_CHARACTERS,
      signal,
      ...(file === undefined ? {} : { file }),
    });
    const { 'retry-after': retryAfter } = reply.headers;
    return {
      status: reply.status,
      headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
      body: withoutKey(reply.body, apiKey),
    };
  } catch (cause) {
    const kind = cause instanceof NotSentError ? 'transient' : 'unknown';
    throw new ProviderError(kind, unreachable, { cause });
  }
}

export function isSuccess({ status }: RawAnswer): boolean {
  return status >= 200 && status < 300;
}

/** What a refusal of such a server says, by what it is about. */
export interface RefusalSentences {
  readonly keyRefused: string;
  readonly noCredit: string;
  readonly gone: string;
  readonly busy: string;
  readonly refused: string;
  readonly unreachable: string;
}

/**
 * A refusal in the taxonomy of failures. 429 is two things: too many requests, or, with the code insufficient_quota, an
 * account without money (OpenAI's API reference, errors). From 500 on nobody knows whether it was done.
 */
export function refusalOf({ status, headers, body }: RawAnswer, said: RefusalSentences): ProviderError {
  const cause = new Error(`The server answered ${status}: ${body.slice(0, 500)}`);
  if (status === 401 || status === 403) {
    return new ProviderError('auth', said.keyRefused, { cause });
  }
  if (status === 402 || (status === 429 && body.includes('insufficient_quota'))) {
    return new ProviderError('no_credit', said.noCredit, { cause });
  }
  if (status === 429) {
    const retryAfterMs = Number(headers['retry-after']) * 1000;
    return new ProviderError('rate_limited', said.busy, {
      cause,
      ...(retryAfterMs > 0 ? { retryAfterMs } : {}),
    });
  }
  if (status === 404) {
    return new ProviderError('gone', said.gone, { cause });
  }
  const isRefusal = status >= 400 && status < 500 && status !== 408;
  return isRefusal
    ? new ProviderError('invalid_input', said.refused, { cause })
    : new ProviderError('unknown', said.unreachable, { cause });
}
