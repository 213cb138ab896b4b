import type { AskCall, JsonValue } from '@kinora/models';
import { askQueue, isSuccess } from '../queue/ask-queue.ts';
import type { FalConnection } from './fal-connection.ts';
import { addressesOf } from './operation.ts';
import { unansweredError } from './refusals.ts';

/** Taken out of the queue, asked to stop, ended already, or not known any more: nothing is left to do. */
export async function cancel(
  fal: FalConnection,
  operation: JsonValue,
  call: Pick<AskCall, 'signal'>,
): Promise<void> {
  const url = addressesOf(fal, operation).cancel;
  const answer = await askQueue(fal, { url, method: 'PUT', signal: call.signal });
  const isOver = answer.status === 404 || answer.body.includes('ALREADY_COMPLETED');
  if (!isSuccess(answer) && !isOver) {
    throw unansweredError(answer, fal.now());
  }
}
