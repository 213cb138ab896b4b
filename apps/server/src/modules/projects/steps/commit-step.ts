import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { steps } from '../../../db/schema/steps.ts';
import type { JsonValue } from '@kinora/models';
import type { Step } from './step.ts';

/** The attempt that speaks: its words count only while nobody has started the step again. */
export type Attempt = Pick<Step, 'id' | 'attempt'>;

function isStillMine(attempt: Attempt) {
  return and(eq(steps.id, attempt.id), eq(steps.attempt, attempt.attempt), eq(steps.state, 'running'));
}

/** Whether nobody has started the step again. Locks it until the transaction ends. */
export async function isAttemptMine(tx: Transaction, attempt: Attempt): Promise<boolean> {
  const mine = await tx.select({ id: steps.id }).from(steps).where(isStillMine(attempt)).for('update');
  return mine.length === 1;
}

/** Whether this very attempt has finished the step already. */
export async function isAttemptFinished(tx: Transaction, attempt: Attempt): Promise<boolean> {
  const finished = await tx
    .select({ id: steps.id })
    .from(steps)
    .where(and(eq(steps.id, attempt.id), eq(steps.attempt, attempt.attempt), eq(steps.state, 'finished')));
  return finished.length === 1;
}

/** Makes the step finished; only after `isAttemptMine` in the same transaction. */
export async function finishStep(
  tx: Transaction,
  attempt: Attempt,
  made: { assetId: string | null; result: JsonValue; provider: string | null; now: Date },
): Promise<void> {
  const { now, ...values } = made;
  await tx
    .update(steps)
    .set({ ...values, state: 'finished', error: null, finishedAt: now })
    .where(isStillMine(attempt));
}

/** Notes a failed try. Undefined: another attempt has taken over. */
export async function noteStepFailure(
  tx: Transaction,
  attempt: Attempt,
  failure: { error: string; isFinal: boolean },
): Promise<Step | undefined> {
  const [step] = await tx
    .update(steps)
    .set({
      state: failure.isFinal ? 'failed' : 'waiting',
      failures: sql`${steps.failures} + 1`,
      error: failure.error,
    })
    .where(isStillMine(attempt))
    .returning();
  return step;
}

/** Puts a step back that was stopped on purpose, so that the stop does not count against it. */
export async function putStepBack(tx: Transaction, attempt: Attempt): Promise<void> {
  await tx.update(steps).set({ state: 'waiting' }).where(isStillMine(attempt));
}
