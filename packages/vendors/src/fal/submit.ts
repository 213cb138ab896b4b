import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { PreparedMedia, RawAnswer, ServiceCall, SubmittedMedia } from '@kinora/models';
import { NotSentError, sendOnce } from '@kinora/outside';
import { z } from 'zod';
import { isSuccess, jsonOf, tellingHeaders } from './ask-fal.ts';
import { authorizationOf } from './fal-connection.ts';
import type { FalConnection } from './fal-connection.ts';
import { withoutKey } from '../without-key.ts';
import type { FalOperation } from './operation.ts';
import { readRefusal, refusalError } from './refusals.ts';

const MOST_CHARACTERS = 1_000_000;
/** What has not begun after an hour fal may drop: nobody waits for it any longer. */
const START_WITHIN_SECONDS = '3600';

/** Sends the one request that is paid. fal must not send it twice to its own machines either. */
export async function submit(
  fal: FalConnection,
  { endpoint, body }: PreparedMedia,
  call: Pick<ServiceCall, 'signal'>,
): Promise<RawAnswer> {
  const authorization = authorizationOf(fal);
  try {
    const reply = await sendOnce({
      url: `${fal.queueUrl}/${endpoint}`,
      headers: {
        accept: 'application/json',
        authorization,
        'content-type': 'application/json',
        'x-fal-no-retry': '1',
        'x-fal-request-timeout': START_WITHIN_SECONDS,
      },
      body: JSON.stringify(body),
      mostCharacters: MOST_CHARACTERS,
      signal: AbortSignal.any([call.signal, AbortSignal.timeout(fal.limits.submitMs)]),
    });
    return {
      status: reply.status,
      headers: tellingHeaders(reply.headers),
      body: withoutKey(reply.body, fal.apiKey),
    };
  } catch (cause) {
    if (cause instanceof NotSentError) {
      throw new ProviderError('transient', sentences.mediaService.unreachable, { cause });
    }
    throw unknownOutcome(cause);
  }
}

const AcceptedSchema = z.object({
  request_id: z.string().min(1),
  status_url: z.string().nullish().catch(null),
  response_url: z.string().nullish().catch(null),
  cancel_url: z.string().nullish().catch(null),
});

/** Accepted is what has an id: with it the request can be asked about, and what was paid is not lost. */
export function readSubmit(
  fal: FalConnection,
  { endpoint }: PreparedMedia,
  answer: RawAnswer,
): SubmittedMedia {
  if (!isSuccess(answer)) {
    throw refusalError(readRefusal(answer, fal.now()));
  }
  const read = AcceptedSchema.safeParse(jsonOf(answer));
  const requestId = read.data?.request_id ?? wholeIdOf(answer.body);
  if (requestId === undefined) {
    throw unknownOutcome(new Error(`fal answered ${answer.status} without the id of a request`));
  }
  const operation = {
    endpoint,
    requestId,
    statusUrl: read.data?.status_url ?? null,
    responseUrl: read.data?.response_url ?? null,
    cancelUrl: read.data?.cancel_url ?? null,
  } satisfies FalOperation;
  return { state: 'accepted', operation };
}

/** The id in an answer that broke off behind it. */
function wholeIdOf(body: string): string | undefined {
  return /"request_id"\s*:\s*"([\w-]+)"/u.exec(body)?.[1];
}

function unknownOutcome(cause: unknown): ProviderError {
  return new ProviderError('unknown', sentences.notice.paidCallUnknown, { cause });
}
