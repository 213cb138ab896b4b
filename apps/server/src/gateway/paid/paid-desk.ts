import { stat } from 'node:fs/promises';
import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type {
  FetchedMedia,
  MediaRequest,
  MediaService,
  Medium,
  PreparedMedia,
  ProviderCall,
  ProviderErrorKind,
  RawAnswer,
  ServiceCall,
  SubmittedMedia,
} from '@kinora/models';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { paidRequests } from '../../db/schema/index.ts';
import { outlastDatabase } from '../../platform/errors/outlast-database.ts';
import type { IdSource } from '../../platform/ids.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { MediaConnections, Serving } from '../connections/media-connections.ts';
import { markEndpoint } from '../connections/endpoint-states.ts';
import { beginRequest } from './begin-request.ts';
import type { BudgetRules } from './money/budget.ts';
import type { OpenSubmits } from './open-submits.ts';
import { endLost, endUnanswered, unknownOutcome } from './lost-requests.ts';
import { answerKey, keptMediaAnswerOf } from './kept-answers.ts';
import { errorOf, jsonOf, preparedOf } from './paid-request.ts';
import type { PaidFor, PaidRequest } from './paid-request.ts';
import {
  SUBMIT_SECONDS,
  acceptRequest,
  closeRequest,
  currentRequest,
  endRequest,
  noteMade,
  storeAnswer,
} from './request-book.ts';

export interface DeskParts extends BudgetRules {
  readonly database: Database;
  readonly ids: IdSource;
  readonly connections: MediaConnections;
  /** Where an answer of bytes is kept before anybody reads it. */
  readonly storage: Storage;
  /** What a process that stops waits for; left out where nothing stops in between. */
  readonly submits?: OpenSubmits;
}

export interface PaidWish {
  readonly medium: Medium;
  /** Key of the catalogue. */
  readonly model: string;
  readonly serving: Serving | null;
  readonly request: () => Promise<MediaRequest>;
}

/** A result in the call's work folder, or that one will come: whoever asked comes back later. */
export type PaidAnswer = { readonly fetched: FetchedMedia } | { readonly awaited: true };

/** Kinds of failure after which the same wish may be sent once more without anybody's word: nothing was bought. */
const passing: readonly ProviderErrorKind[] = ['transient', 'rate_limited'];

/**
 * Brings a step's paid wish one step on: sends it if nobody has, waits, fetches what was made, or says why there is
 * nothing. A wish is sent at most once; whether it was is read from the request book, never remembered.
 * @throws ProviderError
 */
export async function bringPaidWishOn(
  parts: DeskParts,
  wish: PaidWish,
  { paidFor, call }: { readonly paidFor: PaidFor; readonly call: ProviderCall },
): Promise<PaidAnswer> {
  const known = await currentRequest(parts.database, paidFor.stepId);
  if (known === undefined) {
    return await send(parts, wish, { paidFor, call });
  }
  switch (known.state) {
    case 'sending':
      return await takeUp(parts, known, call);
    case 'running':
      return { awaited: true };
    case 'answered':
      return { fetched: await fetchResult(parts, known, call) };
    case 'late':
    case 'cancelled':
      throw new ProviderError('unknown', known.error ?? sentences.paid.cancelled);
    case 'made':
    case 'failed':
    case 'refused':
    case 'unknown':
      return await tell(parts, known);
  }
}

/** Whether somebody outside has been asked for a step: then they are asked to the end, whoever serves the model now. */
export async function isBeingBought({ database }: DeskParts, { stepId }: PaidFor): Promise<boolean> {
  return (await currentRequest(database, stepId)) !== undefined;
}

/** A failure that may pass is told once, and the next try sends anew; any other stands until somebody tries again. */
async function tell({ database }: DeskParts, known: PaidRequest): Promise<never> {
  const error = errorOf(known);
  if (known.state !== 'unknown' && passing.includes(error.kind)) {
    await closeRequest(database, known.id);
  }
  throw error;
}

