import { sentences } from '@kinora/contract/sentences';
import type { AskCall, JsonValue, MediaNews, ProviderErrorKind } from '@kinora/models';
import { dollarsOf } from './credits.ts';
import { unansweredError } from './refusals.ts';
import type { RunwayAnswer } from './fetch-result.ts';
import type { RunwayConnection } from './runway-connection.ts';
import { askTask, readOperation } from './task.ts';
import type { RunwayOperation, RunwayTask } from './task.ts';

const working = { state: 'working', phase: 'working', position: null, fraction: null } as const;
const LONGEST_DETAIL = 500;

export async function poll(runway: RunwayConnection, stored: JsonValue, call: AskCall): Promise<MediaNews> {
  const operation = readOperation(stored);
  const { answer, task } = await askTask(runway, operation.requestId, call);
  if (task === null) {
    throw unansweredError(answer, runway.now());
  }
  return newsOf(task, { operation, call });
}

function newsOf(
  task: RunwayTask,
  { operation, call }: { readonly operation: RunwayOperation; readonly call: AskCall },
): MediaNews {
  switch (task.status) {
    // Throttled: more of ours are at work there than the account may have at once. It begins by itself.
    case 'PENDING':
    case 'THROTTLED':
      return { ...working, phase: 'queued' };
    case 'RUNNING':
      return { ...working, fraction: task.progress ?? null };
    case 'SUCCEEDED':
      return madeNews(task, operation);
    case 'FAILED':
      return failedNews(task);
    case 'CANCELLED':
      return failed(task, {
        kind: 'transient',
        sentence: sentences.failure.cancelled,
        detail: 'Runway says that the task was cancelled',
      });
    default:
      call.log.warn({ status: task.status.slice(0, 40) }, 'Runway answered a state that nobody knows');
      return working;
  }
}

function madeNews(task: RunwayTask, { endpoint, requestId, estimatedCredits }: RunwayOperation): MediaNews {
  if ((task.output ?? []).length === 0) {
    // Paid for, most likely: never asked for again by itself.
    return failed(
      { ...task, cost: task.cost ?? estimatedCredits },
      {
        kind: 'unknown',
        sentence: sentences.mediaService.unusable,
        detail: 'Runway answered a result without a file',
      },
    );
  }
  return {
    state: 'made',
    answer: { endpoint, requestId } satisfies RunwayAnswer,
    cost: dollarsOf(task.cost ?? estimatedCredits),
  };
}

function failedNews(task: RunwayTask): MediaNews {
  const code = task.failureCode ?? '';
  const detail = `Runway failed (${code === '' ? 'without a code' : code}): ${task.failure ?? ''}`;
  return failed(task, { ...failureOf(code), detail: detail.slice(0, LONGEST_DETAIL) });
}

/** What a code means for the person who waits, and whether the same may be sent anew by itself. */
function failureOf(code: string): { readonly kind: ProviderErrorKind; readonly sentence: string } {
  const { mediaService } = sentences;
  const parts = code.split('.');
  if (parts.includes('SAFETY')) {
    return { kind: 'policy', sentence: mediaService.policy };
  }
  if (parts[0] === 'ASSET') {
    return { kind: 'invalid_input', sentence: mediaService.unreadablePicture };
  }
  const isPassing = code === 'INTERNAL.BAD_OUTPUT' || code.startsWith('INTERNAL.BAD_OUTPUT.');
  return { kind: isPassing ? 'transient' : 'unknown', sentence: mediaService.failed };
}

/** Failures are given back, mostly; what is not is said. */
function failed(
  { cost }: RunwayTask,
  {
    kind,
    sentence,
    detail,
  }: Readonly<Record<'sentence' | 'detail', string>> & { readonly kind: ProviderErrorKind },
): MediaNews {
  return { state: 'failed', kind, sentence, detail, cost: dollarsOf(cost ?? null) };
}
