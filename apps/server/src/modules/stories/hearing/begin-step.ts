import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { steps } from '../../../db/schema/steps.ts';
import type { JobDefinition } from '../../../platform/queue/job.ts';
import { enqueueStep } from '../../projects/index.ts';
import type { Project, Step, StepTask } from '../../projects/index.ts';
import type { StoriesDeps } from '../stories-deps.ts';

/** A job that did nothing, since the project moved on before its turn, is not waited for any longer. */
const PATIENCE_MS = 10_000;

/** Queues a step that somebody waits for beside the work of its project, unless it is on its way or made. */
export async function beginStep(
  tx: Transaction,
  deps: Pick<StoriesDeps, 'queue'>,
  wish: { definition: JobDefinition<StepTask>; project: Project; step: Step; now: Date },
): Promise<Step> {
  const { definition, project, step, now } = wish;
  const isFresh = step.createdAt.getTime() === now.getTime() && step.attempt === 0;
  const isForgotten = now.getTime() - (step.startedAt ?? step.createdAt).getTime() > PATIENCE_MS;
  if (step.state !== 'waiting' || !(isFresh || step.error !== null || isForgotten)) {
    return step;
  }
  await enqueueStep(tx, deps.queue, { definition, project, step });
  await tx
    .update(steps)
    .set({ error: null, startedAt: now })
    .where(and(eq(steps.id, step.id), eq(steps.state, 'waiting')));
  return { ...step, error: null };
}
