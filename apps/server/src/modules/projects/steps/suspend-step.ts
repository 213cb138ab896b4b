import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { steps } from '../../../db/schema/steps.ts';
import { cancelRequest } from './cancel-requests.ts';
import { touchProgress } from './claim-step.ts';
import type { ClaimedStep } from './claim-step.ts';
import { isAttemptMine } from './commit-step.ts';
import { lockProject } from '../project.ts';
import { providerRequestOf } from './provider-request.ts';
import type { AwaitedStep, PipelineDeps, StepWork } from './step-work.ts';

const SHORTEST_PAUSE_SECONDS = 2;
const LONGEST_PAUSE_SECONDS = 15;

/** Seconds until the provider is asked again: often at first, less often the longer it has worked. */
export function pauseSeconds(workedSeconds: number): number {
  return Math.min(LONGEST_PAUSE_SECONDS, Math.max(SHORTEST_PAUSE_SECONDS, Math.round(workedSeconds / 10)));
}

/**
 * Lets a step wait for its provider without holding a worker: its request is stored and the same job comes back after
 * a pause. When the project has moved on in the meantime, the provider is told to stop.
 */
export async function suspendStep(
  deps: PipelineDeps,
  pause: { claimed: ClaimedStep; awaited: AwaitedStep['awaited']; work: StepWork },
): Promise<void> {
  const { claimed, awaited, work } = pause;
  await deps.database.transaction(async (tx) => {
    const project = await lockProject(tx, claimed.project.id);
    const isWanted = project?.run === claimed.project.run && work.place.statuses.includes(project.status);
    if (project === undefined || !isWanted) {
      const { medium, model, operation } = awaited;
      await deps.queue.enqueue(
        tx,
        cancelRequest,
        { medium, model, operation },
        { group: claimed.project.ownerId },
      );
      return;
    }
    if (!(await isAttemptMine(tx, claimed.step))) {
      return;
    }
    await noteAnswer(tx, deps, { claimed, awaited });
    const workedMs = deps.clock.now().getTime() - Date.parse(awaited.submittedAt);
    await work.tryAgain(tx, { project, step: claimed.step }, pauseSeconds(workedMs / 1000));
  });
}

/** An answer ends a row of failures; only news from the provider count as progress. */
async function noteAnswer(
  tx: Transaction,
  deps: Pick<PipelineDeps, 'clock'>,
  answer: { claimed: ClaimedStep; awaited: AwaitedStep['awaited'] },
): Promise<void> {
  const { claimed, awaited } = answer;
  const before = providerRequestOf(claimed.step);
  const isFirst = before?.state !== 'running';
  await tx.update(steps).set({ providerRequest: awaited, failures: 0 }).where(eq(steps.id, claimed.step.id));
  if (isFirst || awaited.fraction > before.fraction) {
    await touchProgress(tx, { projectId: claimed.project.id, now: deps.clock.now() });
  }
}