async function send(
  parts: DeskParts,
  { serving, medium, model, request }: PaidWish,
  { paidFor, call }: { readonly paidFor: PaidFor; readonly call: ProviderCall },
): Promise<PaidAnswer> {
  if (serving === null) {
    throw new ProviderError('gone', sentences.paid.disconnected);
  }
  const { binding, connection } = serving;
  const priced = await connection.service.prepare(binding, await request(), call);
  const prepared = { ...priced, estimate: serving.ownEstimate ?? priced.estimate };
  const submit = () => sendPrepared(parts, { serving, medium, model, prepared }, { paidFor, call });
  const sent = await (parts.submits?.during(submit) ?? submit());
  return sent?.answer ?? { awaited: true };
}

/** What is bought, and how it is sent. */
export interface PreparedWish extends Pick<PaidWish, 'medium' | 'model'> {
  readonly serving: Serving;
  readonly prepared: PreparedMedia;
}

/**
 * Writes a prepared request down and sends it, once. Undefined: another sender is at the same step. @throws ProviderError
 */
export async function sendPrepared(
  parts: DeskParts,
  { serving, medium, model, prepared }: PreparedWish,
  { paidFor, call }: { readonly paidFor: PaidFor | null; readonly call: ServiceCall },
): Promise<{ readonly id: string; readonly answer: PaidAnswer } | undefined> {
  const { binding, connection } = serving;
  const { service, keyFingerprint } = connection;
  // From here on nothing may end half-way: what is stopped now was never sent.
  call.signal.throwIfAborted();
  const about = { provider: binding.provider, model, medium, keyFingerprint, prepared };
  const begunAt = performance.now();
  const row = await beginRequest(parts, { paidFor, ...about, submitSeconds: submitSecondsOf(service) });
  if (row === undefined) {
    return undefined;
  }
  await refuseAfterSleep(parts, row, begunAt);
  const sent = await submit(parts, { row, service, prepared, call });
  const answer = await keepAnswer(parts, sent, { id: row.id, ...call });
  return { id: row.id, answer: await readAnswer(parts, { row, service, answer, call }) };
}

function submitSecondsOf({ answersWithin = SUBMIT_SECONDS }: MediaService): number {
  return answersWithin;
}

/** Its bytes first, then the row: recovery looks for them before it says that nobody knows. */
async function keepAnswer(
  { database, storage }: DeskParts,
  { file, ...answer }: RawAnswer,
  { id, workFolder }: { readonly id: string; readonly workFolder: string },
): Promise<RawAnswer> {
  const key = answerKey(id);
  if (file !== undefined) {
    await storage.moveIn(file, key);
  }
  await storeAnswer(database, id, answer);
  return file === undefined ? answer : { ...answer, file: await storage.localCopy(key, workFolder) };
}

/** A process that slept since it wrote the request down may have been taken for dead: it sends nothing any more. */
export async function refuseAfterSleep(
  { database }: DeskParts,
  row: PaidRequest,
  begunAt: number,
): Promise<void> {
  if (performance.now() - begunAt < SUBMIT_SECONDS * 1000) {
    return;
  }
  const error = new ProviderError('transient', sentences.mediaService.unreachable);
  await endRequest(database, row, { state: 'refused', error, isClosed: true });
  throw error;
}

interface Sending {
  readonly row: PaidRequest;
  readonly service: MediaService;
}

/** The one call that is paid. It is not ended by a cancel or a stop of the worker: both wait for its answer. */
async function submit(
  { database }: DeskParts,
  { row, service, prepared, call }: Sending & { prepared: PreparedMedia; call: ServiceCall },
): Promise<RawAnswer> {
  try {
    const signal = AbortSignal.timeout(submitSecondsOf(service) * 1000);
    return await service.submit(prepared, { ...call, signal });
  } catch (error) {
    throw await endUnanswered(database, row, repeatable(service, error));
  }
}

