import { sentences } from '@kinora/contract/sentences';
import { canCancel, isReview, isWorking, projectStatus, stepOfStatus } from '@kinora/contract/statuses';
import type { Transaction } from '../../db/client.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import { releaseStage, wantCancel } from '../../gateway/index.ts';
import { moveProject } from './move-project.ts';
import { giveHoldBack } from './project-hold.ts';
import { lockOwnProject } from './project.ts';
import type { Project } from './project.ts';
import { giveStepHoldsBack } from './steps/step-hold.ts';
import type { PipelineDeps } from './steps/step-work.ts';

export interface ProjectFailure {
  readonly project: Project;
  /** For the user. */
  readonly sentence: string;
  readonly now: Date;
  /** Its user ends it: then it may wait in a review. */
  readonly isCancel?: boolean;
}

/**
 * Ends a project: FAILED with its sentence, the step or review to return to remembered, the credits given back and its
 * other jobs stopped, all in the caller's transaction, which holds the project's lock. False when it has ended, or rests.
 */
export async function failProject(
  tx: Transaction,
  queue: JobQueue,
  failure: ProjectFailure,
): Promise<boolean> {
  const { project, sentence, now, isCancel = false } = failure;
  const { status } = project;
  if (isCancel ? !canCancel(status) : !isWorking(status) || isReview(status)) {
    return false;
  }
  const failed = await moveProject(tx, {
    project,
    from: status,
    to: projectStatus.FAILED,
    isCancel,
    now,
    changes: { failedStep: isReview(status) ? status : stepOfStatus[status], error: sentence },
  });
  if (failed === undefined) {
    return false;
  }
  await giveHoldBack(tx, failed, { reason: sentence });
  await giveStepHoldsBack(tx, { projectId: project.id, reason: sentence });
  await stopWork(tx, queue, project);
  return true;
}

/** Stops whatever still runs for a project: its jobs, and what vendors work on. The caller holds its lock. */
export async function stopWork(
  tx: Transaction,
  queue: JobQueue,
  project: Pick<Project, 'id' | 'ownerId'>,
): Promise<void> {
  await queue.abort(tx, { payload: { projectId: project.id } });
  await wantCancel(tx, project.id);
  await releaseStage(tx, project.id);
}

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
