import { setTimeout as delay } from 'node:timers/promises';
import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { MediaNews, MicroDollars, ServiceCall } from '@kinora/models';
import { eq, sql } from 'drizzle-orm';
import { paidRequests } from '../../db/schema/index.ts';
import { fetchResult, sendPrepared } from '../paid/paid-desk.ts';
import type { DeskParts } from '../paid/paid-desk.ts';
import { jsonOf } from '../paid/paid-request.ts';
import type { PaidRequest } from '../paid/paid-request.ts';
import { readFetched } from '../paid/read-fetched.ts';
import { endRequest, noteMade, settleTrial } from '../paid/request-book.ts';
import type { Trial, Sample } from './trial.ts';
import { requestOf } from './trial.ts';

export interface TrialParts extends DeskParts {
  /** Between two questions. */
  readonly pauseMs: number;
  /** Whoever is not done by then is told to stop. */
  readonly patienceMs: number;
}

/** `booked`: what the trial may have cost, its cost where that is known. */
export interface TrialEnd {
  readonly outcome: 'made' | 'failed' | 'gone' | 'unpriced' | 'over';
  readonly booked: MicroDollars;
  readonly cost: MicroDollars | null;
  readonly error: ProviderError | null;
}

const nothing = { booked: 0, cost: null, error: null } as const;

interface TrialCall extends ServiceCall {
  /** A picture to start from. */
  readonly sample: Sample;
  /** What it may cost at most. */
  readonly most: MicroDollars;
}

/** Asks a vendor for the least of one binding, as a step would, and looks at what comes. Sent once, and never above `most`. */
export async function tryBinding(parts: TrialParts, trial: Trial, call: TrialCall): Promise<TrialEnd> {
  const { serving, medium, keys } = trial;
  let estimate: MicroDollars = 0;
  let isTaken = false;
  try {
    const { service } = serving.connection;
    const prepared = await service.prepare(serving.binding, requestOf(trial, call.sample), call);
    if (prepared.estimate === null || prepared.estimate > call.most) {
      return { ...nothing, outcome: prepared.estimate === null ? 'unpriced' : 'over' };
    }
    estimate = prepared.estimate;
    const wish = { serving, medium, model: keys[0] ?? '', prepared };
    const sent = await sendPrepared(parts, wish, { paidFor: null, call });
    isTaken = true;
    const made = await untilMade(parts, sent?.id ?? '', { trial, call });
    await readResult(parts, made, { trial, call });
    return { outcome: 'made', booked: made.costMicro ?? estimate, cost: made.costMicro, error: null };
  } catch (error) {
    if (!(error instanceof ProviderError)) {
      throw error;
    }
    // What was turned down is free; what was taken may be paid, whatever came of it.
    const booked = isTaken || error.kind === 'unknown' ? estimate : 0;
    return { outcome: error.kind === 'gone' ? 'gone' : 'failed', booked, cost: null, error };
  }
}

interface Underway {
  readonly trial: Trial;
  readonly call: ServiceCall;
}

/** Waits for the result of a request. The row is ours meanwhile; should this process die, a worker takes it over. */
async function untilMade(parts: TrialParts, id: string, { trial, call }: Underway): Promise<PaidRequest> {
  const { database } = parts;
  const takenOverAt = sql`now() + make_interval(secs => ${Math.ceil(parts.patienceMs / 1000) + 60})`;
  await database
    .update(paidRequests)
    .set({ nextPollAt: takenOverAt })
    .where(sql`${paidRequests.id} = ${id} and ${paidRequests.state} = 'running'`);
  const { service } = trial.serving.connection;
  const pauseMs = Math.max(parts.pauseMs, (service.pauseSeconds ?? 0) * 1000);
  for (const end = Date.now() + parts.patienceMs; ;) {
    const row = await requestOfId(parts, id);
    if (row.state !== 'running') {
      return row;
    }
    const operation = jsonOf(row.operation);
    // An unanswered question says nothing about the request.
    const news = await service.poll(operation, call).catch((): null => null);
    await hear(parts, row, news);
    if ((news === null || news.state === 'working') && Date.now() >= end) {
      await service.cancel(operation, call).catch(() => undefined);
      const error = new ProviderError('unknown', sentences.paid.deadline);
      await endRequest(database, row, { state: 'cancelled', error, isClosed: true });
      throw error;
    }
    await delay(news?.state === 'made' ? 0 : pauseMs);
  }
}

async function hear({ database }: TrialParts, row: PaidRequest, news: MediaNews | null): Promise<void> {
  if (news?.state === 'made') {
    await database.transaction((tx) => noteMade(tx, row, { ...news, isWanted: true }));
  }
  if (news?.state === 'failed') {
    const error = new ProviderError(news.kind, news.sentence, { cause: new Error(news.detail) });
    await endRequest(database, row, { state: 'failed', error, isClosed: true, cost: news.cost ?? null });
    throw error;
  }
}

async function requestOfId({ database }: TrialParts, id: string): Promise<PaidRequest> {
  const [row] = await database.select().from(paidRequests).where(eq(paidRequests.id, id));
  if (row === undefined) {
    throw new Error('The request is not in the book');
  }
  return row;
}

/** What came is opened as a step would open it, and thrown away with the folder. Nobody comes back for it: it is paid. */
async function readResult(parts: TrialParts, row: PaidRequest, { trial, call }: Underway): Promise<void> {
  try {
    await readFetched(trial.medium, await fetchResult(parts, row, call));
  } catch (error) {
    if (error instanceof ProviderError) {
      await endRequest(parts.database, row, { state: 'failed', error, isClosed: true, isBought: true });
    }
    throw error;
  }
  await settleTrial(parts.database, row.id);
}
