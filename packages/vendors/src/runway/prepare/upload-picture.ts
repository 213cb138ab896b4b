import { openAsBlob } from 'node:fs';
import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import { z } from 'zod';
import { contentTypeOf, fileEndings, MARK_BYTES } from '../../results/content-type.ts';
import { askQueue, isSuccess, jsonOf, unreachable } from '../../queue/ask-queue.ts';
import { refusalOf } from '../refusals.ts';
import type { RunwayConnection } from '../runway-connection.ts';

const PlaceSchema = z.object({
  uploadUrl: z.string().min(1),
  fields: z.record(z.string(), z.string()),
  runwayUri: z.string().min(1),
});
type Place = z.infer<typeof PlaceSchema>;

/**
 * Puts a picture of this machine where Runway's models can read it for a day, and answers its address there. It could stand
 * in the request itself up to five megabytes; but what is sent is kept with its receipt, which outlives project and account,
 * and is read again at every question. @throws ProviderError
 */
export async function uploadPicture(
  runway: RunwayConnection,
  file: string,
  signal: AbortSignal,
): Promise<string> {
  const bytes = await openAsBlob(file);
  const type = contentTypeOf(Buffer.from(await bytes.slice(0, MARK_BYTES).arrayBuffer()));
  if (type === null || !type.startsWith('image/')) {
    throw new ProviderError('invalid_input', sentences.mediaService.unreadablePicture);
  }
  const name = `picture.${fileEndings[type]}`;
  const place = await askForPlace(runway, name, signal);
  await putBytes(runway, { place, name, picture: bytes.slice(0, bytes.size, type) }, signal);
  return place.runwayUri;
}

async function askForPlace(runway: RunwayConnection, filename: string, signal: AbortSignal): Promise<Place> {
  const answer = await askQueue(runway, {
    url: `${runway.baseUrl}/v1/uploads`,
    method: 'POST',
    body: { filename, type: 'ephemeral' },
    signal,
  });
  const read = PlaceSchema.safeParse(isSuccess(answer) ? jsonOf(answer) : undefined);
  if (read.success) {
    return read.data;
  }
  const refusal = refusalOf(answer, runway.now());
  // Nothing is bought by an upload: what is not a refusal may be tried again.
  throw refusal.kind === 'unknown' || refusal.kind === 'gone' ? unreachable(refusal.cause) : refusal;
}

interface Upload {
  readonly place: Place;
  readonly name: string;
  readonly picture: Blob;
}

/** The address came from the service: no key goes there, and it is public or the operator's own. */
async function putBytes(
  runway: RunwayConnection,
  { place, name, picture }: Upload,
  signal: AbortSignal,
): Promise<void> {
  const form = new FormData();
  for (const [field, value] of Object.entries(place.fields)) {
    form.append(field, value);
  }
  // Behind its fields, as stores of files want it.
  form.append('file', picture, name);
  // As bytes of known length: stores take no form that comes in pieces.
  const encoded = new Response(form);
  try {
    const response = await runway.fetch(place.uploadUrl, {
      method: 'POST',
      headers: { 'content-type': encoded.headers.get('content-type') ?? 'multipart/form-data' },
      body: await encoded.bytes(),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(runway.limits.transferMs)]),
    });
    await response.body?.cancel();
    if (!response.ok) {
      throw new Error(`The storage answered ${response.status}`);
    }
  } catch (cause) {
    signal.throwIfAborted();
    throw unreachable(cause);
  }
}
