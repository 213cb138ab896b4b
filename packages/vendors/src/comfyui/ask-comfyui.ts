import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { JsonValue, RawAnswer } from '@kinora/models';
import type { ComfyuiConnection } from './comfyui-connection.ts';

export interface ComfyuiQuestion {
  /** Behind the server's address, such as `/queue`. */
  readonly path: string;
  /** Makes it a POST. */
  readonly body?: JsonValue | Form;
  readonly signal: AbortSignal;
}

/** A form as its bytes, and the content type that says where its parts end. */
export interface Form {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/** One question that may be asked again. Answers whatever came back. @throws ProviderError `transient` when nothing did */
export async function askComfyui(comfyui: ComfyuiConnection, question: ComfyuiQuestion): Promise<RawAnswer> {
  const { path, body, signal } = question;
  try {
    const response = await comfyui.fetch(`${comfyui.url}${path}`, {
      ...(body === undefined ? {} : posting(body)),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(comfyui.limits.questionMs)]),
    });
    return { status: response.status, headers: {}, body: await response.text() };
  } catch (cause) {
    signal.throwIfAborted();
    throw unreachable(cause);
  }
}

function posting(body: JsonValue | Form): Pick<RequestInit, 'method' | 'headers' | 'body'> {
  return isForm(body)
    ? { method: 'POST', headers: { 'content-type': body.contentType }, body: Buffer.from(body.bytes) }
    : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

function isForm(body: JsonValue | Form): body is Form {
  return typeof body === 'object' && body !== null && 'bytes' in body && body.bytes instanceof Uint8Array;
}

/** A question without an answer to go on with, which says nothing about the request itself. */
export function unanswered({ status, body }: RawAnswer): ProviderError {
  const cause = new Error(`ComfyUI answered ${status}: ${body.trim().slice(0, 500)}`);
  // ComfyUI knows no accounts: somebody in front of it does.
  return status === 401 || status === 403
    ? new ProviderError('auth', sentences.mediaService.keyRefused, { cause })
    : unreachable(cause);
}

export function unreachable(cause: unknown): ProviderError {
  return new ProviderError('transient', sentences.mediaService.unreachable, { cause });
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

export function isSuccess({ status }: Pick<RawAnswer, 'status'>): boolean {
  return status >= 200 && status < 300;
}
