import { openAsBlob } from 'node:fs';
import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type {
  AskCall,
  FetchCall,
  FetchedMedia,
  JsonValue,
  MediaNews,
  MediaService,
  PreparedMedia,
  ProviderErrorKind,
  RawAnswer,
  SubmittedMedia,
  VendorAccess,
} from '@kinora/models';
import { z } from 'zod';
import { addressSchema } from '../address-schema.ts';
import { fitWish } from '../endpoints/fit-wish.ts';
import {
  askQueue,
  isSuccess,
  jsonOf,
  submitToQueue,
  unknownOutcome,
  unreachable,
  wholeHandleOf,
} from '../queue/ask-queue.ts';
import { openQueue } from '../queue/queue-connection.ts';
import type { QueueConnection, QueueParticular } from '../queue/queue-connection.ts';
import { detailOf, kindOfStatus, refusalError, unansweredError } from '../refusal.ts';
import type { Refusal } from '../refusal.ts';
import { contentTypeOf, fileEndings, MARK_BYTES } from '../results/content-type.ts';
import { downloadResult } from '../results/download-result.ts';
import { retryAfterMs } from '../retry-after.ts';
import { priceOf, REPLICATE, replicateEndpoints } from './bindings.ts';

/** The variable that holds its address, and where Replicate stands when it is not set. */
export const addresses = { REPLICATE_BASE_URL: 'https://api.replicate.com/v1' } as const;

/** Replicate as this installation reaches it. */
interface ReplicateConnection extends QueueConnection {
  readonly baseUrl: string;
}

export function connectReplicate(
  access: VendorAccess,
  particular: QueueParticular = {},
): ReplicateConnection {
  const baseUrl = addressSchema.parse(access.addresses['REPLICATE_BASE_URL'] ?? addresses.REPLICATE_BASE_URL);
  const signIn = (apiKey: string) => ({ authorization: `Bearer ${apiKey}` });
  return { ...openQueue({ apiKey: access.apiKey, trustedUrls: [baseUrl], signIn }, particular), baseUrl };
}

const { mediaService } = sentences;

export function createReplicateService(replicate: ReplicateConnection): MediaService {
  const { baseUrl } = replicate;
  return {
    async prepare(binding, wanted, { signal }) {
      const { endpoint, body, seconds } = await fitWish(
        replicateEndpoints,
        { binding, wanted },
        {
          picture: (file) => uploadPicture(replicate, file, signal),
          narration: async (file) =>
            await upload(
              replicate,
              new File([await openAsBlob(file)], 'narration.wav', { type: 'audio/wav' }),
              signal,
            ),
        },
      );
      const estimate = priceOf({ endpoint, fields: binding.fields }, { medium: wanted.medium, seconds });
      return { endpoint, body: { input: body }, estimate };
    },
    submit: ({ endpoint, body }, { signal }) =>
      submitToQueue(replicate, { url: `${baseUrl}/models/${endpoint}/predictions`, body }, signal),
    readSubmit: (prepared, answer) => readSubmit(replicate, prepared, answer),
    poll: (operation, call) => poll(replicate, operation, call),
    fetch: (answer, call) => fetchResult(replicate, answer, call),
    cancel: (operation, call) => cancel(replicate, operation, call),
    estimate: (binding, wanted) => Promise.resolve(priceOf(binding, wanted)),
    listEndpoints: (endpoints, signal) => listEndpoints(replicate, endpoints, signal),
    async test({ signal }) {
      const answer = await askQueue(replicate, { url: `${baseUrl}/account`, signal });
      if (!z.object({ username: z.string() }).safeParse(isSuccess(answer) ? jsonOf(answer) : null).success) {
        throw unansweredError(refusalOf(replicate, answer));
      }
    },
  };
}

async function uploadPicture(
  replicate: ReplicateConnection,
  file: string,
  signal: AbortSignal,
): Promise<string> {
  const blob = await openAsBlob(file);
  const type = contentTypeOf(Buffer.from(await blob.slice(0, MARK_BYTES).arrayBuffer()));
  if (type === null || !type.startsWith('image/')) {
    throw new ProviderError('invalid_input', mediaService.unreadablePicture);
  }
  return await upload(replicate, new File([blob], `picture.${fileEndings[type]}`, { type }), signal);
}

