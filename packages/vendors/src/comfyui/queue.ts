import type { AskCall } from '@kinora/models';
import { z } from 'zod';
import { askComfyui, isSuccess, jsonOf, unanswered } from './ask-comfyui.ts';
import type { ComfyuiConnection } from './comfyui-connection.ts';

/** Its turn and its id; the workflow and what else belongs to it follow. */
const EntrySchema = z.tuple([z.number(), z.string()]).rest(z.unknown());
const QueueSchema = z.object({ queue_running: z.array(EntrySchema), queue_pending: z.array(EntrySchema) });

/** Where a run is; `elsewhere`: it has ended, or nobody knows it. */
export type QueuePlace =
  | { readonly place: 'pending'; readonly position: number }
  | { readonly place: 'running' | 'elsewhere' };

/** Looks a run up in the queue, whose order is that of the turns and not of the list. @throws ProviderError */
export async function findInQueue(
  comfyui: ComfyuiConnection,
  requestId: string,
  { signal }: Pick<AskCall, 'signal'>,
): Promise<QueuePlace> {
  const answer = await askComfyui(comfyui, { path: '/queue', signal });
  const read = QueueSchema.safeParse(isSuccess(answer) ? jsonOf(answer) : undefined);
  if (!read.success) {
    throw unanswered(answer);
  }
  const { queue_running: running, queue_pending: pending } = read.data;
  if (running.some(([, id]) => id === requestId)) {
    return { place: 'running' };
  }
  const waiting = pending.find(([, id]) => id === requestId);
  return waiting === undefined
    ? { place: 'elsewhere' }
    : { place: 'pending', position: pending.filter(([turn]) => turn < waiting[0]).length };
}
