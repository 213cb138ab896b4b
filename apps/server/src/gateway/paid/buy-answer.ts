import { join } from 'node:path';
import { rm } from 'node:fs/promises';
import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { Buy, ProviderCall, Purchase, RawAnswer } from '@kinora/models';
import { outlastDatabase } from '../../platform/errors/outlast-database.ts';
import { endBought } from './polling/abandoned-requests.ts';
import { beginRequest } from './begin-request.ts';
import { answerKey, findAnswer, findSender, keptAnswerOf, keptSoundOf } from './kept-answers.ts';
import { endLost, endUnanswered, unknownOutcome } from './lost-requests.ts';
import { secondsOfLease, refuseAfterSleep } from './paid-desk.ts';
import type { DeskParts } from './paid-desk.ts';
import { errorOf, fingerprintOf, hashOf } from './paid-request.ts';
import type { PaidFor, PaidRequest } from './paid-request.ts';
import { endRequest, noteBought, storeAnswer } from './request-book.ts';

/** A service that answers with the result itself takes its time. */
const ANSWER_SECONDS = 180;
/** When somebody else may be at the same wish. */
const BUSY_PAUSE_MS = 15_000;

export interface BuyerContext {
  /** Without a step it is asked for by somebody who waits: never remembered, and ended when they go. */
  readonly paidFor: Partial<PaidFor>;
  readonly workFolder: string;
  readonly log: ProviderCall['log'];
}

/**
 * The door for words and speech. What costs is written down before it is sent, kept before it is read, and never sent again
 * by itself; what a step has asked before is answered from what was kept, and a sound is bought once for everybody.
 */
export function openBuyer(parts: DeskParts | null, context: BuyerContext): Buy {
  return async (purchase, signal) => {
    if (purchase.isFree) {
      return await sendFree(purchase, context, signal);
    }
    if (parts === null) {
      throw new ProviderError('gone', sentences.paid.disconnected);
    }
    return await buy(parts, { purchase, signal, ...context });
  };
}

interface Buying extends BuyerContext {
  readonly purchase: Purchase;
  readonly signal: AbortSignal;
}

/** What costs nothing may be asked for again, whatever became of it. */
async function sendFree(
  purchase: Purchase,
  { workFolder }: BuyerContext,
  signal: AbortSignal,
): Promise<RawAnswer> {
  const file = join(workFolder, `answer-${hashOf(purchase, purchase.provider)}`);
  try {
    const answer = await purchase.send({ file, signal });
    await purchase.readAnswer(answer, file);
    return answer;
  } catch (error) {
    const isLost = error instanceof ProviderError && ['unknown', 'unusable'].includes(error.kind);
    throw isLost ? new ProviderError('transient', error.message, { cause: error }) : error;
  } finally {
    await rm(file, { force: true });
  }
}

async function buy(parts: DeskParts, buying: Buying): Promise<RawAnswer> {
  const { purchase, paidFor } = buying;
  const hash = hashOf(purchase, purchase.provider);
  const sender = await findSender(parts.database, paidFor.stepId);
  if (sender !== undefined) {
    const answer = await answerOfSender(parts, sender);
    if (sender.requestHash === hash) {
      return await take(parts, buying, { row: sender, answer });
    }
    // The step asks for something else by now: what came is paid for, and that is all.
    await endBought(parts.database, sender, answer);
  }
  const known = await findAnswer(parts.database, { stepId: paidFor.stepId, hash, medium: purchase.medium });
  const kept = known === undefined ? undefined : await repeatAnswer(parts, buying, known);
  if (kept !== undefined) {
    return kept;
  }
  const sending = () => send(parts, buying);
  return await (parts.submits?.during(sending) ?? sending());
}

