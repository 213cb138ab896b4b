import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/client.ts';
import { creditHolds, users } from '../../../db/schema/index.ts';
import { AppError, isAppError } from '../../../platform/errors/app-error.ts';
import { captureHold, capturePart, grantCredits, placeHold, releaseHold, type PartOfHold } from '../index.ts';
import type { LedgerStep, StepOutcome } from './ledger-model.ts';

/** An account with nothing in it. */
export async function addUser(database: Database): Promise<string> {
  const id = randomUUID();
  const now = new Date();
  await database
    .insert(users)
    .values({ id, name: 'Test', email: `${id}@example.org`, createdAt: now, updatedAt: now });
  return id;
}

/** Holds and captures 0.01 again and again, in transactions of fifty charges. */
export async function chargeCents(
  database: Database,
  { userId, charges }: { userId: string; charges: number },
): Promise<void> {
  for (let start = 0; start < charges; start += 50) {
    await database.transaction(async (tx) => {
      for (let charge = start; charge < Math.min(start + 50, charges); charge += 1) {
        const holdId = await placeHold(tx, {
          userId,
          key: `cent ${charge}`,
          amountHundredths: 1n,
          subjectId: 'cent',
        });
        await captureHold(tx, { holdId });
      }
    });
  }
}

class PlannedCrash extends Error {}

/** Does a step of a random history to the real ledger, each in a transaction of its own. */
export async function applyInSql(
  database: Database,
  userIds: readonly string[],
  step: LedgerStep,
): Promise<StepOutcome> {
  try {
    await database.transaction(async (tx) => {
      await perform(tx, userIds, step.kind === 'crash' ? step.step : step);
      if (step.kind === 'crash') {
        throw new PlannedCrash();
      }
    });
    return 'done';
  } catch (error) {
    return outcomeOf(step, error);
  }
}

function outcomeOf(step: LedgerStep, error: unknown): StepOutcome {
  const isRefusal =
    isAppError(error, 'not-enough-credits') ||
    isAppError(error, 'conflict') ||
    isAppError(error, 'not-found');
  if (step.kind === 'crash' && (isRefusal || error instanceof PlannedCrash)) {
    return 'done';
  }
  if (isRefusal) {
    return error.code as StepOutcome;
  }
  throw error;
}

async function perform(tx: Transaction, userIds: readonly string[], step: LedgerStep): Promise<void> {
  if (step.kind === 'crash') {
    throw new Error('A crash inside a crash.');
  }
  const userId = userIds[step.user]!;
  switch (step.kind) {
    case 'grant':
      await grantCredits(tx, { userId, key: step.key, amountHundredths: step.amount, reason: 'Test' });
      return;
    case 'hold':
      await placeHold(tx, { userId, key: step.key, amountHundredths: step.amount, subjectId: step.key });
      return;
    case 'capture':
      return captureHold(tx, { holdId: await holdIdOf(tx, userId, step.key) });
    case 'release':
      return releaseHold(tx, { holdId: await holdIdOf(tx, userId, step.key), reason: 'Test' });
    case 'expiry':
      return endInPart(tx, await holdIdOf(tx, userId, step.key), { part: 0n, rest: { isExpiry: true } });
    case 'part':
      return endInPart(tx, await holdIdOf(tx, userId, step.key), {
        part: step.amount,
        rest: { reason: 'Test' },
      });
  }
}

function endInPart(
  tx: Transaction,
  holdId: string,
  { part, rest }: { part: bigint } & Pick<PartOfHold, 'rest'>,
): Promise<void> {
  return capturePart(tx, { holdId, partHundredths: part, reason: 'Test', rest });
}

async function holdIdOf(tx: Transaction, userId: string, key: string): Promise<string> {
  const [hold] = await tx
    .select({ id: creditHolds.id })
    .from(creditHolds)
    .where(and(eq(creditHolds.userId, userId), eq(creditHolds.key, key)));
  if (hold === undefined) {
    throw new AppError('not-found');
  }
  return hold.id;
}
