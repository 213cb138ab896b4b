import { join } from 'node:path';
import { boughtMedia } from '@kinora/models';
import type { BoughtMedium, RawAnswer } from '@kinora/models';
import { and, desc, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../db/client.ts';
import { paidRequests } from '../../db/schema/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { rawAnswerOf } from './paid-request.ts';
import type { PaidRequest } from './paid-request.ts';

const PREFIX = 'answers/';
/** So long a sound is not bought again, and an answer can be read again. */
const KEPT_DAYS = 7;
const SWEEP_INTERVAL_MS = 3_600_000;

/** Where a sound stands that was bought, before its row says so. */
export function answerKey(requestId: string): string {
  return `${PREFIX}${requestId}`;
}

/** A request for words or speech of a step that has not come to an end. */
export async function findSender(
  database: Database,
  stepId: string | undefined,
): Promise<PaidRequest | undefined> {
  if (stepId === undefined) {
    return undefined;
  }
  const [row] = await database
    .select()
    .from(paidRequests)
    .where(
      and(
        eq(paidRequests.stepId, stepId),
        eq(paidRequests.state, 'sending'),
        inArray(paidRequests.medium, [...boughtMedia]),
      ),
    );
  return row;
}

/** How the same request ended before: of the same step, or, for a sound, of anybody. */
export async function findAnswer(
  database: Database,
  { stepId, hash, medium }: { stepId: string | undefined; hash: string; medium: BoughtMedium },
): Promise<PaidRequest | undefined> {
  const isOfStep = stepId === undefined ? sql`false` : eq(paidRequests.stepId, stepId);
  const isSound = medium === 'speech' ? eq(paidRequests.state, 'made') : sql`false`;
  const [row] = await database
    .select()
    .from(paidRequests)
    .where(
      and(
        eq(paidRequests.requestHash, hash),
        eq(paidRequests.medium, medium),
        eq(paidRequests.isClosed, false),
        or(isOfStep, isSound),
      ),
    )
    .orderBy(desc(sql`coalesce(${isOfStep}, false)`), desc(paidRequests.createdAt))
    .limit(1);
  return row;
}

/** The answer as it came; null when none came, or it is kept no more. A sound counts from the moment it is whole. */
export async function keptAnswerOf(storage: Storage, row: PaidRequest): Promise<RawAnswer | null> {
  const answer = rawAnswerOf(row);
  const isRefusal = answer !== null && answer.status >= 300;
  if (row.medium !== 'speech' || isRefusal) {
    return answer;
  }
  const hasSound = await storage.exists(answerKey(row.id));
  return hasSound ? (answer ?? { status: 200, headers: {}, body: '' }) : null;
}

/** The same for a picture or a clip: its file beside it, where the answer was the result itself. */
export async function keptMediaAnswerOf(
  storage: Storage,
  row: PaidRequest,
  workFolder: string,
): Promise<RawAnswer | null> {
  const answer = rawAnswerOf(row);
  const isBare = answer === null || (answer.body === '' && answer.status < 300);
  const key = answerKey(row.id);
  if (!isBare || !(await storage.exists(key))) {
    return answer;
  }
  const file = await storage.localCopy(key, workFolder);
  return { status: 200, headers: {}, body: '', ...answer, file };
}

/** A path of the sound that was bought, to be read; words have none there. */
export async function keptSoundOf(storage: Storage, row: PaidRequest, workFolder: string): Promise<string> {
  const key = answerKey(row.id);
  return row.medium === 'speech' && (await storage.exists(key))
    ? await storage.localCopy(key, workFolder)
    : join(workFolder, row.id);
}

export interface KeptAnswersDeps {
  readonly database: Database;
  readonly storage: Storage;
  readonly clock: Clock;
}

/** Forgets what was answered a while ago: receipts stay, without the words. */
export async function forgetAnswers({ database, storage, clock }: KeptAnswersDeps): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000);
  for await (const key of storage.keysBefore(PREFIX, before)) {
    await storage.remove(key);
  }
  await database
    .update(paidRequests)
    .set({ rawAnswer: null })
    .where(
      and(
        inArray(paidRequests.medium, [...boughtMedia]),
        isNotNull(paidRequests.rawAnswer),
        lt(paidRequests.endedAt, before),
      ),
    );
}

/** Forgets now and every hour. @returns what stops it */
export function startForgettingAnswers(deps: KeptAnswersDeps & { readonly log: Logger }): () => void {
  const forget = (): void => {
    forgetAnswers(deps).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'Old answers could not be removed');
    });
  };
  forget();
  const timer = setInterval(forget, SWEEP_INTERVAL_MS);
  return () => clearInterval(timer);
}
