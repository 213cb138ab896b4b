import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import { speechFailure } from './speech-failures.ts';

export interface SpeechServer {
  /** Address before `/audio/speech`, such as http://127.0.0.1:8880/v1. */
  readonly baseUrl: string;
  readonly apiKey?: string;
  readonly model: string;
  /** What a voice says to introduce itself. */
  readonly previewText: string;
  readonly fetch: typeof fetch;
}

/** Ten minutes of the largest usual WAV: an endless answer is cut off here. */
const longestSoundBytes = 200 * 1024 * 1024;
const answerTimeoutMs = 120_000;

/** POST /audio/speech of OpenAI's API, which local servers offer too. Writes the sound it answers. @throws ProviderError */
export async function fetchSound(
  server: SpeechServer,
  spoken: { readonly text: string; readonly voice: string },
  to: { readonly file: string; readonly signal: AbortSignal },
): Promise<void> {
  const signal = AbortSignal.any([to.signal, AbortSignal.timeout(answerTimeoutMs)]);
  const response = await reach(server, spoken, signal);
  if (!response.ok || response.body === null) {
    throw speechFailure(response, await response.text());
  }
  try {
    await pipeline(Readable.fromWeb(response.body), atMost(longestSoundBytes), createWriteStream(to.file), {
      signal,
    });
  } catch (cause) {
    await rm(to.file, { force: true });
    to.signal.throwIfAborted();
    throw new ProviderError('transient', sentences.speechServer.unreachable, { cause });
  }
}

async function reach(
  { baseUrl, apiKey, model, fetch: request }: SpeechServer,
  { text, voice }: { readonly text: string; readonly voice: string },
  signal: AbortSignal,
): Promise<Response> {
  try {
    return await request(`${baseUrl}/audio/speech`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({ model, voice, input: text, response_format: 'wav' }),
      redirect: 'error',
      signal,
    });
  } catch (cause) {
    throw new ProviderError('transient', sentences.speechServer.unreachable, { cause });
  }
}

function atMost(bytes: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      done(seen > bytes ? new Error(`The sound is longer than ${bytes} bytes.`) : null, chunk);
    },
  });
}
