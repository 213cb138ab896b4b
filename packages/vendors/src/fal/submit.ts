import type { PreparedMedia, RawAnswer, ServiceCall, SubmittedMedia } from '@kinora/models';
import { z } from 'zod';
import { isSuccess, jsonOf, submitToQueue, unknownOutcome, wholeHandleOf } from '../queue/ask-queue.ts';
import type { FalConnection } from './fal-connection.ts';
import type { FalOperation } from './operation.ts';
import { readRefusal, refusalError } from './refusals.ts';

/** What has not begun after an hour fal may drop: nobody waits for it any longer. */
const START_WITHIN_SECONDS = '3600';

/** Sends the one request that is paid. fal must not send it twice to its own machines either. */
export async function submit(
  fal: FalConnection,
  { endpoint, body }: PreparedMedia,
  { signal }: Pick<ServiceCall, 'signal'>,
): Promise<RawAnswer> {
  const url = `${fal.queueUrl}/${endpoint}`;
  const headers = { 'x-fal-no-retry': '1', 'x-fal-request-timeout': START_WITHIN_SECONDS };
  return await submitToQueue(fal, { url, headers, body }, signal);
}

const AcceptedSchema = z.object({
  request_id: z.string().min(1),
  status_url: z.string().nullish().catch(null),
  response_url: z.string().nullish().catch(null),
  cancel_url: z.string().nullish().catch(null),
});

/** Accepted is what has an id: with it the request can be asked about, and what was paid is not lost. */
export function readSubmit(
  fal: FalConnection,
  { endpoint }: PreparedMedia,
  answer: RawAnswer,
): SubmittedMedia {
  if (!isSuccess(answer)) {
    throw refusalError(readRefusal(answer, fal.now()));
  }
  const read = AcceptedSchema.safeParse(jsonOf(answer));
  const requestId = read.data?.request_id ?? wholeHandleOf(answer, 'request_id');
  if (requestId === undefined) {
    throw unknownOutcome(new Error(`fal answered ${answer.status} without the id of a request`));
  }
  const operation = {
    endpoint,
    requestId,
    statusUrl: read.data?.status_url ?? null,
    responseUrl: read.data?.response_url ?? null,
    cancelUrl: read.data?.cancel_url ?? null,
  } satisfies FalOperation;
  return { state: 'accepted', operation };
}
