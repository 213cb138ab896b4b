import { comfyuiSentences } from '@kinora/contract/sentences';
import type { AskCall, JsonValue, MediaNews } from '@kinora/models';
import { z } from 'zod';
import { askComfyui, isSuccess, jsonOf, unanswered } from './ask-comfyui.ts';
import type { ComfyuiConnection } from './comfyui-connection.ts';
import { readFailure } from './failures.ts';
import { operationOf } from './operation.ts';
import type { ComfyuiOperation } from './operation.ts';
import { findInQueue } from './queue.ts';
import { chooseOutput } from './results/outputs.ts';

const HistorySchema = z.record(
  z.string(),
  z.object({
    outputs: z.unknown().optional(),
    /** Older versions leave it out. */
    status: z
      .object({ status_str: z.string().catch(''), messages: z.unknown().optional() })
      .nullish()
      .catch(null),
  }),
);
type Ended = z.infer<typeof HistorySchema>[string];

const working = { state: 'working', phase: 'working', position: null, fraction: null } as const;
const words = comfyuiSentences;

/**
 * A run waits, works, and stands in the history from the moment that it leaves the queue (`task_done` in ComfyUI's
 * execution.py does both under one lock): what is in neither, looked for in this order, is known no more.
 */
export async function poll(
  comfyui: ComfyuiConnection,
  operation: JsonValue,
  call: Pick<AskCall, 'signal'>,
): Promise<MediaNews> {
  const run = operationOf(operation);
  const found = await findInQueue(comfyui, run.requestId, call);
  switch (found.place) {
    case 'running':
      return working;
    case 'pending':
      return { ...working, phase: 'queued', position: found.position };
    case 'elsewhere':
      return newsOf(run, await readHistory(comfyui, run, call));
  }
}

/** Undefined: it is not there. @throws ProviderError */
async function readHistory(
  comfyui: ComfyuiConnection,
  { requestId }: ComfyuiOperation,
  { signal }: Pick<AskCall, 'signal'>,
): Promise<Ended | undefined> {
  const answer = await askComfyui(comfyui, { path: `/history/${encodeURIComponent(requestId)}`, signal });
  const read = HistorySchema.safeParse(isSuccess(answer) ? jsonOf(answer) : undefined);
  if (!read.success) {
    throw unanswered(answer);
  }
  return read.data[requestId];
}

function newsOf({ workflow, medium, requestId }: ComfyuiOperation, ended: Ended | undefined): MediaNews {
  if (ended === undefined) {
    // A restart forgets the queue. Nothing was paid, so that it is sent again.
    const detail = `ComfyUI has the run ${requestId} neither in its queue nor in its history`;
    return { state: 'failed', kind: 'transient', sentence: words.forgotten, detail };
  }
  if (ended.status?.status_str === 'error') {
    return readFailure(workflow, ended.status.messages);
  }
  const output = chooseOutput(ended.outputs, medium);
  if (output === null) {
    const sentence = words.nothingMade(workflow, medium);
    return {
      state: 'failed',
      kind: 'invalid_input',
      sentence,
      detail: `The run ${requestId} has no ${medium}`,
    };
  }
  return { state: 'made', answer: { workflow, medium, ...output }, cost: 0 };
}