/** What somebody was sending when it ended: its answer, or that nobody knows. @throws ProviderError */
async function answerOfSender(parts: DeskParts, row: PaidRequest): Promise<RawAnswer> {
  const answer = await keptAnswerOf(parts.storage, row);
  if (answer !== null) {
    return answer;
  }
  const seconds = await secondsOfLease(parts, row);
  if (seconds > 0) {
    // One try is spent on it, not all of them.
    const retryAfterMs = (seconds + 1) * 1000;
    throw new ProviderError('transient', sentences.mediaService.unreachable, { retryAfterMs });
  }
  throw await endLost(parts.database, row);
}

/** The answer that was bought before; undefined when it is kept no more. @throws ProviderError how it ended otherwise */
async function repeatAnswer(
  { storage }: DeskParts,
  { purchase, workFolder }: Buying,
  row: PaidRequest,
): Promise<RawAnswer | undefined> {
  if (row.state !== 'made') {
    throw errorOf(row);
  }
  const answer = await keptAnswerOf(storage, row);
  if (answer !== null) {
    await purchase.readAnswer(answer, await keptSoundOf(storage, row, workFolder));
  }
  return answer ?? undefined;
}

async function send(parts: DeskParts, buying: Buying): Promise<RawAnswer> {
  const { purchase, paidFor, signal, workFolder } = buying;
  const { database, storage } = parts;
  // From here on nothing may end half-way: what is stopped now was never sent.
  signal.throwIfAborted();
  const { provider, endpoint, medium, body, estimate, apiKey } = purchase;
  const begunAt = performance.now();
  const row = await beginRequest(parts, {
    paidFor,
    provider,
    model: medium,
    medium,
    keyFingerprint: fingerprintOf(apiKey ?? ''),
    prepared: { endpoint, body, estimate },
    answersWithin: ANSWER_SECONDS,
  });
  if (row === undefined) {
    throw new ProviderError('transient', sentences.mediaService.unreachable, { retryAfterMs: BUSY_PAUSE_MS });
  }
  await refuseAfterSleep(parts, row, begunAt);
  const file = join(workFolder, `answer-${row.id}`);
  const answer = await sendNow(parts, row, () => purchase.send({ file, signal: limitOf(buying) }));
  if (medium === 'speech' && answer.status < 300) {
    await storage.moveIn(file, answerKey(row.id));
  }
  await storeAnswer(database, row.id, answer);
  return await take(parts, buying, { row, answer });
}

/** A step's request goes on to its end, also when the step is cancelled: it is paid. Somebody who waits may go. */
function limitOf({ paidFor, signal }: Buying): AbortSignal {
  const limit = AbortSignal.timeout(ANSWER_SECONDS * 1000);
  return paidFor.stepId === undefined ? AbortSignal.any([signal, limit]) : limit;
}

async function sendNow(
  { database }: DeskParts,
  row: PaidRequest,
  sending: () => Promise<RawAnswer>,
): Promise<RawAnswer> {
  try {
    return await sending();
  } catch (error) {
    throw await endUnanswered(database, row, error);
  }
}

/** Reads an answer that is kept. A fault of our own leaves it for the next try. @throws ProviderError */
async function take(
  parts: DeskParts,
  { purchase, workFolder }: Buying,
  { row, answer }: { row: PaidRequest; answer: RawAnswer },
): Promise<RawAnswer> {
  try {
    const { cost } = await purchase.readAnswer(answer, await keptSoundOf(parts.storage, row, workFolder));
    await outlastDatabase(() => noteBought(parts.database, row, cost));
    return answer;
  } catch (error) {
    throw error instanceof ProviderError ? await endBy(parts, row, error) : error;
  }
}

const stateByKind = { unknown: 'unknown', unusable: 'failed' } as const;

async function endBy({ database }: DeskParts, row: PaidRequest, said: ProviderError): Promise<ProviderError> {
  const error = said.kind === 'unknown' ? unknownOutcome(said) : said;
  await endRequest(database, row, {
    state: said.kind === 'unknown' || said.kind === 'unusable' ? stateByKind[said.kind] : 'refused',
    error,
    isClosed: said.kind === 'transient' || said.kind === 'rate_limited',
    isBought: said.kind === 'unusable',
  });
  return error;
}
