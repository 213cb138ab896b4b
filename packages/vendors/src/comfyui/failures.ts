import { comfyuiSentences } from '@kinora/contract/sentences';
import type { MediaNews } from '@kinora/models';
import { z } from 'zod';
import { shortened, withStop } from './wording.ts';

/** Messages of a run: the name of each, and what it says. */
const MessagesSchema = z.array(z.tuple([z.string(), z.unknown()])).catch([]);

/** What a node failed with (`handle_execution_error` in ComfyUI's execution.py). */
const NodeFailureSchema = z.object({
  node_id: z.coerce.string().catch(''),
  node_type: z.string().catch(''),
  exception_type: z.string().catch(''),
  exception_message: z.string().catch(''),
});

const words = comfyuiSentences;

type Failed = Extract<MediaNews, { state: 'failed' }>;

/**
 * Why a run ended without a result. A node that fails does so at every try, so that nobody tries again unasked; and what
 * somebody stopped in ComfyUI stays stopped.
 */
export function readFailure(workflow: string, said: unknown): Failed {
  const messages = MessagesSchema.parse(said);
  const dataOf = (name: string): unknown => messages.find(([each]) => each === name)?.[1];
  if (dataOf('execution_interrupted') !== undefined) {
    return { state: 'failed', kind: 'unknown', sentence: words.stopped, detail: 'ComfyUI was interrupted' };
  }
  const read = NodeFailureSchema.safeParse(dataOf('execution_error'));
  if (!read.success) {
    const sentence = words.couldNotRun(workflow, words.wordless);
    return { state: 'failed', kind: 'invalid_input', sentence, detail: 'ComfyUI said that it failed' };
  }
  const { node_id: id, node_type: node, exception_type: type, exception_message: message } = read.data;
  const detail = shortened(`node ${id} (${node}): ${type}: ${message}`, 500);
  // torch.OutOfMemoryError and torch.cuda.OutOfMemoryError, or a driver's own words for it.
  const isOutOfMemory = /OutOfMemory/u.test(type) || /out of memory|allocation on device/iu.test(message);
  const sentence = isOutOfMemory
    ? words.outOfMemory(workflow)
    : words.couldNotRun(workflow, reasonOf(node, message));
  return { state: 'failed', kind: 'invalid_input', sentence, detail };
}

function reasonOf(node: string, message: string): string {
  const said = [node, message.trim()].filter((part) => part !== '').join(': ');
  return said === '' ? words.wordless : withStop(shortened(said, 240));
}