async function readAnswer(
  parts: DeskParts,
  { row, service, answer, call }: Sending & { answer: RawAnswer; call: ServiceCall },
): Promise<PaidAnswer> {
  let submitted: SubmittedMedia;
  try {
    submitted = await service.readSubmit(preparedOf(row), answer);
  } catch (error) {
    throw await endBy(parts, row, repeatable(service, error));
  }
  if (submitted.state === 'accepted') {
    await acceptRequest(parts.database, row.id, submitted.operation);
    return { awaited: true };
  }
  const made = await outlastDatabase(() =>
    parts.database.transaction((tx) => noteMade(tx, row, { ...submitted, isWanted: true })),
  );
  return made?.state === 'answered' ? { fetched: await fetchResult(parts, made, call) } : { awaited: true };
}

/** What costs nothing may be sent again, whatever became of it. */
function repeatable({ isFree = false }: MediaService, error: unknown): unknown {
  return isFree && error instanceof ProviderError && error.kind === 'unknown'
    ? new ProviderError('transient', sentences.mediaService.unreachable, { cause: error })
    : error;
}

const stateByKind: Partial<Record<ProviderErrorKind, 'unknown' | 'failed'>> = {
  unknown: 'unknown',
  unusable: 'failed',
};

/** What the answer to a submit says when it says no. */
async function endBy({ database }: DeskParts, row: PaidRequest, error: unknown): Promise<ProviderError> {
  const failure = error instanceof ProviderError && error.kind !== 'unknown' ? error : unknownOutcome(error);
  await endRequest(database, row, {
    state: stateByKind[failure.kind] ?? 'refused',
    error: failure,
    isClosed: passing.includes(failure.kind),
    isBought: failure.kind === 'unusable',
  });
  if (failure.kind === 'gone') {
    await markEndpoint(database, { ...row, state: 'gone' });
  }
  return failure;
}

/** Somebody was sending it and has not come to an end: a living one is waited for, a dead one's fate is unknown. */
async function takeUp(parts: DeskParts, known: PaidRequest, call: ProviderCall): Promise<PaidAnswer> {
  const answer = await keptMediaAnswerOf(parts.storage, known, call.workFolder);
  if (answer !== null) {
    return await readAnswer(parts, { row: known, service: serviceOf(parts, known), answer, call });
  }
  if ((await secondsOfLease(parts, known)) > 0) {
    return { awaited: true };
  }
  const { isFree = false } = serviceOf(parts, known);
  throw await endLost(parts.database, known, { isFree });
}

/** Seconds that a sender may still be at it; 0: it has ended. The lease was given by the database's clock, and ends by it. */
export async function secondsOfLease({ database }: DeskParts, { id }: PaidRequest): Promise<number> {
  const [row] = await database
    .select({ left: sql<string>`coalesce(extract(epoch from ${paidRequests.leaseUntil} - now()), 0)` })
    .from(paidRequests)
    .where(eq(paidRequests.id, id));
  return Math.max(0, Math.ceil(Number(row?.left ?? 0)));
}

/** Pinned with the request: whoever serves the model today has nothing to do with it. @throws ProviderError */
export function serviceOf({ connections }: Pick<DeskParts, 'connections'>, row: PaidRequest): MediaService {
  const connection = connections.connection(row.provider);
  if (connection === undefined) {
    throw new ProviderError('transient', sentences.paid.disconnected);
  }
  return connection.service;
}

async function keptFileOf(
  { storage }: DeskParts,
  row: PaidRequest,
  { workFolder }: ServiceCall,
): Promise<{ readonly answerFile?: string }> {
  const answer = await keptMediaAnswerOf(storage, row, workFolder);
  return answer?.file === undefined ? {} : { answerFile: answer.file };
}

/** Downloads what was made. What cannot be had is paid for all the same. @throws ProviderError */
export async function fetchResult(
  parts: DeskParts,
  row: PaidRequest,
  call: ServiceCall,
): Promise<FetchedMedia> {
  try {
    const service = serviceOf(parts, row);
    const kept = service.answersWithin === undefined ? {} : await keptFileOf(parts, row, call);
    const fetched = await service.fetch(jsonOf(row.answer), { ...call, ...kept });
    await stat(fetched.file);
    return fetched;
  } catch (error) {
    if (error instanceof ProviderError && !passing.includes(error.kind)) {
      await endRequest(parts.database, row, { state: 'failed', error, isClosed: false, isBought: true });
    }
    throw error;
  }
}
