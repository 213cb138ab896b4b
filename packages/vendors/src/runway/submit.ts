import type { PreparedMedia, RawAnswer, ServiceCall, SubmittedMedia } from '@kinora/models';
import { z } from 'zod';
import { isSuccess, jsonOf, submitToQueue, unknownOutcome, wholeHandleOf } from '../queue/ask-queue.ts';
import { CostSchema } from './credits.ts';
import { partsOf } from './endpoints.ts';
import { refusalOf } from './refusals.ts';
import type { RunwayConnection } from './runway-connection.ts';
import type { RunwayOperation } from './task.ts';

/** Sends the one request that is paid. */
export async function submit(
  runway: RunwayConnection,
  { endpoint, body }: PreparedMedia,
  { signal }: Pick<ServiceCall, 'signal'>,
): Promise<RawAnswer> {
  return await submitToQueue(runway, { url: `${runway.baseUrl}/v1/${partsOf(endpoint).task}`, body }, signal);
}

const AcceptedSchema = z.object({ id: z.string().min(1), estimatedCost: CostSchema });

/** Accepted is what has an id: with it the task can be asked about, and what was paid is not lost. */
export function readSubmit(
  runway: RunwayConnection,
  { endpoint }: PreparedMedia,
  answer: RawAnswer,
): SubmittedMedia {
  if (!isSuccess(answer)) {
    throw refusalOf(answer, runway.now());
  }
  const read = AcceptedSchema.safeParse(jsonOf(answer));
  const requestId = read.data?.id ?? wholeHandleOf(answer, 'id');
  if (requestId === undefined) {
    throw unknownOutcome(new Error(`Runway answered ${answer.status} without the id of a task`));
  }
  const estimatedCredits = read.data?.estimatedCost ?? null;
  return {
    state: 'accepted',
    operation: { endpoint, requestId, estimatedCredits } satisfies RunwayOperation,
  };
}
