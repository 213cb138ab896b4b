import { and, asc, count, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { paidRequests } from '../../../db/schema/index.ts';
import { askVendor } from './ask-vendor.ts';
import type { AskParts } from './ask-vendor.ts';
import { inSeconds } from '../moments.ts';
import type { PaidRequest } from '../paid-request.ts';
import { writeUnchanged } from './unchanged-requests.ts';
import type { UnchangedRequest } from './unchanged-requests.ts';

export interface PollParts extends Omit<AskParts, 'noteUnchanged' | 'leastPauseSeconds'> {
  /** Vendors work on for these projects, without news. */
  readonly whenUnchanged: (projectIds: readonly string[]) => Promise<void>;
}

const TICK_MS = 500;
/** Projects whose vendors go on without news are told of so often. */
const TOLD_EVERY_MS = 10_000;
/** At once from one process to one vendor: one that answers slowly holds up nobody else. */
const AT_ONCE_EACH = 16;
/** Further questions to one vendor, as a mean; the first one about each request is never late for it. */
const ASKED_PER_SECOND = 10;
/** However many wait. */
const LONGEST_LEAST_PAUSE_SECONDS = 60;
/** A poller that dies in the middle of a question leaves it to another one after this. */
const CLAIM_SECONDS = 30;

const isDue = and(isNotNull(paidRequests.nextPollAt), lte(paidRequests.nextPollAt, sql`now()`));

/**
 * Asks vendors about everything that runs at them, for all workers of an installation: whoever takes a row asks. What waits
 * there holds no worker, and an unanswered question says nothing about the request. @returns what stops it
 */
export function startPolling(parts: PollParts): () => Promise<void> {
  const poller = new Poller(parts);
  const timer = setInterval(() => void poller.look(), TICK_MS);
  return async () => {
    clearInterval(timer);
    await poller.stop();
  };
}

class Poller {
  readonly #parts: PollParts;
  readonly #stopping = new AbortController();
  /** Questions under way, by provider. */
  readonly #asking = new Map<string, Set<Promise<void>>>();
  #unchanged: UnchangedRequest[] = [];
  /** Projects of what was unchanged, since they were last told of. */
  readonly #atWork = new Set<string>();
  #toldAt = Number.NEGATIVE_INFINITY;
  #look: Promise<void> | null = null;

  constructor(parts: PollParts) {
    this.#parts = parts;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#look;
    await Promise.all([...this.#asking.values()].flatMap((questions) => [...questions]));
    await this.#writeUnchanged().catch((error: unknown) => {
      // Their claims end soon, and another process asks.
      this.#parts.log.warn({ err: error }, "Vendors' answers could not be written at the end");
    });
  }

  /** Asks about whatever is due; one look at a time. */
  look(): Promise<void> {
    this.#look ??= this.#lookOnce()
      .catch((error: unknown) => {
        // The database may be away for a moment; the next tick is soon.
        this.#parts.log.warn({ err: error }, 'Vendors could not be asked');
      })
      .finally(() => {
        this.#look = null;
      });
    return this.#look;
  }

  async #lookOnce(): Promise<void> {
    await this.#writeUnchanged();
    for (const { provider, waiting } of await dueProviders(this.#parts)) {
      const questions = this.#asking.get(provider) ?? new Set();
      this.#asking.set(provider, questions);
      const room = AT_ONCE_EACH - questions.size;
      const claimed = room > 0 ? await claimDue(this.#parts, provider, room) : [];
      for (const row of claimed) {
        this.#ask(row, { questions, waiting, isBehind: claimed.length === room });
      }
    }
  }

  #ask(row: PaidRequest, among: { questions: Set<Promise<void>>; waiting: number; isBehind: boolean }): void {
    const { questions, waiting, isBehind } = among;
    const parts: AskParts = {
      ...this.#parts,
      leastPauseSeconds: Math.min(LONGEST_LEAST_PAUSE_SECONDS, waiting / ASKED_PER_SECOND),
      noteUnchanged: ({ id, projectId }, pauseSeconds) => {
        this.#unchanged.push({ id, projectId, pauseSeconds });
      },
    };
    const question = askVendor(parts, row, this.#stopping.signal)
      .catch((error: unknown) => {
        // Its claim ends soon, and somebody asks again.
        this.#parts.log.warn({ err: error, requestId: row.id }, "A vendor's answer could not be written");
      })
      .finally(() => {
        questions.delete(question);
        if (isBehind && questions.size <= AT_ONCE_EACH / 2 && !this.#stopping.signal.aborted) {
          void this.look();
        }
      });
    questions.add(question);
  }

  async #writeUnchanged(): Promise<void> {
    const unchanged = this.#unchanged.splice(0);
    if (unchanged.length > 0) {
      await writeUnchanged(this.#parts.database, unchanged);
    }
    unchanged.forEach(({ projectId }) => projectId !== null && this.#atWork.add(projectId));
    if (this.#atWork.size > 0 && performance.now() - this.#toldAt >= TOLD_EVERY_MS) {
      const projectIds = [...this.#atWork];
      this.#atWork.clear();
      this.#toldAt = performance.now();
      await this.#parts.whenUnchanged(projectIds);
    }
  }
}

/** Whom something is due at, and how much there is at all. */
async function dueProviders({ database }: PollParts): Promise<{ provider: string; waiting: number }[]> {
  return await database
    .select({ provider: paidRequests.provider, waiting: count() })
    .from(paidRequests)
    .where(isNotNull(paidRequests.nextPollAt))
    .groupBy(paidRequests.provider)
    .having(sql`bool_or(${isDue})`);
}

async function claimDue({ database }: PollParts, provider: string, limit: number): Promise<PaidRequest[]> {
  const due = database
    .select({ id: paidRequests.id })
    .from(paidRequests)
    .where(and(isDue, eq(paidRequests.provider, provider)))
    .orderBy(asc(paidRequests.nextPollAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return await database
    .update(paidRequests)
    .set({ nextPollAt: inSeconds(CLAIM_SECONDS) })
    .where(inArray(paidRequests.id, due))
    .returning();
}
