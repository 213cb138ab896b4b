import type { AskCall, JsonValue } from '@kinora/models';
import { askQueue, isSuccess } from '../queue/ask-queue.ts';
import { unansweredError } from './refusals.ts';
import type { RunwayConnection } from './runway-connection.ts';
import { askTask, isLive, readOperation, taskUrl } from './task.ts';

const NOT_FOUND = 404;

/**
 * Tells Runway to stop. The same word destroys what has ended, and with it what was paid: so it is said of live tasks alone,
 * and a state that nobody knows is not one of them. A task that ends between the question and the word is lost with it; there
 * is no other way to stop one.
 */
export async function cancel(
  runway: RunwayConnection,
  operation: JsonValue,
  call: Pick<AskCall, 'signal'>,
): Promise<void> {
  const { requestId } = readOperation(operation);
  const { answer, task } = await askTask(runway, requestId, call);
  if (task === null && answer.status !== NOT_FOUND) {
    throw unansweredError(answer, runway.now());
  }
  if (task === null || !isLive(task)) {
    return;
  }
  const told = await askQueue(runway, {
    url: taskUrl(runway, requestId),
    method: 'DELETE',
    signal: call.signal,
  });
  if (!isSuccess(told) && told.status !== NOT_FOUND) {
    throw unansweredError(told, runway.now());
  }
}
