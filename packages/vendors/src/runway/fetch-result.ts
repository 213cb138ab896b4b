import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { FetchedMedia, JsonValue, ServiceCall } from '@kinora/models';
import { z } from 'zod';
import { downloadResult } from '../results/download-result.ts';
import { RUNWAY } from './bindings.ts';
import { unansweredError } from './refusals.ts';
import type { RunwayConnection } from './runway-connection.ts';
import { askTask } from './task.ts';

const AnswerSchema = z.object({ endpoint: z.string(), requestId: z.string() });

/** What a result is fetched with: the task, and no address, since addresses end after a day. */
export type RunwayAnswer = z.infer<typeof AnswerSchema>;

/** Asks the task where its result stands now, and downloads it. @throws ProviderError */
export async function fetchResult(
  runway: RunwayConnection,
  stored: JsonValue,
  call: Pick<ServiceCall, 'signal' | 'workFolder'>,
): Promise<FetchedMedia> {
  const { endpoint, requestId } = AnswerSchema.parse(stored);
  const { answer, task } = await askTask(runway, requestId, call);
  if (task === null) {
    throw unansweredError(answer, runway.now());
  }
  const [url] = task.output ?? [];
  if (url === undefined) {
    const cause = new Error(`The task is ${task.status.slice(0, 40)} and has no result any more`);
    throw new ProviderError('transient', sentences.mediaService.unusable, { cause });
  }
  const file = await downloadResult(runway, { url, medium: 'clip' }, call);
  return { file, madeBy: { provider: RUNWAY, model: endpoint } };
}
