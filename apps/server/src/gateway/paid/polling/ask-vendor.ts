import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { AskCall, MediaNews, MediaService } from '@kinora/models';
import { and, eq, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Transaction } from '../../../db/client.ts';
import { paidRequests } from '../../../db/schema/index.ts';
import { takeUpAbandoned } from './abandoned-requests.ts';
import { serviceOf } from '../paid-desk.ts';
import type { DeskParts } from '../paid-desk.ts';
import { inSeconds } from '../moments.ts';
import { jsonOf } from '../paid-request.ts';
import type { PaidRequest } from '../paid-request.ts';
import { endRequest, lockProjectFirst, noteMade, pollLimits } from '../request-book.ts';

export interface AskParts extends DeskParts {
  readonly log: Logger;
  /** A request of a step has news: in the transaction that writes them. `isOver` when the step may go on. */
  readonly whenNews: (tx: Transaction, news: { request: PaidRequest; isOver: boolean }) => Promise<void>;
  /** A vendor works on a request as it did when it was last asked: to be asked again after a pause. */
  readonly noteUnchanged: (row: PaidRequest, pauseSeconds: number) => void;
  /** Until the same is asked about again: the more wait at one vendor, the longer, and never sooner than it likes. */
  readonly leastPauseSeconds: number;
}

const ANSWER_MS = 15_000;
const SHORTEST_PAUSE_SECONDS = 2;
const LONGEST_PAUSE_SECONDS = 15;
const LONGEST_FAILED_PAUSE_SECONDS = 60;

/** Asks a vendor about one request, and writes down what it says. */
export async function askVendor(parts: AskParts, row: PaidRequest, stopping: AbortSignal): Promise<void> {
  const log = parts.log.child({ requestId: row.id, provider: row.provider, endpoint: row.endpoint });
  const call = { signal: AbortSignal.any([stopping, AbortSignal.timeout(ANSWER_MS)]), log };
  try {
    if (row.state === 'sending' || row.state === 'answered') {
      await takeUpAbandoned(parts, row, { service: () => serviceOf(parts, row), whenEnded: wakeBy(parts) });
      return;
    }
    const service = serviceOf(parts, row);
    if (row.isCancelWanted && row.state === 'running') {
      await cancel(parts, { row, service, call });
    } else {
      const leastPauseSeconds = Math.max(parts.leastPauseSeconds, service.pauseSeconds ?? 0);
      await hear({ ...parts, leastPauseSeconds }, row, await service.poll(jsonOf(row.operation), call));
    }
  } catch (error) {
    if (!stopping.aborted) {
      log.warn({ err: error, failedPolls: row.failedPolls + 1 }, 'A vendor could not be asked');
      await noteUnanswered(parts, row);
    }
  }
}

/** Tells the vendor to stop, and asks once more: it may have been quicker. */
async function cancel(
  parts: AskParts,
  { row, service, call }: { row: PaidRequest; service: MediaService; call: AskCall },
): Promise<void> {
  const operation = jsonOf(row.operation);
  await service.cancel(operation, call);
  const news = await service.poll(operation, call).catch(() => null);
  if (news?.state === 'made') {
    await hear(parts, row, news);
    return;
  }
  await giveUp(parts, row, sentences.paid.cancelled);
}

async function hear(parts: AskParts, row: PaidRequest, news: MediaNews): Promise<void> {
  switch (news.state) {
    case 'made':
      await parts.database.transaction(async (tx) => {
        const request = await noteMade(tx, row, { ...news, isWanted: row.stepId !== null });
        if (request !== undefined) {
          await parts.whenNews(tx, { request, isOver: true });
        }
      });
      return;
    case 'failed': {
      if (row.state === 'cancelled') {
        await askNoMore(parts, row);
        return;
      }
      const cause = new Error(news.detail);
      const error = new ProviderError(news.kind, news.sentence, { cause });
      await endRequest(parts.database, row, {
        state: 'failed',
        error,
        isClosed: false,
        cost: news.cost ?? null,
        whenEnded: wakeBy(parts),
      });
      return;
    }
    case 'working':
      await noteWorking(parts, row, news);
  }
}

type Working = Extract<MediaNews, { state: 'working' }>;

