import type { AskCall, JsonValue } from '@kinora/models';
import { askComfyui, isSuccess, unanswered } from './ask-comfyui.ts';
import type { ComfyuiConnection } from './comfyui-connection.ts';
import { operationOf } from './operation.ts';
import { findInQueue } from './queue.ts';

/**
 * Takes a run out of the queue; one that works is stopped, and no other: older versions of ComfyUI stop whatever works when
 * they are asked to, so that they are asked only while it is this one. What has ended is content.
 */
export async function cancel(
  comfyui: ComfyuiConnection,
  operation: JsonValue,
  call: Pick<AskCall, 'signal'>,
): Promise<void> {
  const { requestId } = operationOf(operation);
  await tell(comfyui, { path: '/queue', body: { delete: [requestId] }, signal: call.signal });
  // Afterwards: what was not taken out of the queue may have begun in between.
  const { place } = await findInQueue(comfyui, requestId, call);
  if (place === 'running') {
    await tell(comfyui, { path: '/interrupt', body: { prompt_id: requestId }, signal: call.signal });
  }
}

async function tell(comfyui: ComfyuiConnection, order: Parameters<typeof askComfyui>[1]): Promise<void> {
  const answer = await askComfyui(comfyui, order);
  if (!isSuccess(answer)) {
    throw unanswered(answer);
  }
}
