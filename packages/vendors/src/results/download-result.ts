import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { Medium, ServiceCall } from '@kinora/models';
import { contentTypeOf, fileEndings, MARK_BYTES } from './content-type.ts';
import type { MediaType } from './content-type.ts';

const kindOfFile: Readonly<Record<Medium, string>> = { picture: 'image/', clip: 'video/' };

/** How a vendor's results are downloaded: through a guard, within a time and a size. */
export interface ResultSource {
  readonly fetchResult: typeof fetch;
  readonly limits: { readonly transferMs: number; readonly resultBytes: number };
}

/**
 * Downloads a result into the call's work folder and answers its path. Its address came from the service: it is asked
 * without a key, and only where the guard lets it. What the file is, its bytes say; it gets its name when it is whole.
 * @throws ProviderError `transient`: fetching again may help
 */
export async function downloadResult(
  source: ResultSource,
  { url, medium }: { readonly url: string; readonly medium: Medium },
  call: Pick<ServiceCall, 'signal' | 'workFolder'>,
): Promise<string> {
  const name = join(call.workFolder, `result-${createHash('sha256').update(url).digest('hex').slice(0, 16)}`);
  const part = `${name}.part`;
  try {
    await download(source, { url, part, signal: call.signal });
    const file = `${name}.${fileEndings[await typeOf(part, medium)]}`;
    await rename(part, file);
    return file;
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

async function download(
  { fetchResult, limits }: ResultSource,
  { url, part, signal }: Download,
): Promise<void> {
  const waits = AbortSignal.any([signal, AbortSignal.timeout(limits.transferMs)]);
  const response = await fetchResult(url, { signal: waits });
  if (!response.ok || response.body === null) {
    await response.body?.cancel();
    throw new Error(`The result's address answered ${response.status}`);
  }
  if (Number(response.headers.get('content-length')) > limits.resultBytes) {
    await response.body.cancel();
    throw new Error(`The result is longer than ${limits.resultBytes} bytes`);
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
