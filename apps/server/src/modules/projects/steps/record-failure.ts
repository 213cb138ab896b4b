import { sentences } from '@kinora/contract/sentences';
import type { Logger } from 'pino';
import { diskProblemOf, type DiskProblem } from '../../../platform/errors/disk-problem.ts';
import { outlastDatabase } from '../../../platform/errors/outlast-database.ts';
import { ProviderError } from '@kinora/models';
import type { ProviderErrorKind } from '@kinora/models';
import type { ClaimedStep } from './claim-step.ts';
import { noteStepFailure } from './commit-step.ts';
import { failProject } from '../fail-project.ts';
import { lockProject } from '../project.ts';
import { hasOthersAtVendors } from './others-at-vendors.ts';
import type { PipelineDeps, StepWork } from './step-work.ts';

/** Tries at a step before its project fails. */
const MAX_TRIES = 5;
const FIRST_DELAY_SECONDS = 1;
const LONGEST_DELAY_SECONDS = 60;
/** However long a provider asks to be left alone: nobody learns that a project waits for tomorrow. */
const LONGEST_PAUSE_SECONDS = 300;

/** Whether trying again can help. An `unknown` paid request may be running already and is never sent again by itself. */
const isPassing = {
  auth: false,
  no_credit: false,
  policy: false,
  invalid_input: false,
  rate_limited: true,
  transient: true,
  gone: false,
  unusable: false,
  unknown: false,
} as const satisfies Record<ProviderErrorKind, boolean>;

/** Seconds to wait before the next try: doubling, or what the provider asked for when that is longer, up to five minutes. */
export function retryDelaySeconds(failures: number, retryAfterMs = 0): number {
  const doubled = Math.min(LONGEST_DELAY_SECONDS, FIRST_DELAY_SECONDS * 2 ** (failures - 1));
  return Math.max(doubled, Math.min(LONGEST_PAUSE_SECONDS, Math.ceil(retryAfterMs / 1000)));
}

interface Judgement {
  readonly sentence: string;
  readonly canTryAgain: boolean;
  readonly retryAfterMs: number;
}

/** Somebody has to make room first. */
const DISK_PAUSE_MS = 15_000;

const sentenceByDiskProblem = {
  full: sentences.failure.diskFull,
  'read-only': sentences.failure.diskReadOnly,
} as const satisfies Record<DiskProblem, string>;

/**
 * Faults of our own (a full disk, a lost database, a crash in a child) count as passing, within the same bound. A result
 * that could not be written down is one of them, whoever says so.
 */
function judge(error: unknown): Judgement {
  const mayPass = !(error instanceof ProviderError) || isPassing[error.kind];
  const diskProblem = mayPass ? diskProblemOf(error) : null;
  if (diskProblem === null && error instanceof ProviderError) {
    return {
      sentence: error.message,
      canTryAgain: isPassing[error.kind],
      retryAfterMs: error.retryAfterMs ?? 0,
    };
  }
  return diskProblem === null
    ? { sentence: sentences.failure.unknown, canTryAgain: true, retryAfterMs: 0 }
    : { sentence: sentenceByDiskProblem[diskProblem], canTryAgain: true, retryAfterMs: DISK_PAUSE_MS };
}

/**
 * Notes a failed attempt and decides what follows: another try after a pause, or the end of the project with its
 * sentence. An attempt that was overtaken, or whose project has moved on, changes nothing.
 */
export async function recordFailure(
  deps: PipelineDeps,
  failed: { claimed: ClaimedStep; error: unknown; work: StepWork; log: Logger },
): Promise<void> {
  const { claimed, error, work, log } = failed;
  const { sentence, canTryAgain, retryAfterMs } = judge(error);
  const failures = claimed.step.failures + 1;
  const isFinal = !canTryAgain || failures >= MAX_TRIES;
  log.warn({ err: error, stepId: claimed.step.id, failures, isFinal }, 'A step failed');
  // Safe to repeat: once noted, the step is no longer this attempt's.
  await outlastDatabase(() =>
    deps.database.transaction(async (tx) => {
      const project = await lockProject(tx, claimed.project.id);
      const step = await noteStepFailure(tx, claimed.step, { error: sentence, isFinal });
      if (project?.run !== claimed.project.run || step === undefined) {
        return;
      }
      if (isFinal && (await work.comeBack?.(tx, { project, step })) === true) {
        return;
      }
      if (isFinal && (await hasOthersAtVendors(tx, { projectId: project.id, besidesStep: step.id }))) {
        // What others are being paid for goes on; whoever of them ends last ends the project.
        return;
      }
      if (isFinal) {
        await failProject(tx, deps.queue, { project, sentence, now: deps.clock.now() });
        return;
      }
      await work.tryAgain(tx, { project, step }, retryDelaySeconds(failures, retryAfterMs));
    }),
  );
}
