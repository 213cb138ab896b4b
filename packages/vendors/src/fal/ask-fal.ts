import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { JsonValue, RawAnswer } from '@kinora/models';
import { authorizationOf } from './fal-connection.ts';
import type { FalConnection } from './fal-connection.ts';
import { withoutKey } from '../without-key.ts';

export interface FalQuestion {
  /** On one of the three configured origins. */
  readonly url: string;
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly body?: JsonValue;
  readonly signal: AbortSignal;
}

/** One question that may be asked again. Answers whatever came back. @throws ProviderError `transient` when nothing did */
export async function askFal(fal: FalConnection, question: FalQuestion): Promise<RawAnswer> {
  const authorization = authorizationOf(fal);
  try {
    const response = await fal.fetch(question.url, {
      method: question.method ?? 'GET',
      headers: {
        accept: 'application/json',
        authorization,
        ...(question.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(question.body === undefined ? {} : { body: JSON.stringify(question.body) }),
      redirect: 'error',
      signal: AbortSignal.any([question.signal, AbortSignal.timeout(fal.limits.questionMs)]),
    });
    return {
      status: response.status,
      headers: tellingHeaders(Object.fromEntries(response.headers)),
      body: withoutKey(await response.text(), fal.apiKey),
    };
  } catch (cause) {
    question.signal.throwIfAborted();
    throw new ProviderError('transient', sentences.mediaService.unreachable, { cause });
  }
}

/** The headers that say something about a request. */
export function tellingHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => name.startsWith('x-fal-') || name === 'retry-after'),
  );
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
