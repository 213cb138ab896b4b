import type { Transaction } from '../../../db/client.ts';
import { wasVendorAsked } from '../../../gateway/index.ts';
import type { JobDefinition } from '../../../platform/queue/job.ts';
import type { JobQueue } from '../../../platform/queue/job-queue.ts';
import type { Lane } from '../../../platform/queue/lanes.ts';
import type { StepTask } from './claim-step.ts';
import type { Project } from '../project.ts';
import type { Step } from './step.ts';

export interface StepToQueue {
  readonly definition: JobDefinition<StepTask>;
  readonly project: Pick<Project, 'id' | 'run' | 'ownerId'>;
  readonly step: Pick<Step, 'id' | 'input'> | undefined;
  readonly delaySeconds?: number;
  /** Before whatever else of its owner waits. */
  readonly isFirst?: boolean;
  /** Where it waits; by its kind and its maker unless told. */
  readonly lane?: Lane;
}

/** Queues the job of a planned step, fairly among users. What a vendor makes holds no processor here. */
export async function enqueueStep(tx: Transaction, queue: JobQueue, work: StepToQueue): Promise<void> {
  if (work.step === undefined) {
    throw new Error(`The step of a ${work.definition.name} job was not planned`);
  }
  const task = { projectId: work.project.id, run: work.project.run, stepId: work.step.id };
  const lane = (await isVendors(tx, work.step)) ? 'outside' : work.lane;
  await queue.enqueue(tx, work.definition, task, {
    group: work.project.ownerId,
    isFirstOfGroup: work.isFirst ?? false,
    ...(lane === undefined ? {} : { lane }),
    ...(work.delaySeconds === undefined ? {} : { startAfterSeconds: work.delaySeconds }),
  });
}

/** Steps of stories name their maker; a single's is known once it was asked. */
async function isVendors(tx: Transaction, { id, input }: Pick<Step, 'id' | 'input'>): Promise<boolean> {
  const isPinned = typeof input === 'object' && input !== null && 'maker' in input;
  return isPinned || (await wasVendorAsked(tx, id));
}
