import { projectStatus } from '@kinora/contract/statuses';
import type { Transaction } from '../../db/client.ts';
import type { JobHandler, RegisteredJob } from '../../platform/queue/job.ts';
import { registerJob } from '../../platform/queue/job.ts';
import { enqueueStep, giveUpProject, moveProject, payHold, runStep } from '../projects/index.ts';
import type { AwaitedStep, ClaimedStep, KeptStep, MadeStep, StepCall, StepTask } from '../projects/index.ts';
import type { GenerationJob } from './generation-jobs.ts';
import { qualityOf } from './generation-outputs.ts';
import type { GenerationOutputs } from './generation-outputs.ts';
import type { GenerationsDeps } from './generations-deps.ts';

/** Makes the result: its file first, its poster second. */
export type MakeGeneration = (claimed: ClaimedStep, call: StepCall) => Promise<MadeStep | AwaitedStep>;

/** A single job with its handler, for the worker: made, kept, completed and paid in one step. */
export function registerGenerationJob(
  deps: GenerationsDeps,
  job: GenerationJob,
  make: MakeGeneration,
): RegisteredJob {
  return registerJob(job.definition, runGeneration(deps, job, make), giveUpProject(deps));
}

function runGeneration(
  deps: GenerationsDeps,
  { definition, begins }: GenerationJob,
  make: MakeGeneration,
): JobHandler<StepTask> {
  return (task, run) =>
    runStep(
      deps,
      { task, run },
      {
        place: { begins, statuses: [begins.to] },
        perform: make,
        settle: (tx, claimed, kept) => complete(tx, deps, { claimed, kept }),
        tryAgain: (tx, { project, step }, delaySeconds) =>
          enqueueStep(tx, deps.queue, { definition, project, step, delaySeconds }),
      },
    );
}

async function complete(
  tx: Transaction,
  deps: GenerationsDeps,
  done: { claimed: ClaimedStep; kept: KeptStep },
): Promise<void> {
  const { project } = done.claimed;
  const [result, poster] = done.kept.kept;
  if (result === undefined || poster === undefined) {
    throw new Error(`The result of ${project.id} was not kept`);
  }
  const outputs: GenerationOutputs = {
    resultAssetId: result.assetId,
    posterAssetId: poster.assetId,
    quality: qualityOf(done.kept),
  };
  const now = deps.clock.now();
  await moveProject(tx, {
    project,
    from: project.status,
    to: projectStatus.COMPLETE,
    isSingleJob: true,
    now,
    changes: { outputs, completedAt: now },
  });
  await payHold(tx, project, now);
}
