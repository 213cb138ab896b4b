import { openAsBlob } from 'node:fs';
import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { RawAnswer } from '@kinora/models';
import { z } from 'zod';
import { askQueue, isSuccess, jsonOf, unreachable } from '../../queue/ask-queue.ts';
import { contentTypeOf, fileEndings, MARK_BYTES } from '../../results/content-type.ts';
import type { FalConnection } from '../fal-connection.ts';
import { readRefusal, refusalError } from '../refusals.ts';

const MEBIBYTE = 1024 * 1024;
/** Larger files go in parts. */
const WHOLE_BYTES = 90 * MEBIBYTE;
const PART_BYTES = 10 * MEBIBYTE;

const PlaceSchema = z.object({ upload_url: z.string().min(1), file_url: z.string().min(1) });

/**
 * Puts a picture of this machine where fal's models can read it, and answers its address there: a server of one's own
 * need not be reachable. @throws ProviderError
 */
export async function uploadPicture(fal: FalConnection, file: string, signal: AbortSignal): Promise<string> {
  const blob = await openAsBlob(file);
  const type = contentTypeOf(Buffer.from(await blob.slice(0, MARK_BYTES).arrayBuffer()));
  if (type === null || !type.startsWith('image/')) {
    throw new ProviderError('invalid_input', sentences.mediaService.unreadablePicture);
  }
  return await upload(fal, { blob, type, name: `picture.${fileEndings[type]}` }, signal);
}

/** The same for a narration, a WAV of ours. @throws ProviderError */
export async function uploadNarration(
  fal: FalConnection,
  file: string,
  signal: AbortSignal,
): Promise<string> {
  return await upload(
    fal,
    { blob: await openAsBlob(file), type: 'audio/wav', name: 'narration.wav' },
    signal,
  );
}

interface FileToUpload {
  readonly blob: Blob;
  readonly type: string;
  readonly name: string;
}

async function upload(
  fal: FalConnection,
  { blob, type, name }: FileToUpload,
  signal: AbortSignal,
): Promise<string> {
  const isWhole = blob.size <= WHOLE_BYTES;
  const initiate = `${fal.restUrl}/storage/upload/${isWhole ? 'initiate' : 'initiate-multipart'}?storage_type=fal-cdn-v3`;
  const answer = await askQueue(fal, {
    url: initiate,
    method: 'POST',
    body: { content_type: type, file_name: name },
    signal,
  });
  const place = readPlace(fal, answer);
  const put = { fal, type, signal };
  if (isWhole) {
    await putBytes(put, place.upload_url, blob);
  } else {
    await putParts(put, place.upload_url, blob);
  }
  return place.file_url;
}

function readPlace(fal: FalConnection, answer: RawAnswer): z.infer<typeof PlaceSchema> {
  const read = PlaceSchema.safeParse(isSuccess(answer) ? jsonOf(answer) : undefined);
  if (read.success) {
    return read.data;
  }
  const refusal = readRefusal(answer, fal.now());
  // Nothing is bought by an upload: what is not a refusal may be tried again.
  throw isSuccess(answer) || refusal.kind === 'unknown' || refusal.kind === 'gone'
    ? unreachable(new Error(refusal.detail))
    : refusalError(refusal);
}

interface Put {
  readonly fal: FalConnection;
  readonly type: string;
  readonly signal: AbortSignal;
}

/** The address came from the service: no key goes there, and it is public or the operator's own. */
async function putBytes({ fal, type, signal }: Put, url: string, bytes: Blob): Promise<Response> {
  try {
    const response = await fal.fetch(url, {
      method: 'PUT',
      headers: { 'content-type': type },
      body: bytes,
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(fal.limits.transferMs)]),
    });
    if (!response.ok) {
      throw new Error(`The storage answered ${response.status}`);
    }
    return response;
  } catch (cause) {
    signal.throwIfAborted();
    throw unreachable(cause);
  }
}

const PartSchema = z.object({ partNumber: z.number().nullish(), etag: z.string() });

async function putParts(put: Put, uploadUrl: string, blob: Blob): Promise<void> {
  const { origin, pathname, search } = new URL(uploadUrl);
  const address = (last: string) => `${origin}${pathname}/${last}${search}`;
  const count = Math.ceil(blob.size / PART_BYTES);
  const parts: { partNumber: number; etag: string }[] = [];
  for (let partNumber = 1; partNumber <= count; partNumber += 1) {
    const bytes = blob.slice((partNumber - 1) * PART_BYTES, partNumber * PART_BYTES);
    const response = await putBytes(put, address(String(partNumber)), bytes);
    parts.push({ partNumber, etag: await readTag(response) });
  }
  await complete(put, address('complete'), parts);
}

async function readTag(response: Response): Promise<string> {
  try {
    return PartSchema.parse(await response.json()).etag;
  } catch (cause) {
    throw unreachable(cause);
  }
}

async function complete({ fal, signal }: Put, url: string, parts: readonly object[]): Promise<void> {
  try {
    const response = await fal.fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ parts }),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(fal.limits.transferMs)]),
    });
    if (!response.ok) {
      throw new Error(`The storage answered ${response.status}`);
    }
  } catch (cause) {
    signal.throwIfAborted();
    throw unreachable(cause);
  }
}