async function noteWorking(parts: AskParts, row: PaidRequest, news: Working): Promise<void> {
  const now = Date.now();
  if (row.state === 'cancelled') {
    await askAgainLate(parts, row);
    return;
  }
  const hasBegun = news.phase === 'working';
  const startedAt = row.workStartedAt ?? (hasBegun ? new Date(now) : null);
  const deadline = deadlineOf(row, startedAt);
  if (now >= deadline) {
    await endAtDeadline(parts, row);
    return;
  }
  const workedSeconds = (now - row.createdAt.getTime()) / 1000;
  const ownPause = Math.min(LONGEST_PAUSE_SECONDS, Math.max(SHORTEST_PAUSE_SECONDS, workedSeconds / 10));
  const pause = Math.max(ownPause, parts.leastPauseSeconds);
  const pauseSeconds = Math.min(pause, (deadline - now) / 1000 + 1);
  const { phase, position } = news;
  const thousandths = news.fraction === null ? null : Math.round(news.fraction * 1000);
  if (isUnchanged(row, { phase, position, thousandths })) {
    parts.noteUnchanged(row, pauseSeconds);
    return;
  }
  await parts.database.transaction(async (tx) => {
    await lockProjectFirst(tx, row.projectId);
    const [request] = await tx
      .update(paidRequests)
      .set({
        phase,
        position,
        thousandths,
        workStartedAt: sql`coalesce(${paidRequests.workStartedAt}, ${startedAt})`,
        failedPolls: 0,
        nextPollAt: inSeconds(pauseSeconds),
      })
      .where(and(eq(paidRequests.id, row.id), eq(paidRequests.state, 'running')))
      .returning();
    if (request !== undefined) {
      await parts.whenNews(tx, { request, isOver: false });
    }
  });
}

/** Work that has begun has its start written down: the first answer about it is a change of phase. */
function isUnchanged(
  row: PaidRequest,
  now: Pick<PaidRequest, 'phase' | 'position' | 'thousandths'>,
): boolean {
  return (
    row.failedPolls === 0 &&
    row.phase === now.phase &&
    row.position === now.position &&
    row.thousandths === now.thousandths
  );
}

function deadlineOf(row: PaidRequest, startedAt: Date | null): number {
  const begun = startedAt === null ? Infinity : startedAt.getTime() + pollLimits.WORK_MINUTES * 60_000;
  return Math.min(row.deadlineAt.getTime(), begun);
}

async function endAtDeadline(parts: AskParts, row: PaidRequest): Promise<void> {
  try {
    const call = { signal: AbortSignal.timeout(ANSWER_MS), log: parts.log };
    await serviceOf(parts, row).cancel(jsonOf(row.operation), call);
  } catch (error) {
    // Also one that is no longer connected: the deadline holds all the same.
    parts.log.warn({ err: error }, 'A vendor could not be told to stop');
  }
  await giveUp(parts, row, sentences.paid.deadline);
}

/** The step goes on without it, also one that was begun again while the vendor was told. */
async function giveUp(parts: AskParts, row: PaidRequest, sentence: string): Promise<void> {
  const error = new ProviderError('unknown', sentence);
  await endRequest(parts.database, row, {
    state: 'cancelled',
    error,
    isClosed: false,
    whenEnded: wakeBy(parts),
  });
}

/** What was given up may have been made all the same: asked hourly for a day. */
async function askAgainLate({ database }: AskParts, row: PaidRequest): Promise<void> {
  const isOver = Date.now() - row.createdAt.getTime() > pollLimits.LATE_HOURS * 3_600_000;
  await database
    .update(paidRequests)
    .set({ nextPollAt: isOver ? null : inSeconds(3_600) })
    .where(eq(paidRequests.id, row.id));
}

/** What was given up has come to nothing. */
async function askNoMore({ database }: AskParts, { id }: PaidRequest): Promise<void> {
  await database.update(paidRequests).set({ nextPollAt: null }).where(eq(paidRequests.id, id));
}

/** Nobody learnt anything: asked again, less and less often, until the deadline. */
async function noteUnanswered(parts: AskParts, row: PaidRequest): Promise<void> {
  const { database } = parts;
  if (row.state === 'cancelled') {
    await askAgainLate(parts, row);
    return;
  }
  if (Date.now() >= deadlineOf(row, row.workStartedAt)) {
    await endAtDeadline(parts, row);
    return;
  }
  const failedPolls = row.failedPolls + 1;
  const pause = Math.min(
    LONGEST_FAILED_PAUSE_SECONDS,
    SHORTEST_PAUSE_SECONDS * 2 ** Math.min(failedPolls, 10),
  );
  await database.transaction(async (tx) => {
    await lockProjectFirst(tx, row.projectId);
    const [request] = await tx
      .update(paidRequests)
      .set({ failedPolls, nextPollAt: inSeconds(pause) })
      .where(and(eq(paidRequests.id, row.id), eq(paidRequests.state, 'running')))
      .returning();
    if (request !== undefined) {
      await parts.whenNews(tx, { request, isOver: false });
    }
  });
}

function wakeBy({ whenNews }: AskParts) {
  return (tx: Transaction, request: PaidRequest): Promise<void> => whenNews(tx, { request, isOver: true });
}