const FileSchema = z.object({ urls: z.object({ get: z.string().min(1) }) });

/** Puts a file where Replicate's models can read it until it ends by itself: in the request itself it would be kept with its receipt. */
async function upload(replicate: ReplicateConnection, file: File, signal: AbortSignal): Promise<string> {
  const body = new FormData();
  body.append('content', file, file.name);
  const answer = await askQueue(replicate, {
    url: `${replicate.baseUrl}/files`,
    method: 'POST',
    body,
    signal,
  });
  const read = FileSchema.safeParse(isSuccess(answer) ? jsonOf(answer) : undefined);
  if (read.success) {
    return read.data.urls.get;
  }
  const refusal = refusalOf(replicate, answer);
  // Nothing is bought by an upload: what is not a refusal may be tried again.
  throw isSuccess(answer) || refusal.kind === 'unknown' || refusal.kind === 'gone'
    ? unreachable(new Error(refusal.detail))
    : refusalError(refusal);
}

const OperationSchema = z.object({ endpoint: z.string(), requestId: z.string().min(1) });
type Operation = z.infer<typeof OperationSchema>;

const AcceptedSchema = z.object({ id: z.string().min(1) });

/** Accepted is what has an id: with it the prediction can be asked about, and what was paid is not lost. */
function readSubmit(
  replicate: ReplicateConnection,
  { endpoint }: PreparedMedia,
  answer: RawAnswer,
): SubmittedMedia {
  if (!isSuccess(answer)) {
    throw refusalError(refusalOf(replicate, answer));
  }
  const requestId = AcceptedSchema.safeParse(jsonOf(answer)).data?.id ?? wholeHandleOf(answer, 'id');
  if (requestId === undefined) {
    throw unknownOutcome(new Error(`Replicate answered ${answer.status} without the id of a prediction`));
  }
  return { state: 'accepted', operation: { endpoint, requestId } satisfies Operation };
}

const RefusalSchema = z.object({
  title: z.string().nullish().catch(null),
  detail: z.string().nullish().catch(null),
  invalid_fields: z
    .array(z.object({ field: z.string().catch(''), description: z.string().catch('') }))
    .nullish()
    .catch(null),
});

function refusalOf(replicate: ReplicateConnection, answer: RawAnswer): Refusal {
  const { title, detail, invalid_fields: fields } = RefusalSchema.safeParse(jsonOf(answer)).data ?? {};
  const [first] = fields ?? [];
  // A name that is no model's any more comes as 404, or as a version that nobody may use.
  const isGone = answer.status === 422 && /invalid version/iu.test(title ?? '');
  const kind = isGone ? 'gone' : kindOfStatus(answer.status);
  const waits = /resets in ~?(\d+)\s?s|available in (\d+) second/iu.exec(detail ?? '');
  return {
    kind,
    reason: first?.description ?? detail ?? '',
    field: (first?.field ?? '').replace(/^input\.?/u, ''),
    detail: detailOf('Replicate', answer, [title, detail]),
    retryAfterMs:
      kind === 'rate_limited'
        ? retryAfterMs(answer.headers['retry-after'] ?? waits?.[1] ?? waits?.[2], replicate.now())
        : undefined,
  };
}

const PredictionSchema = z.object({
  status: z.string(),
  /** One address, or a list of them. */
  output: z
    .union([z.string().min(1), z.array(z.string().min(1))])
    .nullish()
    .catch(null),
  error: z.string().nullish().catch(null),
});

const working = { state: 'working', phase: 'working', position: null, fraction: null } as const;

function predictionUrl({ baseUrl }: ReplicateConnection, { requestId }: Operation): string {
  return `${baseUrl}/predictions/${encodeURIComponent(requestId)}`;
}

