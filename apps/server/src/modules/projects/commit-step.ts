import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { steps } from '../../db/schema/steps.ts';
import type { JsonValue } from '../../providers/spec/call.ts';
import type { Step } from './step.ts';

/** The attempt that speaks: its words count only while nobody has started the step again. */
export type Attempt = Pick<Step, 'id' | 'attempt'>;

function isStillMine(attempt: Attempt) {
  return and(eq(steps.id, attempt.id), eq(steps.attempt, attempt.attempt), eq(steps.state, 'running'));
}

/** Makes the step finished. False: another attempt has taken over, and this result must be thrown away. */
export async function commitStep(
  tx: Transaction,
  attempt: Attempt,
  made: { assetId: string | null; result: JsonValue; provider: string | null; now: Date },
): Promise<boolean> {
  const { now, ...values } = made;
  const committed = await tx
    .update(steps)
    .set({ ...values, state: 'finished', error: null, finishedAt: now })
    .where(isStillMine(attempt))
    .returning({ id: steps.id });
  return committed.length === 1;
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
