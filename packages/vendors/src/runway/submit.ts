import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { PreparedMedia, RawAnswer, ServiceCall, SubmittedMedia } from '@kinora/models';
import { NotSentError, sendOnce } from '@kinora/outside';
import { z } from 'zod';
import { withoutKey } from '../without-key.ts';
import { isSuccess, jsonOf, tellingHeaders } from './ask-runway.ts';
import { CostSchema } from './credits.ts';
import { partsOf } from './endpoints.ts';
import { refusalOf } from './refusals.ts';
import { headersOf } from './runway-connection.ts';
import type { RunwayConnection } from './runway-connection.ts';
import type { RunwayOperation } from './task.ts';

const MOST_CHARACTERS = 1_000_000;

/** Sends the one request that is paid. */
export async function submit(
  runway: RunwayConnection,
  { endpoint, body }: PreparedMedia,
  call: Pick<ServiceCall, 'signal'>,
): Promise<RawAnswer> {
  const headers = headersOf(runway);
  try {
    const reply = await sendOnce({
      url: `${runway.baseUrl}/v1/${partsOf(endpoint).task}`,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      mostCharacters: MOST_CHARACTERS,
      signal: AbortSignal.any([call.signal, AbortSignal.timeout(runway.limits.submitMs)]),
    });
    return {
      status: reply.status,
      headers: tellingHeaders(reply.headers),
      body: withoutKey(reply.body, runway.apiKey),
    };
  } catch (cause) {
    if (cause instanceof NotSentError) {
      throw new ProviderError('transient', sentences.mediaService.unreachable, { cause });
    }
    throw unknownOutcome(cause);
  }
}

const AcceptedSchema = z.object({ id: z.string().min(1), estimatedCost: CostSchema });

/** Accepted is what has an id: with it the task can be asked about, and what was paid is not lost. */
export function readSubmit(
  runway: RunwayConnection,
  { endpoint }: PreparedMedia,
  answer: RawAnswer,
): SubmittedMedia {
  if (!isSuccess(answer)) {
    throw refusalOf(answer, runway.now());
  }
  const read = AcceptedSchema.safeParse(jsonOf(answer));
  const requestId = read.data?.id ?? wholeIdOf(answer.body);
  if (requestId === undefined) {
    throw unknownOutcome(new Error(`Runway answered ${answer.status} without the id of a task`));
  }
  const estimatedCredits = read.data?.estimatedCost ?? null;
  return {
    state: 'accepted',
    operation: { endpoint, requestId, estimatedCredits } satisfies RunwayOperation,
  };
}

/** The id in an answer that broke off behind it. */
function wholeIdOf(body: string): string | undefined {
  return /"id"\s*:\s*"([\w-]+)"/u.exec(body)?.[1];
}

function unknownOutcome(cause: unknown): ProviderError {
  return new ProviderError('unknown', sentences.notice.paidCallUnknown, { cause });
}
