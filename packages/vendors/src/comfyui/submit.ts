import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { PreparedMedia, RawAnswer, ServiceCall, SubmittedMedia } from '@kinora/models';
import { NotSentError, sendOnce } from '@kinora/outside';
import { z } from 'zod';
import { isSuccess, jsonOf, unreachable } from './ask-comfyui.ts';
import type { ComfyuiConnection } from './comfyui-connection.ts';
import type { ComfyuiOperation } from './operation.ts';
import { bodyOf } from './prepare/prepared-body.ts';
import { refusalError } from './refusals.ts';

const MOST_CHARACTERS = 1_000_000;
/** Whom ComfyUI would tell of progress over its web socket; nobody listens there. */
const CLIENT = 'kinora';

/** Puts the workflow into ComfyUI's queue, once. */
export async function submit(
  comfyui: ComfyuiConnection,
  prepared: PreparedMedia,
  { signal }: Pick<ServiceCall, 'signal'>,
): Promise<RawAnswer> {
  const { graph } = bodyOf(prepared);
  try {
    const { status, headers, body } = await sendOnce({
      url: `${comfyui.url}/prompt`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ prompt: graph, client_id: CLIENT }),
      mostCharacters: MOST_CHARACTERS,
      signal: AbortSignal.any([signal, AbortSignal.timeout(comfyui.limits.submitMs)]),
    });
    const { 'retry-after': retryAfter } = headers;
    return { status, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter }, body };
  } catch (cause) {
    if (cause instanceof NotSentError) {
      throw unreachable(cause);
    }
    throw unknownOutcome(cause);
  }
}

const AcceptedSchema = z.object({ prompt_id: z.string().min(1) });

/** Accepted is what has an id, also where some of its outputs were found wrong: the others are made. */
export function readSubmit(prepared: PreparedMedia, answer: RawAnswer): SubmittedMedia {
  const { endpoint: workflow } = prepared;
  if (!isSuccess(answer)) {
    throw refusalError(workflow, answer) ?? unknownOutcome(new Error(`ComfyUI answered ${answer.status}`));
  }
  const read = AcceptedSchema.safeParse(jsonOf(answer));
  const requestId = read.data?.prompt_id ?? wholeIdOf(answer.body);
  if (requestId === undefined) {
    throw unknownOutcome(new Error(`ComfyUI answered ${answer.status} without the id of a run`));
  }
  const operation = { workflow, requestId, medium: bodyOf(prepared).medium } satisfies ComfyuiOperation;
  return { state: 'accepted', operation };
}

/** The id in an answer that broke off behind it. */
function wholeIdOf(body: string): string | undefined {
  return /"prompt_id"\s*:\s*"([\w-]+)"/u.exec(body)?.[1];
}

/** What is free may be sent again all the same; whether it is, the gateway decides. */
function unknownOutcome(cause: unknown): ProviderError {
  return new ProviderError('unknown', sentences.notice.paidCallUnknown, { cause });
}
