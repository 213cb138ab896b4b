import type { JsonValue, RawAnswer } from '@kinora/models';
import { z } from 'zod';
import { askQueue, isSuccess, jsonOf } from '../queue/ask-queue.ts';
import { CostSchema } from './credits.ts';
import type { RunwayConnection } from './runway-connection.ts';

const OperationSchema = z.object({
  endpoint: z.string().min(1),
  requestId: z.string().min(1),
  /** The most it was said to cost when it was taken. */
  estimatedCredits: z.number().nullable(),
});

/** A task that Runway works on, or has worked on. */
export type RunwayOperation = z.infer<typeof OperationSchema>;

export function readOperation(operation: JsonValue): RunwayOperation {
  return OperationSchema.parse(operation);
}

const TaskSchema = z.object({
  status: z.string(),
  progress: z.number().min(0).max(1).nullish().catch(null),
  output: z.array(z.string().min(1)).nullish().catch(null),
  failure: z.string().nullish().catch(null),
  failureCode: z.string().nullish().catch(null),
  cost: CostSchema,
});
export type RunwayTask = z.infer<typeof TaskSchema>;

/** What can still be told to stop. */
const live: readonly string[] = ['PENDING', 'THROTTLED', 'RUNNING'];

export function isLive({ status }: RunwayTask): boolean {
  return live.includes(status);
}

/** An answer about a task; `task` is null where it says nothing of one. */
export interface TaskAnswer {
  readonly answer: RawAnswer;
  readonly task: RunwayTask | null;
}

export async function askTask(
  runway: RunwayConnection,
  requestId: string,
  { signal }: { readonly signal: AbortSignal },
): Promise<TaskAnswer> {
  const answer = await askQueue(runway, { url: taskUrl(runway, requestId), signal });
  const read = TaskSchema.safeParse(isSuccess(answer) ? jsonOf(answer) : undefined);
  return { answer, task: read.data ?? null };
}

export function taskUrl({ baseUrl }: RunwayConnection, requestId: string): string {
  return `${baseUrl}/v1/tasks/${encodeURIComponent(requestId)}`;
}
