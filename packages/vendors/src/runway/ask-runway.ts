import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { JsonValue, RawAnswer } from '@kinora/models';
import { withoutKey } from '../without-key.ts';
import { headersOf } from './runway-connection.ts';
import type { RunwayConnection } from './runway-connection.ts';

export interface RunwayQuestion {
  /** Behind the base address, such as `/v1/organization`. */
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly body?: JsonValue;
  readonly signal: AbortSignal;
}

/** One question that may be asked again. Answers whatever came back. @throws ProviderError `transient` when nothing did */
export async function askRunway(
  runway: RunwayConnection,
  { path, method = 'GET', body, signal }: RunwayQuestion,
): Promise<RawAnswer> {
  const headers = headersOf(runway);
  try {
    const response = await runway.fetch(`${runway.baseUrl}${path}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(runway.limits.questionMs)]),
    });
    return {
      status: response.status,
      headers: tellingHeaders(Object.fromEntries(response.headers)),
      body: withoutKey(await response.text(), runway.apiKey),
    };
  } catch (cause) {
    signal.throwIfAborted();
    throw new ProviderError('transient', sentences.mediaService.unreachable, { cause });
  }
}

/** The headers that say something about a request. */
export function tellingHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const { 'retry-after': retryAfter } = headers;
  return retryAfter === undefined ? {} : { 'retry-after': retryAfter };
}

/** An answer's JSON; undefined where it has none. */
export function jsonOf(answer: RawAnswer): unknown {
  try {
    return JSON.parse(answer.body);
  } catch {
    // Pages of proxies and halves of answers: whoever asked decides what no JSON means.
    return undefined;
  }
}

export function isSuccess({ status }: RawAnswer): boolean {
  return status >= 200 && status < 300;
}
