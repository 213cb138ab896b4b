import { sentences } from '@kinora/contract';
import type { PipelineDeps } from './step-work.ts';
import { failProject } from './fail-project.ts';
import { lockOwnProject } from './project.ts';
import { AppError } from '../../platform/errors/app-error.ts';

/**
 * Stops a project that is worked at or waits in a review: it becomes FAILED with 'Cancelled.', its jobs are aborted
 * wherever they run, its credits given back. @throws AppError `conflict` when it has ended, `not-found`
 */
export async function cancelProject(
  deps: Pick<PipelineDeps, 'database' | 'queue' | 'clock'>,
  owned: { projectId: string; ownerId: string },
): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const project = await lockOwnProject(tx, { ...owned, modes: 'any' });
    const sentence = sentences.failure.cancelled;
    const failure = { project, sentence, isCancel: true, now: deps.clock.now() };
    if (!(await failProject(tx, deps.queue, failure))) {
      throw new AppError('conflict', { detail: sentences.readiness.nothingToCancel });
    }
  });
}
