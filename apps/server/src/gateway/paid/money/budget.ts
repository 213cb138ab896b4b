import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { MicroDollars } from '@kinora/models';
import { and, eq, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { paidRequests, users } from '../../../db/schema/index.ts';
import { today } from '../moments.ts';
import type { PaidRequest } from '../paid-request.ts';
import { hasRoom, readDailyLimit, reserveSpending } from './spending.ts';
import { drawFromStage, leftOfStages, releaseStage, writeStage } from './stage-reservations.ts';
import type { Stage } from './stage-reservations.ts';

/** The installation's own word, not a vendor's: nothing was asked. */
export class BudgetError extends ProviderError {
  constructor(sentence: string) {
    super('no_credit', sentence);
  }
}

/** The part of a day's budget that one account may take where nobody has said another. */
const USUAL_SHARE = 0.25;

export interface BudgetRules {
  /** What the environment lets a day cost; null or left out: no limit. */
  readonly environmentLimit?: MicroDollars | null;
  /** Between 0 and 1; 1: an account may take the whole day. */
  readonly accountShare?: number;
}

/** Whose share is looked at, and how much of the day it would be. */
interface Share {
  readonly ownerId: string;
  readonly day: string | typeof today;
  /** What the day may cost. */
  readonly limit: MicroDollars;
  /** What is wanted beside what the account has set aside and spent already. */
  readonly more: MicroDollars;
}

/**
 * Sets a written request's estimate aside from its day. @throws ProviderError when the day's budget is reached or the
 * account's part of it, or there is a budget and nobody knows the price
 */
export async function reserveInBudget(
  tx: Transaction,
  { budgetDay: day, estimateMicro, ownerId, projectId }: PaidRequest,
  rules: BudgetRules,
): Promise<void> {
  if (estimateMicro === 0) {
    // What is free goes on, also on a day that has cost more than it should.
    return;
  }
  const limit = await readDailyLimit(tx, rules.environmentLimit ?? null);
  if (limit !== null && estimateMicro === null) {
    throw new BudgetError(sentences.paid.noPrice);
  }
  const estimate = estimateMicro ?? 0;
  const setAside = projectId === null ? 0 : await drawFromStage(tx, { projectId, amount: estimate });
  const refusal = await reserve(tx, { day, amount: estimate - setAside, limit, ownerId }, rules);
  if (refusal !== null) {
    throw new BudgetError(refusal);
  }
}

/**
 * Sets the whole cost of a stage aside before its first request, so that a day's budget never ends in the middle of it.
 * `isBeside`: beside what is set aside for it already, instead of that. The caller holds the project's lock. @returns why the budget has no room for it, in a sentence; null: it had
 */
export async function reserveStage(
  tx: Transaction,
  { ownerId, isBeside = false, ...stage }: Stage & { readonly ownerId: string; readonly isBeside?: boolean },
  rules: BudgetRules,
): Promise<string | null> {
  if (!isBeside) {
    await releaseStage(tx, stage.projectId);
  }
  if (stage.amount === 0) {
    return null;
  }
  const limit = await readDailyLimit(tx, rules.environmentLimit ?? null);
  const { day } = await writeStage(tx, stage);
  return await reserve(tx, { day, amount: stage.amount, limit, ownerId }, rules);
}

interface Reservation {
  readonly day: string;
  readonly amount: MicroDollars;
  readonly limit: MicroDollars | null;
  readonly ownerId: string | null;
}

async function reserve(
  tx: Transaction,
  { day, amount, limit, ownerId }: Reservation,
  rules: BudgetRules,
): Promise<string | null> {
  if (!(await reserveSpending(tx, { day, amount, limit }))) {
    return sentences.paid.budgetReached;
  }
  // Asked with the day's row locked, so that what the account's other senders have set aside is seen; this one as well.
  const isTooMuch =
    limit !== null && ownerId !== null && !(await isWithinShare(tx, rules, { ownerId, day, limit, more: 0 }));
  return isTooMuch ? sentences.paid.shareReached : null;
}

/** Whether an account keeps to its part of a day. Admins may take all of it: it is theirs to set. */
async function isWithinShare(
  database: DatabaseOrTransaction,
  { accountShare = USUAL_SHARE }: BudgetRules,
  { ownerId, day, limit, more }: Share,
): Promise<boolean> {
  const [account] = await database
    .select({ isAdmin: users.isAdmin })
    .from(users)
    .where(eq(users.id, ownerId));
  if (accountShare >= 1 || account?.isAdmin === true) {
    return true;
  }
  const [taken] = await database
    .select({
      micro: sql<string>`coalesce(sum(coalesce(${paidRequests.bookedMicro}, ${paidRequests.estimateMicro}, 0)), 0)`,
    })
    .from(paidRequests)
    .where(and(eq(paidRequests.ownerId, ownerId), eq(paidRequests.budgetDay, day)));
  const micro = Number(taken?.micro ?? 0) + (await leftOfStages(database, { ownerId, day }));
  return micro + more <= Math.floor(limit * accountShare);
}

/** Why an amount cannot be spent for somebody today, in a sentence; null: it can. Nothing is set aside. */
export async function refusalOfBudget(
  parts: BudgetRules & { readonly database: DatabaseOrTransaction },
  { ownerId, amount }: { ownerId: string; amount: MicroDollars },
): Promise<string | null> {
  const { database, environmentLimit = null } = parts;
  if (!(await hasRoom(parts, amount))) {
    return sentences.paid.budgetReached;
  }
  const limit = await readDailyLimit(database, environmentLimit);
  const share = { ownerId, day: today, limit: limit ?? 0, more: amount };
  return limit === null || (await isWithinShare(database, parts, share)) ? null : sentences.paid.shareReached;
}
