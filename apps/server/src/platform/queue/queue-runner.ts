import { setTimeout as delay } from 'node:timers/promises';
import { type JobWithMetadata } from 'pg-boss';
import type { Logger } from 'pino';
import type { JobHandler, RegisteredJob } from './job.ts';
import {
  claimJob,
  renewLeases,
  settleJob,
  type JobLease,
  type JobOutcome,
  type LeaseDependencies,
} from './job-lease.ts';
import { runJob, type AbortReason } from './job-run.ts';
import { laneOf, type Lane, type Slots } from './lanes.ts';
import { openRanges, type OpenRange } from './open-ranges.ts';

export interface RunnerOptions extends LeaseDependencies {
  readonly queue: string;
  readonly workerId: string;
  readonly jobs: ReadonlyMap<string, RegisteredJob>;
  readonly pickHandler: (job: RegisteredJob) => JobHandler<unknown> | undefined;
  readonly slots: Slots;
  /** Awaited before each job. */
  readonly catchUp: () => Promise<void>;
  /** Pause between two looks at an empty queue. */
  readonly idleMs: number;
  readonly log: Logger;
}

export interface QueueRunner {
  runningCount(): number;
  /** Lets running jobs finish for `graceMs`, then aborts them and hands them back. */
  stop(graceMs: number): Promise<void>;
}

interface Running {
  readonly lease: JobLease;
  readonly lane: Lane;
  readonly group: string | null;
  readonly controller: AbortController;
  /** It may be what ended its worker before. */
  readonly isSuspect: boolean;
  readonly ended: Promise<void>;
}

const PULSE_MS = 1_000;

/**
 * Runs that ended with their worker or in an error, after which a job runs alone: if it takes the worker with it again,
 * only its own tries are used up, and the jobs that happened to run beside it are not taken for what it is.
 */
const RUNS_BEFORE_SUSPICION = 2;

/**
 * Fetches, runs and settles the jobs of one queue. The lease of everything running is renewed each second in one
 * statement, which is also how a cancel from another process is noticed.
 */
export function startQueueRunner(options: RunnerOptions): QueueRunner {
  const running = new Map<string, Running>();
  const stopping = new AbortController();
  const wake = createWake();
  const pulse = createWake();
  const runner = { options, running, wake, pulse, stopping: stopping.signal };
  const loops = [fetchLoop(runner), pulseLoop(runner)];
  return {
    runningCount: () => running.size,
    async stop(graceMs) {
      stopping.abort();
      wake.ring();
      await endRunning(running, graceMs);
      pulse.ring();
      await Promise.all(loops);
    },
  };
}

interface Runner {
  readonly options: RunnerOptions;
  readonly running: Map<string, Running>;
  /** Ends the pause of the fetching loop. */
  readonly wake: Wake;
  /** Ends the pause of the lease-renewing loop. */
  readonly pulse: Wake;
  readonly stopping: AbortSignal;
}

async function fetchLoop(runner: Runner): Promise<void> {
  const { options, running, wake, stopping } = runner;
  while (!stopping.aborted) {
    const job = await fetchNext(runner);
    if (job === null) {
      await wake.sleep(options.idleMs);
    } else {
      start(runner, job);
    }
  }
  // Leases must hold until the last run has ended.
  await Promise.all([...running.values()].map((run) => run.ended));
}

/** The first job that has a slot. A suspect shares them with nobody. */
async function fetchNext(runner: Runner): Promise<JobWithMetadata | null> {
  const { options, running } = runner;
  const runs = [...running.values()];
  if (runs.some((run) => run.isSuspect)) {
    return null;
  }
  try {
    for (const range of openRanges(options.slots, runs)) {
      const job = await fetchFrom(options, range);
      if (job !== undefined) {
        return job;
      }
    }
  } catch (error) {
    // The database is away or restarting; the next look comes soon.
    options.log.warn({ err: error }, 'The queue could not be read');
  }
  return null;
}

async function fetchFrom(
  { boss, queue }: RunnerOptions,
  range: OpenRange,
): Promise<JobWithMetadata | undefined> {
  const { highest, lowest, ignoreGroups } = range;
  const [job] = await boss.fetch<object>(queue, {
    batchSize: 1,
    includeMetadata: true,
    minPriority: lowest,
    maxPriority: highest,
    ...(ignoreGroups.length === 0 ? {} : { ignoreGroups: [...ignoreGroups] }),
  });
  return job;
}

