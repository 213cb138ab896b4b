import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { RawAnswer } from '@kinora/models';
import { NotSentError, sendOnce } from '@kinora/outside';
import { withoutKey } from '../without-key.ts';
import { signInOf } from './eleven-labs.ts';
import type { ElevenLabs } from './eleven-labs.ts';

/** 40,000 characters are some 45 minutes: 45 MiB of MP3, and a third more in base64. */
const MOST_BYTES = 128 * 1024 * 1024;
/** Of a refusal. */
const MOST_CHARACTERS = 100_000;
/** What says something about a request. */
const KEPT_HEADERS = ['retry-after', 'request-id', 'character-cost'];

interface Posting {
  /** Behind the base URL. */
  readonly path: string;
  /** JSON. */
  readonly body: string;
  /** Where the answer goes. */
  readonly file: string;
  readonly signal: AbortSignal;
}

/** POSTs once. @throws ProviderError `transient` when not a byte of the body left, `unknown` when it may have arrived */
export async function postSpeech(
  server: ElevenLabs,
  { path, body, file, signal }: Posting,
): Promise<RawAnswer> {
  const signIn = signInOf(server);
  try {
    const reply = await sendOnce({
      url: `${server.baseUrl}${path}`,
      headers: { 'content-type': 'application/json', accept: 'application/json', ...signIn },
      body,
      mostCharacters: MOST_CHARACTERS,
      signal,
      file: { path: file, mostBytes: MOST_BYTES },
    });
    const kept = KEPT_HEADERS.flatMap((name) => {
      const value = reply.headers[name];
      return value === undefined ? [] : [[name, value] as const];
    });
    return {
      status: reply.status,
      headers: Object.fromEntries(kept),
      body: withoutKey(reply.body, server.apiKey),
    };
  } catch (cause) {
    const kind = cause instanceof NotSentError ? 'transient' : 'unknown';
    throw new ProviderError(kind, sentences.elevenLabs.unreachable, { cause });
  }
}
