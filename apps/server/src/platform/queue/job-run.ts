import type { Logger } from 'pino';
import { z } from 'zod';
import type { JobHandler, RegisteredJob } from './job.ts';
import type { JobOutcome } from './job-lease.ts';

/** Why a run's signal aborted; what the end of the run means depends on it. */
export type AbortReason = 'cancelled-or-lost' | 'stopping' | 'timeout';

export interface FetchedJob {
  readonly jobId: string;
  readonly data: unknown;
  readonly attempt: number;
}

export interface RunContext {
  readonly jobs: ReadonlyMap<string, RegisteredJob>;
  /** Which of a registered job's two functions this lane calls. */
  readonly pickHandler: (job: RegisteredJob) => JobHandler<unknown> | undefined;
  readonly controller: AbortController;
  readonly log: Logger;
}

/** How long a handler may take to unwind after its signal; then its slot is given away. */
const UNWIND_LIMIT_MS = 10_000;

const QueuedDataSchema = z.object({ name: z.string(), payload: z.unknown() });

/** Runs one job to its outcome; never throws. */
export async function runJob(job: FetchedJob, context: RunContext): Promise<JobOutcome> {
  const data = QueuedDataSchema.safeParse(job.data);
  const registered = data.success ? context.jobs.get(data.data.name) : undefined;
  if (!data.success || registered === undefined) {
    // A newer release may have queued it: another worker knows it, or this one after its update.
    const error = new Error(`No handler for the job ${JSON.stringify(data.data?.name)}.`);
    context.log.error({ err: error, jobId: job.jobId }, 'A job cannot be run');
    return { kind: 'failed', error };
  }
  const payload = registered.definition.payload.safeParse(data.data.payload);
  if (!payload.success) {
    const error = new Error(`The payload of ${data.data.name} is not valid.`, { cause: payload.error });
    context.log.error({ err: error, jobId: job.jobId }, 'A job cannot be run');
    return { kind: 'refused', error };
  }
  const handler = context.pickHandler(registered);
  if (handler === undefined) {
    return { kind: 'completed' };
  }
  return runHandler({ job, context, registered, handler, payload: payload.data });
}

interface HandlerRun {
  readonly job: FetchedJob;
  readonly context: RunContext;
  readonly registered: RegisteredJob;
  readonly handler: JobHandler<unknown>;
  readonly payload: unknown;
}

async function runHandler(run: HandlerRun): Promise<JobOutcome> {
  const { controller } = run.context;
  const { definition } = run.registered;
  const log = run.context.log.child({ jobId: run.job.jobId, job: definition.name, attempt: run.job.attempt });
  const timeout = setTimeout(
    () => controller.abort('timeout' satisfies AbortReason),
    definition.timeoutSeconds * 1000,
  );
  try {
    // Stopped or cancelled while it waited for the others to end.
    controller.signal.throwIfAborted();
    const call = run.handler(run.payload, {
      jobId: run.job.jobId,
      attempt: run.job.attempt,
      signal: controller.signal,
      log,
    });
    await Promise.race([call, rejectLongAfterAbort(controller.signal)]);
    return { kind: 'completed' };
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error(String(cause));
    if (controller.signal.reason === ('stopping' satisfies AbortReason)) {
      return { kind: 'handed-back' };
    }
    if (!controller.signal.aborted || controller.signal.reason === ('timeout' satisfies AbortReason)) {
      log.error({ err: error }, 'The job failed');
    }
    return { kind: 'failed', error };
  } finally {
    clearTimeout(timeout);
  }
}

/** A handler that ignores its signal must not hold its slot for ever. */
function rejectLongAfterAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const expire = (): void => {
      const give = (): void =>
        reject(new Error(`The job did not stop within ${UNWIND_LIMIT_MS} ms of its signal.`));
      setTimeout(give, UNWIND_LIMIT_MS).unref();
    };
    if (signal.aborted) {
      expire();
    } else {
      signal.addEventListener('abort', expire, { once: true });
    }
  });
}
