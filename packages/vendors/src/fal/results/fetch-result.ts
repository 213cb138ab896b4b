import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { FetchedMedia, JsonValue, Medium, ServiceCall } from '@kinora/models';
import { FAL } from '../bindings.ts';
import { contentTypeOf, fileEndings, MARK_BYTES } from './content-type.ts';
import type { MediaType } from './content-type.ts';
import type { FalConnection } from '../fal-connection.ts';
import { readAnswer } from './result.ts';

const kindOfFile: Readonly<Record<Medium, string>> = { picture: 'image/', clip: 'video/' };

/**
 * Downloads a result into the call's work folder. Its address came from the service: it is asked without a key, and only
 * where the guard lets it. What the file is, its bytes say; it gets its name when it is whole.
 */
export async function fetchResult(
  fal: FalConnection,
  answer: JsonValue,
  call: Pick<ServiceCall, 'signal' | 'workFolder'>,
): Promise<FetchedMedia> {
  const { endpoint, medium, url } = readAnswer(answer);
  const name = join(call.workFolder, `result-${createHash('sha256').update(url).digest('hex').slice(0, 16)}`);
  const part = `${name}.part`;
  try {
    await download(fal, { url, part, signal: call.signal });
    const file = `${name}.${fileEndings[await typeOf(part, medium)]}`;
    await rename(part, file);
    return { file, madeBy: { provider: FAL, model: endpoint } };
  } catch (cause) {
    await rm(part, { force: true });
    call.signal.throwIfAborted();
    throw new ProviderError('transient', sentences.mediaService.unusable, { cause });
  }
}

interface Download {
  readonly url: string;
  readonly part: string;
  readonly signal: AbortSignal;
}

async function download(fal: FalConnection, { url, part, signal }: Download): Promise<void> {
  const waits = AbortSignal.any([signal, AbortSignal.timeout(fal.limits.transferMs)]);
  const response = await fal.fetchResult(url, { signal: waits });
  if (!response.ok || response.body === null) {
    await response.body?.cancel();
    throw new Error(`The result's address answered ${response.status}`);
  }
  if (Number(response.headers.get('content-length')) > fal.limits.resultBytes) {
    await response.body.cancel();
    throw new Error(`The result is longer than ${fal.limits.resultBytes} bytes`);
  }
  await pipeline(Readable.fromWeb(response.body), createWriteStream(part), { signal: waits });
}

async function typeOf(file: string, medium: Medium): Promise<MediaType> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MARK_BYTES), 0, MARK_BYTES, 0);
    const type = contentTypeOf(buffer.subarray(0, bytesRead));
    if (type === null || !type.startsWith(kindOfFile[medium])) {
      throw new Error(`The result is no ${medium}: ${type ?? 'its bytes are of nothing known'}`);
    }
    return type;
  } finally {
    await handle.close();
  }
}
