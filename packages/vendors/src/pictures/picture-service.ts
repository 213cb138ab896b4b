import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { RawAnswer, ServiceCall } from '@kinora/models';
import { guardedFetch, NotSentError, sendOnce } from '@kinora/outside';
import type { GuardSettings } from '@kinora/outside';
import { withoutKey } from '../without-key.ts';

const MEBIBYTE = 1024 * 1024;
const MOST_CHARACTERS = 1_000_000;
const MOST_LIST_BYTES = 4 * MEBIBYTE;

/** Seconds that a picture may take: its answer is the picture itself. */
export const ANSWERS_WITHIN_SECONDS = 180;

/** How long and how large; shorter and smaller in tests. */
export interface PictureLimits {
  readonly submitMs: number;
  readonly questionMs: number;
  readonly transferMs: number;
  /** Of the answer to a submit. */
  readonly answerBytes: number;
  /** Of a picture that stands somewhere else. */
  readonly resultBytes: number;
}

const limits: PictureLimits = {
  submitMs: ANSWERS_WITHIN_SECONDS * 1000,
  questionMs: 30_000,
  transferMs: 600_000,
  answerBytes: 64 * MEBIBYTE,
  resultBytes: 512 * MEBIBYTE,
};

/** What a test has of its own. */
export interface PictureParticular {
  readonly limits?: Partial<PictureLimits>;
  readonly now?: () => number;
  /** Resolves the names that pictures stand at. */
  readonly lookup?: GuardSettings['lookup'];
}

/** A service that answers with the picture itself, as this installation reaches it. */
export interface PictureService {
  readonly apiKey: string;
  /** The key goes to this origin alone. */
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  /** For pictures, which may stand anywhere in public. */
  readonly fetchResult: typeof fetch;
  readonly limits: PictureLimits;
  readonly now: () => number;
}

export function openPictureService(
  { apiKey, baseUrl }: Pick<PictureService, 'apiKey' | 'baseUrl'>,
  particular: PictureParticular,
): PictureService {
  const all = { ...limits, ...particular.limits };
  const { lookup } = particular;
  const guarded = (mostBytes: number): typeof fetch =>
    guardedFetch({ trustedUrls: [baseUrl], mostBytes, ...(lookup === undefined ? {} : { lookup }) });
  return {
    apiKey: apiKey.trim(),
    baseUrl,
    fetch: guarded(MOST_LIST_BYTES),
    fetchResult: guarded(all.resultBytes),
    limits: all,
    now: particular.now ?? Date.now,
  };
}

/**
 * The key as a header carries it. @throws ProviderError `auth` for one that none can carry, such as two lines of a file:
 * whoever sends it would name it in an error
 */
export function keyInHeader({ apiKey }: Pick<PictureService, 'apiKey'>): string {
  if (!/^[\x21-\x7e]+$/u.test(apiKey)) {
    throw new ProviderError('auth', sentences.mediaService.keyRefused);
  }
  return apiKey;
}

export interface PictureLetter {
  /** Behind the base URL. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/**
 * Sends the one request that is paid. The body of a success goes to a file of the work folder, unread.
 * @throws ProviderError `transient` when not a byte of the body left, `unknown` when it may have arrived
 */
export async function postForPicture(
  { apiKey, baseUrl, limits: { submitMs, answerBytes } }: PictureService,
  { path, headers, body }: PictureLetter,
  { signal, workFolder }: Pick<ServiceCall, 'signal' | 'workFolder'>,
): Promise<RawAnswer> {
  const file = join(workFolder, `answer-${randomUUID()}`);
  try {
    const reply = await sendOnce({
      url: `${baseUrl}${path}`,
      headers: { accept: 'application/json', ...headers },
      body,
      mostCharacters: MOST_CHARACTERS,
      file: { path: file, mostBytes: answerBytes },
      signal: AbortSignal.any([signal, AbortSignal.timeout(submitMs)]),
    });
    const answer = {
      status: reply.status,
      headers: tellingHeaders(reply.headers),
      body: withoutKey(reply.body, apiKey),
    };
    return isSuccess(reply) ? { ...answer, file } : answer;
  } catch (cause) {
    if (cause instanceof NotSentError) {
      throw new ProviderError('transient', sentences.mediaService.unreachable, { cause });
    }
    throw unknownOutcome(cause);
  }
}

/** One question that may be asked again. Answers whatever came back. @throws ProviderError `transient` when nothing did */
export async function askPictureService(
  service: PictureService,
  { path, headers }: Omit<PictureLetter, 'body'>,
  signal: AbortSignal,
): Promise<RawAnswer> {
  try {
    const response = await service.fetch(`${service.baseUrl}${path}`, {
      headers: { accept: 'application/json', ...headers },
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(service.limits.questionMs)]),
    });
    return {
      status: response.status,
      headers: tellingHeaders(Object.fromEntries(response.headers)),
      body: withoutKey(await response.text(), service.apiKey),
    };
  } catch (cause) {
    signal.throwIfAborted();
    throw new ProviderError('transient', sentences.mediaService.unreachable, { cause });
  }
}

/** Those that say something about a request. */
function tellingHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => name === 'x-request-id' || name === 'retry-after'),
  );
}

export function isSuccess({ status }: Pick<RawAnswer, 'status'>): boolean {
  return status >= 200 && status < 300;
}

export function unknownOutcome(cause: unknown): ProviderError {
  return new ProviderError('unknown', sentences.notice.paidCallUnknown, { cause });
}
