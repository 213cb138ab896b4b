import { createHash } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/client.ts';
import { throttles } from '../../../db/schema/index.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { ThrottleRule } from './throttle-rules.ts';

/** What a caller has tried so far. */
export interface TryCount {
  readonly tries: number;
  readonly blockedUntil: Date;
  readonly lastTryAt: Date;
}

/** A try to be counted: by which rule, and against whom. */
export interface Try {
  readonly rule: ThrottleRule;
  /** A network, an account's e-mail address, or both. */
  readonly caller: string;
  readonly now: Date;
}

/**
 * Counts a try before it is judged, so that simultaneous ones cannot slip through, and answers how many there were.
 * Thrown inside a transaction, the refusal takes back everything that was counted in it.
 * @throws AppError `too-many` with the seconds to wait.
 */
export async function countTry(tx: Transaction, attempt: Try): Promise<number> {
  const { rule, now } = attempt;
  const key = keyOf(attempt);
  const [count] = await tx
    .insert(throttles)
    .values({ key, tries: 0, blockedUntil: now, lastTryAt: now })
    // Changes nothing, but locks and returns the row that is there.
    .onConflictDoUpdate({ target: throttles.key, set: { key: sql`excluded.key` } })
    .returning();
  if (count === undefined) {
    throw new Error(`The count of ${rule.name} was not kept.`);
  }
  const next = nextCount(rule, count, now);
  await tx.update(throttles).set(next).where(eq(throttles.key, key));
  return next.tries;
}

/** The count after one more try. @throws AppError `too-many` while the caller has to wait */
export function nextCount(rule: ThrottleRule, count: TryCount, now: Date): TryCount {
  const waitMs = count.blockedUntil.getTime() - now.getTime();
  if (waitMs > 0) {
    throw new AppError('too-many', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  }
  const isForgotten = now.getTime() - count.lastTryAt.getTime() > rule.forgetSeconds * 1000;
  const tries = isForgotten ? 1 : count.tries + 1;
  return { tries, lastTryAt: now, blockedUntil: new Date(now.getTime() + delaySeconds(rule, tries) * 1000) };
}

function delaySeconds(rule: ThrottleRule, tries: number): number {
  if (tries < rule.freeTries) {
    return 0;
  }
  return Math.min(rule.longestDelaySeconds, rule.firstDelaySeconds * 2 ** (tries - rule.freeTries));
}

/** The tries turned out right: they were none. */
export async function forgiveTries(database: Database, attempts: readonly Try[]): Promise<void> {
  await database
    .update(throttles)
    .set({ tries: sql`greatest(${throttles.tries} - 1, 0)`, blockedUntil: sql`${throttles.lastTryAt}` })
    .where(inArray(throttles.key, attempts.map(keyOf)));
}

/** The caller has proved who they are: their earlier mistakes no longer count. */
export async function forgetTries(database: Database, attempts: readonly Try[]): Promise<void> {
  await database.delete(throttles).where(inArray(throttles.key, attempts.map(keyOf)));
}

/** Hashed: of fixed length, and no list of who tried to sign in. */
function keyOf({ rule, caller }: Try): string {
  return `${rule.name}:${createHash('sha256').update(caller).digest('base64url')}`;
}
