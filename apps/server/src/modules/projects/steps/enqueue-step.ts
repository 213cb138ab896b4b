import type { Transaction } from '../../../db/client.ts';
import type { JobDefinition } from '../../../platform/queue/job.ts';
import type { JobQueue } from '../../../platform/queue/job-queue.ts';
import type { StepTask } from './claim-step.ts';
import type { Project } from '../project.ts';
import type { Step } from './step.ts';

export interface StepToQueue {
  readonly definition: JobDefinition<StepTask>;
  readonly project: Pick<Project, 'id' | 'run' | 'ownerId'>;
  readonly step: Pick<Step, 'id'> | undefined;
  readonly delaySeconds?: number;
}

/** Queues the job of a planned step, fairly among users. */
export async function enqueueStep(tx: Transaction, queue: JobQueue, work: StepToQueue): Promise<void> {
  if (work.step === undefined) {
    throw new Error(`The step of a ${work.definition.name} job was not planned`);
  }
  const task = { projectId: work.project.id, run: work.project.run, stepId: work.step.id };
  await queue.enqueue(tx, work.definition, task, {
    group: work.project.ownerId,
    ...(work.delaySeconds === undefined ? {} : { startAfterSeconds: work.delaySeconds }),
  });
}
