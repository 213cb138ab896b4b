import { eq } from 'drizzle-orm';
import { steps } from '../../../db/schema/steps.ts';
import { secondsUntilNews, wantCancel } from '../../../gateway/index.ts';
import { touchProgress } from './claim-step.ts';
import type { ClaimedStep } from './claim-step.ts';
import { isAttemptMine } from './commit-step.ts';
import { lockProject } from '../project.ts';
import type { PipelineDeps, StepWork } from './step-work.ts';

/**
 * Lets a step wait for its vendor without holding a worker: the same job comes back when there is news. When the project
 * has moved on in the meantime, the vendor is told to stop.
 */
export async function suspendStep(
  deps: PipelineDeps,
  { claimed, work }: { claimed: ClaimedStep; work: StepWork },
): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const project = await lockProject(tx, claimed.project.id);
    const isWanted = project?.run === claimed.project.run && work.place.statuses.includes(project.status);
    if (project === undefined || !isWanted) {
      await wantCancel(tx, claimed.project.id);
      return;
    }
    if (!(await isAttemptMine(tx, claimed.step))) {
      return;
    }
    // Its failures stay counted: a vendor that takes a wish again and again, and fails it each time, must come to an end.
    await tx.update(steps).set({ state: 'waiting' }).where(eq(steps.id, claimed.step.id));
    await touchProgress(tx, { projectId: project.id, now: deps.clock.now() });
    await work.tryAgain(tx, { project, step: claimed.step }, await secondsUntilNews(tx, claimed.step.id));
  });
}
