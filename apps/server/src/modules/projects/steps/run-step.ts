import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sentences } from '@kinora/contract/sentences';
import type { Transaction } from '../../../db/client.ts';
import { settlePaidStep } from '../../../gateway/index.ts';
import { isDatabaseAway } from '../../../platform/errors/database-away.ts';
import { outlastDatabase } from '../../../platform/errors/outlast-database.ts';
import type { JobRun } from '../../../platform/queue/job.ts';
import { ProviderError } from '@kinora/models';
import { discardFile, storeFile, writeAsset } from '../../assets/index.ts';
import type { KeptFile } from '../../assets/index.ts';
import { claimStep, touchProgress } from './claim-step.ts';
import type { ClaimedStep, StepTask } from './claim-step.ts';
import { finishStep, isAttemptFinished, isAttemptMine, putStepBack } from './commit-step.ts';
import { lockProject } from '../project.ts';
import { endWithFailedStep } from './end-with-failed-step.ts';
import { recordFailure } from './record-failure.ts';
import { suspendStep } from './suspend-step.ts';
import type { KeptStep, MadeStep, PipelineDeps, StepCall, StepWork } from './step-work.ts';

const PROGRESS_INTERVAL_MS = 10_000;
/** Starts in a row that may end with the worker's sudden death. From the third on the queue runs the job alone. */
const MOST_INTERRUPTIONS = 3;

/**
 * One attempt at a step from claim to commit. Idempotent: a finished step is left alone, and the result of an attempt
 * that was overtaken is thrown away.
 */
export async function runStep(
  deps: PipelineDeps,
  job: { task: StepTask; run: JobRun },
  work: StepWork,
): Promise<void> {
  const claimed = await claimStep(deps.database, {
    task: job.task,
    place: work.place,
    now: deps.clock.now(),
  });
  if (claimed === undefined) {
    job.run.log.info({ stepId: job.task.stepId }, 'Nothing to do for this step');
    return;
  }
  if (claimed.step.interruptions >= MOST_INTERRUPTIONS) {
    await endPoisonedStep(deps, { claimed, work, log: job.run.log });
    return;
  }
  const workFolder = await mkdtemp(join(deps.workRoot, 'step-'));
  try {
    const call = stepCall(deps, { claimed, run: job.run, workFolder });
    const made = await work.perform(claimed, call);
    if ('awaited' in made) {
      await suspendStep(deps, { claimed, work });
      return;
    }
    job.run.signal.throwIfAborted();
    await keepResult(deps, { claimed, made, work });
  } catch (error) {
    if (job.run.signal.aborted) {
      // Cancelled, or the worker stops: the queue must see the failure, or it would take the job as done.
      await outlastDatabase(() => deps.database.transaction((tx) => putStepBack(tx, claimed.step)));
      throw error;
    }
    await recordFailure(deps, { claimed, error, work, log: job.run.log });
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

/** A step that kills every worker that touches it must not go round for ever. */
async function endPoisonedStep(
  deps: PipelineDeps,
  end: { claimed: ClaimedStep; work: StepWork; log: JobRun['log'] },
): Promise<void> {
  const cause = new Error(`The step was interrupted ${end.claimed.step.interruptions} times`);
  const error = new ProviderError('unknown', sentences.failure.unknown, { cause });
  await recordFailure(deps, { ...end, error });
}

function stepCall(
  deps: PipelineDeps,
  about: { claimed: ClaimedStep; run: JobRun; workFolder: string },
): StepCall {
  let lastMs = deps.clock.now().getTime();
  const { project, step } = about.claimed;
  return {
    signal: about.run.signal,
    workFolder: about.workFolder,
    person: project.ownerId,
    log: about.run.log.child({ projectId: project.id, stepId: step.id }),
    paidFor: { stepId: step.id, projectId: project.id, ownerId: project.ownerId },
    noteProgress() {
      const now = deps.clock.now();
      if (now.getTime() - lastMs >= PROGRESS_INTERVAL_MS) {
        lastMs = now.getTime();
        touchProgress(deps.database, { projectId: project.id, now }).catch((error: unknown) =>
          about.run.log.warn({ err: error }, 'Progress could not be noted'),
        );
      }
    },
  };
}

interface ResultToKeep {
  readonly claimed: ClaimedStep;
  readonly made: MadeStep;
  readonly work: StepWork;
}

async function keepResult(deps: PipelineDeps, result: ResultToKeep): Promise<void> {
  const { claimed, made, work } = result;
  const { ownerId, id: projectId } = claimed.project;
  const kept: KeptFile[] = [];
  let isCommitted = false;
  try {
    for (const file of made.files) {
      kept.push(await storeFile(deps, { ...file, ownerId, projectId, madeBy: made.madeBy }));
    }
    isCommitted = await outlastDatabase(() =>
      deps.database.transaction((tx) =>
        commitResult(tx, deps, { claimed, made: { ...made, kept }, work, now: deps.clock.now() }),
      ),
    );
  } catch (error) {
    // The answer to a commit may be all that was lost, and then these files have their rows. If not, the sweeper comes.
    isCommitted = isDatabaseAway(error);
    throw error;
  } finally {
    if (!isCommitted) {
      await Promise.all(kept.map((file) => discardFile(deps, file)));
    }
  }
}

/** False when the project has moved on or another attempt took over: nothing of this attempt stays. */
async function commitResult(
  tx: Transaction,
  deps: PipelineDeps,
  result: { claimed: ClaimedStep; made: KeptStep; work: StepWork; now: Date },
): Promise<boolean> {
  const { claimed, made, work, now } = result;
  const project = await lockProject(tx, claimed.project.id);
  if (await isAttemptFinished(tx, claimed.step)) {
    // An earlier try of this commit went through and only its answer was lost.
    return true;
  }
  if (project?.run !== claimed.project.run || !work.place.statuses.includes(project.status)) {
    return false;
  }
  if (!(await isAttemptMine(tx, claimed.step))) {
    return false;
  }
  for (const kept of made.kept) {
    await writeAsset(tx, { kept, now });
  }
  await finishStep(tx, claimed.step, {
    assetId: made.kept[0]?.assetId ?? null,
    result: made.result,
    provider: made.madeBy.provider,
    now,
  });
  await settlePaidStep(tx, claimed.step.id);
  await touchProgress(tx, { projectId: project.id, now });
  await work.settle(tx, { project, step: claimed.step }, made);
  await endWithFailedStep(tx, deps, { projectId: project.id, endedStep: claimed.step.id });
  return true;
}