async function poll(replicate: ReplicateConnection, stored: JsonValue, call: AskCall): Promise<MediaNews> {
  const operation = OperationSchema.parse(stored);
  const answer = await askQueue(replicate, { url: predictionUrl(replicate, operation), signal: call.signal });
  const read = PredictionSchema.safeParse(isSuccess(answer) ? jsonOf(answer) : undefined);
  if (!read.success) {
    throw unansweredError(refusalOf(replicate, answer));
  }
  const { status, output, error } = read.data;
  switch (status) {
    case 'starting':
      return { ...working, phase: 'queued' };
    case 'processing':
      return working;
    case 'succeeded':
      return madeNews(operation, [output ?? []].flat());
    case 'failed':
      return failedNews(error ?? '');
    case 'canceled':
    case 'aborted':
      return failed('transient', sentences.failure.cancelled, `Replicate says that it was ${status}`);
    default:
      call.log.warn({ status: status.slice(0, 40) }, 'Replicate answered a state that nobody knows');
      return working;
  }
}

/** Replicate says nothing of what it charges: the estimate stands. */
function madeNews({ endpoint }: Operation, [url]: readonly string[]): MediaNews {
  return url === undefined
    ? // Paid for, most likely, or removed after an hour: never asked for again by itself.
      failed('unknown', mediaService.unusable, 'Replicate answered a result without a file')
    : { state: 'made', answer: { endpoint, url } satisfies Answer, cost: null };
}

/**
 * A failed prediction says why in words alone. Codes of four digits are the platform's (replicate.com/docs/reference/
 * error-codes), where nothing ran to its end; refusals of content have words of each model's own, E005 among them.
 */
function failedNews(error: string): MediaNews {
  const detail = `Replicate failed: ${error}`.slice(0, 500);
  if (/\bE005\b|nsfw|flagged as sensitive|content (?:policy|moderation)|safety filter/iu.test(error)) {
    return failed('policy', mediaService.policy, detail);
  }
  if (/^input validation error/iu.test(error)) {
    const reason = error.replace(/^[^:]*:\s*/u, '');
    return failed('invalid_input', refusalError({ kind: 'invalid_input', reason, detail }).message, detail);
  }
  return failed(/\bE\d{4}\b/u.test(error) ? 'transient' : 'unknown', mediaService.failed, detail);
}

function failed(kind: ProviderErrorKind, sentence: string, detail: string): MediaNews {
  return { state: 'failed', kind, sentence, detail };
}

const AnswerSchema = z.object({ endpoint: z.string(), url: z.string() });
type Answer = z.infer<typeof AnswerSchema>;

async function fetchResult(
  replicate: ReplicateConnection,
  stored: JsonValue,
  call: FetchCall,
): Promise<FetchedMedia> {
  const { endpoint, url } = AnswerSchema.parse(stored);
  const known = replicateEndpoints.bindings.find((binding) => binding.endpoint === endpoint);
  // Of a model that an operator named, the file's own name says what it is.
  const medium = known?.medium ?? (/\.(?:mp4|webm|mov)(?:$|\?)/iu.test(url) ? 'clip' : 'picture');
  const file = await downloadResult(replicate, { url, medium }, call);
  return { file, madeBy: { provider: REPLICATE, model: endpoint } };
}

/** What has ended, or is not known any more, needs no stopping. */
async function cancel(
  replicate: ReplicateConnection,
  stored: JsonValue,
  { signal }: Pick<AskCall, 'signal'>,
): Promise<void> {
  const url = `${predictionUrl(replicate, OperationSchema.parse(stored))}/cancel`;
  const answer = await askQueue(replicate, { url, method: 'POST', signal });
  if (!isSuccess(answer) && answer.status !== 404 && answer.status !== 422) {
    throw unansweredError(refusalOf(replicate, answer));
  }
}

/** Replicate has no list of several: each model is asked for by its name. */
async function listEndpoints(
  replicate: ReplicateConnection,
  endpoints: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const listed = new Map<string, string>();
  for (const endpoint of endpoints) {
    const answer = await askQueue(replicate, { url: `${replicate.baseUrl}/models/${endpoint}`, signal });
    if (isSuccess(answer)) {
      listed.set(endpoint, 'active');
    } else if (answer.status !== 404) {
      throw unansweredError(refusalOf(replicate, answer));
    }
  }
  return listed;
}
