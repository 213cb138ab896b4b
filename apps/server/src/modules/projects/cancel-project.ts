import { sentences } from '@kinora/contract';
import type { PipelineDeps } from './step-work.ts';
import { failProject } from './fail-project.ts';
import { lockOwnProject } from './project.ts';
import { AppError } from '../../platform/errors/app-error.ts';

/**
 * Stops a working project: it becomes FAILED with 'Cancelled.', its jobs are aborted wherever they run, its credits
 * given back. @throws AppError `conflict` when nothing runs, `not-found`
 */
export async function cancelProject(
  deps: Pick<PipelineDeps, 'database' | 'queue' | 'clock'>,
  owned: { projectId: string; ownerId: string },
): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const project = await lockOwnProject(tx, { ...owned, modes: 'any' });
    const failure = { project, sentence: sentences.failure.cancelled, now: deps.clock.now() };
    if (!(await failProject(tx, deps.queue, failure))) {
      throw new AppError('conflict', { detail: sentences.readiness.nothingToCancel });
    }
  });
}
