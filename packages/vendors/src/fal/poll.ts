import { sentences } from '@kinora/contract/sentences';
import type { AskCall, JsonValue, MediaNews, RawAnswer } from '@kinora/models';
import { z } from 'zod';
import { askQueue, isSuccess, jsonOf } from '../queue/ask-queue.ts';
import type { FalConnection } from './fal-connection.ts';
import { addressesOf } from './operation.ts';
import type { RequestAddresses } from './operation.ts';
import type { PriceList } from './prices.ts';
import { readRefusal, unansweredError } from './refusals.ts';
import type { Refusal } from './refusals.ts';
import { readResult } from './results/result.ts';

const StatusSchema = z.object({
  status: z.string(),
  queue_position: z.number().int().nonnegative().nullish().catch(null),
  error: z.unknown().optional(),
  error_type: z.unknown().optional(),
});

/** There is no state of failure: what failed is completed too, and its result says why. */
const COMPLETED = 'COMPLETED';
const QUEUED = 'IN_QUEUE';
const KNOWN: readonly string[] = [COMPLETED, QUEUED, 'IN_PROGRESS'];

const working = { state: 'working', phase: 'working', position: null, fraction: null } as const;

export async function poll(
  { fal, prices }: { readonly fal: FalConnection; readonly prices: PriceList },
  operation: JsonValue,
  call: AskCall,
): Promise<MediaNews> {
  const addresses = addressesOf(fal, operation);
  const answer = await askQueue(fal, { url: addresses.status, signal: call.signal });
  const news = StatusSchema.safeParse(isSuccess(answer) ? jsonOf(answer) : undefined);
  if (!news.success) {
    throw unansweredError(answer, fal.now());
  }
  const { status, queue_position: position, error, error_type: errorType } = news.data;
  const isSaidToHaveFailed = (error ?? errorType ?? null) !== null;
  if (status === QUEUED) {
    return { ...working, phase: 'queued', position: position ?? null };
  }
  if (status !== COMPLETED) {
    if (!KNOWN.includes(status)) {
      call.log.warn({ status: status.slice(0, 40) }, 'fal answered a state that nobody knows');
    }
    return working;
  }
  const result = await askQueue(fal, { url: addresses.response, signal: call.signal });
  if (!isSuccess(result)) {
    return failure(fal, result, isSaidToHaveFailed);
  }
  return await successOf({ fal, prices, addresses, result, call });
}

interface Finished {
  readonly fal: FalConnection;
  readonly prices: PriceList;
  readonly addresses: RequestAddresses;
  readonly result: RawAnswer;
  readonly call: AskCall;
}

async function successOf({ fal, prices, addresses, result, call }: Finished): Promise<MediaNews> {
  const output = jsonOf(result);
  if (output === undefined) {
    throw unansweredError(result, fal.now());
  }
  const { endpoint } = addresses;
  const made = readResult(output, endpoint);
  switch (made.state) {
    case 'refused':
      return failed({ kind: 'policy', sentence: sentences.mediaService.policy, detail: made.detail });
    case 'empty':
      // Paid for, most likely: never asked for again by itself.
      return failed({ kind: 'unknown', sentence: sentences.mediaService.unusable, detail: made.detail });
    case 'made':
      return {
        state: 'made',
        answer: made.answer,
        cost: await prices.costOf(endpoint, result.headers['x-fal-billable-units'], call.signal),
      };
  }
}

/** A result that is no success: the model's failure, or a question that got no answer. */
function failure(fal: FalConnection, result: RawAnswer, isSaidToHaveFailed: boolean): MediaNews {
  const refusal = readRefusal(result, fal.now());
  // A page that is no JSON comes from something in between.
  if (jsonOf(result) === undefined) {
    throw unansweredError(result, fal.now());
  }
  if (result.status === 400 && /in progress/iu.test(result.body)) {
    return working;
  }
  if (refusal.kind === 'policy' || refusal.kind === 'invalid_input') {
    return failed(refusal);
  }
  if (refusal.kind === 'unknown' && (refusal.isOfModel || isSaidToHaveFailed)) {
    return failedByItself(refusal);
  }
  throw unansweredError(result, fal.now());
}

/** Failures of the service are not charged, so that the wish may be sent anew. */
function failedByItself({ detail }: Refusal): MediaNews {
  const isCancelled = detail.includes('client_cancelled');
  const sentence = isCancelled ? sentences.failure.cancelled : sentences.mediaService.failed;
  return failed({ kind: 'transient', sentence, detail });
}

function failed({ kind, sentence, detail }: Pick<Refusal, 'kind' | 'sentence' | 'detail'>): MediaNews {
  return { state: 'failed', kind, sentence, detail };
}
