import { and, eq, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { creditHolds } from '../../db/schema/index.ts';
import type { holdStates } from '../../db/schema/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { requireSoundLedger } from './require-sound-ledger.ts';
import { lockBalance, postTransfer } from './transfer.ts';

type HoldState = (typeof holdStates)[number];

interface HoldRequest {
  readonly userId: string;
  /** Idempotency key, unique per user for ever: a second try of the same work needs a key of its own. */
  readonly key: string;
  /** Positive. */
  readonly amountHundredths: bigint;
  /** Id of what the credits will pay for. */
  readonly subjectId: string;
}

interface Reasoned {
  /** In words, for the list of movements. */
  readonly reason?: string;
}

/**
 * Sets credits aside and answers the hold's id. The same request again answers the same id and moves nothing.
 * @throws AppError `not-enough-credits`; `conflict` when the key was used for another amount or subject; `unavailable`
 * while the ledger does not add up.
 */
export async function placeHold(tx: Transaction, request: HoldRequest): Promise<string> {
  const { userId, amountHundredths } = request;
  if (amountHundredths <= 0n) {
    throw new RangeError(`A hold of ${amountHundredths} hundredths makes no sense.`);
  }
  const balance = await lockBalance(tx, userId);
  const earlier = await findHoldByKey(tx, request);
  if (earlier !== undefined) {
    return sameHold(earlier, request);
  }
  await requireSoundLedger(tx);
  if (balance === undefined || balance.availableHundredths < amountHundredths) {
    throw new AppError('not-enough-credits');
  }
  return await writeHold(tx, request);
}

/** Call it with the balance locked. */
async function writeHold(tx: Transaction, { reason, ...request }: HoldRequest & Reasoned): Promise<string> {
  const { userId, key, amountHundredths, subjectId } = request;
  const [hold] = await tx
    .insert(creditHolds)
    .values({ userId, key, amountHundredths, subjectId })
    .returning({ id: creditHolds.id });
  if (hold === undefined) {
    throw new Error(`The hold ${key} of user ${userId} was not written.`);
  }
  await postTransfer(tx, {
    kind: 'hold',
    userId,
    amountHundredths,
    key: hold.id,
    holdId: hold.id,
    subjectId,
    ...(reason === undefined ? {} : { reason }),
  });
  return hold.id;
}

async function findHoldByKey(tx: Transaction, { userId, key }: HoldRequest) {
  const [hold] = await tx
    .select()
    .from(creditHolds)
    .where(and(eq(creditHolds.userId, userId), eq(creditHolds.key, key)));
  return hold;
}

function sameHold(hold: Hold, request: HoldRequest): string {
  if (hold.amountHundredths !== request.amountHundredths || hold.subjectId !== request.subjectId) {
    throw new AppError('conflict', {
      cause: new Error(`Key ${request.key} holds credits for something else.`),
    });
  }
  return hold.id;
}

/** The work succeeded: the held credits are paid. A second call changes nothing. @throws AppError `conflict`, `not-found` */
export async function captureHold(tx: Transaction, { holdId }: { holdId: string }): Promise<void> {
  await endHold(tx, { holdId, kind: 'capture', state: 'captured' });
}

/** The work failed or was cancelled: the credits are available again. A second call changes nothing. @throws AppError `conflict`, `not-found` */
export async function releaseHold(
  tx: Transaction,
  { holdId, reason }: { holdId: string } & Reasoned,
): Promise<void> {
  await endHold(tx, {
    holdId,
    kind: 'release',
    state: 'released',
    ...(reason === undefined ? {} : { reason }),
  });
}

export interface PartOfHold {
  readonly holdId: string;
  /** What is paid, at most the whole hold. */
  readonly partHundredths: bigint;
  /** Why something is paid. */
  readonly reason: string;
  /** How the rest goes back. */
  readonly rest: { readonly reason: string } | { readonly isExpiry: true };
}

/**
 * Work ended early, or rested too long: what was done of it is paid, the rest is available again. A hold ends once and in
 * one way, so it goes back as a whole, and the part is set aside and paid in the same transaction. A second call changes
 * nothing.
 * @throws AppError `conflict`, `not-found`
 */
export async function capturePart(tx: Transaction, part: PartOfHold): Promise<void> {
  const { holdId, partHundredths, reason, rest } = part;
  const { userId, key, amountHundredths, subjectId } = await findHold(tx, holdId);
  if (partHundredths >= amountHundredths) {
    await endHold(tx, { holdId, kind: 'capture', state: 'captured', reason });
    return;
  }
  const isEndedNow = await ('isExpiry' in rest
    ? endHold(tx, { holdId, kind: 'expiry', state: 'expired' })
    : endHold(tx, { holdId, kind: 'release', state: 'released', reason: rest.reason }));
  if (isEndedNow && partHundredths > 0n) {
    const held = { userId, key: `${key}:part`, amountHundredths: partHundredths, subjectId, reason };
    await endHold(tx, { holdId: await writeHold(tx, held), kind: 'capture', state: 'captured', reason });
  }
}

export type Hold = typeof creditHolds.$inferSelect;

/** Everything that was ever set aside for a subject. */
export async function readHoldsFor(database: DatabaseOrTransaction, subjectId: string): Promise<Hold[]> {
  return await database.select().from(creditHolds).where(eq(creditHolds.subjectId, subjectId));
}

interface HoldEnd extends Reasoned {
  readonly holdId: string;
  readonly kind: 'capture' | 'release' | 'expiry';
  readonly state: Exclude<HoldState, 'open'>;
}

/** @returns whether it ended now, and not before */
async function endHold(tx: Transaction, end: HoldEnd): Promise<boolean> {
  const hold = await findHold(tx, end.holdId);
  // The balance before the hold, as in placeHold: one order of locks, so that no two movements wait for each other.
  await lockBalance(tx, hold.userId);
  const [ended] = await tx
    .update(creditHolds)
    .set({ state: end.state, endedAt: sql`now()` })
    .where(and(eq(creditHolds.id, end.holdId), eq(creditHolds.state, 'open')))
    .returning();
  if (ended === undefined) {
    expectEndedAs(end.state, await findHold(tx, end.holdId));
    return false;
  }
  await postTransfer(tx, {
    kind: end.kind,
    userId: ended.userId,
    amountHundredths: ended.amountHundredths,
    key: ended.id,
    holdId: ended.id,
    subjectId: ended.subjectId,
    ...(end.reason === undefined ? {} : { reason: end.reason }),
  });
  return true;
}

async function findHold(tx: Transaction, holdId: string) {
  const [hold] = await tx.select().from(creditHolds).where(eq(creditHolds.id, holdId));
  if (hold === undefined) {
    throw new AppError('not-found', { cause: new Error(`There is no hold ${holdId}.`) });
  }
  return hold;
}

function expectEndedAs(state: HoldState, hold: Hold): void {
  if (hold.state !== state) {
    throw new AppError('conflict', { cause: new Error(`Hold ${hold.id} is ${hold.state}, not ${state}.`) });
  }
}
