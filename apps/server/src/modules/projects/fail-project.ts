import { canCancel, isReview, isWorking, projectStatus, stepOfStatus } from '@kinora/contract';
import type { Transaction } from '../../db/client.ts';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import { cancelRequests } from './cancel-requests.ts';
import { moveProject } from './move-project.ts';
import { giveHoldBack } from './project-hold.ts';
import { giveStepHoldsBack } from './step-hold.ts';
import type { Project } from './project.ts';

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

/** Stops whatever still runs for a project: its jobs, and what providers work on. The caller holds its lock. */
export async function stopWork(
  tx: Transaction,
  queue: JobQueue,
  project: Pick<Project, 'id' | 'ownerId'>,
): Promise<void> {
  await queue.abort(tx, { payload: { projectId: project.id } });
  await cancelRequests(tx, queue, project);
}
