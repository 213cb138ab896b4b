import { sentences } from '@kinora/contract/sentences';
import { canCancel, isReview, isWorking, projectStatus, stepOfStatus } from '@kinora/contract/statuses';
import type { ProjectStatus } from '@kinora/contract/statuses';
import type { Transaction } from '../../db/client.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import { releaseStage, wantCancel } from '../../gateway/index.ts';
import { moveProject } from './move-project.ts';
import { giveHoldBack, payForVendorsWork } from './project-hold.ts';
import { lockOwnProject } from './project.ts';
import type { Project } from './project.ts';
import { giveStepHoldsBack, payForMadeSteps } from './steps/step-hold.ts';
import type { PipelineDeps } from './steps/step-work.ts';
import { readVendorsWork } from './vendors-work.ts';

export interface ProjectFailure {
  readonly project: Project;
  /** For the user. */
  readonly sentence: string;
  readonly now: Date;
  /** Somebody ends it: then it may wait in a review. */
  readonly isCancel?: boolean;
  /** Its owner ends it, and pays for what vendors have made. */
  readonly isOwnersWish?: boolean;
  /** It is over, also where it would go back to what it was before. */
  readonly isForGood?: boolean;
}

/**
 * Ends a project: FAILED with its sentence, the step or review to return to remembered, the credits given back and its
 * other jobs stopped, all in the caller's transaction, which holds the project's lock. False when it has ended, or rests.
 * A failure costs nothing; an owner who ends it pays for what vendors have made. What was made by the way (`returnsTo`)
 * ends alone: the project goes back to where that began, with the sentence as its notice.
 */
export async function failProject(
  tx: Transaction,
  queue: JobQueue,
  failure: ProjectFailure,
): Promise<boolean> {
  const { project, sentence, now, isCancel = false, isOwnersWish = false, isForGood = false } = failure;
  const { status, returnsTo } = project;
  if (isCancel ? !canCancel(status) : !isWorking(status) || isReview(status)) {
    return false;
  }
  if (returnsTo !== null && !isForGood) {
    return await goBack(tx, queue, { ...failure, to: returnsTo });
  }
  const failed = await moveProject(tx, {
    project,
    from: status,
    to: projectStatus.FAILED,
    isCancel,
    now,
    changes: {
      failedStep: isReview(status) ? status : stepOfStatus[status],
      error: sentence,
      returnsTo: null,
    },
  });
  if (failed === undefined) {
    return false;
  }
  // The credits last: the balance is locked after requests and the day, as when a step is finished.
  await stopWork(tx, queue, project);
  if (isOwnersWish) {
    const work = await readVendorsWork(tx, failed);
    await payForVendorsWork(tx, failed, { work, rest: { reason: sentence } });
    await payForMadeSteps(tx, work);
  } else {
    await giveHoldBack(tx, failed, { reason: sentence });
  }
  await giveStepHoldsBack(tx, { projectId: project.id, reason: sentence });
  return true;
}

/** Ends what was made by the way, and that alone: what is set aside for the project itself stays. */
async function goBack(
  tx: Transaction,
  queue: JobQueue,
  { project, sentence, now, isOwnersWish = false, to }: ProjectFailure & { to: ProjectStatus },
): Promise<boolean> {
  const { status } = project;
  const changes = { returnsTo: null, notice: sentence };
  const back = await moveProject(tx, { project, from: status, to, now, changes });
  if (back === undefined) {
    return false;
  }
  await stopWork(tx, queue, project);
  if (isOwnersWish) {
    await payForMadeSteps(tx, await readVendorsWork(tx, back));
  }
  await giveStepHoldsBack(tx, { projectId: project.id, reason: sentence });
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
 * wherever they run, its credits given back. Its owner pays for what vendors have made (`readCharges`); for whom an
 * admin ends it, pays nothing. @returns where it is then @throws AppError `conflict` when it has ended, `not-found`
 */
export async function cancelProject(
  deps: Pick<PipelineDeps, 'database' | 'queue' | 'clock'>,
  { by, ...owned }: { projectId: string; ownerId: string; by: 'owner' | 'admin' },
): Promise<ProjectStatus> {
  return await deps.database.transaction(async (tx) => {
    const project = await lockOwnProject(tx, { ...owned, modes: 'any' });
    const sentence = sentences.failure.cancelled;
    const isOwnersWish = by === 'owner';
    const failure = { project, sentence, isCancel: true, isOwnersWish, now: deps.clock.now() };
    if (!(await failProject(tx, deps.queue, failure))) {
      throw new AppError('conflict', { detail: sentences.readiness.nothingToCancel });
    }
    return project.returnsTo ?? projectStatus.FAILED;
  });
}
