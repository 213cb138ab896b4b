import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { JsonValue, RawAnswer } from '@kinora/models';
import { NotSentError, sendOnce } from '@kinora/outside';
import { withoutKey } from '../without-key.ts';
import type { QueueConnection } from './queue-connection.ts';

const MOST_CHARACTERS = 1_000_000;

export interface QueueQuestion {
  /** On an origin that the key may go to. */
  readonly url: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** JSON, or a form with files. */
  readonly body?: JsonValue | FormData;
  readonly signal: AbortSignal;
}

/** One question that may be asked again. Answers whatever came back. @throws ProviderError `transient` when nothing did */
export async function askQueue(queue: QueueConnection, question: QueueQuestion): Promise<RawAnswer> {
  const { url, method = 'GET', body, signal } = question;
  const headers = queue.headers();
  const waitMs = body instanceof FormData ? queue.limits.transferMs : queue.limits.questionMs;
  try {
    const content = await contentOf(body);
    const response = await queue.fetch(url, {
      method,
      headers: { ...headers, ...content.headers },
      ...(content.body === undefined ? {} : { body: content.body }),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(waitMs)]),
    });
    return rawAnswer(queue, {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    });
  } catch (cause) {
    signal.throwIfAborted();
    throw unreachable(cause);
  }
}

/** A form goes as bytes of known length: stores of files take none that comes in pieces. */
async function contentOf(
  body: JsonValue | FormData | undefined,
): Promise<{ readonly headers: Record<string, string>; readonly body?: string | Uint8Array<ArrayBuffer> }> {
  if (body === undefined) {
    return { headers: {} };
  }
  if (!(body instanceof FormData)) {
    return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  }
  const encoded = new Response(body);
  const type = encoded.headers.get('content-type') ?? 'multipart/form-data';
  return { headers: { 'content-type': type }, body: new Uint8Array(await encoded.arrayBuffer()) };
}

export interface QueueLetter {
  readonly url: string;
  /** Beside those that sign in. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: JsonValue;
}

/**
 * Sends the one request that is paid.
 * @throws ProviderError `transient` when not a byte of its body left, `unknown` when it may have arrived
 */
export async function submitToQueue(
  queue: QueueConnection,
  { url, headers, body }: QueueLetter,
  signal: AbortSignal,
): Promise<RawAnswer> {
  const signedIn = queue.headers();
  try {
    const reply = await sendOnce({
      url,
      headers: { ...signedIn, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      mostCharacters: MOST_CHARACTERS,
      signal: AbortSignal.any([signal, AbortSignal.timeout(queue.limits.submitMs)]),
    });
    return rawAnswer(queue, reply);
  } catch (cause) {
    throw cause instanceof NotSentError ? unreachable(cause) : unknownOutcome(cause);
  }
}

function rawAnswer({ apiKey, tells }: QueueConnection, { status, headers, body }: RawAnswer): RawAnswer {
  const telling = Object.entries(headers).filter(([name]) => tells(name));
  return { status, headers: Object.fromEntries(telling), body: withoutKey(body, apiKey) };
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

/** The handle in an answer that broke off behind it; `field` is its name there. */
export function wholeHandleOf({ body }: RawAnswer, field: string): string | undefined {
  return new RegExp(`"${field}"\\s*:\\s*"([\\w-]+)"`, 'u').exec(body)?.[1];
}

export function unreachable(cause: unknown): ProviderError {
  return new ProviderError('transient', sentences.mediaService.unreachable, { cause });
}

export function unknownOutcome(cause: unknown): ProviderError {
  return new ProviderError('unknown', sentences.notice.paidCallUnknown, { cause });
}
