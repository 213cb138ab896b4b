import { sentences } from '@kinora/contract/sentences';
import { and, eq } from 'drizzle-orm';
import { capabilityChecks } from '../../db/schema/index.ts';
import { inWorkFolder } from '../../platform/files/in-work-folder.ts';
import { registerJob } from '../../platform/queue/job.ts';
import type { JobHandler, JobRun, RegisteredJob } from '../../platform/queue/job.ts';
import type { CheckDeps } from './capabilities-deps.ts';
import { checkCapability } from './check-task.ts';
import type { CheckTask } from './check-task.ts';
import { tryCapability } from './try-capability.ts';

/** Longer than the slowest model takes for something small. */
const ANSWER_LIMIT_MS = 120_000;

/** The job that makes a small real call and notes what came of it: where work for people is done, with its settings. */
export function capabilityJobs(deps: CheckDeps): RegisteredJob[] {
  return [registerJob(checkCapability, runCheck(deps))];
}

interface Outcome {
  readonly isWorking: boolean;
  readonly sentence: string;
}

function runCheck(deps: CheckDeps): JobHandler<CheckTask> {
  return async (task, run) => {
    const begunMs = deps.clock.now().getTime();
    const outcome = await judge(deps, task, run);
    const finishedAt = deps.clock.now();
    await deps.database
      .update(capabilityChecks)
      .set({ ...outcome, finishedAt, tookMs: finishedAt.getTime() - begunMs })
      .where(
        and(eq(capabilityChecks.capability, task.capability), eq(capabilityChecks.provider, task.provider)),
      );
  };
}

async function judge(deps: CheckDeps, task: CheckTask, run: JobRun): Promise<Outcome> {
  const limit = AbortSignal.timeout(ANSWER_LIMIT_MS);
  try {
    const signal = AbortSignal.any([run.signal, limit]);
    const sentence = await inWorkFolder({ root: deps.workRoot, prefix: 'check-' }, (workFolder) =>
      tryCapability(deps, task, { signal, workFolder, log: run.log }),
    );
    return { isWorking: true, sentence };
  } catch (error) {
    // The worker stops or the job was cancelled: that says nothing about the provider.
    run.signal.throwIfAborted();
    run.log.warn(
      { err: error, capability: task.capability, provider: task.provider },
      'A provider failed its test',
    );
    return { isWorking: false, sentence: limit.aborted ? sentences.admin.checkTimedOut : reasonOf(error) };
  }
}

/** Providers' errors are sentences; what a mail server or the network says is for the admin's eyes, too. */
function reasonOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : sentences.failure.unknown;
}