function start(runner: Runner, job: JobWithMetadata): void {
  const controller = new AbortController();
  if (runner.stopping.aborted) {
    // It was on its way when the stop began, perhaps one that this very worker had just handed back.
    controller.abort('stopping' satisfies AbortReason);
  }
  const { queue, workerId } = runner.options;
  const lease: JobLease = { queue, jobId: job.id, runNumber: job.retryCount, workerId };
  const isSuspect = job.retryCount >= RUNS_BEFORE_SUSPICION;
  const before = isSuspect ? [...runner.running.values()].map((run) => run.ended) : [];
  const ended = execute(runner, job, { lease, controller, before })
    .catch((error: unknown) =>
      runner.options.log.error({ err: error, jobId: job.id }, "The job's end could not be written"),
    )
    .finally(() => {
      runner.running.delete(job.id);
      runner.wake.ring();
    });
  runner.running.set(job.id, {
    lease,
    lane: laneOf(job.priority),
    group: job.groupId ?? null,
    controller,
    isSuspect,
    ended,
  });
}

interface Execution {
  readonly lease: JobLease;
  readonly controller: AbortController;
  /** Runs that must have ended first. */
  readonly before: readonly Promise<void>[];
}

async function execute(
  { options }: Runner,
  job: JobWithMetadata,
  { lease, controller, before }: Execution,
): Promise<void> {
  await claimJob(options, lease);
  await Promise.all(before);
  await catchUp(options);
  const fetched = { jobId: job.id, data: job.data, attempt: job.retryCount + 1 };
  const outcome = await runJob(fetched, { ...options, controller });
  await settleWithPatience(options, lease, outcome);
}

/** A job without it is better than none. */
async function catchUp(options: RunnerOptions): Promise<void> {
  try {
    await options.catchUp();
  } catch (error) {
    options.log.warn({ err: error }, 'A job begins with what was known before');
  }
}

/** A finished run whose end is not written would be done again: worth waiting for a database that restarts. */
async function settleWithPatience(
  options: RunnerOptions,
  lease: JobLease,
  outcome: JobOutcome,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await settleJob(options, lease, outcome);
      return;
    } catch (error) {
      if (attempt === 10) {
        throw error;
      }
      await delay(Math.min(250 * 2 ** attempt, 3_000));
    }
  }
}

async function pulseLoop({ options, running, pulse, stopping }: Runner): Promise<void> {
  while (!stopping.aborted || running.size > 0) {
    await pulse.sleep(PULSE_MS);
    const runs = [...running.values()];
    if (runs.length === 0) {
      continue;
    }
    try {
      const held = await renewLeases(
        options.database,
        runs.map((run) => run.lease),
      );
      const lost = runs.filter((run) => !held.has(run.lease.jobId) && running.get(run.lease.jobId) === run);
      lost.forEach((run) => run.controller.abort('cancelled-or-lost' satisfies AbortReason));
    } catch (error) {
      options.log.warn({ err: error }, 'The leases of the running jobs could not be renewed');
    }
  }
}

async function endRunning(running: ReadonlyMap<string, Running>, graceMs: number): Promise<void> {
  const allEnded = async (): Promise<void> => {
    await Promise.all([...running.values()].map((run) => run.ended));
  };
  const patience = new AbortController();
  await Promise.race([
    allEnded(),
    delay(graceMs, undefined, { signal: patience.signal }).catch(() => undefined),
  ]);
  patience.abort();
  running.forEach((run) => run.controller.abort('stopping' satisfies AbortReason));
  await allEnded();
}

interface Wake {
  ring(): void;
  sleep(milliseconds: number): Promise<void>;
}

/** A sleep that a finished job or a stop ends early. */
function createWake(): Wake {
  let alarm = new AbortController();
  return {
    ring: () => alarm.abort(),
    async sleep(milliseconds) {
      await delay(milliseconds, undefined, { signal: alarm.signal }).catch(() => undefined);
      alarm = new AbortController();
    },
  };
}
